import { PRODUCT_NAME } from 'shared-domain/product';
import type { AreaServer } from 'shared-portal/contract';
import { securityHeaders } from '../security-headers.ts';
import { pageResponse } from './page-response.ts';
import { createSitemaps } from './sitemaps.ts';
import { createServedPages, type Limits, type ServedHost } from './served-pages.ts';

export interface FetchHandlerOptions {
  /** Sends a file or page of the site as its static host does; status 404: there is none. */
  readonly asset: (request: Request) => Promise<Response>;
  /** The portal's origin for absolute URLs. */
  readonly origin: string;
  readonly api: ServedHost['api'];
  /** The server bundles by their path in the site. */
  readonly servers: Readonly<Record<string, AreaServer>>;
  readonly limits?: Partial<Limits>;
  readonly onFault?: (error: unknown) => void;
}

/** What a web-standard server calls for each request. */
export type FetchHandler = (
  request: Request,
  /** Keeps the server running for work after the response. */
  waitUntil?: (work: Promise<unknown>) => void,
) => Promise<Response>;

/**
 * Renders the public pages of a site in front of Supabase, and leaves everything else to the static host. The bundles are
 * given, because some hosts load no code at run time; a version that is not among them is rendered by browsers.
 */
export function createFetchHandler({
  asset,
  origin,
  api,
  servers,
  ...rest
}: FetchHandlerOptions): FetchHandler {
  const apiOrigin = new URL(api.url).origin;
  const security = securityHeaders(apiOrigin === origin ? null : apiOrigin);
  const common = { ...rest, origin, api, fetch: ((input, init) => fetch(input, init)) as typeof fetch };
  const sitemaps = createSitemaps(common);
  const pages = createServedPages({
    ...common,
    productName: PRODUCT_NAME,
    async readText(path) {
      const response = await asset(new Request(origin + path));
      return response.ok ? response.text() : null;
    },
    load(entry) {
      const server = servers[entry];
      return server ? Promise.resolve(server) : Promise.reject(new Error(`${entry} is not deployed here`));
    },
  });
  return async (request, waitUntil) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return asset(request);
    const url = new URL(request.url);
    const sitemap = await sitemaps.answer(url);
    const page = sitemap ? null : await pages.render(url, waitUntil);
    const response = sitemap ?? (page && pageResponse(request, page));
    if (!response) return asset(request);
    for (const [name, value] of Object.entries(security)) response.headers.set(name, value);
    return response;
  };
}
