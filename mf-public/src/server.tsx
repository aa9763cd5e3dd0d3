import { PostgrestClient } from '@supabase/postgrest-js';
import { QueryClient } from '@tanstack/react-query';
import {
  CONTRACT_VERSION,
  type AreaServer,
  type PortalClient,
  type ServedRequest,
} from 'shared-portal/contract';
import { serveArea } from 'shared-portal/prerender';
import { matchRoute, setAreaRoutes } from 'shared-portal/routes';
import { servedDirectory } from './directory/served-directory';
import { manifest } from './manifest';
import { servedProfile } from './profile/served-profile';
import { PublicRoutes } from './routes';

setAreaRoutes([manifest]);

const SCREENS = [servedProfile, servedDirectory];

const screenAt = (path: string | undefined) =>
  SCREENS.find(({ routes }) => routes.some((route) => route.path === path));

/** The pages of this area that a server renders for each request. */
export const areaServer: AreaServer = {
  contract: CONTRACT_VERSION,
  routes: SCREENS.flatMap(({ routes }) => routes),
  async render(request) {
    const { address, origin, now } = request;
    const url = new URL(address, origin);
    const screen = screenAt(matchRoute(url.pathname)?.path);
    if (!screen) throw new Error(`There is no screen for ${address}`);
    const queries = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: Infinity } },
    });
    const client = clientOf(request);
    const page = await screen.load(queries, () => Promise.resolve(client), url, now);
    const read = queries
      .getQueryCache()
      .findAll()
      .filter(({ state }) => state.status === 'success');
    const data = {
      origin,
      at: now,
      queries: read.map(({ queryKey, state }) => [queryKey, state.data] as const),
    };
    return { ...page, data, html: await serveArea('mf-public', PublicRoutes, address, data) };
  },
};

/** A client that reads only; the portal's own also signs in, subscribes and keeps a session. */
const clientOf = ({ api, fetch }: ServedRequest): PortalClient =>
  new PostgrestClient(`${api.url}/rest/v1`, {
    headers: { apikey: api.publishableKey },
    fetch,
  }) as unknown as PortalClient;
