import { checkAccessToken, type TokenCheck } from '../gate/access-token.ts';
import { bearerToken } from '../gate/api-key.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { findUserById, isBanned, type UserRow } from './users.ts';

/** The user and session of an access token. */
export interface SignedIn {
  readonly user: UserRow;
  readonly sessionId: string;
  /** `aal2` once a second factor was verified in this session. */
  readonly aal: string;
}

const REASONS = {
  expired: 'token has invalid claims: token is expired',
  malformed: 'token is malformed: token contains an invalid number of segments',
  signature: 'token signature is invalid: signature is invalid',
} as const satisfies Record<Extract<TokenCheck, { valid: false }>['reason'], string>;

const badJwt = (message: string): AuthError => new AuthError(403, 'bad_jwt', message);

/**
 * Null for a deleted session and for one whose refresh tokens were all revoked, which GoTrue would still
 * serve.
 */
async function findAal(context: AuthContext, sessionId: string): Promise<string | null> {
  const [session] = await context.database.query<{ aal: string }>(
    `select coalesce(s.aal, 'aal1') as aal from auth.sessions s where s.id = $1
       and exists (select from auth.refresh_tokens t where t.session_id = s.id and not t.revoked)`,
    [sessionId],
  );
  return session?.aal ?? null;
}

/** Reads the caller; 401 without a token, 403 when the token, user or session is not valid. */
export async function requireSignedIn(context: AuthContext, { request }: AuthRequest): Promise<SignedIn> {
  const token = bearerToken(request);
  if (token === null) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const check = await checkAccessToken(token, context.keys.jwtSecret, context.clock.now());
  if (!check.valid) {
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${REASONS[check.reason]}`);
  }
  const { sub, session_id: sessionId } = check.claims;
  if (sub === undefined) throw badJwt('invalid claim: missing sub claim');
  const user = await findUserById(context.database, sub);
  if (user === null) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (isBanned(user, context.clock.now())) {
    throw new AuthError(403, 'user_banned', 'User is banned');
  }
  const aal = typeof sessionId === 'string' ? await findAal(context, sessionId) : null;
  if (typeof sessionId !== 'string' || aal === null) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { user, sessionId, aal };
}
