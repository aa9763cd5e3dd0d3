import type { Database } from '../database/database.ts';
import { factorJson, factorsOf, type FactorRow } from './factors.ts';
import { identitiesOf, type IdentityRow, type UserRow } from './users.ts';

/** A user as /auth/v1 returns it. */
export type UserJson = Readonly<Record<string, unknown>> & { readonly id: string };

/** Drops the fields that GoTrue omits when they are empty. */
function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}

function identityJson(row: IdentityRow): Record<string, unknown> {
  return {
    identity_id: row.id,
    id: row.user_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    last_sign_in_at: row.last_sign_in_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    email: row.email,
  };
}

function userJson(
  user: UserRow,
  identities: readonly IdentityRow[],
  factors: readonly FactorRow[],
): UserJson {
  return {
    id: user.id,
    aud: user.aud ?? '',
    role: user.role ?? '',
    email: user.email ?? '',
    ...present({ email_confirmed_at: user.email_confirmed_at }),
    phone: user.phone ?? '',
    ...present({
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: identities.map(identityJson),
    ...(factors.length > 0 ? { factors: factors.map(factorJson) } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

/** A user as the API returns it, with identities and factors. */
export async function readUserJson(database: Database, user: UserRow): Promise<UserJson> {
  return userJson(user, await identitiesOf(database, user.id), await factorsOf(database, user.id));
}

/**
 * Response to a sign-up with a confirmed address: a fictitious user, so that the response does not reveal
 * whether the address has an account. No identities.
 */
export function obfuscatedUserJson(
  email: string,
  metadata: Record<string, unknown>,
  nowIso: string,
): UserJson {
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: nowIso,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: nowIso,
    updated_at: nowIso,
    is_anonymous: false,
  };
}
