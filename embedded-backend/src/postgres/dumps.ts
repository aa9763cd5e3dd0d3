import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { createRealtimeRoleSql } from '../database/platform/realtime.sql.ts';
import { createRolesSql } from '../database/platform/roles.sql.ts';
import { findClients } from './programs.ts';

const run = promisify(execFile);

/** Dumps a database of a server with pg_dump, in one snapshot; the server goes on serving. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const major = await withClient(url, majorOf);
  await call('pg_dump', major, url, ['--format=custom', `--file=${file}`]);
}

/**
 * Restores a dump to an empty database, in one transaction. Creates the roles that the dump refers to, because a dump
 * has none. The URL's user is a superuser. Throws when the database is not empty.
 */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const major = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select from pg_namespace where nspname in ('auth', 'private', 'storage') union all
       select from pg_tables where schemaname = 'public'`,
    );
    if (rows.length > 0) throw new Error('The database is not empty. Create a new one, and restore to that.');
    await client.query(createRolesSql + createRealtimeRoleSql);
    return majorOf(client);
  });
  await call('pg_restore', major, url, ['--single-transaction', '--exit-on-error', file]);
  // Transactions of another server, which would seem to be in the future of this one.
  await withClient(url, (client) =>
    client.query(`do $$ begin
      if to_regclass('private.profile_changes') is not null then truncate private.profile_changes; end if; end $$`),
  );
}

/** Keys under which the files of a database's rows are stored. */
export const storedKeysOf = (url: string): Promise<readonly string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      'select version as key from storage.objects where version is not null',
    );
    return rows.map(({ key }) => key);
  });

const majorOf = async (client: Client) => {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  return Math.floor(Number(rows[0]?.version) / 10_000);
};

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function call(program: string, major: number, url: string, options: readonly string[]): Promise<void> {
  const { href, password } = withoutPassword(url);
  // Other users of the machine can read arguments.
  const env = { ...process.env, PGPASSWORD: password };
  await run(path.join(findClients(major), program), [`--dbname=${href}`, ...options], { env });
}

function withoutPassword(url: string) {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { href: parsed.href, password };
}
