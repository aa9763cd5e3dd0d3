import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openCluster, type Cluster } from './cluster.ts';

jest.setTimeout(60_000);

const run = async (cluster: Cluster, sql: string) => {
  const client = new Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

test('a PostgreSQL kept in a folder has its rows again, and is used by one process at a time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-kept-'));
  chmodSync(folder, 0o755);
  const kept = path.join(folder, 'rows');
  try {
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
  } finally {
    rmSync(folder, { recursive: true });
  }
});
