import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { AGENDA_KEY, CONSULTATIONS_KEY } from '../query-keys';
import { copy } from './copy';
import { correctOutcome, recordOutcome, type Outcome } from './record-outcome';

/**
 * Records or corrects an outcome, reports the result, and refetches the consultations, also after a refusal: one that is no
 * longer open leaves the list, and its question with it.
 */
export function useOutcome({ id }: { readonly id: string }, isCorrection: boolean, onRecorded: () => void) {
  const write = isCorrection ? correctOutcome : recordOutcome;
  const questions = isCorrection ? copy.correct : copy.confirm;
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const readAgain = (keys: readonly string[]) =>
    Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  return useWrite({
    mutationFn: async (outcome: Outcome) => write(await supabase(), id, outcome),
    onSuccess: (_, outcome) => {
      toast({ kind: 'success', title: questions[outcome].done });
      onRecorded();
      return readAgain([CONSULTATIONS_KEY, AGENDA_KEY]);
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['consultation-end']) });
      return readAgain([CONSULTATIONS_KEY, AGENDA_KEY]);
    },
  });
}
