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
import { quoteArgumentNames } from '../database/argument-names.ts';
import { UnfitValue } from '../database/sent-values.ts';
import type { Session, Sessions } from './sessions.ts';

/** One of the server's sessions, as long as a piece of work lasts. */
class PostgresSession implements DatabaseConnection {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const sql = quoteArgumentNames(query.sql);
    const rows = await this.session.unsafe(sql, query.parameters as never[]).catch(refuseUnfit);
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

class PostgresDriver implements Driver {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresSession> {
    return new PostgresSession(await this.#sessions.acquire());
  }

  async beginTransaction(connection: PostgresSession): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: PostgresSession): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: PostgresSession): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: PostgresSession): Promise<void> {
    connection.session.release();
  }

  async destroy(): Promise<void> {}
}

/** Kysely on a PostgreSQL server, with the cure of lite's argument names. */
export function postgresDialect(sessions: Sessions): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(sessions),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
