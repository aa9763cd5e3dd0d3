import { replaceNow } from '../replace-now.ts';
import { testInstant } from './instant.ts';
import { startClock } from './process-clock.ts';

/**
 * Puts a Jest environment on the clock of tests, as soon as it is made: for each file it starts at the same instant and runs
 * from there, in the sandbox and in the process around it, which is where backends live. `stopClock` ends it.
 */
export function enterTestClock(sandbox: { Date: DateConstructor }): void {
  startClock(testInstant());
  replaceNow(() => Date.now(), sandbox);
}
