import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-ui/query';
import { copy } from './copy';

/** Ends the person's sessions everywhere but here. */
export function useLeaveOthers() {
  const supabase = useSupabase();
  const toast = useToast();
  return useWrite({
    mutationFn: async () => {
      const { auth } = await supabase();
      const { data, error } = await auth.getSession();
      if (error) throw toAppError(error);
      // The client's own signOut tells of success where the server refused this session, and ended none.
      const answer = await auth.admin.signOut(data.session?.access_token ?? '', 'others');
      if (answer.error) throw toAppError(answer.error);
    },
    onSuccess: () => toast({ kind: 'success', ...copy.leftOthers }),
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'sign-out') }),
  });
}
