export { enterTestClock } from './enter-test-clock.ts';
export { testInstant } from './instant.ts';
export { clockAheadMs, shiftClock, startClock, stopClock } from './process-clock.ts';
export { replaceNow } from '../replace-now.ts';
