import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useInfiniteRead, useRead, type PageRequest } from 'shared-data/query';
import {
  readPastConsultationPage,
  type PastConsultationCursor,
  type PastConsultationFilters,
} from '../parts/past-consultation';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

const PAGE_SIZE = 20;

/** The signed-in patient's matching consultations, latest first, page by page. */
export function useHistory(filters: PastConsultationFilters) {
  return useInfiniteRead({
    key: [CONSULTATIONS_KEY, 'consultations', filters],
    placeholderData: keepPreviousData,
    read: (client, { cursor }: PageRequest<PastConsultationCursor>) =>
      readPastConsultationPage(client, filters, cursor, PAGE_SIZE),
    next: (page) => page.next,
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
