import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Instants that were chosen for what they break; `npm test -- --all` runs tests at each of them. */
export const OTHER_INSTANTS = {
  'monday-0010': '2026-11-30T03:10:00Z',
  'saturday-2350': '2026-11-29T02:50:00Z',
  // In UTC the new year has begun.
  'december-31': '2027-01-01T01:30:00Z',
} as const;

const INSTANTS: readonly string[] = Object.values(OTHER_INSTANTS);

/** What a test says that makes its own times. */
const OWN_TIMES = /Date\.now\(|new Date\(\)|private\.(now|today)\(|[cC]lock\(/;

/** What a database test says that goes to PostgreSQL by itself. */
const OWN_POSTGRES = /useManySessions\(|preparedPostgres\(|earlier-database'/;

/**
 * The tests to run at one of the other instants: those that make times of their own, themselves or in the scenarios beside
 * them, at every one; all the others at one each. Those that need a PostgreSQL, whose clock is the machine's, at none.
 */
export function testsAt(instant: string, files: readonly string[]): readonly string[] {
  const turn = INSTANTS.indexOf(instant);
  if (turn < 0) throw new Error(`${instant} is none of ${INSTANTS.join(', ')}.`);
  return files.filter(
    (file) =>
      (makesTimes(file) || turnOf(file) === turn) && !(isOfDatabase(file) && says(OWN_POSTGRES, file)),
  );
}

const makesTimes = (file: string): boolean =>
  !isOfDatabase(file) &&
  [file, path.join(path.dirname(file), 'scenarios.ts')].some((source) => says(OWN_TIMES, source));

/** Database tests set the database's clock themselves, test by test. */
const isOfDatabase = (file: string): boolean => file.includes(`${path.sep}supabase${path.sep}`);

function says(words: RegExp, file: string): boolean {
  try {
    return words.test(readFileSync(file, 'utf8'));
  } catch {
    return false; // no scenarios beside it
  }
}

/** By the name, so that a new test moves no other one. */
function turnOf(file: string): number {
  const letters = [...path.basename(file)].map((letter) => letter.charCodeAt(0));
  return letters.reduce((sum, code) => sum + code, 0) % INSTANTS.length;
}
