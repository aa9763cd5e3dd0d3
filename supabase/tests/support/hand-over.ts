import type { Cluster } from 'embedded-backend/postgres-cluster';

/** What test files need to find the databases prepared for the run. */
export interface Prepared {
  /** File with a dumped PGlite. */
  readonly snapshot: string;
  /** Address of the PostgreSQL server, as superuser. */
  readonly server: string;
  /** Database to copy. */
  readonly template: string;
}

/** What the end of the run has to clear away. */
export interface Leftovers {
  readonly cluster: Cluster;
  readonly folder: string;
}

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

/** Everything left so far; the caller clears it away. */
export function collect(): readonly Leftovers[] {
  return leftovers.splice(0);
}
