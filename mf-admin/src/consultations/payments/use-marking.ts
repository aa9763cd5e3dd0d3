import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { MONEY_KEY, PAYMENTS_KEY } from '../../parts/money-key';
import { CONSULTATION_COUNTS_KEY, CONSULTATIONS_KEY } from '../use-consultations';
import { copy } from './copy';

interface Refunded {
  readonly paymentId: string;
  /** The transfer that proves it; null: the money was never at a bank. */
  readonly e2eid: string | null;
}

interface Marked {
  /** The slot was released: the consultation stays cancelled. */
  readonly refund_due: boolean;
}

/**
 * Marks a payment as paid; a repeated call returns the first result. Throws an `AppError` with the
 * procedure's code.
 */
async function markPaid(client: PortalClient, paymentId: string): Promise<Marked> {
  const { data, error } = await client.rpc('mark_payment_paid', { payment_id: paymentId });
  if (error) throw toAppError(error);
  return data;
}

/**
 * Marks a payment as refunded; a repeated call returns the first result. Throws an `AppError` with the
 * procedure's code.
 */
async function markRefunded(client: PortalClient, { paymentId, e2eid }: Refunded): Promise<void> {
  const { error } = await client.rpc('mark_refunded', { payment_id: paymentId, e2eid });
  if (error) throw toAppError(error);
}

/** Marks a payment as paid, by its id. `onDone` is called after success. */
export function useMarkPaid(onDone: () => void) {
  const toast = useToast();
  return useMarking(markPaid, ({ refund_due }) => {
    onDone();
    toast({ kind: 'success', title: copy.done, ...(refund_due && { text: copy.refundText }) });
  });
}

/** Marks a payment as refunded. `onDone` is called after success; `showAtField` receives each error first. */
export function useMarkRefunded(onDone: () => void, showAtField?: (error: unknown) => boolean) {
  const toast = useToast();
  return useMarking(
    markRefunded,
    () => {
      onDone();
      toast({ kind: 'success', title: copy.refundNoted });
    },
    showAtField,
  );
}

function useMarking<Answer, Input>(
  mark: (client: PortalClient, input: Input) => Promise<Answer>,
  onSuccess: (answer: Answer) => void,
  showAtField?: (error: unknown) => boolean,
) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  return useWrite<Answer, Input>({
    mutationFn: async (input) => mark(await supabase(), input),
    onSuccess,
    onError: (error) => {
      if (showAtField?.(error)) return;
      toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-payment-update']) });
    },
    // Another admin may have changed it, and the other lists count consultations.
    onSettled: () => {
      for (const key of [PAYMENTS_KEY, CONSULTATIONS_KEY, CONSULTATION_COUNTS_KEY, MONEY_KEY])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}
