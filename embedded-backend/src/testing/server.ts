import { Client } from 'pg';
import { platformSql } from '../database/platform.sql.ts';
import type { Cluster } from '../postgres/cluster.ts';

const ADDRESS = 'VINCULO_TEST_SERVER';
const TEMPLATE = 'vinculo_empty';

/**
 * Creates the database to copy, and passes the server to the run's test files through the environment, which
 * workers inherit.
 */
export async function prepare(cluster: Cluster): Promise<void> {
  await run(cluster.url('template1'), `create database ${TEMPLATE}`);
  await run(cluster.url(TEMPLATE), platformSql);
  process.env[ADDRESS] = cluster.url('template1');
}

/**
 * Creates a new project's database on the run's PostgreSQL; returns its URL. It is deleted with the server.
 */
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
