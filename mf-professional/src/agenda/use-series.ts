import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { AgreedSeries, SeriesDate, SeriesRule } from 'shared-domain/series';
import { useRead } from 'shared-data/query';
import { useOtherTimes } from 'shared-data/other-times';
import { seriesDate } from 'shared-data/series';
import { AGENDA_KEY } from '../parts/query-keys';

/** Why a date of a professional's series is left out. */
export type SeriesReason =
  'taken' | 'blocked' | 'closed' | 'holiday' | 'no_such_time' | 'past' | 'too_soon' | 'too_far';

/** A date of the series. */
export interface OwnSeriesDate extends SeriesDate<SeriesReason> {
  /** A closed day or holiday that can be booked. */
  readonly warning: SeriesReason | null;
}

interface Plan {
  readonly isOutsideHours: boolean;
  readonly dates: readonly OwnSeriesDate[];
}

interface Wish {
  /** Null: not chosen yet. */
  readonly patientId: string | null;
  readonly startsAt: Instant | null;
  /** Null: a single consultation. */
  readonly rule: SeriesRule | null;
}

/** The dates of a series for a patient as the server checks them, and the other times for those in conflict. */
export function useSeries({ patientId, startsAt, rule }: Wish) {
  const plan = useRead({
    key: [AGENDA_KEY, 'series', patientId, startsAt, rule?.everyWeeks, rule?.occurrences],
    enabled: patientId !== null && startsAt !== null && rule !== null,
    // Another patient may book them meanwhile.
    staleTime: 0,
    gcTime: 0,
    read: async (client): Promise<Plan> => {
      const { data, error } = await client.rpc('preview_series_for_patient', {
        patient_id: patientId ?? '',
        starts_at: startsAt ?? '',
        every_weeks: rule?.everyWeeks ?? 1,
        occurrences: rule?.occurrences ?? 4,
      });
      if (error) throw toAppError(error);
      return {
        isOutsideHours: data.outside_hours,
        dates: data.dates.map((row) => {
          const isFree = row.state === 'free';
          const warning = isFree ? (row.reason as SeriesReason | null) : null;
          return { ...seriesDate<SeriesReason>({ ...row, reason: isFree ? null : row.reason }), warning };
        }),
      };
    },
  });
  const choice = useOtherTimes(plan.data?.dates);
  const { leftOut, others } = choice;
  const agreed: AgreedSeries | null = rule && plan.data ? { ...rule, leftOut, others } : null;
  return {
    plan,
    choice,
    /** What to book; null: not checked yet, or the first date cannot take place. */
    agreed: agreed && !leftOut.includes(1) && !plan.isPlaceholderData ? agreed : null,
  };
}

export type OwnSeries = ReturnType<typeof useSeries>;
