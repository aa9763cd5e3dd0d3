import * as fc from 'fast-check';

/** A range of a local day, in minutes since midnight. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A consultation of the professional, or of the professional as a patient. */
export interface Session {
  /** In steps of five minutes from the start of the question. */
  readonly step: number;
  readonly role: 'professional' | 'patient';
  readonly breakMinutes: number;
  readonly state: 'scheduled' | 'held' | 'lapsed' | 'cancelled';
}

/** A professional's hours, what is in the agenda, and a question about it. */
export interface Case {
  /** False: nothing was set. */
  readonly hasHours: boolean;
  readonly zone: string;
  readonly breakMinutes: number;
  readonly noticeHours: number;
  readonly horizonDays: number;
  readonly maxPerDay: number | null;
  readonly closedOnHolidays: boolean;
  readonly weekly: readonly { readonly weekday: number; readonly range: Range }[];
  /** Days from the first of the question; without ranges closed. */
  readonly exceptions: readonly { readonly ahead: number; readonly ranges: readonly Range[] }[];
  readonly sessions: readonly Session[];
  readonly blocks: readonly { readonly step: number; readonly minutes: number }[];
  readonly viewerSteps: readonly number[];
  /** Milliseconds. */
  readonly now: number;
  readonly sinceShift: number;
  readonly days: number;
  readonly atMost: number | null;
  readonly perDay: number | null;
  /** Whether the first consultation is being moved. */
  readonly moves: boolean;
}

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** Zones of Brazil, of professionals abroad, and with every kind of clock change. */
const ZONES = [
  'America/Sao_Paulo',
  'America/Noronha',
  'America/Rio_Branco',
  'America/Manaus',
  'Europe/Lisbon',
  'America/New_York',
  'America/Asuncion',
  'America/Havana',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Africa/Cairo',
];

/** Days on which clocks change in one of the zones, and holidays. Brazil's last summer time began at midnight. */
export const INTERESTING = [
  '2018-11-04',
  '2019-02-17',
  '2024-03-24',
  '2024-10-06',
  '2026-03-08',
  '2026-03-29',
  '2026-04-03',
  '2026-04-05',
  '2026-04-24',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-10-29',
  '2026-11-01',
  '2026-11-20',
  '2026-12-25',
  '2027-03-14',
  '2027-03-26',
].map((day) => Date.parse(day));

const apart = (one: Range, other: Range) => one.to <= other.from || other.to <= one.from;
const range: fc.Arbitrary<Range> = fc
  .tuple(fc.integer({ min: 0, max: 278 }), fc.integer({ min: 10, max: 144 }))
  .map(([from, length]) => ({ from: from * 5, to: Math.min(1440, (from + length) * 5) }));
const withoutOverlap = (ranges: readonly Range[]) =>
  ranges.filter((one, at) => ranges.slice(0, at).every((other) => apart(one, other)));
const step = fc.integer({ min: -12, max: 5 * 288 });

/** Any hours with any agenda. */
export const anyCase: fc.Arbitrary<Case> = fc.record({
  hasHours: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  zone: fc.constantFrom(...ZONES),
  breakMinutes: fc.constantFrom(0, 0, 10, 15, 30, 100),
  noticeHours: fc.constantFrom(0, 0, 1, 2, 24, 48),
  horizonDays: fc.constantFrom(1, 3, 30, 60),
  maxPerDay: fc.constantFrom(null, null, 1, 2, 4),
  closedOnHolidays: fc.boolean(),
  weekly: fc
    .array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), range }), { maxLength: 14 })
    .map((all) =>
      all.filter((one, at) =>
        all.slice(0, at).every((other) => one.weekday !== other.weekday || apart(one.range, other.range)),
      ),
    ),
  exceptions: fc.uniqueArray(
    fc.record({
      ahead: fc.integer({ min: -1, max: 6 }),
      ranges: fc.array(range, { maxLength: 3 }).map(withoutOverlap),
    }),
    { selector: ({ ahead }) => ahead, maxLength: 3 },
  ),
  sessions: fc.array(
    fc.record({
      step,
      role: fc.constantFrom('professional', 'professional', 'patient'),
      breakMinutes: fc.constantFrom(0, 10, 30),
      state: fc.constantFrom('scheduled', 'scheduled', 'held', 'lapsed', 'cancelled'),
    }),
    { maxLength: 8 },
  ),
  blocks: fc.array(fc.record({ step, minutes: fc.constantFrom(5, 60, 300, 1500) }), { maxLength: 2 }),
  viewerSteps: fc.array(step, { maxLength: 3 }),
  now: fc
    .tuple(fc.constantFrom(...INTERESTING), fc.integer({ min: -3 * 288, max: 288 }))
    .map(([day, steps]) => day + steps * 5 * MINUTE + (steps % 3 === 0 ? 7000 : 0)),
  sinceShift: fc.constantFrom(-DAY, 0, 0, DAY / 4, DAY),
  days: fc.constantFrom(1, 2, 4, 6),
  atMost: fc.constantFrom(null, null, null, 1, 3, 7),
  perDay: fc.constantFrom(null, null, 1, 2),
  moves: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
});
