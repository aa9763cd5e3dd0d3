import { Client } from 'pg';
import { platformSql } from '../database/platform.sql.ts';
import type { Cluster } from '../postgres/cluster.ts';

const ADDRESS = 'VINCULO_TEST_SERVER';
const TEMPLATE = 'vinculo_empty';

/** Makes the database to copy, and hands the server to the run's test files; workers inherit the environment. */
export async function prepare(cluster: Cluster): Promise<void> {
  await run(cluster.url('template1'), `create database ${TEMPLATE}`);
  await run(cluster.url(TEMPLATE), platformSql);
  process.env[ADDRESS] = cluster.url('template1');
}

/** Makes a database on the run's PostgreSQL as a new project has it; answers its address. It goes with the server. */
export async function newDatabase(): Promise<string> {
  const server = process.env[ADDRESS];
  if (!server) throw new Error('Run these tests with Jest: `npx jest --selectProjects backend-postgres`.');
  const name = `fixture_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template ${TEMPLATE}`);
  return server.replace(/[^/]+$/, name);
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
