import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import type { Profile } from './profile';
import { useChosenTime } from './use-chosen-time';
import { useFreeDays } from './use-profile';

/** "ter., 24 nov., 14:00" */
export const whenOf = (time: Instant): string => `${formatDayShort(dayOf(time))}, ${timeOf(time)}`;

interface OfferedTimeProps {
  readonly profile: Profile;
  readonly className?: string | undefined;
}

/** The chosen time or the next free one, or why there is none. */
export function OfferedTime({ profile, className }: OfferedTimeProps) {
  const { data: days, isError } = useFreeDays(profile);
  const { time, isChosen } = useChosenTime(profile);
  if (isError && !days) return copy.slotUnknown;
  if (days && time === null) return copy.noSlot;
  return (
    <>
      {isChosen ? copy.chosenSlot : copy.nextSlot}
      <b className={className}>{time === null ? <Skeleton width="9rem" /> : whenOf(time)}</b>
    </>
  );
}
