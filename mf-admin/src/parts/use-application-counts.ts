import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';

export const APPLICATION_COUNTS_KEY = 'admin-application-counts';

export interface ApplicationCounts {
  readonly total: number;
  /** Those that match the search; all of them without one. */
  readonly matching: number;
  readonly pending: number;
  readonly needs_info: number;
  readonly approved: number;
  readonly rejected: number;
}

/** Number of applications in total, matching a search, and pending. */
export function useApplicationCounts(search = '', enabled = true) {
  useLive('team:approvals', ['changed'], [APPLICATION_COUNTS_KEY]);
  return useRead({
    key: [APPLICATION_COUNTS_KEY, search],
    enabled,
    placeholderData: keepPreviousData,
    read: async (client, { signal }): Promise<ApplicationCounts> => {
      const { data, error } = await client
        .rpc('application_counts', { search: search || null })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data;
    },
  });
}
