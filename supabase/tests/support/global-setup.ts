import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startCluster } from 'embedded-backend/postgres-cluster';
import { openEmbedded } from './embedded.ts';
import tearDown from './global-teardown.ts';
import { sharePreparedDatabases, registerCleanup, usesPglite, usesPostgres } from './prepared-databases.ts';
import { LOGIN_SESSIONS } from './login-sessions.ts';
import { applyFiles, PLATFORM, readMigrations, readSeed } from './migrations.ts';
import { SEEDED_AT } from './test-instants.ts';

const root = join(__dirname, '../..');

/** Prepares the migrated databases once per run, seeded at a fixed instant; each test file copies them. */
export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-snapshot-'));
  const cluster = usesPostgres ? await startCluster('supabase_admin') : undefined;
  registerCleanup({ ...(cluster && { cluster }), folder });
  try {
    const snapshot = join(folder, 'snapshot.tar');
    if (usesPglite) writeFileSync(snapshot, await dumpEmbedded());
    if (!cluster) sharePreparedDatabases({ snapshot });
    else {
      const postgres = { server: cluster.url('postgres'), template: await fillTemplate(cluster.url) };
      sharePreparedDatabases({ snapshot, postgres });
    }
  } catch (error) {
    await tearDown();
    throw error;
  }
}

async function fillTemplate(url: (database: string, role?: string) => string): Promise<string> {
  const template = 'vinculo_template';
  await connected(url('template1'), async (exec) => {
    await exec(`create database ${template}`);
  });
  await connected(url(template), async (exec) => {
    await applyFiles([PLATFORM, LOGIN_SESSIONS], exec);
    await exec(`alter database ${template} owner to postgres`);
    // The owner of the schema signs in with the superuser's password.
    await exec(`alter role postgres password '${new URL(url(template)).password}'`);
  });
  await connected(url(template, 'postgres'), async (exec) => {
    await applyFiles(readMigrations(root), exec);
    await exec(`set app.now = '${SEEDED_AT}'`);
    await applyFiles([readSeed(root)], exec);
  });
  return template;
}

async function dumpEmbedded(): Promise<Uint8Array> {
  const exitCode = process.exitCode;
  const db = await openEmbedded(root);
  await db.exec(`set app.now = '${SEEDED_AT}'`);
  await applyFiles([LOGIN_SESSIONS, readSeed(root)], (sql) => db.exec(sql));
  const dump = await db.dumpDataDir('none');
  await db.close();
  process.exitCode = exitCode;
  return new Uint8Array(await dump.arrayBuffer());
}

async function connected(url: string, work: (exec: (sql: string) => Promise<unknown>) => Promise<void>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work((sql) => client.query(sql));
  } finally {
    await client.end();
  }
}
