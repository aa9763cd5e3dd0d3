import { findPrograms } from 'embedded-backend/postgres-cluster';
import type { Step } from './steps.ts';

/** What to say where the machine has no PostgreSQL: once, before the first of the steps that need one; else null. */
export function missingPostgres(
  step: Step,
  steps: readonly Step[],
  find: () => string = findPrograms,
): string | null {
  const needing = steps.filter(({ needsPostgres }) => needsPostgres);
  if (step !== needing[0]) return null;
  try {
    find();
    return null;
  } catch (error) {
    const names = needing.map(({ name }) => name).join(' and ');
    return `There is no PostgreSQL to run ${names} on. ${(error as Error).message}`;
  }
}
