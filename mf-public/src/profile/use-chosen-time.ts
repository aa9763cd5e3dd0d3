import { instantIn } from 'shared-domain/booking-path';
import type { Instant } from 'shared-domain/schedule';
import { useSearchParams } from 'shared-portal/router';
import { useTimePath } from '../parts/use-time-path';
import type { Profile } from './profile';
import { useFreeDays } from './use-profile';

/** The query parameter with the chosen time. */
export const PARAM = 'horario';

/** What the profile offers to book. */
export interface ChosenTime {
  /** The chosen time, or the next free one; null: none, or not known. */
  readonly time: Instant | null;
  readonly isChosen: boolean;
  /** A chosen time that is not free any more. */
  readonly gone: Instant | null;
  readonly choose: (time: Instant) => void;
  /** Where booking it leads; without a choice, to all times. */
  readonly path: string;
}

/** The time chosen on a profile. It is in the address, so a reload, a link and the way back keep it. */
export function useChosenTime(profile: Profile): ChosenTime {
  const { data: days } = useFreeDays(profile);
  const { userId } = profile;
  const [params, setParams] = useSearchParams();
  const pathOf = useTimePath();
  const wanted = instantIn(params.get(PARAM));
  const free = days?.flatMap(({ times }) => times);
  const isChosen = wanted !== null && Boolean(free?.includes(wanted));
  return {
    time: isChosen ? wanted : (free?.toSorted()[0] ?? null),
    isChosen,
    gone: free && !isChosen ? wanted : null,
    choose: (time) => setParams({ [PARAM]: time }, { replace: true }),
    path: isChosen ? pathOf(userId, wanted) : `/patient/booking/${userId}`,
  };
}
