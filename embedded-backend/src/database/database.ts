import type { PGlite } from '@electric-sql/pglite';
import type { Mutex } from './mutex.ts';

/** Rows are plain objects; the caller names the columns it selected. */
export interface Database {
  /** One statement with `$1`… parameters. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Any number of statements, without parameters. */
  exec(sql: string): Promise<void>;
  /** Runs a transaction; other work waits until it ends. Do not nest. */
  transaction<T>(work: (inside: Database) => Promise<T>): Promise<T>;
}

/** Statements sent without queueing: only for the holder of the connection. */
function session(pglite: PGlite): Database {
  const inside: Database = {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      return (await pglite.query<Row>(sql, [...parameters])).rows;
    },
    async exec(sql) {
      await pglite.exec(sql);
    },
    transaction: () => Promise.reject(new Error('Transactions do not nest.')),
  };
  return inside;
}

/**
 * The database as the backend's own code uses it: as owner, in the same queue as the requests, so never
 * inside another caller's transaction.
 */
export function queuedDatabase(pglite: PGlite, mutex: Mutex): Database {
  const inside = session(pglite);
  return {
    query: (sql, parameters) => mutex.run(() => inside.query(sql, parameters)),
    exec: (sql) => mutex.run(() => inside.exec(sql)),
    transaction: (work) =>
      mutex.run(async () => {
        await inside.exec('begin');
        try {
          const result = await work(inside);
          await inside.exec('commit');
          return result;
        } catch (error) {
          await inside.exec('rollback');
          throw error;
        }
      }),
  };
}
