import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { professionalFrom, type Professional } from 'shared-domain/professional';
import { usePublicInfiniteRead, usePublicRead, type PageRequest } from './query';

const PAGE_SIZE = 24;

/** Search conditions of the procedures; null or omitted: no filter. Prices in centavos. */
export interface ProfessionalConditions {
  readonly search: string | null;
  readonly specialty: string | null;
  readonly min_price_cents?: number | null;
  readonly max_price_cents: number | null;
  readonly city?: string | null;
}

interface Pages {
  readonly pages: readonly Professional[][];
  readonly pageParams: readonly (string | null)[];
}

/** Approved professionals that match, page by page in the order of their ids. */
export function useProfessionals(conditions: ProfessionalConditions, enabled = true) {
  return usePublicInfiniteRead({
    key: ['professionals', conditions],
    enabled,
    // Otherwise all pages would be refetched one after the other.
    refetchOnWindowFocus: false,
    // Keeps the results while others load, and with them the focus.
    placeholderData: keepPreviousData,
    read: async (client, { cursor }: PageRequest<string, object>): Promise<Professional[]> => {
      const { data, error } = await client.rpc('search_professionals', {
        ...conditions,
        after_user_id: cursor,
        // One more than is shown, to know whether there are more.
        page_size: PAGE_SIZE + 1,
      });
      if (error) throw toAppError(error);
      return data.map(professionalFrom);
    },
    next: (page) => (page.length > PAGE_SIZE ? (page[PAGE_SIZE - 1]?.userId ?? null) : null),
    select: ({ pages, pageParams }: Pages) => ({
      pages: pages.map((page) => page.slice(0, PAGE_SIZE)),
      pageParams,
    }),
  });
}

/** Total number of approved professionals that match. */
export function useProfessionalCount(conditions: ProfessionalConditions, enabled = true) {
  return usePublicRead({
    key: ['professional-count', conditions],
    enabled,
    placeholderData: keepPreviousData,
    read: async (client): Promise<number> => {
      const { data, error } = await client.rpc('count_professionals', conditions);
      if (error) throw toAppError(error);
      return data;
    },
  });
}
