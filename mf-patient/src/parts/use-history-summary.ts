import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';
import type { RecordFilters } from './consultation-record';
import { historySummaryFrom } from './history-summary';
import { APPOINTMENTS_KEY } from './use-appointments';

const EVERYTHING: RecordFilters = { professionalId: null, period: null };

/** What the consultations that match amount to, counted by the database. Default: all of them. */
export function useHistorySummary({ professionalId, period }: RecordFilters = EVERYTHING) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: [APPOINTMENTS_KEY, 'summary', professionalId, period, userId],
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('history_summary', {
        professional_user_id: professionalId,
        period,
      });
      if (error) throw toAppError(error);
      return historySummaryFrom(data);
    },
  });
}
