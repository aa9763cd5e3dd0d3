import { toAppError } from 'shared-domain/errors';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import type { ConsultationStatus } from 'shared-domain/status';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import { absenceFrom, type Absence } from '../parts/absence';
import { CONSULTATIONS_KEY } from '../parts/query-keys';

/** A consultation of the current day. */
export interface DayConsultation {
  readonly id: string;
  readonly patientName: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly status: ConsultationStatus;
  readonly absence: Absence | null;
}

/** A report that the professional did not come, on which the team has not decided. */
export interface ReceivedAbsence {
  readonly id: string;
  readonly patientName: string;
  readonly startsAt: Instant;
  readonly isAnswered: boolean;
}

/** A range of hours, 'HH:MM' in the professional's time zone. */
export interface Hours {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The hours of one weekday, in order. */
export interface Weekday {
  /** 1 for Monday, 7 for Sunday. */
  readonly weekday: number;
  readonly ranges: readonly Hours[];
}

/** A patient's review of the professional. */
export interface ReceivedReview {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly positiveAspects: string | null;
  readonly improvements: string | null;
  /** Abbreviated. */
  readonly patientName: string;
  readonly createdAt: Instant;
}

/** Totals of the professional's consultations. */
export interface Counts {
  /** In any state, including upcoming and cancelled ones. */
  readonly consultations: number;
  readonly completed: number;
  /** Patients of the completed ones. */
  readonly patients: number;
}

export interface Today {
  /** In the professional's time zone. */
  readonly day: IsoDay;
  readonly timeZone: string;
  readonly consultations: readonly DayConsultation[];
  readonly free: readonly Instant[];
  readonly blocks: readonly {
    readonly id: string;
    readonly startsAt: Instant;
    readonly endsAt: Instant;
    readonly note: string | null;
  }[];
  /** Consultations still to come until Sunday. */
  readonly thisWeek: number;
  readonly figures: Counts;
  readonly reviews: readonly ReceivedReview[];
  readonly week: readonly Weekday[];
  /** Oldest first. */
  readonly absences: readonly ReceivedAbsence[];
  /** Sample figures and estimates are shown in a demonstration only. */
  readonly isDemonstration: boolean;
}

const EVERY_MS = 60_000;

/** What the page shows of the day, and the figures, in one request. */
export function useToday() {
  // A recorded outcome changes the day and the figures.
  const key = [CONSULTATIONS_KEY, 'today'];
  const { refetchInterval } = useLive(useOwnTopic(), ['consultations', 'payments'], key, EVERY_MS);
  return useRead({
    refetchInterval,
    key,
    read: async (client): Promise<Today> => {
      const { data, error } = await client.rpc('today');
      if (error) throw toAppError(error);
      const { agenda, week } = data;
      if (!agenda) throw toAppError({ code: 'not_allowed', message: 'The caller has no agenda.' });
      return {
        day: agenda.today as IsoDay,
        timeZone: agenda.settings.time_zone,
        consultations: agenda.consultations.map((row) => ({
          id: row.id,
          patientName: row.patient_name,
          startsAt: row.starts_at,
          endsAt: row.ends_at,
          status: row.status,
          absence: row.absence && absenceFrom(row.absence),
        })),
        free: agenda.free,
        blocks: agenda.blocks.map((block) => ({
          id: block.id,
          startsAt: block.starts_at,
          endsAt: block.ends_at,
          note: block.note,
        })),
        thisWeek: data.this_week,
        figures: data.figures,
        reviews: data.reviews.map((row) => ({
          id: row.id,
          rating: row.rating,
          positiveAspects: row.positive_aspects,
          improvements: row.improvements,
          patientName: row.patient_name,
          createdAt: row.created_at,
        })),
        week: [...new Set(week.map(({ weekday }) => weekday))].map((weekday) => ({
          weekday,
          ranges: week.filter((range) => range.weekday === weekday),
        })),
        absences: data.absences.map((row) => ({
          id: row.consultation_id,
          patientName: row.patient_name,
          startsAt: row.starts_at,
          isAnswered: row.came !== null,
        })),
        isDemonstration: data.is_demonstration,
      };
    },
  });
}

export type TodayQuery = ReturnType<typeof useToday>;
