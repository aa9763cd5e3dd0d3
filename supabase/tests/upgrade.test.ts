import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lostRows } from '../../embedded-backend/src/testing/releases/lost-rows.ts';
import {
  openRelease,
  RELEASES,
  type ReleaseFacts,
} from '../../embedded-backend/src/testing/releases/open-release.ts';
import { readRows, type TableRows } from '../../embedded-backend/src/testing/releases/read-rows.ts';
import { postgresConnection, type Connection } from './support/connection.ts';
import { preparedPostgres } from './support/hand-over.ts';
import { applyFiles, PLATFORM, readMigrations } from './support/migrations.ts';

const OWN_SCHEMA = 'supabase_migrations.';

/** A new database with the platform. Its owner is who runs migrations on Supabase. */
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
  for (const connection of [superuser, owner]) await connection.query(`set timezone = 'UTC'`);
  return { owner, superuser };
}

/** Puts the rows of a release where the migrations put theirs, without triggers and foreign keys. */
async function load(superuser: Connection, { tables, sequences }: ReleaseFacts): Promise<void> {
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

describe.each(RELEASES)('the rows of the release of %s on PostgreSQL', (name) => {
  let facts: ReleaseFacts;
  let tables: readonly TableRows[];
  let owner: Connection;
  let superuser: Connection;

  beforeAll(async () => {
    const release = openRelease(name);
    facts = release;
    rmSync(release.place, { recursive: true, force: true });
    tables = facts.tables.filter(({ table }) => !table.startsWith(OWN_SCHEMA));
    const recorded = facts.tables.find(({ table }) => table === `${OWN_SCHEMA}schema_migrations`);
    const versions = recorded?.rows.map(({ version }) => String(version)) ?? [];
    const migrations = readMigrations(join(__dirname, '..'));
    const isEarlier = (migration: { name: string }) => versions.includes(migration.name.slice(0, 14));
    ({ owner, superuser } = await newDatabase());
    const run = (sql: string) => owner.query(sql);
    await applyFiles(migrations.filter(isEarlier), run);
    await load(superuser, { ...facts, tables });
    await applyFiles(
      migrations.filter((migration) => !isEarlier(migration)),
      run,
    );
  }, 300_000);
  afterAll(async () => {
    await owner.close();
    await superuser.close();
  });

  test('are of every table', () => {
    expect(tables.map(({ rows }) => rows.length).filter((count) => count === 0)).toEqual([]);
  });

  test('stay as they were under every later migration', async () => {
    const lost: string[] = [];
    for (const before of tables) lost.push(...lostRows(before, await readRows(superuser, before.table)));
    expect(lost).toEqual([]);
  });
});
