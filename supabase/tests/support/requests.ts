import { postgresConnection, type Connection, type Refusal } from './connection.ts';
import { become, useCopy } from './database.ts';
import { TUESDAY_MORNING } from './test-instants.ts';

/** The caller: a database role and a token's claims. */
export interface Caller {
  readonly role: string;
  readonly claims: string;
}

/** SQL and its parameters. */
export type Statement = readonly [sql: string, ...parameters: unknown[]];

/** A PostgreSQL of the test file for concurrent users, unlike PGlite's single session. */
export function useManyConnections() {
  const copy = useCopy();
  const open: Connection[] = [];
  const connect = async (): Promise<Connection> => {
    const connection = await postgresConnection(copy.url());
    open.push(connection);
    return connection;
  };
  afterAll(() => Promise.all(open.map((connection) => connection.close())));
  return { connect, connectMany: (count: number) => Promise.all(Array.from({ length: count }, connect)) };
}

/** Begins a user's transaction at an instant. */
export async function begin(connection: Connection, who: Caller, now: string): Promise<void> {
  await connection.query('begin');
  await connection.query(`select set_config('app.now', $1, true)`, [now]);
  await become(connection, who);
}

/** One request as a user, in its own transaction: returns its first row, or the error's message. */
export async function request<Row>(
  connection: Connection,
  who: Caller,
  [sql, ...parameters]: Statement,
  now = TUESDAY_MORNING,
): Promise<Row | string> {
  await begin(connection, who, now);
  try {
    const [row] = await connection.query<Row>(sql, parameters);
    await connection.query('commit');
    return row ?? 'nothing';
  } catch (error) {
    await connection.query('rollback');
    return (error as Refusal).message;
  }
}

/** Resolves when sessions of this database wait for another's lock. */
export async function untilWaiting(owner: Connection, count = 1): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline) {
    const waiting = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length >= count) return;
  }
  throw new Error('No session is waiting.');
}
