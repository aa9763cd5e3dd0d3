import { DAY, MINUTE } from './cases.ts';
import {
  expectedStarts,
  firstDay,
  isHoliday,
  midnightOf,
  rangesOf,
  USUAL,
  wallClock,
  type Agenda,
  type Place,
} from './reference.ts';
import type { SeriesCase } from './series-cases.ts';

/** A date of a series: when it begins, why it cannot, and whether it is made by now. */
export interface ExpectedDate {
  readonly number: number;
  /** Null: clocks skip this time. */
  readonly start: number | null;
  readonly reason: string | null;
  readonly isMade: boolean;
}

/** The first instant at which a clock in the zone shows this, found by trying every offset. */
function instantOf(wall: number, zone: string): number | null {
  for (let offset = 14 * 60; offset >= -12 * 60; offset -= 15) {
    const at = wall - offset * MINUTE;
    if (wallClock(at, zone) === wall) return at;
  }
  return null;
}

const meets = (places: readonly Place[], at: number, minutes: number) =>
  places.some(({ from, to }) => at < to && from < at + minutes * MINUTE);

function reasonOf(of: SeriesCase, agenda: Agenda, wall: number, at: number | null): string | null {
  const { asked, byProfessional, outsideHours } = of;
  const rules = asked.hasHours ? asked : USUAL;
  const day = midnightOf(wall);
  const minute = (wall - day) / MINUTE;
  if (at === null) return 'no_such_time';
  if (at <= asked.now) return 'past';
  const exception = asked.hasHours
    ? asked.exceptions.find(({ ahead }) => firstDay(asked) + ahead * DAY === day)
    : undefined;
  if (rules.closedOnHolidays && !exception && isHoliday(day)) return 'holiday';
  const isOpen = rangesOf(asked, day).some(({ from, to }) => minute >= from && minute + 50 <= to);
  if (outsideHours ? exception?.ranges.length === 0 : !isOpen) return 'closed';
  const booked = agenda.counted.filter((start) => midnightOf(wallClock(start, rules.zone)) === day).length;
  if (
    meets(agenda.professional, at, 50 + rules.breakMinutes) ||
    (!byProfessional && rules.maxPerDay !== null && booked >= rules.maxPerDay)
  )
    return 'busy_professional';
  return meets(agenda.viewer, at, 50) ? 'busy_patient' : null;
}

/** The dates of a series. */
export function expectedDates(of: SeriesCase, agenda: Agenda): readonly ExpectedDate[] {
  const { asked, start, everyWeeks, occurrences } = of;
  const { zone } = asked.hasHours ? asked : USUAL;
  const first = wallClock(start, zone);
  const made = midnightOf(wallClock(asked.now, 'America/Sao_Paulo')) + 56 * DAY;
  return Array.from({ length: occurrences }, (_, place) => {
    const wall = first + place * everyWeeks * 7 * DAY;
    const at = instantOf(wall, zone);
    return {
      number: place + 1,
      start: at,
      reason: reasonOf(of, agenda, wall, at),
      isMade: midnightOf(wall) <= made,
    };
  });
}

/** Up to six free starts, at most three days away. */
export function expectedOthers({ asked }: SeriesCase, agenda: Agenda, wanted: number): readonly number[] {
  const since = wanted - 3 * DAY;
  const window = { ...asked, sinceShift: since - asked.now, days: 6 };
  const moved = (firstDay(window) - firstDay(asked)) / DAY;
  const exceptions = asked.exceptions.map((one) => ({ ...one, ahead: one.ahead - moved }));
  return [...expectedStarts({ ...window, exceptions }, agenda)]
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, 6)
    .sort((a, b) => a - b);
}
