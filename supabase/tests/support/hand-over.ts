import type { Cluster } from 'embedded-backend/postgres-cluster';

/** What test files need to find the databases prepared for the run. */
export interface Prepared {
  /** File with a dumped PGlite. */
  readonly snapshot: string;
  /** Left out where the run is on PGlite alone. */
  readonly postgres?: {
    /** Address of the server, as superuser. */
    readonly server: string;
    /** Database to copy. */
    readonly template: string;
  };
}

/** What the end of the run has to clear away. */
export interface Leftovers {
  /** Left out where the run is on PGlite alone. */
  readonly cluster?: Cluster;
  readonly folder: string;
}

/** Whether this run leaves PostgreSQL out: `npm test -- --all` runs PGlite alone at other instants. */
export const isOnPgliteAlone = (): boolean => process.env['TEST_DATABASES'] === 'pglite';

const NAME = 'VINCULO_TEST_DATABASES';
const leftovers: Leftovers[] = [];

/** Notes what the end of the run has to clear away. */
export function leave(rest: Leftovers): void {
  leftovers.push(rest);
}

/** Hands what the run prepared to its test files; workers inherit the environment. */
export function handOver(databases: Prepared): void {
  process.env[NAME] = JSON.stringify(databases);
}

/** @throws outside a run of the project `database` */
export function prepared(): Prepared {
  const value = process.env[NAME];
  if (!value) throw new Error('Run these tests with Jest: `npx jest --selectProjects database`.');
  return JSON.parse(value) as Prepared;
}

/** The run's PostgreSQL. @throws in a run on PGlite alone */
export function preparedPostgres(): NonNullable<Prepared['postgres']> {
  const { postgres } = prepared();
  if (!postgres) throw new Error('This test needs PostgreSQL, and the run is on PGlite alone.');
  return postgres;
}

/** Everything left so far; the caller clears it away. */
export function collect(): readonly Leftovers[] {
  return leftovers.splice(0);
}
