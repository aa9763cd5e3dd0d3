import { addDays, type IsoDay } from 'shared-domain/schedule';
import type { FreeDay } from 'shared-domain/free-times';
import { isUuid } from 'shared-domain/uuid';
import { readFreeTimes } from 'shared-data/free-times';
import { useInfiniteRead } from 'shared-data/query';

interface Pages {
  readonly pages: readonly (readonly FreeDay[])[];
}

/** The day after the last one read; null once the rest is beyond the professional's horizon. */
function dayAfter(page: readonly FreeDay[]): IsoDay | null {
  const last = page.at(-1);
  return last && last.reason !== 'too_far' ? addDays(last.date, 1) : null;
}

const flat = ({ pages }: Pages): readonly FreeDay[] => pages.flat();

/**
 * Days from today on, local to the professional, with what the patient can book; 62 at a time. `movedId`: the
 * consultation to move. `refetchOnMount: 'always'` reads again what others may have booked.
 */
export const useFreeTimes = (
  professionalUserId: string,
  movedId: string | null,
  options: { readonly refetchOnMount?: 'always' } = {},
) =>
  useInfiniteRead({
    ...options,
    key: ['free-times', professionalUserId, movedId],
    enabled: isUuid(professionalUserId) && (movedId === null || isUuid(movedId)),
    gcTime: 0,
    read: (client, { cursor }: { readonly cursor: IsoDay | null }) =>
      readFreeTimes(client, { professionalUserId, since: cursor, movedId }),
    next: dayAfter,
    select: flat,
  });
