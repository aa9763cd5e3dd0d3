import { authFactorsSql } from './platform/auth-factors.sql.ts';
import { authFunctionsSql } from './platform/auth-functions.sql.ts';
import { authLimitsSql } from './platform/auth-limits.sql.ts';
import { authTablesSql } from './platform/auth-tables.sql.ts';
import { realtimeSql } from './platform/realtime.sql.ts';
import { rolesSql } from './platform/roles.sql.ts';
import { storageSql } from './platform/storage.sql.ts';

/**
 * What a new Supabase project contains before the first migration: roles, schemas, default grants, the auth
 * and storage tables that this backend serves, and the functions that policies call. Column names, types and
 * defaults are Supabase's, so SQL written for it runs unchanged. Requires a superuser: on PGlite that is
 * postgres, which also runs the migrations; on a server postgres may be an ordinary role, as in Supabase.
 */
export const platformSql = [
  rolesSql,
  authTablesSql,
  authFactorsSql,
  authFunctionsSql,
  authLimitsSql,
  storageSql,
  realtimeSql,
].join('\n');

/** Parts missing from databases of earlier releases, each with an SQL expression that is null while it is missing. */
export const laterParts = [
  { present: `to_regnamespace('realtime')`, sql: realtimeSql },
  { present: `to_regclass('auth.limits')`, sql: authLimitsSql },
] as const;
