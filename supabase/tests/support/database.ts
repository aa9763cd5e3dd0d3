import { escapeLiteral } from 'pg';
import { embeddedConnection, postgresConnection, type Connection } from './connection.ts';
import { preparedPostgres, usesPglite, usesPostgres } from './prepared-databases.ts';
import { TUESDAY_MORNING } from './test-instants.ts';
import { credentials, type Actor } from './people.ts';

// Copying a database is slow on a slow machine.
jest.setTimeout(30_000);

/** A seeded database inside a transaction that is rolled back after the test. */
export interface TestDatabase {
  /**
   * Runs one statement as an actor; an error rolls back only that statement.
   * @throws {Refusal}
   */
  as<Row = Record<string, unknown>>(
    actor: Actor,
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /** Runs a statement as the owner, for test data and for reading past the policies. */
  owner<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /**
   * Moves the clock.
   * @param instant UTC ISO text
   */
  travel(instant: string): Promise<void>;
}

/**
 * Declares the same tests for PGlite and for PostgreSQL. Each test starts from the seed, on Tuesday morning,
 * and is rolled back.
 */
export const onEveryDatabase = (declare: (database: TestDatabase) => void): void =>
  onEngines(sharedDatabase, sharedDatabaseUrl, declare);

/** The same in databases of this file alone: what other files left behind changes the planner's choices. */
export const onNewDatabases = (declare: (database: TestDatabase) => void): void =>
  onEngines(ownDatabase, copyDatabase, declare);

function onEngines(
  open: typeof sharedDatabase,
  urlOnPostgres: () => Promise<string>,
  declare: (database: TestDatabase) => void,
): void {
  if (usesPglite)
    describe('on PGlite', () => {
      describeOn(() => Promise.resolve(embeddedConnection(open)), declare);
    });
  if (!usesPostgres) return;
  describe('on PostgreSQL', () => {
    describeOn(async () => postgresConnection(await urlOnPostgres()), declare);
  });
}

/** A PostgreSQL database of this test file; deleted with the server at the end of the run. */
export function useCopy(): { url(): string } {
  let url = '';
  beforeAll(async () => {
    url = await copyDatabase();
  });
  return { url: () => url };
}

/** The URL of a new PostgreSQL database with the seed. */
export const copyDatabase = (): Promise<string> =>
  createDatabase(`test_${crypto.randomUUID().replaceAll('-', '')}`);

/** The URL of this worker's PostgreSQL database, for tests that roll back. */
async function sharedDatabaseUrl(): Promise<string> {
  const name = `shared_${process.env['JEST_WORKER_ID'] ?? ''}`;
  return createDatabase(name, { unlessExists: true });
}

async function createDatabase(name: string, { unlessExists = false } = {}): Promise<string> {
  const { server, template } = preparedPostgres();
  const connection = await postgresConnection(server);
  const [known] = unlessExists
    ? await connection.query('select from pg_database where datname = $1', [name])
    : [];
  if (!known) await connection.query(`create database ${name} template ${template} owner postgres`);
  await connection.close();
  return server.replace(/[^/]+$/, name);
}

function describeOn(open: () => Promise<Connection>, declare: (database: TestDatabase) => void): void {
  let connection: Connection;
  let hasSavepoint = false;
  let current: Actor | null = null;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    [hasSavepoint, current] = [false, null];
    await connection.query('begin');
    await travel(TUESDAY_MORNING);
  });
  afterEach(() => connection.query('rollback'));

  const travel = async (instant: string) => {
    await connection.query(`select set_config('app.now', $1, true)`, [instant]);
  };
  // The savepoint of a statement is released with the next one, and its actor stays: fewer and shorter round trips.
  const as: TestDatabase['as'] = async <Row>(actor: Actor, sql: string, parameters?: readonly unknown[]) => {
    const release = hasSavepoint ? 'release savepoint statement; ' : '';
    const become = actor === current ? '' : becoming(credentials(actor));
    await connection.script(`${release}savepoint statement; ${become}`);
    [hasSavepoint, current] = [true, actor];
    try {
      return await connection.query<Row>(sql, parameters);
    } catch (error) {
      await connection.script('rollback to savepoint statement');
      current = null;
      throw error;
    }
  };
  declare({ as, owner: (sql, parameters) => as('owner', sql, parameters), travel });
}

/** Acts as another actor for the rest of the transaction, like PostgREST for a request. */
export const become = (connection: Connection, credentialsOfActor: Credentials): Promise<void> =>
  connection.script(becoming(credentialsOfActor));

interface Credentials {
  readonly role: string;
  readonly claims: string;
}

const becoming = ({ role, claims }: Credentials): string =>
  `select set_config('request.jwt.claims', ${escapeLiteral(claims)}, true); set local role ${role}`;
