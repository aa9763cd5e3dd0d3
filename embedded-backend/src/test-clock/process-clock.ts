import { replaceNow } from '../replace-now.ts';

const machineDate = Date;
let aheadMs = 0;

/** Lets the clock of this process (PGlite's too) run so many milliseconds ahead of the machine's, or behind. */
export function runAhead(milliseconds: number): void {
  aheadMs = milliseconds;
  if (Date === machineDate) replaceNow(() => machineDate.now() + aheadMs);
}

/** Lets the clock of this process run from an instant on, in milliseconds since 1970. */
export const startClock = (instant: number): void => runAhead(instant - machineDate.now());

/** Gives the process the machine's clock back. */
export function stopClock(): void {
  globalThis.Date = machineDate;
  aheadMs = 0;
}

/** How far the clock of this process runs ahead of the machine's, in milliseconds. */
export const clockAheadMs = (): number => aheadMs;
