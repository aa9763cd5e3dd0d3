import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { quoteArgumentNames } from './argument-names.ts';
import type { Mutex } from './mutex.ts';

/** A connection that owns PGlite's only session until it is released. */
class LockedConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly release: () => void;

  constructor(pglite: PGlite, release: () => void) {
    this.#pglite = pglite;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#pglite.query<R>(quoteArgumentNames(query.sql), [
      ...query.parameters,
    ]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream rows.');
  }
}

class LockedDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #mutex: Mutex;

  constructor(pglite: PGlite, mutex: Mutex) {
    this.#pglite = pglite;
    this.#mutex = mutex;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LockedConnection> {
    return new LockedConnection(this.#pglite, await this.#mutex.acquire());
  }

  async beginTransaction(connection: LockedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: LockedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: LockedConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: LockedConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}

/**
 * Kysely on PGlite where a connection is a turn in a queue. PGlite has a single session:
 * without the queue two requests would run inside each other's transaction, one with the
 * other's role.
 */
export function lockedDialect(pglite: PGlite, mutex: Mutex): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LockedDriver(pglite, mutex),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
