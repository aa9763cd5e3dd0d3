import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useInfiniteRead } from 'shared-data/query';
import { MONEY_KEY } from '../../parts/money-key';

/** Money that arrived and that no rule explains. */
export interface Stray {
  readonly id: string;
  readonly e2eid: string | null;
  readonly amount: Cents;
  readonly paidAt: Instant;
  readonly reason: string;
  readonly paymentId: string | null;
  readonly patientName: string | null;
  readonly professionalName: string | null;
  /** What was decided waits for another admin. */
  readonly waits: boolean;
  readonly createdAt: Instant;
}

const PAGE_SIZE = 50;

interface Key {
  readonly at: Instant;
  readonly id: string;
}

/** The receipts in suspense, oldest first; more on request. */
export function useSuspense() {
  return useInfiniteRead({
    key: [MONEY_KEY, 'suspense'],
    read: async (client, { cursor }: { readonly cursor: Key | null }) => {
      const { data, error } = await client.rpc('list_suspense', {
        cursor_created_at: cursor?.at ?? null,
        cursor_id: cursor?.id ?? null,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data.map((row): Stray => ({
        id: row.receipt_id,
        e2eid: row.e2eid,
        amount: cents(row.amount_cents),
        paidAt: row.paid_at,
        reason: row.class,
        paymentId: row.payment_id,
        patientName: row.patient_name,
        professionalName: row.professional_name,
        waits: row.waits_for_admin,
        createdAt: row.created_at,
      }));
    },
    next: (page): Key | null => {
      const last = page.length === PAGE_SIZE ? page.at(-1) : undefined;
      return last ? { at: last.createdAt, id: last.id } : null;
    },
    select: ({ pages }) => pages.flat(),
  });
}

export interface Assignment {
  readonly receiptId: string;
  readonly paymentId: string;
}

/** Says whose money it is. Answers whether it goes back because the consultation does not take place. */
export async function assignStray(client: PortalClient, { receiptId, paymentId }: Assignment) {
  const { data, error } = await client.rpc('assign_suspense', {
    receipt_id: receiptId,
    payment_id: paymentId,
  });
  if (error) throw toAppError(error);
  return { isDue: data.refund_due };
}

export interface Return {
  readonly id: string;
  readonly receiptId: string;
  readonly reason: string;
}

/** Gives it back to its payer. Answers whether it waits for another admin. */
export async function returnStray(client: PortalClient, { id, receiptId, reason }: Return) {
  const { data, error } = await client.rpc('return_suspense', { id, receipt_id: receiptId, reason });
  if (error) throw toAppError(error);
  return { waits: data.state === 'waiting' };
}

/** Keeps it. Answers whether it waits for another admin. */
export async function keepStray(client: PortalClient, { receiptId, reason }: Omit<Return, 'id'>) {
  const { data, error } = await client.rpc('keep_suspense', { receipt_id: receiptId, reason });
  if (error) throw toAppError(error);
  return { waits: data.decision === 'waiting' };
}
