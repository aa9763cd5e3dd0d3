import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

/** The user's consultations by outcome, and their number of professionals, counted by the database. */
export function useStatistics() {
  return useRead({
    key: [CONSULTATIONS_KEY, 'statistics'],
    read: async (client) => {
      const [summary, professionals] = await Promise.all([
        client.rpc('history_summary'),
        client.rpc('professionals_of_patient'),
      ]);
      if (summary.error) throw toAppError(summary.error);
      if (professionals.error) throw toAppError(professionals.error);
      return { ...summary.data, professionals: professionals.data.length };
    },
  });
}
