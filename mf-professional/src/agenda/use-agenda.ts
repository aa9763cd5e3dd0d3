import { toAppError } from 'shared-domain/errors';
import { cents } from 'shared-domain/money';
import { addDays, type IsoDay } from 'shared-domain/schedule';
import type { EveryWeeks } from 'shared-domain/series';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import { absenceFrom } from '../parts/absence';
import { AGENDA_KEY } from '../parts/query-keys';
import type { Agenda, AgendaConsultation, DayPeriod } from './agenda';
import { MONTH_DAYS } from './weeks';
import { CANCEL_REASONS } from './write-consultation';

/** Patients book, pay, cancel and write meanwhile. */
const EVENTS = ['consultations', 'payments', 'messages'];
const EVERY_MS = 60_000;

/** The signed-in professional's agenda of six weeks. */
export function useAgenda(first: IsoDay) {
  const { refetchInterval } = useLive(useOwnTopic(), EVENTS, [AGENDA_KEY], EVERY_MS);
  return useRead({
    refetchInterval,
    key: [AGENDA_KEY, first],
    read: async (client): Promise<Agenda> => {
      const { data, error } = await client.rpc('agenda', {
        since: first,
        until: addDays(first, MONTH_DAYS - 1),
      });
      if (error) throw toAppError(error);
      if (!data) throw toAppError({ code: 'not_allowed', message: 'The caller has no agenda.' });
      const { settings } = data;
      return {
        aheadMs: Date.parse(data.now) - Date.now(),
        today: data.today as IsoDay,
        lastDay: addDays(data.today as IsoDay, settings.horizon_days),
        timeZone: settings.time_zone,
        gridMinutes: settings.grid_minutes,
        days: data.days.map(({ date, hours, is_exception, holiday }) => ({
          day: date as IsoDay,
          hours,
          isException: is_exception,
          holiday,
        })),
        free: data.free,
        blocks: data.blocks.map(({ id, starts_at, ends_at, note, series }) => ({
          id,
          startsAt: starts_at,
          endsAt: ends_at,
          note,
          series: series && { until: series.until as IsoDay, following: series.following },
        })),
        consultations: data.consultations.map((row) => ({
          id: row.id,
          patientId: row.patient_id,
          patientName: row.patient_name,
          startsAt: row.starts_at,
          endsAt: row.ends_at,
          breakMinutes: row.break_minutes,
          status: row.status,
          payment: row.payment_status,
          isOutsideHours: row.is_outside_hours,
          amount: cents(row.amount_cents),
          opensAt: row.opens_at,
          expiresAt: row.expires_at,
          remindedAt: row.reminded_at,
          returned: cents(row.returned_cents),
          isReturnedByBank: row.returned_by_bank,
          refund: row.refund as AgendaConsultation['refund'],
          cancelledBy: row.canceller,
          cancelledAt: row.cancelled_at,
          cancellationReason: CANCEL_REASONS.find((reason) => reason === row.cancellation_reason) ?? null,
          correctableUntil: row.correctable_until,
          isKept: row.is_kept,
          absence: row.absence && absenceFrom(row.absence),
          isFirst: row.is_first,
          unread: row.unread,
          proposal: row.proposal && {
            id: row.proposal.id,
            times: row.proposal.times,
            period: periodFrom(row.proposal),
            expiresAt: row.proposal.expires_at,
          },
          series: row.series && {
            id: row.series.id,
            number: row.series.number,
            of: row.series.of,
            everyWeeks: row.series.every_weeks as EveryWeeks,
            until: row.series.until as IsoDay,
            isEnded: row.series.ended,
          },
        })),
      };
    },
  });
}

interface ReadPeriod {
  readonly from_day: string | null;
  readonly to_day: string | null;
}

const periodFrom = ({ from_day, to_day }: ReadPeriod): DayPeriod | null =>
  from_day && to_day ? { from: from_day as IsoDay, to: to_day as IsoDay } : null;
