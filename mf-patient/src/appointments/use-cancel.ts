import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';
import { copy } from './copy';

/** Error codes that show that the list is outdated. */
const OUTDATED_CODES: ReadonlySet<string> = new Set([
  'too_late',
  'consultation_not_open',
  'consultation_not_found',
]);

/**
 * Cancels a consultation and reports the result; a consultation that is already cancelled counts as success.
 */
export function useCancel(onDone: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = () => void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
  return useWrite({
    mutationFn: async (consultationId: string) => {
      const client = await supabase();
      const { data, error } = await client.rpc('cancel_consultation', { consultation_id: consultationId });
      if (error) throw toAppError(error);
      return data.refund_due;
    },
    onSuccess: (refundDue) => {
      toast({ kind: 'success', title: copy.cancelled, ...(refundDue && { text: copy.cancelPaid }) });
      onDone();
      refresh();
    },
    onError: (error) => {
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, 'cancellation') });
      if (!OUTDATED_CODES.has(code)) return;
      onDone();
      refresh();
    },
  });
}
