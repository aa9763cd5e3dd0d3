import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { readRecordPage, type RecordCursor, type RecordFilters } from '../parts/consultation-record';
import { historySummaryFrom } from '../parts/history-summary';
import { APPOINTMENTS_KEY } from '../parts/use-appointments';

const PAGE_SIZE = 20;

/** The signed-in patient's consultations that match, latest first, page by page. */
export function useHistory(filters: RecordFilters) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: [APPOINTMENTS_KEY, 'records', filters, userId],
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    initialPageParam: null as RecordCursor | null,
    queryFn: async ({ pageParam }) => readRecordPage(await supabase(), filters, pageParam, PAGE_SIZE),
    getNextPageParam: (page) => page.next,
  });
}

/** What the matching consultations amount to. */
export function useHistorySummary({ professionalId, period }: RecordFilters) {
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

/** With whom the person ever had a consultation, by name: the choices of the filter. */
export function useKnownProfessionals() {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: [APPOINTMENTS_KEY, 'professionals', userId],
    enabled: userId !== null,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('professionals_of_patient');
      if (error) throw toAppError(error);
      return data
        .map(({ user_id: id, full_name: name }) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
    },
  });
}
