import type { TestDatabase } from './database.ts';
import type { Actor } from './people.ts';

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
export const utc = (instant: string) => new Date(instant).toISOString().replace('.000Z', 'Z');

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
