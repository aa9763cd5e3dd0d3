import * as fc from 'fast-check';
import { anyCase, DAY, INTERESTING, MINUTE, type Case, type Range, type Session } from './cases.ts';
import { firstDay, midnightOf, wallClock } from './reference.ts';

/** A series that is asked for in an agenda. */
export interface SeriesCase {
  readonly asked: Case;
  /** Milliseconds. */
  readonly start: number;
  readonly everyWeeks: number;
  readonly occurrences: number;
  readonly byProfessional: boolean;
  readonly outsideHours: boolean;
}

const place = fc.record({ week: fc.integer({ min: 0, max: 11 }), step: fc.integer({ min: -24, max: 24 }) });

const ranges: fc.Arbitrary<readonly Range[]> = fc.constantFrom(
  [],
  [],
  [{ from: 0, to: 1440 }],
  [{ from: 480, to: 720 }],
  [
    { from: 480, to: 720 },
    { from: 840, to: 1200 },
  ],
);

/** Any series, with bookings, blocks and exceptions near its dates. */
export const anySeriesCase: fc.Arbitrary<SeriesCase> = fc
  .record({
    asked: anyCase,
    // Clocks change or a holiday falls on one of the dates.
    day: fc.constantFrom(...INTERESTING),
    before: fc.integer({ min: 0, max: 6 }),
    ahead: fc.integer({ min: -12, max: 14 * 288 }),
    minutes: fc.integer({ min: 0, max: 287 }),
    everyWeeks: fc.constantFrom(1, 2),
    occurrences: fc.constantFrom(4, 8, 12),
    byProfessional: fc.boolean(),
    outsideHours: fc.boolean(),
    fits: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
    sessions: fc.array(
      fc.record({
        place,
        role: fc.constantFrom('professional', 'professional', 'patient'),
        breakMinutes: fc.constantFrom(0, 10, 30),
        state: fc.constantFrom('scheduled', 'scheduled', 'held', 'lapsed', 'cancelled'),
      }),
      { maxLength: 6 },
    ),
    blocks: fc.array(fc.record({ place, minutes: fc.constantFrom(5, 60, 300, 1500) }), { maxLength: 2 }),
    viewers: fc.array(place, { maxLength: 3 }),
    exceptions: fc.uniqueArray(
      fc.record({ week: fc.integer({ min: 0, max: 11 }), shift: fc.constantFrom(0, 0, 0, -1, 1), ranges }),
      { selector: ({ week, shift }) => `${week} ${shift}`, maxLength: 4 },
    ),
  })
  .map(({ asked: { zone, ...rules }, everyWeeks, ...drawn }) => {
    const start = drawn.day + (drawn.minutes * 5 - drawn.before * everyWeeks * 7 * 1440) * MINUTE;
    const now = start - drawn.ahead * 5 * MINUTE;
    const every = everyWeeks * 7 * DAY;
    const stepOf = ({ week, step }: { week: number; step: number }) =>
      Math.round((start - now + week * every) / (5 * MINUTE)) + step;
    const wall = wallClock(start, zone);
    const minute = (wall - midnightOf(wall)) / MINUTE;
    const weekday = ((new Date(wall).getUTCDay() + 6) % 7) + 1;
    const around = { from: Math.max(0, minute - 60), to: Math.min(1440, minute + 110) };
    const base = { ...rules, zone, now, sinceShift: 0, days: 6, atMost: null, perDay: null, moves: false };
    const sessions: Session[] = drawn.sessions.map(({ place: at, ...session }) => ({
      ...session,
      step: stepOf(at),
    }));
    const asked: Case = {
      ...base,
      weekly: drawn.fits
        ? [...rules.weekly.filter((one) => one.weekday !== weekday), { weekday, range: around }]
        : rules.weekly,
      sessions,
      blocks: drawn.blocks.map(({ place: at, minutes }) => ({ step: stepOf(at), minutes })),
      viewerSteps: drawn.viewers.map(stepOf),
      exceptions: drawn.exceptions.map(({ week, shift, ranges: open }) => ({
        ahead: (midnightOf(wall) - firstDay(base)) / DAY + week * everyWeeks * 7 + shift,
        ranges: open,
      })),
    };
    return {
      asked,
      start,
      everyWeeks,
      occurrences: drawn.occurrences,
      byProfessional: drawn.byProfessional,
      outsideHours: drawn.outsideHours,
    };
  });
