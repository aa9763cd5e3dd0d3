import { useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { useOtherTimes } from 'shared-data/other-times';
import { seriesDate } from 'shared-data/series';
import type { AgreedSeries, ConflictReason, SeriesDate, SeriesRule } from 'shared-domain/series';

/** Query key prefix of the checked dates. */
export const SERIES_KEY = 'series';

/** Whether the booking repeats, its dates as the server checks them, and the other times for those in conflict. */
export function useRepeat(professionalUserId: string, startsAt: Instant | null) {
  const [rule, setRule] = useState<SeriesRule | null>(null);
  const plan = useRead({
    key: [SERIES_KEY, professionalUserId, startsAt, rule?.everyWeeks, rule?.occurrences],
    enabled: rule !== null && startsAt !== null,
    gcTime: 0,
    read: async (client): Promise<readonly SeriesDate[]> => {
      const { data, error } = await client.rpc('preview_series', {
        professional_user_id: professionalUserId,
        starts_at: startsAt ?? '',
        every_weeks: rule?.everyWeeks ?? 1,
        occurrences: rule?.occurrences ?? 4,
      });
      if (error) throw toAppError(error);
      return data.dates.map(seriesDate<ConflictReason>);
    },
  });
  const choice = useOtherTimes(plan.data);
  const { leftOut, others } = choice;
  const series: AgreedSeries | null = rule && plan.data && startsAt ? { ...rule, leftOut, others } : null;
  return {
    rule,
    setRule,
    plan,
    choice,
    /** What to book; null: a single consultation. */
    series,
    /** Whether it can be confirmed: once, or with dates that the patient has seen. */
    isReady: rule === null || (series !== null && !plan.isFetching),
  };
}

export type Repeat = ReturnType<typeof useRepeat>;
