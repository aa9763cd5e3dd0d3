import { pay, type Booking } from './arrange.ts';
import type { TestDatabase } from './database.ts';
import { ACTORS, type Actor, type Person } from './people.ts';

/** A date of preview_series. */
export interface SeriesDate {
  readonly number: number;
  readonly date: string;
  readonly starts_at: string | null;
  readonly state: 'free' | 'conflict';
  readonly reason: string | null;
  readonly is_made: boolean;
  readonly others: readonly string[];
}

/** An instant as UTC ISO text without milliseconds. */
const utc = (instant: string) => new Date(instant).toISOString().replace('.000Z', 'Z');

/** Dates with their instants as UTC ISO texts. */
export const inUtc = (dates: readonly SeriesDate[]): readonly SeriesDate[] =>
  dates.map(({ starts_at, others, ...date }) => ({
    ...date,
    starts_at: starts_at && utc(starts_at),
    others: others.map(utc),
  }));

/**
 * Calls preview_series.
 * @throws {Refusal}
 */
export async function previewSeries(
  database: TestDatabase,
  professional: string,
  from: string,
  everyWeeks: number,
  occurrences: number,
  who: Actor = 'patient',
): Promise<{ time_zone: string; dates: readonly SeriesDate[] }> {
  const [row] = await database.as<{ plan: { time_zone: string; dates: SeriesDate[] } }>(
    who,
    'select public.preview_series($1, $2, $3, $4) as plan',
    [professional, from, everyWeeks, occurrences],
  );
  if (!row) throw new Error('preview_series returned nothing.');
  return { ...row.plan, dates: inUtc(row.plan.dates) };
}

/** The booking of a series' first date. */
export type SeriesBooking = Booking & { readonly series_id: string };

/** Arguments of book_series. */
export interface SeriesWish {
  readonly professional: Person;
  readonly from: string;
  readonly everyWeeks: number;
  readonly occurrences: number;
  readonly leftOut: readonly number[] | null;
  readonly others: readonly { readonly number: number; readonly starts_at: string }[] | null;
  readonly amount: number;
  readonly request: string;
}

export const BOOK_SERIES = 'select public.book_series($1, $2, $3, $4, $5, $6, $7, $8) as booking';

/** The parameters of BOOK_SERIES: by default Marina, Tuesdays at 14:00 from 1 December 2026, four dates. */
export const seriesWish = (wish: Partial<SeriesWish> = {}) => [
  ACTORS[wish.professional ?? 'professional'],
  wish.from ?? '2026-12-01T17:00:00Z',
  wish.everyWeeks ?? 1,
  wish.occurrences ?? 4,
  wish.leftOut ?? null,
  wish.others ? JSON.stringify(wish.others) : null,
  wish.amount ?? 15000,
  wish.request ?? crypto.randomUUID(),
];

/**
 * Calls book_series.
 * @throws {Refusal}
 */
export async function bookSeries(
  database: TestDatabase,
  wish: Partial<SeriesWish> = {},
  who: Actor = 'patient',
): Promise<SeriesBooking> {
  const [row] = await database.as<{ booking: SeriesBooking }>(who, BOOK_SERIES, seriesWish(wish));
  if (!row) throw new Error('book_series returned nothing.');
  return row.booking;
}

/**
 * Books a series and pays its first date.
 * @throws {Refusal}
 */
export async function startSeries(
  database: TestDatabase,
  wish: Partial<SeriesWish> = {},
  who: Actor = 'patient',
): Promise<SeriesBooking> {
  const booking = await bookSeries(database, wish, who);
  await pay(database, booking.payment_id, who);
  return booking;
}

/** A consultation of a series with its payment. */
export interface Occurrence {
  readonly id: string;
  readonly number: number;
  readonly at: string;
  readonly status: string;
  readonly cancelled_by: string | null;
  readonly payment: string;
  readonly payment_id: string;
  readonly opens: string | null;
  readonly expires: string;
  readonly refund_due: boolean;
}

const ISO = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The consultations of a series. */
export const occurrences = (database: TestDatabase, series: string) =>
  database.owner<Occurrence>(
    `select c.id, c.series_number as number, ${ISO('c.starts_at')} as at, c.status::text, c.cancelled_by,
       p.status::text as payment, p.id as payment_id, ${ISO('p.opens_at')} as opens, ${ISO('p.expires_at')} as expires, p.refund_due
     from public.consultations c join public.payments p on p.consultation_id = c.id where c.series_id = $1
     order by c.series_number`,
    [series],
  );

/** Numbers that are left out, with the reason and the other time. */
export const conflicts = (database: TestDatabase, series: string) =>
  database.owner<{ number: number; reason: string; instead: string | null }>(
    `select number, reason, ${ISO('instead_at')} as instead from public.series_conflicts where series_id = $1 order by 1`,
    [series],
  );

/** Runs the job. */
export async function keepSeries(database: TestDatabase, atMost = 50): Promise<number> {
  const [row] = await database.as<{ made: number }>('service', 'select public.keep_series($1) as made', [
    atMost,
  ]);
  return row?.made ?? 0;
}
