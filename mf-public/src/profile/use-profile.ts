import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import type { PortalClient } from 'shared-portal/contract';
import { useUserId } from 'shared-portal/portal';
import { readFreeTimes } from 'shared-data/free-times';
import { usePublicRead } from 'shared-data/query';
import { profileFrom, type Profile } from './profile';

/** An approved professional's profile with reviews, hours and times; null if no approved professional has this id. */
export const profileRead = (userId: string) => ({
  key: ['profile', userId],
  read: async (client: PortalClient): Promise<Profile | null> => {
    if (!isUuid(userId)) return null;
    const { data, error } = await client.rpc('public_profile', { professional_user_id: userId });
    if (error) throw toAppError(error);
    return data && profileFrom(data);
  },
});

export const useProfile = (userId: string) => usePublicRead(profileRead(userId));

/**
 * What can be booked in the next 62 days, local to the professional. Users read again what they can book
 * themselves, and see the times of the profile until then.
 */
export function useFreeDays({ userId, days }: Profile) {
  const viewer = useUserId();
  const ofVisitor = usePublicRead({ ...profileRead(userId), select: (profile) => profile?.days ?? days });
  const own = usePublicRead({
    key: ['free-days', userId, viewer],
    enabled: viewer !== null,
    placeholderData: [...days],
    read: (client) => readFreeTimes(client, { professionalUserId: userId, since: null }),
  });
  return viewer === null ? ofVisitor : own;
}
