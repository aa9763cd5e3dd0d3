import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import { paymentFrom, type Payment, type PaymentState } from './payment';

/** Milliseconds between two reads without realtime. */
const POLL_MS: Readonly<Partial<Record<PaymentState, number>>> = {
  creating: 3000,
  open: 3000,
  silent: 10_000,
  expired: 10_000,
};

/**
 * With it. Nothing announces what the clock changes, and a lost event must not make a patient pay twice; a payment is open
 * for 15 minutes.
 */
const JOINED_MS = 30_000;

/** Query key of a consultation's payment. */
export const paymentKey = (consultationId: string) => ['payment', consultationId];

/** The payment of a consultation; null if it is not the patient's. Read again while it may still change. */
export function usePayment(consultationId: string) {
  const key = paymentKey(consultationId);
  const { isJoined } = useLive(useOwnTopic(), ['payments', 'consultations'], key);
  return useRead<Payment | null>({
    key,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const pollMs = data && POLL_MS[data.state];
      if (!pollMs) return false;
      return isJoined ? JOINED_MS : pollMs;
    },
    read: async (client) => {
      if (!isUuid(consultationId)) return null;
      const { data, error } = await client.rpc('read_payment', { consultation_id: consultationId });
      if (error && toAppError(error).code === 'payment_not_found') return null;
      if (error) throw toAppError(error);
      return paymentFrom(data);
    },
  });
}
