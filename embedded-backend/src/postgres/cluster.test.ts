import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openCluster, type Cluster } from './cluster.ts';

jest.setTimeout(60_000);

const runAt = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
};
const run = (cluster: Cluster, sql: string) => runAt(cluster.url('postgres'), sql);

const REFUSED = { code: '28P01' };

/** Tries to sign in like another user of this machine: with no password and with a wrong one. */
async function expectClosed(cluster: Cluster) {
  const url = new URL(cluster.url('postgres'));
  url.password = 'wrong';
  await expect(runAt(url.href, 'select 1')).rejects.toMatchObject(REFUSED);
  url.password = '';
  await expect(runAt(url.href, 'select 1')).rejects.toThrow('password');
}

let folder: string;
let kept: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinculo-kept-'));
  chmodSync(folder, 0o755);
  kept = path.join(folder, 'rows');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a PostgreSQL in a folder keeps its rows, and is used by one process at a time', async () => {
  const first = await openCluster(kept);
  await run(first, 'create table kept as select 1 as n');
  await expect(openCluster(kept)).rejects.toMatchObject({
    name: 'ClusterError',
    message: expect.stringContaining('postmaster.pid') as string,
  });
  await first.stop();
  const again = await openCluster(kept);
  expect(await run(again, 'select n from kept')).toEqual([{ n: 1 }]);
  await again.stop();
});

test('another user of this machine cannot sign in, and cannot read the password', async () => {
  const cluster = await openCluster(kept);
  await expectClosed(cluster);
  expect(statSync(path.join(kept, 'password')).mode & 0o777).toBe(0o600);
  await cluster.stop();
});

test('a folder of an earlier release, which trusts every local user, is upgraded with its rows', async () => {
  const rules = path.join(kept, 'data/pg_hba.conf');
  const earlier = await openCluster(kept);
  await run(earlier, 'create table kept as select 1 as n');
  await run(earlier, 'alter role postgres password null');
  await earlier.stop();
  writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('scram-sha-256', 'trust'));
  rmSync(path.join(kept, 'password'));

  const upgraded = await openCluster(kept);
  expect(await run(upgraded, 'select n from kept')).toEqual([{ n: 1 }]);
  await expectClosed(upgraded);
  expect(readFileSync(rules, 'utf8')).not.toMatch(/trust$/m);
  await upgraded.stop();
});

test('a lost password file is replaced', async () => {
  const first = await openCluster(kept);
  const { password } = new URL(first.url('postgres'));
  await first.stop();
  rmSync(path.join(kept, 'password'));
  const again = await openCluster(kept);
  expect(await run(again, 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(new URL(again.url('postgres')).password).not.toBe(password);
  await again.stop();
});
