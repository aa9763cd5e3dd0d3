import type { Database } from '../database/database.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { nowIso, type AuthContext, type AuthRequest } from './context.ts';
import { hasVerifiedFactor } from './factors.ts';
import { clearTokens } from './one-time-token.ts';
import { checkPassword, hashPassword, passwordMatches } from './password.ts';
import { metadataOf, textOf } from './read-body.ts';
import { requireSignedIn, type SignedIn } from './signed-in.ts';
import { readUserJson } from './user-json.ts';
import { findUserById } from './users.ts';

/** GET /user. */
export async function readUser(context: AuthContext, from: AuthRequest): Promise<Response> {
  const { user } = await requireSignedIn(context, from);
  return Response.json(await readUserJson(context.database, user));
}

/** A user with a second factor may change the password only in a session that has verified it. */
async function requireSecondFactor({ database }: AuthContext, { user, aal }: SignedIn): Promise<void> {
  if (aal === 'aal2' || !(await hasVerifiedFactor(database, user.id))) return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
}

async function newPasswordHash(
  context: AuthContext,
  password: string,
  signedIn: SignedIn,
): Promise<string | null> {
  if (password === '') return null;
  await checkPassword(password, context.settings);
  await requireSecondFactor(context, signedIn);
  if (await passwordMatches(password, signedIn.user.encrypted_password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
}

/** After a day, in milliseconds, a session is no longer proof of who is using it. */
const FRESH_MS = 24 * 60 * 60_000;

/** A new password requires a recent session: GoTrue's `secure_password_change`. */
async function requireFresh(context: AuthContext, { sessionId }: SignedIn): Promise<void> {
  const [session] = await context.database.query<{ created_at: string }>(
    'select created_at from auth.sessions where id = $1',
    [sessionId],
  );
  if (session && context.clock.now() - Date.parse(session.created_at) <= FRESH_MS) return;
  throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
}

/** Changing the address is not supported: no screen of the portal handles its two e-mails. */
function refuseEmailChange(from: AuthRequest, { user }: SignedIn): void {
  const email = textOf(from.body, 'email').toLowerCase();
  if (email !== '' && email !== user.email) throw validationFailed('Email change is disabled');
}

async function setPassword(
  context: AuthContext,
  inside: Database,
  { user, sessionId }: SignedIn,
  hash: string,
): Promise<void> {
  await inside.query(
    `update auth.users set encrypted_password = $2, updated_at = $3,
       confirmation_sent_at = null, recovery_sent_at = null where id = $1`,
    [user.id, hash, nowIso(context)],
  );
  await clearTokens(inside, user.id);
  await inside.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, sessionId]);
}

async function mergeMetadata(
  context: AuthContext,
  inside: Database,
  { user }: SignedIn,
  data: Record<string, unknown>,
): Promise<void> {
  const merged = Object.entries({ ...user.raw_user_meta_data, ...data });
  const kept = Object.fromEntries(merged.filter(([, value]) => value !== null));
  await inside.query('update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1', [
    user.id,
    JSON.stringify(kept),
    nowIso(context),
  ]);
}

/** PUT /user: sets a new password (which ends the other sessions) and metadata (null deletes a key). */
export async function updateUser(context: AuthContext, from: AuthRequest): Promise<Response> {
  const signedIn = await requireSignedIn(context, from);
  const { user } = signedIn;
  if (from.body['app_metadata'] !== undefined) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  refuseEmailChange(from, signedIn);
  const password = textOf(from.body, 'password');
  const hash = await newPasswordHash(context, password, signedIn);
  if (hash !== null) await requireFresh(context, signedIn);
  const data = metadataOf(from.body);
  const json = await context.database.transaction(async (inside) => {
    if (hash !== null) await setPassword(context, inside, signedIn, hash);
    if (Object.keys(data).length > 0) await mergeMetadata(context, inside, signedIn, data);
    return readUserJson(inside, (await findUserById(inside, user.id)) ?? user);
  });
  return Response.json(json);
}
