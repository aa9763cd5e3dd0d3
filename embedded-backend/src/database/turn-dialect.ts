import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';

/** A connection held until it is released. */
export interface Turn extends DatabaseConnection {
  readonly release: () => void;
}

class TurnDriver implements Driver {
  readonly #acquire: () => Promise<Turn>;

  constructor(acquire: () => Promise<Turn>) {
    this.#acquire = acquire;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<Turn> {
    return this.#acquire();
  }

  async beginTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(turn: Turn): Promise<void> {
    turn.release();
  }

  async destroy(): Promise<void> {}
}

/** Kysely's PostgreSQL dialect on connections from `acquire`. */
export const turnDialect = (acquire: () => Promise<Turn>): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new TurnDriver(acquire),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
