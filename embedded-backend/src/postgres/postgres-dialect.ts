import type { CompiledQuery, Dialect, QueryResult } from 'kysely';
import { quoteArgumentNames } from '../database/argument-names.ts';
import { UnfitValue } from '../database/sent-values.ts';
import { turnDialect, type Turn } from '../database/turn-dialect.ts';
import type { Session, Sessions } from './sessions.ts';

/** One of the server's sessions, as long as a piece of work lasts. */
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

/** postgres.js, too, cannot send what is no list to a list's parameter; it takes the statement back by itself. */
function refuseUnfit(error: Error & { readonly code?: string }): never {
  throw error.code === 'ERR_INVALID_ARG_TYPE' ? new UnfitValue(error) : error;
}

/** Kysely on a PostgreSQL server, with the cure of lite's argument names. */
export const postgresDialect = (sessions: Sessions): Dialect =>
  turnDialect(async () => new PostgresSession(await sessions.acquire()));
