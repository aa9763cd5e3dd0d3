import type { TestDatabase } from '../database.ts';
import { questionOf } from './ask.ts';
import { PROFESSIONAL, VIEWER } from './people.ts';
import type { Agenda } from './reference.ts';
import type { SeriesCase } from './series-cases.ts';

/** What the database answers about a series. */
export interface SeriesAnswer {
  readonly agenda: Agenda;
  readonly dates: readonly {
    readonly number: number;
    readonly starts_at: string | null;
    readonly reason: string | null;
    readonly is_made: boolean;
    readonly others: readonly string[];
  }[];
  /** Numbers that have a consultation, in milliseconds. */
  readonly made: readonly { readonly number: number; readonly at: number }[];
  readonly left: readonly { readonly number: number; readonly reason: string }[];
  readonly madeNumber: number;
}

/** Makes a function that fills the agenda, previews a series, makes its dates, and takes everything back. */
export async function prepareSeries(database: TestDatabase): Promise<void> {
  await database.owner(`create function pg_temp.series(c jsonb) returns jsonb language plpgsql as $$
    declare
      series public.consultation_series;
      answer jsonb;
    begin
      perform pg_temp.fill(c);
      series := private.wanted_series('${PROFESSIONAL}', '${VIEWER}', (c ->> 'start')::timestamptz,
        (c ->> 'every_weeks')::int, (c ->> 'occurrences')::int);
      series.by_professional := (c ->> 'by_professional')::boolean;
      series.outside_hours := (c ->> 'outside_hours')::boolean;
      answer := private.series_plan(series, 1)::jsonb;
      insert into public.consultation_series as s (professional_id, patient_id, by_professional, outside_hours, first_date,
        local_time, time_zone, every_weeks, occurrences, amount_cents, started_at)
      values (series.professional_id, series.patient_id, series.by_professional, series.outside_hours, series.first_date,
        series.local_time, series.time_zone, series.every_weeks, series.occurrences, 100, private.now())
      returning * into series;
      -- As its callers do.
      perform public.expire_payments();
      perform private.make_dates(series.id);
      answer := answer || jsonb_build_object(
        'made', (select coalesce(jsonb_agg(jsonb_build_object('number', series_number,
            'at', (extract(epoch from starts_at) * 1000)::bigint) order by series_number), '[]')
          from public.consultations where series_id = series.id),
        'left', (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'reason', reason) order by number), '[]')
          from public.series_conflicts where series_id = series.id),
        'madeNumber', (select made_number from public.consultation_series where id = series.id));
      raise exception using errcode = 'DONE0', message = answer::text;
    exception when sqlstate 'DONE0' then
      return sqlerrm::jsonb;
    end $$`);
}

/** Asks the database about a series, and lets it make the dates. */
export async function askSeries(database: TestDatabase, of: SeriesCase): Promise<SeriesAnswer> {
  const { agenda, question } = questionOf(of.asked);
  const [row] = await database.owner<{ answer: Omit<SeriesAnswer, 'agenda'> }>(
    'select pg_temp.series($1) as answer',
    [
      JSON.stringify({
        ...question,
        start: new Date(of.start).toISOString(),
        every_weeks: of.everyWeeks,
        occurrences: of.occurrences,
        by_professional: of.byProfessional,
        outside_hours: of.outsideHours,
      }),
    ],
  );
  if (!row) throw new Error('No answer.');
  return { ...row.answer, agenda };
}
