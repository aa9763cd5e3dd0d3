import { toAppError } from 'shared-domain/errors';
import { cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import { useInfiniteRead } from 'shared-data/query';
import { MONEY_KEY } from '../../parts/money-key';
import type { OpenRefund, WaitingDecision } from '../charge/use-charge';

/** What a refund is about. */
export interface Subject {
  /** Null for money that is no payment's. */
  readonly paymentId: string | null;
  readonly patientName: string | null;
  readonly professionalName: string | null;
}

export type ListedDecision = WaitingDecision & Subject;
export interface ListedRefund extends OpenRefund, Subject {
  readonly attempt: number;
  readonly createdAt: Instant;
}

const PAGE_SIZE = 50;

interface Key {
  readonly at: Instant;
  readonly id: string;
}

/** The key after which the next page begins; null: this is the last one. */
const nextKey = (page: readonly { readonly id: string; readonly createdAt: Instant }[]): Key | null => {
  const last = page.length === PAGE_SIZE ? page.at(-1) : undefined;
  return last ? { at: last.createdAt, id: last.id } : null;
};

/** The refunds that wait for another admin, oldest first; more on request. */
export function useWaitingDecisions() {
  return useInfiniteRead({
    key: [MONEY_KEY, 'decisions'],
    read: async (client, { userId, cursor }: { readonly userId: string; readonly cursor: Key | null }) => {
      const { data, error } = await client.rpc('list_refund_decisions', {
        cursor_created_at: cursor?.at ?? null,
        cursor_id: cursor?.id ?? null,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data.map((row): ListedDecision => ({
        id: row.id,
        paymentId: row.payment_id,
        patientName: row.patient_name,
        professionalName: row.professional_name,
        amount: cents(row.amount_cents),
        reason: row.reason,
        borneBy: row.borne_by,
        decidedBy: row.decided_by_name,
        isOwn: row.decided_by === userId,
        createdAt: row.created_at,
      }));
    },
    next: nextKey,
    select: ({ pages }) => pages.flat(),
  });
}

/** What has to go back and is not back yet, oldest first; more on request. */
export function useOpenRefunds() {
  return useInfiniteRead({
    key: [MONEY_KEY, 'refunds'],
    read: async (client, { cursor }: { readonly cursor: Key | null }) => {
      const { data, error } = await client.rpc('list_refunds', {
        cursor_created_at: cursor?.at ?? null,
        cursor_id: cursor?.id ?? null,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data.map((row): ListedRefund => ({
        id: row.id,
        paymentId: row.payment_id,
        patientName: row.patient_name,
        professionalName: row.professional_name,
        amount: cents(row.amount_cents),
        state: row.state,
        decidedBy: row.decided_by,
        problem: row.problem,
        isSimulated: row.is_simulated,
        canClose: row.can_close,
        attempt: row.attempt,
        createdAt: row.created_at,
      }));
    },
    next: nextKey,
    select: ({ pages }) => pages.flat(),
  });
}
