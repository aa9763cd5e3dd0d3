import type { Deployment } from './deployment-kind.ts';
import type { Database } from '../database/database.ts';
import { DEMO_ADMIN } from './demo-accounts.ts';

/**
 * The database belongs to another kind of deployment: real users and a demonstration's data are never mixed.
 */
export class DeploymentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DeploymentError';
  }
}

/** Refuses a database of another kind of deployment, before anything is written. Throws `DeploymentError`. */
export async function checkDeployment(database: Database, deployment: Deployment): Promise<void> {
  const wasSeeded = await hasRows(database, 'supabase_migrations.seed_files');
  if (deployment === 'service' && wasSeeded)
    throw new DeploymentError(
      'This database was created by a demonstration and cannot be opened as a service. Choose another folder.',
    );
  if (deployment !== 'service' && !wasSeeded && (await hasRows(database, 'auth.users')))
    throw new DeploymentError(
      'This database has real accounts and cannot be opened as a demonstration. Choose another folder.',
    );
}

/**
 * Stores the kind of deployment in the database, and who makes its charges. A demonstration's consultations happen in the
 * portal's room, and its own admin has rights on this machine only.
 */
export async function writeDeployment(
  database: Database,
  deployment: Deployment,
  hasBank = false,
): Promise<void> {
  const isDemonstration = deployment !== 'service';
  await database.transaction(async (inside) => {
    await inside.query(
      `update public.deployment_settings set demonstration = $1, pix_simulation = $2, test_admins = $3,
         room_provider = case when $1 then 'p2p' else room_provider end`,
      [isDemonstration, isDemonstration && !hasBank, deployment === 'demonstration'],
    );
    await inside.query('select public.set_payment_provider($1)', [
      hasBank ? 'api-pix' : isDemonstration ? 'simulated' : null,
    ]);
    if (deployment === 'public demonstration') await removeAdmins(inside);
    if (deployment === 'demonstration')
      await inside.query(`update public.profiles set role = 'admin', is_admin = true where email = $1`, [
        DEMO_ADMIN,
      ]);
  });
}

/** Admins created while the demonstration was local have passwords that its visitors chose or saw. */
async function removeAdmins(database: Database): Promise<void> {
  const admins = await database.query<{ id: string }>(
    `update public.profiles set role = 'patient', is_admin = false where role = 'admin' or is_admin returning id`,
  );
  const ids = admins.map(({ id }) => id);
  await database.query('delete from auth.sessions where user_id = any ($1)', [ids]);
  await database.query('update auth.users set encrypted_password = null where email = $1', [DEMO_ADMIN]);
}

/**
 * Makes a confirmed patient an admin; for the operator of the host, never reachable by a request. Returns
 * whether the account is now an admin.
 */
export async function makeAdmin(database: Database, email: string): Promise<boolean> {
  const named = await database.query(
    `update public.profiles p set role = 'admin', is_admin = true
     from auth.users u
     where u.id = p.id and u.email = lower($1) and u.email_confirmed_at is not null and p.role in ('patient', 'admin')
     returning p.id`,
    [email.trim()],
  );
  return named.length > 0;
}

async function hasRows(database: Database, table: string): Promise<boolean> {
  const [row] = await database.query<{ present: string | null }>('select to_regclass($1)::text as present', [
    table,
  ]);
  if (!row?.present) return false;
  return (await database.query(`select 1 from ${table} limit 1`)).length > 0;
}
