import { addDays, dayOf, timeOf, type Instant } from 'shared-domain/schedule';
import { copy } from './copy';

export interface Period {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** A period in the professional's zone: its day and times; of several days, both ends; whole days have no times. */
export function periodText({ startsAt, endsAt }: Period, timeZone: string): string {
  const [first, last] = [dayOf(startsAt, timeZone), dayOf(endsAt, timeZone)];
  const [from, to] = [timeOf(startsAt, timeZone), timeOf(endsAt, timeZone)];
  if (from === '00:00' && to === '00:00') return copy.wholeDays(first, addDays(last, -1));
  return first === last ? copy.period(first, from, to) : copy.longPeriod(first, from, last, to);
}
