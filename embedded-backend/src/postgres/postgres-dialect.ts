import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import { quoteArgumentNames } from '../database/argument-names.ts';
import { UnfitValue } from '../database/sent-values.ts';
import { turnDialect, type Turn } from '../database/turn-dialect.ts';
import type { Session, Sessions } from './sessions.ts';

/** One session of the server for the duration of a task. */
class PostgresSession implements Turn {
  readonly #session: Session;
  readonly release: () => void;

  constructor(session: Session) {
    this.#session = session;
    this.release = () => session.release();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const sql = quoteArgumentNames(query.sql);
    const rows = await this.#session.unsafe(sql, query.parameters as never[]).catch(refuseUnfit);
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
export const postgresDialect = (sessions: Sessions): Dialect =>
  turnDialect(async () => new PostgresSession(await sessions.acquire()));
