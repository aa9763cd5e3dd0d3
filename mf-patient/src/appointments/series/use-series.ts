import { toAppError } from 'shared-domain/errors';
import type { IsoDay } from 'shared-domain/schedule';
import { IS_OPEN } from 'shared-domain/consultation';
import { useRead } from 'shared-data/query';
import { useServerNow } from 'shared-data/server-clock';
import type { PortalClient } from 'shared-portal/contract';
import { CONSULTATION_COLUMNS, consultationFrom, type Row } from '../../parts/upcoming-consultation';
import { CONSULTATIONS_KEY } from '../../parts/use-upcoming-consultations';
import {
  isRunning,
  OFF_REASONS,
  startBy,
  type OffReason,
  type RunningSeries,
  type SeriesDate,
} from './running-series';

/** The latest ones, with those whose last date is over: they are never ended. */
const MOST_SERIES = 20;

/** Hours of notice of a professional who has set none. */
const USUAL_NOTICE = 2;

const COLUMNS =
  `id, professional_id, first_date, local_time, time_zone, every_weeks, occurrences, consultations(${CONSULTATION_COLUMNS}, cancelled_by), series_conflicts(number, reason, instead_at)` as const;

/** The patient's running series, the one that began first on top. */
export function useSeries() {
  const serverNow = useServerNow();
  return useRead({
    key: [CONSULTATIONS_KEY, 'series'],
    read: async (client, { userId }): Promise<readonly RunningSeries[]> => {
      const [found, now] = await Promise.all([readSeries(client, userId), serverNow()]);
      const running = found.map(seriesFrom).filter((series) => isRunning(series, now));
      return withBookingRules(client, running);
    },
  });
}

export type SeriesQuery = ReturnType<typeof useSeries>;

async function readSeries(client: PortalClient, userId: string) {
  const { data, error } = await client
    .from('consultation_series')
    .select(COLUMNS)
    .eq('patient_id', userId)
    .not('started_at', 'is', null)
    .is('ended_at', null)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MOST_SERIES);
  if (error) throw toAppError(error);
  return data.toReversed();
}

/** Whether and how long before professionals take bookings, where a date is off: it can be replaced then. */
async function withBookingRules(client: PortalClient, running: readonly RunningSeries[]) {
  const asked = running
    .filter(({ dates }) => dates.some(({ state }) => state === 'off'))
    .map(({ professionalId }) => professionalId);
  if (asked.length === 0) return running;
  const [settings, bookable] = await Promise.all([
    client.from('agenda_settings').select('professional_id, notice_hours').in('professional_id', asked),
    client
      .from('professionals_public')
      .select('user_id')
      .in('user_id', asked)
      .not('price_per_session', 'is', null),
  ]);
  const error = settings.error ?? bookable.error;
  if (error) throw toAppError(error);
  return running.map((series) => ({
    ...series,
    noticeHours:
      settings.data?.find(({ professional_id }) => professional_id === series.professionalId)?.notice_hours ??
      series.noticeHours,
    isBookable: bookable.data?.some(({ user_id }) => user_id === series.professionalId) ?? false,
  }));
}

type SeriesRow = Awaited<ReturnType<typeof readSeries>>[number];

function seriesFrom(row: SeriesRow): RunningSeries {
  const { id, professional_id, every_weeks, occurrences, consultations } = row;
  return {
    id,
    professionalId: professional_id,
    professionalName: consultations[0]?.professional_name ?? '',
    specialty: consultations[0]?.professional_specialty ?? '',
    everyWeeks: every_weeks,
    occurrences,
    noticeHours: USUAL_NOTICE,
    isBookable: true,
    usualStart: startBy(ruleOf(row), 1),
    dates: Array.from({ length: occurrences }, (_, index) => dateOf(row, index + 1)),
  };
}

const ruleOf = (row: SeriesRow) => ({
  firstDate: row.first_date as IsoDay,
  localTime: row.local_time,
  zone: row.time_zone,
  everyWeeks: row.every_weeks,
});

function dateOf(row: SeriesRow, number: number): SeriesDate {
  const booked = row.consultations.find(({ series_number }) => series_number === number);
  const startsAt = startBy(ruleOf(row), number);
  if (booked) {
    const date = { number, startsAt: booked.starts_at };
    return IS_OPEN[booked.status]
      ? { ...date, state: 'booked', consultation: consultationFrom(booked) }
      : { ...date, state: 'off', reason: whyCancelled(booked), moves: booked.moves };
  }
  const conflict = row.series_conflicts.find((found) => found.number === number);
  if (conflict && conflict.instead_at === null)
    return { number, startsAt, state: 'off', reason: offReasonFrom(conflict.reason), moves: 0 };
  return { number, startsAt: conflict?.instead_at ?? startsAt, state: 'later' };
}

const CANCELLED_BY: Readonly<Record<string, OffReason>> = {
  patient: 'skipped',
  professional: 'by_professional',
  platform: 'by_platform',
};

const whyCancelled = ({ cancelled_by }: Row & { cancelled_by: string | null }): OffReason =>
  (cancelled_by !== null && CANCELLED_BY[cancelled_by]) || 'unpaid';

const offReasonFrom = (reason: string): OffReason =>
  OFF_REASONS.find((known) => known === reason) ?? 'closed';
