import { isFirstVisit } from 'shared-domain/first-visit';
import { useRead } from 'shared-data/query';

/** Whether the person has never been here before. False until that is known; nothing is asked of the server. */
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
