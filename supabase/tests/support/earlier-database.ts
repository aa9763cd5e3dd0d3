import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  openRelease,
  type ReleaseData,
} from '../../../embedded-backend/src/testing/releases/open-release.ts';
import type { TableRows } from '../../../embedded-backend/src/testing/releases/read-rows.ts';
import { postgresConnection, type Connection } from './connection.ts';
import { preparedPostgres } from './prepared-databases.ts';
import { applyFiles, PLATFORM, readMigrations } from './migrations.ts';

/** A PostgreSQL database with the schema and the rows of an earlier release. */
export interface EarlierDatabase {
  /** The role that runs migrations on Supabase. */
  readonly owner: Connection;
  readonly superuser: Connection;
  /** The release's rows, by table. */
  readonly tables: readonly TableRows[];
  /** Applies the migrations that came after the release. */
  upgrade(): Promise<void>;
}

const OWN_SCHEMA = 'supabase_migrations.';

/** A new database with the platform. Its owner is the role that runs migrations on Supabase. */
async function newDatabase(): Promise<{ owner: Connection; superuser: Connection }> {
  const { server } = preparedPostgres();
  const name = `upgrade_${crypto.randomUUID().replaceAll('-', '')}`;
  const outside = await postgresConnection(server);
  await outside.query(`create database ${name} owner postgres`);
  await outside.close();
  const url = new URL(server);
  url.pathname = name;
  const superuser = await postgresConnection(url.href);
  await applyFiles([PLATFORM], (sql) => superuser.query(sql));
  url.username = 'postgres';
  const owner = await postgresConnection(url.href);
  return { owner, superuser };
}

/** Inserts the rows of a release without triggers and foreign keys. */
async function load(superuser: Connection, { tables, sequences }: ReleaseData): Promise<void> {
  await superuser.query(`set session_replication_role = replica`);
  await superuser.query(`truncate ${tables.map(({ table }) => table).join(', ')} cascade`);
  for (const { table, generated, rows } of tables) {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !generated.includes(column));
    if (columns.length === 0) continue;
    const names = columns.map((column) => `"${column}"`).join(', ');
    await superuser.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  for (const { name, value } of sequences)
    await superuser.query('select setval($1::regclass, $2)', [name, value]);
  await superuser.query(`set session_replication_role = origin`);
}

/** Creates a database in the state of a release, before any later migration. */
export async function openEarlierDatabase(release: string): Promise<EarlierDatabase> {
  const { place, ...facts } = openRelease(release);
  rmSync(place, { recursive: true, force: true });
  const tables = facts.tables.filter(({ table }) => !table.startsWith(OWN_SCHEMA));
  const recorded = facts.tables.find(({ table }) => table === `${OWN_SCHEMA}schema_migrations`);
  const versions = recorded?.rows.map(({ version }) => String(version)) ?? [];
  const migrations = readMigrations(join(__dirname, '../..'));
  const isEarlier = (migration: { name: string }) => versions.includes(migration.name.slice(0, 14));
  const { owner, superuser } = await newDatabase();
  const run = (sql: string) => owner.query(sql);
  await applyFiles(migrations.filter(isEarlier), run);
  await load(superuser, { ...facts, tables });
  const later = migrations.filter((migration) => !isEarlier(migration));
  return { owner, superuser, tables, upgrade: () => applyFiles(later, run) };
}
