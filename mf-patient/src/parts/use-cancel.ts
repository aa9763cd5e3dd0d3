import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { UNDO_TOAST_SECONDS } from 'shared-domain/toast-times';
import type { ToastAction } from 'shared-portal/toasts';
import { useWrite } from 'shared-data/query';
import { CONSULTATIONS_KEY } from './use-upcoming-consultations';

const copy = { cancelled: 'Consulta cancelada', cancelPaid: 'O reembolso está nos detalhes da consulta.' };

/** Error codes that show that the list is outdated, and nothing is left to cancel. */
const OUTDATED_CODES: ReadonlySet<string> = new Set([
  'consultation_started',
  'consultation_not_open',
  'consultation_not_found',
]);

interface Cancelling {
  readonly id: string;
  /** The dialog has said that nothing is refunded. */
  readonly withoutRefund: boolean;
}

/**
 * Cancels a consultation and reports the result; a consultation that is already cancelled counts as success. If
 * the refund ended meanwhile, the list is read again and the open dialog asks again. `undo` is offered with the result.
 */
export function useCancel(onDone: () => void, undo?: ToastAction) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = () => void queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
  return useWrite({
    mutationFn: async ({ id, withoutRefund }: Cancelling) => {
      const client = await supabase();
      const { data, error } = await client.rpc('cancel_consultation', {
        consultation_id: id,
        without_refund: withoutRefund,
      });
      if (error) throw toAppError(error);
      return data.refund_due;
    },
    onSuccess: (refundDue) => {
      toast({
        kind: 'success',
        title: copy.cancelled,
        ...(refundDue && { text: copy.cancelPaid }),
        ...(undo && { seconds: UNDO_TOAST_SECONDS, action: undo }),
      });
      onDone();
      refresh();
    },
    onError: (error) => {
      const { code } = toAppError(error);
      toast({ kind: 'error', ...describeError(code, 'cancellation') });
      if (OUTDATED_CODES.has(code)) onDone();
      if (OUTDATED_CODES.has(code) || code === 'too_late') refresh();
    },
  });
}
