import { addDays, type IsoDay } from 'shared-domain/schedule';
import type { FreeDay } from 'shared-domain/free-times';
import { isUuid } from 'shared-domain/uuid';
import { readFreeTimes } from 'shared-data/free-times';
import { useInfiniteRead } from 'shared-data/query';
import { daysOfInvitation, type Invitation } from './invitation';

interface Pages {
  readonly pages: readonly (readonly FreeDay[])[];
}

/** The day after the last one read; null once the rest is beyond the professional's horizon, or the invitation. */
function dayAfter(page: readonly FreeDay[], invitation: Invitation | null): IsoDay | null {
  const last = page.at(-1);
  if (!last || (invitation && last.date >= invitation.to)) return null;
  return last.reason === 'too_far' ? null : addDays(last.date, 1);
}

const flat = ({ pages }: Pages): readonly FreeDay[] => pages.flat();

/** Whose times, and for which consultation. */
export interface FreeTimesOf {
  readonly professionalUserId: string;
  /** The consultation to move. */
  readonly movedId: string | null;
  /** Only the days of it. */
  readonly invitation: Invitation | null;
}

/**
 * Days from today on, local to the professional, with what the patient can book; 62 at a time.
 * `refetchOnMount: 'always'` reads again what others may have booked.
 */
export const useFreeTimes = (
  { professionalUserId, movedId, invitation }: FreeTimesOf,
  options: { readonly refetchOnMount?: 'always'; readonly enabled?: boolean } = {},
) =>
  useInfiniteRead({
    key: ['free-times', professionalUserId, movedId, invitation],
    gcTime: 0,
    read: (client, { cursor }: { readonly cursor: IsoDay | null }) =>
      readFreeTimes(client, { professionalUserId, since: cursor ?? invitation?.from ?? null, movedId }),
    next: (page) => dayAfter(page, invitation),
    select: (read: Pages) => (invitation ? daysOfInvitation(invitation, flat(read)) : flat(read)),
    ...options,
    enabled: isUuid(professionalUserId) && (movedId === null || isUuid(movedId)) && options.enabled !== false,
  });
