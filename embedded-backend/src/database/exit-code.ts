import type { PGlite } from '@electric-sql/pglite';

// PGlite's Postgres starts, ends and leaves a refused statement like a program that ends, and each time sets the
// exit code of the process it runs in: one refused statement, and a clean end would look like a crash.

/** Runs what starts or ends a PGlite; the exit code stays as it was. */
export async function keepingExitCode<T>(task: () => Promise<T>): Promise<T> {
  const before = process.exitCode;
  try {
    return await task();
  } finally {
    process.exitCode = before;
  }
}

/** Lets no statement of this PGlite change the exit code. */
export function keepExitCode(pglite: PGlite): void {
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    const before = process.exitCode;
    try {
      return execute(message);
    } finally {
      process.exitCode = before;
    }
  };
}
