import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';

/** The owner of the account. */
export interface AccountOwner {
  readonly userId: string;
  readonly fullName: string;
}

/** Signs a user out everywhere and reports the number of devices. */
export function useEndSessions({ userId, fullName }: AccountOwner, onDone: () => void) {
  const supabase = useSupabase();
  const toast = useToast();
  return useWrite({
    mutationFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('end_sessions_of', { user_id: userId });
      if (error) throw toAppError(error);
      return data.sessions_ended;
    },
    onSuccess: (ended) => {
      toast({ kind: 'success', title: copy.done, text: copy.ended(fullName, ended) });
      onDone();
    },
    onError: (error) =>
      toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-sessions']) }),
  });
}
