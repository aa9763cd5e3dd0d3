import { dayOf, formatDayNumeric, timeOf, type Instant } from 'shared-domain/schedule';
import type { ChargeState } from './charge-state';
import { copy } from './copy';

interface Dates {
  readonly state: ChargeState;
  readonly paidAt: Instant | null;
  readonly expiresAt: Instant;
  readonly opensAt: Instant | null;
}

/** "26/11, 10:02"; in another year "26/11/2025, 10:02". */
export function shortInstant(moment: Instant, now: Date): string {
  const day = dayOf(moment);
  const text = formatDayNumeric(day);
  return `${day.slice(0, 4) === dayOf(now).slice(0, 4) ? text.slice(0, 5) : text}, ${timeOf(moment)}`;
}

/** When a charge was paid, ends or ended. */
export function whenText({ state, paidAt, expiresAt, opensAt }: Dates, now: Date): string {
  if (paidAt) return shortInstant(paidAt, now);
  if (state !== 'pending') return copy.lapsed(shortInstant(expiresAt, now));
  if (opensAt && Date.parse(opensAt) > now.getTime()) return copy.opens(shortInstant(opensAt, now));
  return copy.until(shortInstant(expiresAt, now));
}
