import type { PostgresConnection } from '@supabase/lite/postgres';
import { sql } from 'kysely';

/** Sets the statement timeout of the request's role until its transaction ends. */
const TIMEOUT_OF_ROLE = sql`
  select set_config('statement_timeout', split_part(setting, '=', 2), true)
  from pg_catalog.pg_roles, unnest(rolconfig) as setting
  where rolname = current_user and setting like 'statement\\_timeout=%'`;

/**
 * Limits the statements of each request like PostgREST: PostgreSQL applies a role's settings only at login.
 */
export function applyRoleTimeouts(connection: PostgresConnection): void {
  const withContext: PostgresConnection['withContext'] = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) =>
    withContext(
      vars,
      async (inside) => {
        await TIMEOUT_OF_ROLE.execute(inside);
        return work(inside);
      },
      options,
    );
}
