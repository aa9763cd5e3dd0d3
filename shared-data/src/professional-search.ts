import { toAppError } from 'shared-domain/errors';
import { professionalFrom, type Professional } from 'shared-domain/professional';
import type { PortalClient } from 'shared-portal/contract';

const PAGE_SIZE = 24;

/** What the procedures search by; null or left out: no filter. Prices in centavos. */
export interface ProfessionalConditions {
  readonly search: string | null;
  readonly specialty: string | null;
  readonly min_price_cents?: number | null;
  readonly max_price_cents: number | null;
  readonly city?: string | null;
}

type Client = () => Promise<PortalClient>;

interface Pages {
  readonly pages: readonly Professional[][];
  readonly pageParams: readonly (string | null)[];
}

/** For an infinite query: approved professionals that match, page by page in the order of their ids. */
export const professionalPages = (client: Client, conditions: ProfessionalConditions) => ({
  initialPageParam: null as string | null,
  queryFn: async ({ pageParam }: { readonly pageParam: string | null }): Promise<Professional[]> => {
    const supabase = await client();
    const { data, error } = await supabase.rpc('search_professionals', {
      ...conditions,
      after_user_id: pageParam,
      // One more than is shown tells whether there are more.
      page_size: PAGE_SIZE + 1,
    });
    if (error) throw toAppError(error);
    return data.map(professionalFrom);
  },
  getNextPageParam: (page: readonly Professional[]) =>
    page.length > PAGE_SIZE ? page[PAGE_SIZE - 1]?.userId : null,
  select: ({ pages, pageParams }: Pages) => ({
    pages: pages.map((page) => page.slice(0, PAGE_SIZE)),
    pageParams,
  }),
});

/** How many approved professionals match in all. @throws {AppError} */
export async function countProfessionals(
  client: Client,
  conditions: ProfessionalConditions,
): Promise<number> {
  const supabase = await client();
  const { data, error } = await supabase.rpc('count_professionals', conditions);
  if (error) throw toAppError(error);
  return data;
}
