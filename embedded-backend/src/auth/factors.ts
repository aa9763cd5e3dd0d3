import type { Database } from '../database/database.ts';
import { AuthError } from './auth-error.ts';

/** The columns of auth.mfa_factors that this backend reads. */
export interface FactorRow {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  secret: string;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

/** A factor as the API returns it, without its secret. */
export const factorJson = (row: FactorRow): Record<string, unknown> => ({
  id: row.id,
  created_at: row.created_at,
  updated_at: row.updated_at,
  status: row.status,
  ...(row.friendly_name ? { friendly_name: row.friendly_name } : {}),
  factor_type: row.factor_type,
  phone: '',
  last_challenged_at: row.last_challenged_at,
});

/** A user's factors, the oldest first. */
export const factorsOf = (database: Database, userId: string): Promise<FactorRow[]> =>
  database.query<FactorRow>('select * from auth.mfa_factors where user_id = $1 order by created_at, id', [
    userId,
  ]);

/** Whether a user has a verified second factor. */
export async function hasVerifiedFactor(database: Database, userId: string): Promise<boolean> {
  const factors = await factorsOf(database, userId);
  return factors.some(({ status }) => status === 'verified');
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text is a valid UUID. */
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * The user's factor in the request's path, locked until the transaction ends; refuses with 404 when the user
 * has none with that id.
 */
export async function requireFactor(inside: Database, userId: string, url: URL): Promise<FactorRow> {
  const id = /\/factors\/([^/]+)/.exec(url.pathname)?.[1] ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const [factor] = await inside.query<FactorRow>(
    'select * from auth.mfa_factors where id = $1 and user_id = $2 for update',
    [id, userId],
  );
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}
