import type { PGlite } from '@electric-sql/pglite';

// When PGlite's Postgres starts, stops or refuses a statement, it sets the exit code of the process: a
// refused statement would make a clean exit look like a crash.

/** Runs a task that starts or stops a PGlite and restores the exit code. */
export async function keepingExitCode<T>(task: () => Promise<T>): Promise<T> {
  const before = process.exitCode;
  try {
    return await task();
  } finally {
    process.exitCode = before;
  }
}

/** Prevents the statements of this PGlite from changing the exit code. */
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
