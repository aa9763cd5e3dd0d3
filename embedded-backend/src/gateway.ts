import type { AuthApi } from './auth/auth-api.ts';
import { networkOf } from './gate/network.ts';
import type { Clock } from './clock.ts';
import type { BackendKeys } from './keys.ts';
import type { DataApi } from './rest/data-api.ts';
import type { Realtime } from './realtime/hub.ts';
import { PUBLIC_FILES, type StorageApi } from './storage/storage-api.ts';
import { checkApiKey } from './gate/api-key.ts';
import { resolveCaller } from './gate/caller.ts';
import { preflight, withCors } from './gate/cors.ts';

/** What the host knows about a request besides the request. */
export interface RequestOrigin {
  /** Address of the peer, for rate limits. */
  readonly peerAddress: string | null;
}

export type Gateway = (request: Request, origin?: RequestOrigin) => Promise<Response>;

export interface GatewayOptions {
  readonly keys: BackendKeys;
  readonly clock: Clock;
  readonly authApi: AuthApi;
  readonly dataApi: DataApi;
  readonly storageApi: StorageApi;
  readonly functionsApi: (request: Request) => Promise<Response>;
  readonly realtime: Pick<Realtime, 'post'>;
  /** Reports errors that are not responses. */
  readonly onError: (error: unknown) => void;
}

const notFound = (): Response =>
  Response.json({ message: 'no Route matched with those values' }, { status: 404 });

const failed = (): Response => Response.json({ message: 'An unexpected error occurred' }, { status: 500 });

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** A redirecting link is opened by the browser without an API key. */
const opensWithoutKey = (method: string, pathname: string): boolean =>
  method === 'GET' && pathname === '/auth/v1/verify';

/** A signed URL of a file needs no key. */
const isSigned = (method: string, pathname: string): boolean =>
  reads(method) && pathname.startsWith('/storage/v1/object/sign/');

/** A file of a public bucket needs no key. */
const isPublicFile = (method: string, pathname: string): boolean =>
  reads(method) && pathname.startsWith(PUBLIC_FILES);

/** Calendar programs know an address and no key. On Supabase no function needs one (verify_jwt = false). */
const isCalendar = (method: string, pathname: string): boolean =>
  reads(method) && pathname.startsWith('/functions/v1/calendar/');

/** A bank's notification carries its secret in the path. */
const isNotification = (method: string, pathname: string): boolean =>
  method === 'POST' && pathname.startsWith('/functions/v1/pix-webhook/');

/** Runs before the APIs: preflights, API keys, access tokens and the caller. Never throws. */
export function createGateway(options: GatewayOptions): Gateway {
  const { keys, clock, authApi, dataApi, storageApi, functionsApi, realtime, onError } = options;
  async function answer(request: Request, peerAddress: string | null): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!/^\/(auth|rest|storage|functions|realtime)\/v1\//.test(pathname)) return notFound();
    if (request.method === 'OPTIONS') return preflight(request);
    if (opensWithoutKey(request.method, pathname)) return authApi(request, peerAddress);
    if (isSigned(request.method, pathname)) return storageApi.answerSigned(request);
    if (isPublicFile(request.method, pathname)) return storageApi.answerPublic(request);
    if (isCalendar(request.method, pathname) || isNotification(request.method, pathname))
      return functionsApi(request);
    const apiKey = checkApiKey(request, keys);
    if (apiKey instanceof Response) return apiKey;
    if (pathname.startsWith('/auth/')) return authApi(request, peerAddress);
    if (pathname.startsWith('/functions/')) return functionsApi(request);
    const caller = await resolveCaller(request, apiKey, keys, clock.now());
    if (caller instanceof Response) return caller;
    if (pathname.startsWith('/realtime/'))
      return /^\/realtime\/v1\/api\/broadcast(\/|$)/.test(pathname)
        ? realtime.post(request, caller)
        : notFound();
    if (pathname.startsWith('/storage/')) return storageApi.answer(request, caller);
    const network = peerAddress === null ? 'unknown' : networkOf(peerAddress);
    return dataApi(request, { ...caller, network });
  }

  return async (request, origin = { peerAddress: null }) => {
    try {
      return withCors(await answer(request, origin.peerAddress));
    } catch (error) {
      onError(error);
      return withCors(failed());
    }
  };
}
