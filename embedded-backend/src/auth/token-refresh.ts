import type { Database } from '../database/database.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { nowIso, type AuthContext, type AuthRequest } from './context.ts';
import { textOf } from './read-body.ts';
import { insertRefreshToken, sessionJson, sessionResponse, type SessionJson } from './session.ts';
import { endReason, SESSION_TIMES, type SessionTimes } from './session-life.ts';
import { findUserById, isBanned } from './users.ts';

interface RefreshRow {
  token: string;
  parent: string | null;
  user_id: string;
  session_id: string;
  revoked: boolean;
  updated_at: string;
}

const refused = (code: string, reason: string): AuthError =>
  new AuthError(400, code, `Invalid Refresh Token: ${reason}`);

async function findToken(inside: Database, token: string): Promise<(RefreshRow & SessionTimes) | null> {
  const [row] = await inside.query<RefreshRow & SessionTimes>(
    `select t.*, ${SESSION_TIMES} from auth.refresh_tokens t
     join auth.sessions s on s.id = t.session_id where t.token = $1`,
    [token],
  );
  return row ?? null;
}

async function activeTokenOf(inside: Database, sessionId: string): Promise<RefreshRow | null> {
  const [row] = await inside.query<RefreshRow>(
    `select * from auth.refresh_tokens where session_id = $1 and not revoked
     order by id desc limit 1`,
    [sessionId],
  );
  return row ?? null;
}

/** Revokes a refresh token and returns its replacement. */
async function rotate(context: AuthContext, inside: Database, row: RefreshRow): Promise<string> {
  const now = nowIso(context);
  // Locks sessions before their tokens, the same order as the deletion of an account.
  await inside.query(
    `update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2
     where id = $1`,
    [row.session_id, now],
  );
  await inside.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1 and not revoked',
    [row.token, now],
  );
  return insertRefreshToken(context, inside, row.user_id, row.session_id, row.token);
}

/** The token to continue with, or null when an old token was reused too late (stolen or lost). */
async function nextToken(context: AuthContext, inside: Database, row: RefreshRow): Promise<string | null> {
  if (!row.revoked) return rotate(context, inside, row);
  const active = await activeTokenOf(inside, row.session_id);
  if (active !== null && active.parent === row.token) return active.token;
  const age = context.clock.now() - Date.parse(row.updated_at);
  if (active !== null && age <= context.settings.reuseSeconds * 1000) {
    return rotate(context, inside, active);
  }
  await inside.query('update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1', [
    row.session_id,
    nowIso(context),
  ]);
  return null;
}

/** A new refresh token for a session, replacing the active one. */
export async function replaceToken(
  context: AuthContext,
  inside: Database,
  userId: string,
  sessionId: string,
): Promise<string> {
  const active = await activeTokenOf(inside, sessionId);
  return active === null
    ? insertRefreshToken(context, inside, userId, sessionId, null)
    : rotate(context, inside, active);
}

interface Refreshed {
  readonly session: SessionJson;
  readonly sessionId: string;
}

/**
 * Exchanges a refresh token: each works once. The parent of the active token may be reused (two tabs, a lost
 * response) and gets that token; an older one revokes the session's tokens.
 */
async function refresh(
  context: AuthContext,
  inside: Database,
  token: string,
): Promise<Refreshed | AuthError> {
  const row = await findToken(inside, token);
  const user = row === null ? null : await findUserById(inside, row.user_id);
  if (row === null || user === null) {
    return refused('refresh_token_not_found', 'Refresh Token Not Found');
  }
  if (isBanned(user, context.clock.now())) return refused('user_banned', 'User Banned');
  const over = endReason(context, row);
  if (over !== null) return refused('session_expired', over);
  const refreshToken = await nextToken(context, inside, row);
  if (refreshToken === null) return refused('refresh_token_already_used', 'Already Used');
  const sessionId = row.session_id;
  const session = await sessionJson(context, inside, user.id, { refreshToken, sessionId });
  return { session, sessionId };
}

/** POST /token?grant_type=refresh_token. */
export async function tokenByRefresh(context: AuthContext, from: AuthRequest): Promise<Response> {
  const token = textOf(from.body, 'refresh_token');
  if (!/^[a-z0-9]{12}$/.test(token)) throw validationFailed('Refresh token is not valid');
  // The refusal is returned, not thrown: revoking a stolen session must be committed.
  const outcome = await context.database.transaction((inside) => refresh(context, inside, token));
  if (outcome instanceof AuthError) throw outcome;
  return sessionResponse(outcome.session, outcome.sessionId);
}
