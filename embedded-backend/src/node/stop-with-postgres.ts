import type { PGlite } from '@electric-sql/pglite';

/** With this "exit status" Postgres leaves a refused statement, which is an ordinary error. */
const REFUSED = 100;

/**
 * Ends the process when Postgres panics, as a PostgreSQL server would: on a full disk, for example. PGlite itself
 * ignores it, and its next step never returns. What was committed is in the log and is there after a restart.
 */
export function stopWithPostgres(pglite: PGlite): void {
  const postgres = pglite.Module;
  const run = postgres._PostgresMainLoopOnce;
  postgres._PostgresMainLoopOnce = () => {
    try {
      run();
    } catch (error) {
      if ((error as { status?: unknown }).status === REFUSED) throw error;
      console.error(
        'The database stopped: its disk may be full. Start again when this is repaired; nothing committed is lost.\n',
        error,
      );
      process.exit(1);
    }
  };
}
