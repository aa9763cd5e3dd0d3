import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

/** Instants at edges of the calendar; `npm test -- --all` runs a third of these tests at each. */
export const OTHER_INSTANTS = {
  'monday-0010': '2026-11-30T03:10:00Z',
  'saturday-2350': '2026-11-29T02:50:00Z',
  // In UTC the new year has begun.
  'december-31': '2027-01-01T01:30:00Z',
} as const;

/** Set while Playwright runs the journeys at all instants. */
export const OTHER_INSTANTS_VARIABLE = 'JOURNEYS_AT_OTHER_INSTANTS';

const INSTANTS: readonly string[] = Object.values(OTHER_INSTANTS);

/**
 * Code in tests that computes its own times: JavaScript's, SQL's `now()`, those of the schema, or the builders
 * of `embedded-backend/seed`.
 */
const OWN_TIMES =
  /(?<!performance\.)\bnow\(|new Date\(\)|private\.today\(|[cC]lock\(|sql\.(confirmedStartingIn|moveTo|\w+Payments)/;

/** Code in database tests that connects to PostgreSQL directly. */
const OWN_POSTGRES = /useManyConnections\(|preparedPostgres\(|openEarlierDatabase\(/;

/** Code in database tests over thousands of rows: the planner's choices depend neither on the engine nor on the instant. */
const MANY_ROWS = /WITHOUT_TRIGGERS/;

/**
 * The tests to run at one of the other instants, each at one of them: those of the backend and the database, and
 * the rules and screens that compute times, themselves or in their scenarios. Tests that need a PostgreSQL with the
 * machine's clock, and tests over many rows, run at none.
 */
export function testsAt(instant: string, files: readonly string[]): readonly string[] {
  return filesAt(instant, files).filter(runsAtAnother);
}

/** The tests that run at none of the other instants. */
export const testsAtUsual = (files: readonly string[]): readonly string[] =>
  files.filter((file) => !runsAtAnother(file));

const runsAtAnother = (file: string): boolean =>
  isOf('supabase', file)
    ? !says(OWN_POSTGRES, file) && !says(MANY_ROWS, file)
    : isOf('embedded-backend', file) || makesTimes(file);

/** The third of the files whose turn it is at one of the other instants. */
function filesAt(instant: string, files: readonly string[]): readonly string[] {
  const turn = INSTANTS.indexOf(instant);
  if (turn < 0) throw new Error(`${instant} is not one of ${INSTANTS.join(', ')}.`);
  return files.filter((file) => turnOf(file) === turn);
}

/** The journeys by the instant at which they run. */
export const journeysByInstant = () => {
  const journeys = readdirSync(path.join(REPOSITORY, 'e2e/journeys'));
  return Object.entries(OTHER_INSTANTS).map(([name, instant]) => ({
    name,
    instant,
    files: filesAt(instant, journeys),
  }));
};

// Tests of tools contain such code as text, and do not depend on the instant.
const makesTimes = (file: string): boolean =>
  !isOf('tools', file) && [file, ...scenariosBeside(file)].some((source) => says(OWN_TIMES, source));

const scenariosBeside = (file: string): readonly string[] => {
  const folder = path.dirname(file);
  return globSync('{scenarios.ts,scenarios/*.ts}', { cwd: folder }).map((each) => path.join(folder, each));
};

const isOf = (folder: string, file: string): boolean =>
  path.relative(REPOSITORY, file).startsWith(`${folder}${path.sep}`);

const says = (words: RegExp, file: string): boolean => words.test(readFileSync(file, 'utf8'));

/** Chosen by a hash of the name, so that a new test does not move the others. */
function turnOf(file: string): number {
  const letters = [...path.basename(file)].map((letter) => letter.charCodeAt(0));
  return letters.reduce((sum, code) => sum + code, 0) % INSTANTS.length;
}
