import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { recordOutcome, type Outcome } from './record-outcome';
import { CONSULTATIONS_KEY, type Consultation } from './use-consultations';

/** Records an outcome, reports the result, and refetches the consultations, also after a refusal. */
export function useOutcome({ id }: Consultation, onSettled: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async (outcome: Outcome) => recordOutcome(await supabase(), id, outcome),
    onSuccess: (_, outcome) => {
      toast({ kind: 'success', title: copy.ended.confirm[outcome].done });
      onSettled();
      return queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error), 'consultation-end') });
      onSettled();
      return queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
  });
}
