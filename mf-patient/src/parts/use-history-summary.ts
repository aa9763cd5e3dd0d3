import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import type { PastConsultationFilters } from './past-consultation';
import { CONSULTATIONS_KEY } from './use-upcoming-consultations';

const EVERYTHING: PastConsultationFilters = { professionalId: null, period: null };

/** Totals of the matching consultations, counted by the database. Default: all of them. */
export function useHistorySummary({ professionalId, period }: PastConsultationFilters = EVERYTHING) {
  return useRead({
    key: [CONSULTATIONS_KEY, 'summary', professionalId, period],
    placeholderData: keepPreviousData,
    read: async (client) => {
      const { data, error } = await client.rpc('history_summary', {
        professional_user_id: professionalId,
        period,
      });
      if (error) throw toAppError(error);
      return data;
    },
  });
}
