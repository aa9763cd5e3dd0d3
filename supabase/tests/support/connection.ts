import { Client, type DatabaseError } from 'pg';

/** One session of either database. */
export interface Connection {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements in one round trip. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** A database error: PostgreSQL's code, or a procedure's own code as the message. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** A PGlite of the environment, which closes it. Only the test file's own may commit. */
export function embeddedConnection(open: typeof sharedDatabase): Connection {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      const database = await open();
      return (await database.query<Row>(sql, [...parameters]).catch(refuse)).rows;
    },
    async script(sql) {
      const database = await open();
      await database.exec(sql).catch(refuse);
    },
    close: () => Promise.resolve(),
  };
}

/** A new session of a PostgreSQL database, in UTC as on Supabase. The caller closes it. */
export async function postgresConnection(url: string): Promise<Connection> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      return (await client.query(sql, [...parameters]).catch(refuse)).rows as Row[];
    },
    async script(sql) {
      await client.query(sql).catch(refuse);
    },
    close: () => client.end(),
  };
}

/**
 * PGlite's errors come from outside Jest's sandbox, so they are identified by their fields instead of
 * instanceof.
 */
function refuse(error: unknown): never {
  const { code, message } = error as Partial<DatabaseError>;
  if (typeof code !== 'string' || typeof message !== 'string') throw error;
  throw new Refusal(code, message);
}
