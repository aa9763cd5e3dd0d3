import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-ui/query';
import { copy } from './copy';
import { endSession, type Outcome } from './end-session';
import { SESSIONS_KEY, type Session } from './use-sessions';

/** Says how a session ended, tells so, and reads the sessions again, also after a refusal; then it is settled. */
export function useEnding({ id }: Session, onSettled: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async (outcome: Outcome) => endSession(await supabase(), id, outcome),
    onSuccess: (_, outcome) => {
      toast({ kind: 'success', title: copy.ended.confirm[outcome].done });
      onSettled();
      return queries.invalidateQueries({ queryKey: [SESSIONS_KEY] });
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error), 'consultation-end') });
      onSettled();
      return queries.invalidateQueries({ queryKey: [SESSIONS_KEY] });
    },
  });
}
