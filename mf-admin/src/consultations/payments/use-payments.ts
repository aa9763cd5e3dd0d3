import { countOf, toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import { formatDayNumeric, isIsoDay, type Instant } from 'shared-domain/schedule';
import type { PaymentStatus } from 'shared-domain/status';
import { useRead } from 'shared-data/query';
import { PAYMENTS_KEY } from '../../parts/money-key';
import type { RowKey } from '../../parts/paging/page';
import { usePagedQuery } from '../../parts/paging/use-paged-query';
import type { ListState } from '../list-state';

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
}

/** Day and time of the consultation: "26/11/2026, 11:30". */
export const whenOf = ({ day, time }: PaymentEntry): string =>
  `${isIsoDay(day) ? formatDayNumeric(day) : day}, ${time}`;

/** One page of the matching payments, latest consultation first. */
export function usePayments({ search, owedBack, page }: ListState) {
  return usePagedQuery({
    key: [PAYMENTS_KEY, search, owedBack],
    page,
    read: async (client, { cursor, newer, size, signal }): Promise<PaymentEntry[]> => {
      const { data, error } = await client
        .rpc('list_payments', {
          search: search || null,
          owed_back: owedBack,
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
      }));
    },
  });
}

/** Number of pending refunds. */
export function useRefundDueCount() {
  return useRead({
    key: [PAYMENTS_KEY, 'owed'],
    read: async (client): Promise<number> => {
      return countOf(
        await client
          .from('payments')
          .select('id', { count: 'exact', head: true })
          .eq('refund_due', true)
          .is('refunded_at', null),
      );
    },
  });
}
