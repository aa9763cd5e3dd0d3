import type { PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import { quoteArgumentNames } from './argument-names.ts';
import type { Mutex } from './mutex.ts';
import { turnDialect, type Turn } from './turn-dialect.ts';

/** A connection that holds PGlite's only session until it is released. */
class LockedConnection implements Turn {
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

/**
 * Kysely on PGlite, with a queue for connections. PGlite has a single session: without the queue, concurrent
 * requests would run inside each other's transaction and role.
 */
export const lockedDialect = (pglite: PGlite, mutex: Mutex): Dialect =>
  turnDialect(async () => new LockedConnection(pglite, await mutex.acquire()));
