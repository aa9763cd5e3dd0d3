import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';

export const APPLICATION_COUNTS_KEY = 'admin-application-counts';

export interface ApplicationCounts {
  readonly total: number;
  /** Those the search finds; all of them without one. */
  readonly matching: number;
  readonly pending: number;
}

/** How many applications there are, how many a search finds, and how many wait for a decision. */
export function useApplicationCounts(search = '') {
  const supabase = useSupabase();
  const userId = useUserId();
  return useQuery({
    queryKey: [APPLICATION_COUNTS_KEY, userId, search],
    enabled: userId !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ApplicationCounts> => {
      const client = await supabase();
      const { data, error } = await client
        .rpc('application_counts', { search: search || null })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data as unknown as ApplicationCounts; // the procedure's own shape
    },
  });
}
