import type { Cluster } from 'embedded-backend/postgres-cluster';

/** Locations of the databases prepared for the run. */
export interface Prepared {
  /** File with a dumped PGlite; missing when the run uses only PostgreSQL. */
  readonly snapshot: string;
  /** Absent when the run uses only PGlite. */
  readonly postgres?: {
    /** URL of the server, as superuser. */
    readonly server: string;
    /** Database to copy. */
    readonly template: string;
  };
}

/** What to clean up at the end of the run. */
export interface Leftovers {
  /** Absent when the run uses only PGlite. */
  readonly cluster?: Cluster;
  readonly folder: string;
}

/** The engines of this run: `TEST_DATABASES` names one, `pglite` or `postgres`; both by default. */
const only = process.env['TEST_DATABASES'];
export const usesPglite = only !== 'postgres';
export const usesPostgres = only !== 'pglite';

const NAME = 'VINCULO_TEST_DATABASES';
const leftovers: Leftovers[] = [];

/** Registers something to clean up at the end of the run. */
export function registerCleanup(rest: Leftovers): void {
  leftovers.push(rest);
}

/** Passes the prepared databases to the run's test files through the environment, which workers inherit. */
export function sharePreparedDatabases(databases: Prepared): void {
  process.env[NAME] = JSON.stringify(databases);
}

/** @throws outside a run of the project `database` */
export function preparedDatabases(): Prepared {
  const value = process.env[NAME];
  if (!value) throw new Error('Run these tests with Jest: `npx jest --selectProjects database`.');
  return JSON.parse(value) as Prepared;
}

/**
 * The run's PostgreSQL.
 * @throws in a run with PGlite only
 */
export function preparedPostgres(): NonNullable<Prepared['postgres']> {
  const { postgres } = preparedDatabases();
  if (!postgres) throw new Error('This test needs PostgreSQL, but the run uses only PGlite.');
  return postgres;
}

/** Everything registered so far; the caller cleans it up. */
export function collect(): readonly Leftovers[] {
  return leftovers.splice(0);
}
