import { useQueryClient } from '@tanstack/react-query';
import { describeError, exactlyOne, toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { PaymentStatus } from 'shared-domain/status';
import { useSupabase } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { useRead } from 'shared-data/query';
import { renewPayment } from './renew-payment';
import { CONSULTATIONS_KEY } from './use-upcoming-consultations';

/** The payment may be confirmed elsewhere: by a provider or an admin. */
const POLL_MS = 3000;

export interface Payment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amount: Cents;
  readonly expiresAt: Instant;
  /** Each new code is another charge; only the newest can be paid. */
  readonly charge: number;
  readonly professionalName: string;
}

const keyOf = (consultationId: string | null) => ['payment', consultationId];

/** A consultation's payment on the server, polled while it is payable. */
export function usePayment(consultationId: string | null) {
  return useRead({
    key: keyOf(consultationId),
    enabled: consultationId !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: POLL_MS,
    read: async (client): Promise<Payment> => {
      const { data, error } = await client
        .from('payments')
        .select('id, status, amount_cents, expires_at, charge_number, consultations(professional_name)')
        .eq('consultation_id', consultationId ?? '');
      if (error) throw toAppError(error);
      const row = exactlyOne(data);
      return {
        id: row.id,
        status: row.status,
        amount: cents(row.amount_cents),
        expiresAt: row.expires_at,
        charge: row.charge_number,
        professionalName: row.consultations.professional_name,
      };
    },
  });
}

/** The requests of the Pix dialog. `simulate` throws an `AppError` when the server refuses. */
export function usePaymentCalls(consultationId: string | null) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const errorToasts = useErrorToasts();
  const refresh = () => queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] });
  return {
    refresh,
    /** Marks the payment as paid, if the deployment allows simulation. */
    simulate: async ({ id, charge }: Payment) => {
      const client = await supabase();
      const { error } = await client.rpc('simulate_payment', { payment_id: id, charge_number: charge });
      if (error) throw toAppError(error);
    },
    /** Renews an expired payment and its consultation if the slot is still free; reports when it is not. */
    renew: async ({ id }: Payment) => {
      const client = await supabase();
      const refusal = await renewPayment(client, id);
      if (refusal) errorToasts.show(describeError(refusal, 'payment-renewal'));
      else errorToasts.dismiss();
      await queries.invalidateQueries({ queryKey: keyOf(consultationId) });
      await refresh();
    },
  };
}
