import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { ownProfileFrom } from './own-profile';

export const OWN_PROFILE_KEY = 'own-public-profile';

/** The signed-in professional's public profile. */
export const useOwnProfile = () =>
  useRead({
    key: [OWN_PROFILE_KEY],
    read: async (client) => {
      const { data, error } = await client.rpc('own_public_profile');
      if (error) throw toAppError(error);
      if (!data) throw toAppError({ code: 'not_allowed', message: 'The caller has no public profile.' });
      return ownProfileFrom(data);
    },
  });
