import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { professionalFrom, type Professional } from 'shared-domain/professional';
import type { PortalClient } from 'shared-portal/contract';
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

/** The read of `useProfessionalCount`. */
export const professionalCountRead = (conditions: ProfessionalConditions) => ({
  key: ['professional-count', conditions],
  placeholderData: keepPreviousData,
  read: async (client: PortalClient): Promise<number> => {
    const { data, error } = await client.rpc('count_professionals', conditions);
    if (error) throw toAppError(error);
    return data;
  },
});

/** Total number of approved professionals that match. */
export const useProfessionalCount = (conditions: ProfessionalConditions, enabled = true) =>
  usePublicRead<number>({ ...professionalCountRead(conditions), enabled });
