import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { useRead } from 'shared-data/query';
import {
  readPastConsultationPage,
  type PastConsultationCursor,
  type PastConsultationFilters,
} from '../parts/past-consultation';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

const PAGE_SIZE = 20;

/** The signed-in patient's matching consultations, latest first, page by page. */
export function useHistory(filters: PastConsultationFilters) {
  const supabase = useSupabase();
  const userId = useUserId();
  return useInfiniteQuery({
    queryKey: [CONSULTATIONS_KEY, 'consultations', filters, userId],
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    initialPageParam: null as PastConsultationCursor | null,
    queryFn: async ({ pageParam }) =>
      readPastConsultationPage(await supabase(), filters, pageParam, PAGE_SIZE),
    getNextPageParam: (page) => page.next,
  });
}

/** Professionals the patient has had consultations with, by name: the filter's options. */
export function useKnownProfessionals() {
  return useRead({
    key: [CONSULTATIONS_KEY, 'professionals'],
    read: async (client) => {
      const { data, error } = await client.rpc('professionals_of_patient');
      if (error) throw toAppError(error);
      return data
        .map(({ user_id: id, full_name: name }) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
    },
  });
}
