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

/** With it: only the clock changes a payment that nothing is broadcast of. */
const CLOCK_MS = 30_000;

/** Query key of a consultation's payment. */
export const paymentKey = (consultationId: string) => ['payment', consultationId];

/** The payment of a consultation; null if it is not the patient's. Read again while it may still change. */
export function usePayment(consultationId: string) {
  const key = paymentKey(consultationId);
  const live = useLive(useOwnTopic(), ['payments', 'consultations'], key, false);
  return useRead<Payment | null>({
    ...live,
    key,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const pollMs = data && POLL_MS[data.state];
      if (!pollMs) return live.refetchInterval;
      return live.refetchInterval === false ? pollMs : CLOCK_MS;
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
