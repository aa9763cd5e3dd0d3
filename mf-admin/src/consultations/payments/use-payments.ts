import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import { formatDayNumeric, isIsoDay, type Instant } from 'shared-domain/schedule';
import type { PaymentStatus } from 'shared-domain/status';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';
import type { ChargeState, Method } from '../../parts/charge/charge-state';
import { PAYMENTS_KEY } from '../../parts/money-key';
import type { RowKey } from '../../parts/paging/page';
import { usePagedQuery } from '../../parts/paging/use-paged-query';
import type { ListState } from '../list-state';

/**
 * Who sends an open refund: the bank; an admin, by one transfer for each in the charge, or by one with its proof;
 * nobody, as it is simulated.
 */
export type RefundStep = 'bank' | 'each' | 'proof' | 'note';

/** A row of the list. Day and time are the consultation's, in São Paulo. */
export interface PaymentEntry {
  /** Start of the consultation, the sort key of the list. */
  readonly key: RowKey;
  readonly id: string;
  readonly patientName: string;
  readonly professionalName: string;
  readonly day: string;
  readonly time: string;
  readonly amount: Cents;
  readonly status: PaymentStatus;
  /** Paid, but the consultation does not take place. */
  readonly refundDue: boolean;
  /** When the payment was refunded; null: it was not. */
  readonly refundedAt: Instant | null;
  /** What is still to go back. */
  readonly openRefund: Cents;
  readonly refundStep: RefundStep | null;
  readonly state: ChargeState;
  readonly paidAt: Instant | null;
  readonly expiresAt: Instant;
  /** When it can be paid first; null: at once. */
  readonly opensAt: Instant | null;
  readonly method: Method | null;
  /** The transfer's identity, or the newest code's. */
  readonly code: string | null;
}

/** Day and time of the consultation: "26/11/2026, 11:30". */
export const whenOf = ({ day, time }: PaymentEntry): string =>
  `${isIsoDay(day) ? formatDayNumeric(day) : day}, ${time}`;

/** One page of the matching payments, latest consultation first. */
export function usePayments({ search, payment, page }: ListState) {
  useLive('team:payments', ['changed'], [PAYMENTS_KEY]);
  return usePagedQuery({
    key: [PAYMENTS_KEY, search, payment],
    page,
    read: async (client, { cursor, newer, size, signal }): Promise<PaymentEntry[]> => {
      const { data, error } = await client
        .rpc('list_payments', {
          search: search || null,
          state: payment,
          cursor_starts_at: cursor?.at ?? null,
          cursor_id: cursor?.id ?? null,
          newer,
          page_size: size,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map((row) => ({
        key: { at: row.starts_at, id: row.consultation_id },
        id: row.id,
        patientName: row.patient_name,
        professionalName: row.professional_name,
        day: row.consultation_date,
        time: row.consultation_time,
        amount: cents(row.amount_cents),
        status: row.status,
        refundDue: row.refund_due,
        refundedAt: row.refunded_at,
        openRefund: cents(row.refund_cents ?? 0),
        refundStep: row.refund_step as RefundStep | null,
        state: row.charge_state as ChargeState,
        paidAt: row.paid_at,
        expiresAt: row.expires_at,
        opensAt: row.opens_at,
        method: row.method as Method | null,
        code: row.e2eid ?? row.txid,
      }));
    },
  });
}

/** Number of payments with an open refund, as the filter lists them. */
export function useRefundDueCount() {
  return useRead({
    key: [PAYMENTS_KEY, 'owed'],
    read: async (client, { signal }): Promise<number> => {
      const { data, error } = await client.rpc('charge_counts').abortSignal(signal);
      if (error) throw toAppError(error);
      return data.refund_due;
    },
  });
}
