import { replaceNow } from '../replace-now.ts';
import { testInstant } from './instant.ts';
import { startClock } from './process-clock.ts';

/**
 * Switches a new Jest environment to the test clock: it starts at the same instant for each file and runs
 * from there, both in the sandbox and in the surrounding process, where backends live. `stopClock` restores
 * the real one.
 */
export function enterTestClock(sandbox: { Date: DateConstructor }): void {
  startClock(testInstant());
  replaceNow(() => Date.now(), sandbox);
}
