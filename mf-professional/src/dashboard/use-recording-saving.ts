import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { firstName } from 'shared-domain/names';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { storeRecording } from './store-recording';
import type { CompletedConsultation } from './use-completed-consultations';
import { CONSULTATIONS_KEY } from '../parts/query-keys';

const { saved } = copy.recordings;

/**
 * Stores the URL of a consultation's recording, confirms it, and refetches the consultations. `showAtField`
 * receives each error first and returns whether it has shown it.
 */
export function useRecordingSaving(
  { id, patientName }: CompletedConsultation,
  onSaved: () => void,
  showAtField: (error: unknown) => boolean,
) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async (address: string) => storeRecording(await supabase(), id, address),
    onSuccess: () => {
      toast({ kind: 'success', title: saved.title, text: saved.text(firstName(patientName)) });
      onSaved();
      return queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
    onError: (error) => {
      if (!showAtField(error))
        toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS.recording) });
    },
  });
}
