import type { Database } from '../database/database.ts';
import { signAccessToken } from '../gate/access-token.ts';
import { nowIso, type AuthContext } from './context.ts';
import { readUserJson, type UserJson } from './user-json.ts';
import { findUserById, type UserRow } from './users.ts';

/** Authentication method for the token's `amr` claim; `totp` is the second factor. */
export type AuthMethod = 'password' | 'otp' | 'totp';

/** The response of /token and /verify, which supabase-js stores as its session. */
export interface SessionJson {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserJson;
}

export interface SessionTokens {
  readonly sessionId: string;
  readonly refreshToken: string;
}

const TOKEN_ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Twelve random characters, 60 bits. */
function randomRefreshToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => TOKEN_ALPHABET[byte % 32]).join('');
}

/** Adds a refresh token to a session; `parent` is the token it replaces. Returns the token. */
export async function insertRefreshToken(
  context: AuthContext,
  inside: Database,
  userId: string,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const token = randomRefreshToken();
  await inside.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, $5, $5)`,
    [token, userId, sessionId, parent, nowIso(context)],
  );
  return token;
}

/** Records how a session's user authenticated, or that they did so again. */
export async function recordMethod(
  context: AuthContext,
  inside: Database,
  sessionId: string,
  method: AuthMethod,
): Promise<void> {
  await inside.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [crypto.randomUUID(), sessionId, method, nowIso(context)],
  );
}

/** Opens a session for a user and records the sign-in. */
export async function openSession(
  context: AuthContext,
  inside: Database,
  userId: string,
  method: AuthMethod,
  userAgent: string | null,
): Promise<SessionTokens> {
  const sessionId = crypto.randomUUID();
  const now = nowIso(context);
  await inside.query(
    `insert into auth.sessions (id, user_id, aal, user_agent, created_at, updated_at)
     values ($1, $2, 'aal1', $3, $4, $4)`,
    [sessionId, userId, userAgent, now],
  );
  await recordMethod(context, inside, sessionId, method);
  await inside.query('update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1', [
    userId,
    now,
  ]);
  await inside.query('update auth.identities set last_sign_in_at = $2 where user_id = $1', [userId, now]);
  const refreshToken = await insertRefreshToken(context, inside, userId, sessionId, null);
  return { sessionId, refreshToken };
}

async function readMethods(
  inside: Database,
  sessionId: string,
): Promise<{ method: AuthMethod; timestamp: number }[]> {
  return inside.query(
    `select authentication_method as method,
            extract(epoch from updated_at)::bigint as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
}

async function accessToken(
  context: AuthContext,
  inside: Database,
  user: UserRow,
  sessionId: string,
  issuedAt: number,
): Promise<string> {
  const amr = await readMethods(inside, sessionId);
  const claims = {
    iss: `${context.settings.siteUrl}/auth/v1`,
    sub: user.id,
    aud: user.aud ?? 'authenticated',
    exp: issuedAt + context.settings.accessTokenSeconds,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role ?? 'authenticated',
    aal: amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1',
    amr,
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  };
  return signAccessToken(claims, context.keys.jwtSecret);
}

/** The token response for an open session, with the current user from the database. */
export async function sessionJson(
  context: AuthContext,
  inside: Database,
  userId: string,
  tokens: SessionTokens,
): Promise<SessionJson> {
  const user = await findUserById(inside, userId);
  if (user === null) throw new Error(`There is no user ${userId}`);
  const issuedAt = Math.floor(context.clock.now() / 1000);
  const seconds = context.settings.accessTokenSeconds;
  return {
    access_token: await accessToken(context, inside, user, tokens.sessionId, issuedAt),
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: issuedAt + seconds,
    refresh_token: tokens.refreshToken,
    user: await readUserJson(inside, user),
  };
}

/** The token response with the headers that GoTrue adds. */
export function sessionResponse(session: SessionJson, sessionId: string): Response {
  return Response.json(session, {
    headers: { 'sb-auth-user-id': session.user.id, 'sb-auth-session-id': sessionId },
  });
}
