import type { Database } from '../database/database.ts';

/** A row of auth.users, as far as this backend reads it. Instants are ISO text. */
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

/** The person of an address, which is in lower case already; null when there is none, or none any more. */
export async function findUserByEmail(database: Database, email: string): Promise<UserRow | null> {
  const [row] = await database.query<UserRow>(
    'select * from auth.users where email = $1 and not is_sso_user and deleted_at is null',
    [email],
  );
  return row ?? null;
}

/** The person of an identifier; null when there is none, or none any more. */
export async function findUserById(database: Database, id: string): Promise<UserRow | null> {
  const [row] = await database.query<UserRow>(
    'select * from auth.users where id = $1 and deleted_at is null',
    [id],
  );
  return row ?? null;
}

/** How somebody signs in, the first way first. */
export function identitiesOf(database: Database, userId: string): Promise<IdentityRow[]> {
  return database.query<IdentityRow>('select * from auth.identities where user_id = $1 order by created_at', [
    userId,
  ]);
}

/** Whether somebody is kept out at a moment (milliseconds); by `infinity`, which is no date, always. */
export const isBanned = (user: UserRow, now: number): boolean =>
  user.banned_until !== null && !(Date.parse(user.banned_until) <= now);
