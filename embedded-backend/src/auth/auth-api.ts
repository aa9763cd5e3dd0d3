import { health, settings } from './about.ts';
import { AuthError, authErrorResponse } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { challengeFactor } from './factor-challenge.ts';
import { enrollFactor } from './factor-enroll.ts';
import { unenrollFactor } from './factor-unenroll.ts';
import { verifyFactor } from './factor-verify.ts';
import { logout } from './logout.ts';
import { networkOf } from '../gate/network.ts';
import { otp } from './otp.ts';
import { gotrueLimits, type Limit, type RateLimiter } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { recover } from './recover.ts';
import { resend } from './resend.ts';
import { signUp } from './signup.ts';
import { tokenByPassword } from './token-password.ts';
import { tokenByRefresh } from './token-refresh.ts';
import { readUser, updateUser } from './user.ts';
import { verify } from './verify.ts';
import { verifyRedirect } from './verify-redirect.ts';

type Handler = (context: AuthContext, from: AuthRequest) => Promise<Response>;

interface Route {
  readonly handle: Handler;
  readonly limit?: Limit;
  readonly readsBody?: boolean;
}

const GRANTS: ReadonlyMap<string | null, Handler> = new Map([
  ['password', tokenByPassword],
  ['refresh_token', tokenByRefresh],
]);

const token: Handler = (context, from) => {
  const grant = GRANTS.get(from.url.searchParams.get('grant_type'));
  if (grant === undefined) {
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
  return grant(context, from);
};

const ROUTES: Record<string, Route> = {
  'POST /signup': { handle: signUp, limit: gotrueLimits.mail, readsBody: true },
  'POST /verify': { handle: verify, limit: gotrueLimits.verify, readsBody: true },
  'GET /verify': { handle: verifyRedirect, limit: gotrueLimits.verify },
  'POST /token': { handle: token, limit: gotrueLimits.token, readsBody: true },
  'POST /otp': { handle: otp, limit: gotrueLimits.mail, readsBody: true },
  'POST /resend': { handle: resend, limit: gotrueLimits.mail, readsBody: true },
  'POST /recover': { handle: recover, limit: gotrueLimits.mail, readsBody: true },
  'GET /user': { handle: readUser },
  'PUT /user': { handle: updateUser, limit: gotrueLimits.mail, readsBody: true },
  'POST /logout': { handle: logout },
  'POST /factors': { handle: enrollFactor, readsBody: true },
  'DELETE /factors/:id': { handle: unenrollFactor },
  'POST /factors/:id/challenge': { handle: challengeFactor, limit: gotrueLimits.factor },
  'POST /factors/:id/verify': { handle: verifyFactor, limit: gotrueLimits.factor, readsBody: true },
  'GET /settings': { handle: settings },
  'GET /health': { handle: health },
};

/**
 * Whether a write failed because its user or login session was deleted after the handler had read it
 * (PostgreSQL only; PGlite handles one request at a time). A retry then returns the refusal for an account
 * that does not exist.
 */
const isOrphan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/** Handles a request to /auth/v1; never throws. */
export type AuthApi = (request: Request, peerAddress: string | null) => Promise<Response>;

export interface AuthApiOptions {
  readonly context: AuthContext;
  /** Limits requests by the peer's network; null: unlimited. A request without an address is not limited. */
  readonly limiter: RateLimiter | null;
  /** Reports failures that are not refusals. */
  readonly onError: (error: unknown) => void;
}

/** The part of Supabase Auth's HTTP interface that the portal uses, over the auth schema. */
export function createAuthApi({ context, limiter, onError }: AuthApiOptions): AuthApi {
  async function answer(request: Request, peerAddress: string | null): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/auth\/v1/, '').replace(/^\/factors\/[^/]+/, '/factors/:id');
    const route = ROUTES[`${request.method} ${path}`];
    if (route === undefined) throw new AuthError(404, 'not_found', 'Not Found');
    const network = peerAddress === null ? '' : networkOf(peerAddress);
    if (route.limit !== undefined && network !== '') await limiter?.take(`${path} ${network}`, route.limit);
    const body = route.readsBody === true ? await readBody(request) : {};
    const from: AuthRequest = { request, url, network, body };
    try {
      return await route.handle(context, from);
    } catch (error) {
      if (!isOrphan(error)) throw error;
      return route.handle(context, from);
    }
  }

  return async (request, peerAddress) => {
    try {
      return await answer(request, peerAddress);
    } catch (error) {
      if (!(error instanceof AuthError)) onError(error);
      else if (error.status >= 500) onError(error.cause ?? error);
      const refusal =
        error instanceof AuthError
          ? error
          : new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs');
      return authErrorResponse(refusal, request);
    }
  };
}
