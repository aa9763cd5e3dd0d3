import { useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { useOtherTimes } from 'shared-data/other-times';
import { seriesDate } from 'shared-data/series';
import { useSearchParams } from 'shared-portal/router';
import type { ConflictReason, SeriesDate } from 'shared-domain/series';
import { SERIES_KEY } from './use-repeat';

/** In links from a series: its time is to change, and not that of one date. */
const FOLLOWING_PARAM = 'seguintes';

/** Whether a date of a series moves alone or with the following ones, and which of these cannot. */
export function useSeriesChange(consultationId: string | null, startsAt: Instant | null) {
  const [params] = useSearchParams();
  const [isFollowing, setFollowing] = useState(() => params.has(FOLLOWING_PARAM));
  const plan = useRead({
    key: [SERIES_KEY, 'change', consultationId, startsAt],
    enabled: isFollowing && consultationId !== null && startsAt !== null,
    gcTime: 0,
    read: async (client): Promise<readonly SeriesDate[]> => {
      const { data, error } = await client.rpc('preview_change', {
        consultation_id: consultationId ?? '',
        starts_at: startsAt ?? '',
      });
      if (error) throw toAppError(error);
      // The first is the moved date itself: its time is chosen.
      return data.dates.slice(1).map(seriesDate<ConflictReason>);
    },
  });
  return {
    isFollowing,
    setFollowing,
    plan,
    /** What becomes of the following dates that cannot take place at the new time. */
    choice: useOtherTimes(plan.data),
    /** Whether it can be confirmed: one date, or dates that the patient has seen. */
    isReady: !isFollowing || (plan.data !== undefined && !plan.isFetching),
  };
}

export type SeriesChange = ReturnType<typeof useSeriesChange>;
