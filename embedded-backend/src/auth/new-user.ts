import type { Database } from '../database/database.ts';
import { AuthError } from './auth-error.ts';
import { nowIso, type AuthContext } from './context.ts';
import { issueToken } from './one-time-token.ts';
import { readUserJson, type UserJson } from './user-json.ts';
import { findUserById, type UserRow } from './users.ts';

/** Initial values of a new account; the password is hashed. */
export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Record<string, unknown>;
}

const APP_METADATA = JSON.stringify({ provider: 'email', providers: ['email'] });

/**
 * Writes an account and its e-mail identity in GoTrue's own three steps: the row with the sent metadata, the
 * identity with it, and the metadata once more. In each step, database triggers on the auth tables decide
 * what is kept.
 */
async function insertUser(
  context: AuthContext,
  inside: Database,
  { email, passwordHash, metadata }: NewUser,
): Promise<UserRow> {
  const id = crypto.randomUUID();
  const now = nowIso(context);
  const claims = { sub: id, email, email_verified: false, phone_verified: false };
  const identityData = JSON.stringify({ ...metadata, ...claims });
  await inside.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
       confirmation_token, recovery_token, email_change, email_change_token_new,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3,
       '', '', '', '', $4, $5, $6, $6)`,
    [id, email, passwordHash, APP_METADATA, JSON.stringify(metadata), now],
  );
  await inside.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data,
       last_sign_in_at, created_at, updated_at)
     values (gen_random_uuid(), 'email', $1::text, $1::uuid, $2, $3, $3, $3)`,
    [id, identityData, now],
  );
  await inside.query('update auth.users set raw_user_meta_data = $2 where id = $1', [id, identityData]);
  const user = await findUserById(inside, id);
  if (user === null) throw new Error('The new user does not exist.');
  return user;
}

/** Writes an account; refuses with 500, like GoTrue, when the database's triggers refuse it. */
export async function createUser(context: AuthContext, inside: Database, newUser: NewUser): Promise<UserRow> {
  try {
    return await insertUser(context, inside, newUser);
  } catch (error) {
    throw Object.assign(new AuthError(500, 'unexpected_failure', 'Database error saving new user'), {
      cause: error,
    });
  }
}

/**
 * The response for a new account of this sign-up, without creating it: the database's triggers decide which
 * metadata is shown. It contains nothing of the account that awaits confirmation.
 */
export async function inventedUserJson(
  context: AuthContext,
  inside: Database,
  newUser: NewUser,
): Promise<UserJson> {
  const email = `${crypto.randomUUID()}@invented.invalid`;
  await inside.exec('savepoint invented');
  const user = await createUser(context, inside, { ...newUser, email });
  await issueToken(context, inside, user, 'confirmation');
  const shown = JSON.stringify(await readUserJson(inside, (await findUserById(inside, user.id)) ?? user));
  await inside.exec('rollback to savepoint invented');
  const typed = JSON.stringify(newUser.email).slice(1, -1);
  return JSON.parse(shown.replaceAll(email, () => typed)) as UserJson;
}
