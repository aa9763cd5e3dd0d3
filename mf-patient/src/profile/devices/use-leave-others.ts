import { toAppError } from 'shared-domain/errors';
import { copy } from './copy';
import { useEnding } from './use-ending';

/** Ends the person's sessions everywhere but here. */
export const useLeaveOthers = (onDone: () => void) =>
  useEnding<void>(
    async ({ auth }) => {
      const { data, error } = await auth.getSession();
      if (error) throw toAppError(error);
      // The client's own signOut tells of success where the server refused this session, and ended none.
      const answer = await auth.admin.signOut(data.session?.access_token ?? '', 'others');
      if (answer.error) throw toAppError(answer.error);
    },
    {
      stays: ({ isThis }) => isThis,
      said: () => copy.leftOthers,
      onDone,
    },
  );
