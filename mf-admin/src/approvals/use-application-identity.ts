import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** City and state of an applicant, as "Recife, PE"; '' if the profile has none. */
export function useApplicantPlace(userId: string) {
  return useRead({
    key: ['admin-applicant-place', userId],
    read: async (client): Promise<string> => {
      const { data, error } = await client.from('profiles').select('city, state').eq('id', userId).single();
      if (error) throw toAppError(error);
      return [data.city, data.state].filter(Boolean).join(', ');
    },
  });
}
