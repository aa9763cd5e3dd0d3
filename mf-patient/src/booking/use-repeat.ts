import { useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { seriesDate } from 'shared-data/series';
import {
  agree,
  offered,
  type AgreedSeries,
  type ConflictReason,
  type OtherTimes,
  type SeriesDate,
  type SeriesRule,
} from 'shared-domain/series';

/** Query key prefix of the checked dates. */
export const SERIES_KEY = 'series';

const NO_OTHERS: OtherTimes = {};

/** Whether the booking repeats, its dates as the server checks them, and the other times for those in conflict. */
export function useRepeat(professionalUserId: string, startsAt: Instant | null) {
  const [rule, setRule] = useState<SeriesRule | null>(null);
  const [others, setOthers] = useState<OtherTimes>(NO_OTHERS);
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
  const dates = plan.data;
  /** Another time counts while the server offers it. */
  const chosen = offered(dates ?? [], others);
  const series: AgreedSeries | null = rule && dates && startsAt ? agree(rule, dates, chosen) : null;
  return {
    rule,
    setRule,
    plan,
    others: chosen,
    /** Chooses another time for a date; null: it is left out again. */
    chooseOther: (number: number, other: Instant | null) =>
      setOthers(({ [number]: _, ...rest }) => (other === null ? rest : { ...rest, [number]: other })),
    /** What to book; null: a single consultation. */
    series,
    /** Whether it can be confirmed: once, or with dates that the patient has seen. */
    isReady: rule === null || (series !== null && !plan.isFetching),
  };
}

export type Repeat = ReturnType<typeof useRepeat>;
