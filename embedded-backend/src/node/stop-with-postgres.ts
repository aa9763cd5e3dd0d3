import type { PGlite } from '@electric-sql/pglite';

/** The "exit status" with which Postgres refuses a statement, which is an ordinary error. */
const REFUSED = 100;

/**
 * Ends the process when Postgres panics, as a PostgreSQL server would: for example on a full disk. PGlite
 * itself ignores the panic, and its next call never returns. Committed data is in the log and is available
 * after a restart.
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
        'The database stopped: its disk may be full. Fix the cause and start again; nothing committed is lost.\n',
        error,
      );
      process.exit(1);
    }
  };
}
