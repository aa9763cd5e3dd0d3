export { enterTestClock } from './enter-test-clock.ts';
export { testInstant } from './instant.ts';
export { clockAheadMs, runAhead, startClock, stopClock } from './process-clock.ts';
export { replaceNow } from '../replace-now.ts';
