import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { recordOutcome, type Outcome } from './record-outcome';
import { CONSULTATIONS_KEY, type Consultation } from './use-consultations';
import { FIGURES_KEY } from './use-practice';

/**
 * Records an outcome, reports the result, and refetches the consultations, also after a refusal: one that is no
 * longer open leaves the list, and its question with it.
 */
export function useOutcome({ id }: Consultation, onRecorded: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async (outcome: Outcome) => recordOutcome(await supabase(), id, outcome),
    onSuccess: (_, outcome) => {
      toast({ kind: 'success', title: copy.ended.confirm[outcome].done });
      onRecorded();
      return Promise.all([
        queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] }),
        queries.invalidateQueries({ queryKey: [FIGURES_KEY] }),
      ]);
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error), 'consultation-end') });
      return queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
  });
}
