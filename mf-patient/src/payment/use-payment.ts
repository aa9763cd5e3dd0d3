import { toAppError } from 'shared-domain/errors';
import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import { paymentFrom, type Payment, type PaymentState } from './payment';

/** Milliseconds between two reads: the bank tells the server, and the server does not tell the page. */
const POLL_MS: Readonly<Partial<Record<PaymentState, number>>> = {
  creating: 3000,
  open: 3000,
  silent: 10_000,
  expired: 10_000,
};

/** Query key of a consultation's payment. */
export const paymentKey = (consultationId: string) => ['payment', consultationId];

/** The payment of a consultation; null if it is not the patient's. Read again while it may still change. */
export const usePayment = (consultationId: string) =>
  useRead<Payment | null>({
    key: paymentKey(consultationId),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data && POLL_MS[data.state]) ?? false,
    read: async (client) => {
      if (!isUuid(consultationId)) return null;
      const { data, error } = await client.rpc('read_payment', { consultation_id: consultationId });
      if (error && toAppError(error).code === 'payment_not_found') return null;
      if (error) throw toAppError(error);
      return paymentFrom(data);
    },
  });
