import type { Database } from '../database/database.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { nowIso, type AuthContext, type AuthRequest } from './context.ts';
import { requireEmail } from './email-address.ts';
import { checkPassword, hashPassword } from './password.ts';
import { metadataOf, textOf } from './read-body.ts';
import { mailToken } from './send-mail.ts';
import { obfuscatedUserJson, readUserJson, type UserJson } from './user-json.ts';
import { findUserByEmail, findUserById, type UserRow } from './users.ts';

/** What a new account starts with; the password comes hashed. */
export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Record<string, unknown>;
}

const APP_METADATA = JSON.stringify({ provider: 'email', providers: ['email'] });

/**
 * Writes an account and its e-mail identity in GoTrue's own three steps: the row with the sent
 * metadata, the identity with it, and the metadata once more. What of it may stay is the
 * database's decision (triggers on the auth tables), each time.
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
  if (user === null) throw new Error('The new user is gone.');
  return user;
}

/** Signs an address up, or mails its confirmation again; answers the person to show. */
export async function signUpWith(
  context: AuthContext,
  from: AuthRequest,
  newUser: NewUser,
): Promise<UserJson> {
  return context.database.transaction(async (inside) => {
    const existing = await findUserByEmail(inside, newUser.email);
    if (existing?.email_confirmed_at) {
      return obfuscatedUserJson(newUser.email, newUser.metadata, nowIso(context));
    }
    const user = existing ?? (await createUser(context, inside, newUser));
    await mailToken(context, inside, from, user, 'confirmation');
    return readUserJson(inside, (await findUserById(inside, user.id)) ?? user);
  });
}

async function createUser(context: AuthContext, inside: Database, newUser: NewUser): Promise<UserRow> {
  try {
    return await insertUser(context, inside, newUser);
  } catch (error) {
    throw Object.assign(new AuthError(500, 'unexpected_failure', 'Database error saving new user'), {
      cause: error,
    });
  }
}

/** POST /signup. */
export async function signUp(context: AuthContext, from: AuthRequest): Promise<Response> {
  const password = textOf(from.body, 'password');
  const address = textOf(from.body, 'email');
  if (address === '' && textOf(from.body, 'phone') === '') {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (address === '') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  if (password === '') throw validationFailed('Signup requires a valid password');
  await checkPassword(password, context.settings);
  const email = requireEmail(address);
  const metadata = metadataOf(from.body);
  const passwordHash = await hashPassword(password);
  return Response.json(await signUpWith(context, from, { email, passwordHash, metadata }));
}
