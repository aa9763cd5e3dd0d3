import type { Database } from '../database/database.ts';

/** The columns of auth.users that this backend reads. Instants are ISO text. */
export interface UserRow {
  id: string;
  aud: string | null;
  role: string | null;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  email_change: string | null;
  email_change_sent_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  banned_until: string | null;
  is_anonymous: boolean;
  created_at: string | null;
  updated_at: string | null;
}

export interface IdentityRow {
  id: string;
  provider: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string | null;
  updated_at: string | null;
}

/** The user with an address, which is already in lower case; null when there is none or it was deleted. */
export async function findUserByEmail(database: Database, email: string): Promise<UserRow | null> {
  const [row] = await database.query<UserRow>(
    'select * from auth.users where email = $1 and not is_sso_user and deleted_at is null',
    [email],
  );
  return row ?? null;
}

/** The user with an id; null when there is none or it was deleted. */
export async function findUserById(database: Database, id: string): Promise<UserRow | null> {
  const [row] = await database.query<UserRow>(
    'select * from auth.users where id = $1 and deleted_at is null',
    [id],
  );
  return row ?? null;
}

/** A user's identities, the oldest first. */
export function identitiesOf(database: Database, userId: string): Promise<IdentityRow[]> {
  return database.query<IdentityRow>('select * from auth.identities where user_id = $1 order by created_at', [
    userId,
  ]);
}

/**
 * Whether a user is banned at an instant (milliseconds); `infinity`, which Date cannot parse, means always.
 */
export const isBanned = (user: UserRow, now: number): boolean =>
  user.banned_until !== null && !(Date.parse(user.banned_until) <= now);
