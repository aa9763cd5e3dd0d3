import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-ui/query';
import { copy } from './copy';
import { endSession, type Outcome } from './end-session';
import { SESSIONS_KEY, type Session } from './use-sessions';

interface After {
  readonly onEnded: () => void;
  /** Ended or refused. */
  readonly onSettled: () => void;
}

/** Says how a session ended, tells so, and reads the sessions again, also after a refusal. */
export function useEnding({ id }: Session, { onEnded, onSettled }: After) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async (outcome: Outcome) => endSession(await supabase(), id, outcome),
    onSuccess: async (_, outcome) => {
      toast({ kind: 'success', title: copy.ended.confirm[outcome].done });
      onSettled();
      await queries.invalidateQueries({ queryKey: [SESSIONS_KEY] });
      onEnded();
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error), 'consultation-end') });
      onSettled();
      return queries.invalidateQueries({ queryKey: [SESSIONS_KEY] });
    },
  });
}
