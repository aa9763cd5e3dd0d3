import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import { quoteArgumentNames } from '../database/argument-names.ts';
import { UnfitValue } from '../database/sent-values.ts';
import { turnDialect, type Turn } from '../database/turn-dialect.ts';
import type { ServerConnection, ServerConnections } from './connections.ts';

/** One connection of the server for the duration of a task. */
class PostgresTurn implements Turn {
  readonly #connection: ServerConnection;
  readonly release: () => void;

  constructor(connection: ServerConnection) {
    this.#connection = connection;
    this.release = () => connection.release();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const sql = quoteArgumentNames(query.sql);
    const rows = await this.#connection.unsafe(sql, query.parameters as never[]).catch(refuseUnfit);
    const changed = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(rows.command);
    const found = [...rows] as R[];
    return changed ? { rows: found, numAffectedRows: BigInt(rows.count) } : { rows: found };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed.');
  }
}

/** postgres.js cannot send a non-array for an array parameter either; it cancels the statement itself. */
function refuseUnfit(error: Error & { readonly code?: string }): never {
  throw error.code === 'ERR_INVALID_ARG_TYPE' ? new UnfitValue(error) : error;
}

/** Kysely on a PostgreSQL server, with the fix for lite's argument names. */
export const postgresDialect = (connections: ServerConnections): Dialect =>
  turnDialect(async () => new PostgresTurn(await connections.acquire()));
