import { replaceNow } from '../replace-now.ts';

const machineDate = Date;
let aheadMs = 0;

/** Shifts the clock of this process (including PGlite's) by milliseconds relative to the machine's. */
export function shiftClock(milliseconds: number): void {
  aheadMs = milliseconds;
  if (Date === machineDate) replaceNow(() => machineDate.now() + aheadMs);
}

/** Starts the clock of this process at an instant, in milliseconds since 1970. */
export const startClock = (instant: number): void => shiftClock(instant - machineDate.now());

/** Restores the machine's clock. */
export function stopClock(): void {
  globalThis.Date = machineDate;
  aheadMs = 0;
}

/** Offset of this process's clock from the machine's, in milliseconds. */
export const clockAheadMs = (): number => aheadMs;
