import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { platformSql } from '../database/platform.sql.ts';
import { readSequences, readTables } from '../testing/releases/read-rows.ts';
import { startCluster } from './cluster.ts';
import { dumpPostgres, restorePostgres } from './dumps.ts';
import { findClients, findPrograms } from './programs.ts';

jest.setTimeout(300_000);

const SUPERUSER = 'supabase_admin';

/** A version with both server and clients on this machine; PostgreSQL from npm has no clients. */
const major = [17, 16, 15].find((version) => {
  try {
    return findPrograms(version) && findClients(version);
  } catch {
    return false;
  }
});

it('names the package of missing programs', () => {
  expect(() => findClients(99)).toThrow('apt-get install postgresql-client');
});

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const SORTED = (grants: string) =>
  `(select string_agg(each::text, ' ' order by each::text) from unnest(${grants}) as each)`;
/** Grants and owners. A dump states the defaults that a server leaves out. */
const GRANTS = `
  select p.oid::regprocedure::text as name, pg_get_userbyid(proowner) as owner,
    ${SORTED(`coalesce(proacl, acldefault('f', proowner))`)} as grants
  from pg_proc p where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select c.oid::regclass::text, pg_get_userbyid(relowner),
    ${SORTED(`coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))`)}
  from pg_class c where relkind in ('r', 'v', 'S') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`;

const contents = (url: string) =>
  connected(url, async (client) => {
    const database = {
      query: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
    };
    const grants = await database.query(GRANTS);
    const policies = await database.query(
      'select * from pg_policies order by schemaname, tablename, policyname',
    );
    const tables = (await readTables(database)).map((table) => ({
      ...table,
      generated: table.generated.toSorted(),
    }));
    return { tables, sequences: await readSequences(database), grants, policies };
  });

for (const version of major === undefined ? [] : [major])
  it(`restores a database of PostgreSQL ${version} with every row, grant, owner and policy, and only to an empty database`, async () => {
    const { migrations, seed } = await embeddedNode.readProject(path.resolve(__dirname, '../../../supabase'));
    const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-dump-'));
    const file = path.join(folder, 'database.dump');
    const first = await startCluster(SUPERUSER, version);
    const second = await startCluster(SUPERUSER, version);
    try {
      await connected(first.url('postgres'), async (client) => {
        await client.query(platformSql);
        await client.query('set search_path = "$user", public, extensions');
        for (const { sql } of migrations) await client.query(sql);
        await client.query(`select set_config('app.now', '2026-11-24T12:00:00Z', false)`);
        await client.query(seed);
      });
      const before = await contents(first.url('postgres'));
      expect(before.tables.flatMap(({ rows }) => rows).length).toBeGreaterThan(200);
      await dumpPostgres(first.url('postgres'), file);
      await restorePostgres(second.url('postgres'), file);
      const emptied = before.tables.map((table) =>
        table.table === 'private.profile_changes' ? { ...table, rows: [] } : table,
      );
      expect(emptied).not.toEqual(before.tables);
      expect(await contents(second.url('postgres'))).toEqual({ ...before, tables: emptied });
      await expect(restorePostgres(first.url('postgres'), file)).rejects.toThrow('is not empty');
    } finally {
      await first.stop();
      await second.stop();
      rmSync(folder, { recursive: true });
    }
  });
