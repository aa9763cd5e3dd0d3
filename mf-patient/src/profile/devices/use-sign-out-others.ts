import { toAppError } from 'shared-domain/errors';
import { copy } from './copy';
import { useSessionRemoval } from './use-session-removal';

/** Ends the user's sessions on all other devices. */
export const useSignOutOthers = (onDone: () => void) =>
  useSessionRemoval<void>(
    async ({ auth }) => {
      const { data, error } = await auth.getSession();
      if (error) throw toAppError(error);
      // The client's own signOut reports success even if the server rejected this session and ended none.
      const answer = await auth.admin.signOut(data.session?.access_token ?? '', 'others');
      if (answer.error) throw toAppError(answer.error);
    },
    {
      remains: ({ isThis }) => isThis,
      message: () => copy.leftOthers,
      onDone,
    },
  );
