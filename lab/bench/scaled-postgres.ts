import { postgresDatabase } from 'embedded-backend/postgres';
import { startCluster } from 'embedded-backend/postgres-cluster';
import { usePostgres } from '../../tools/portal/use-postgres.ts';
import type { Scale } from '../../supabase/tests/support/scale-sql.ts';
import { fill, projectBackend } from './scaled-backend.ts';

/** Location of the measured rows. */
export interface ScaledRows {
  readonly scale: Scale;
  /** URL or folder of a PostgreSQL that `npm run seed:scale` filled; null: a new one is filled. */
  readonly filled: string | null;
}

/** Runs `work` on a PostgreSQL with generated rows, by its URL. A new one is deleted afterwards. */
export async function onScaledPostgres<T>(
  { scale, filled }: ScaledRows,
  log: (line: string) => void,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (filled !== null) {
    const used = await usePostgres(filled);
    try {
      return await work(used.url);
    } finally {
      await used.release();
    }
  }
  const cluster = await startCluster('postgres');
  try {
    const backend = await projectBackend(postgresDatabase(cluster.url('postgres')));
    await fill(backend, scale, log);
    await backend.close();
    return await work(cluster.url('postgres'));
  } finally {
    await cluster.stop();
  }
}
