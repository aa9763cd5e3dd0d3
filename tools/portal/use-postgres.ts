import path from 'node:path';
import type { Source } from 'embedded-backend';

/** A PostgreSQL in use. */
export interface UsedPostgres {
  readonly source: Source;
  /** Where it answers now. */
  readonly url: string;
  /** Stops it, if it was started for this use. */
  readonly release: () => Promise<void>;
}

/**
 * The PostgreSQL that somebody names: by its address (opened as a superuser), or by the folder that keeps one of our own,
 * which then runs as long as it is used. A folder that is not there is made.
 */
export async function usePostgres(named: string): Promise<UsedPostgres> {
  // Loaded by who asks for them: PGlite's users have no need of them.
  const { postgresDatabase } = await import('embedded-backend/postgres');
  if (/^postgres(ql)?:\/\//.test(named))
    return { source: postgresDatabase(named), url: named, release: () => Promise.resolve() };
  const { openCluster } = await import('embedded-backend/postgres-cluster');
  const cluster = await openCluster(path.resolve(named));
  const url = cluster.url('postgres');
  return { source: postgresDatabase(url), url, release: () => cluster.stop() };
}
