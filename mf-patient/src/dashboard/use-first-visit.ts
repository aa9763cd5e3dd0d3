import { isFirstVisit } from 'shared-domain/first-visit';
import { useRead } from 'shared-data/query';

/** Whether this is the user's first visit. False until known; sends no request. */
export function useFirstVisit(): boolean {
  const { data = false } = useRead({
    key: ['first-visit'],
    staleTime: Infinity,
    read: async ({ auth }): Promise<boolean> => {
      const { data } = await auth.getSession();
      return data.session !== null && isFirstVisit(data.session.user);
    },
  });
  return data;
}
