import { toAppError } from 'shared-domain/errors';
import { copy } from './copy';
import type { SignedInDevice } from './use-devices';
import { useSessionRemoval } from './use-session-removal';

/** Ends the session of one other device; a session that is already over counts as success. */
export const useEndDevice = (onDone: () => void) =>
  useSessionRemoval<SignedInDevice>(
    async (client, { id }) => {
      const { error } = await client.rpc('end_session', { session_id: id });
      if (error) throw toAppError(error);
    },
    {
      remains: ({ id }, ended) => id !== ended.id,
      message: ({ name }) => copy.ended(name),
      onDone,
    },
  );
