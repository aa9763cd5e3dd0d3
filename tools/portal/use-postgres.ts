import path from 'node:path';
import type { Source } from 'embedded-backend';

/** A PostgreSQL in use. */
export interface UsedPostgres {
  readonly source: Source;
  /** Its current URL. */
  readonly url: string;
  /** Stops it if it was started by `usePostgres`. */
  readonly release: () => Promise<void>;
}

/**
 * Opens a PostgreSQL given by its URL (as a superuser), or by the folder of one that the portal runs itself
 * as long as it is in use. Creates a missing folder.
 */
export async function usePostgres(named: string): Promise<UsedPostgres> {
  // Loaded on demand, because PGlite does not need it.
  const { postgresDatabase } = await import('embedded-backend/postgres');
  if (/^postgres(ql)?:\/\//.test(named))
    return { source: postgresDatabase(named), url: named, release: () => Promise.resolve() };
  const { openCluster } = await import('embedded-backend/postgres-cluster');
  const cluster = await openCluster(path.resolve(named));
  const url = cluster.url('postgres');
  return { source: postgresDatabase(url), url, release: () => cluster.stop() };
}
