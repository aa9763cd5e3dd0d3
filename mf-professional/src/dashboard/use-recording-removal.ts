import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { storeRecording } from './store-recording';
import type { CompletedConsultation } from './use-completed-consultations';
import { CONSULTATIONS_KEY } from '../parts/query-keys';

/** Removes a recording's URL, confirms it, and refetches the consultations. */
export function useRecordingRemoval({ id }: CompletedConsultation, onRemoved: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async () => storeRecording(await supabase(), id, null),
    onSuccess: () => {
      toast({ kind: 'success', ...copy.recordings.removed });
      onRemoved();
      return queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
    },
    onError: (error) =>
      toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['recording-removal']) }),
  });
}
