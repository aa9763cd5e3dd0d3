import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useInfiniteRead } from 'shared-data/query';
import { MONEY_KEY } from '../../parts/money-key';

/** A report that a professional did not come, on which no admin has decided. */
export interface Absence {
  readonly id: string;
  readonly paymentId: string;
  readonly patientName: string;
  readonly professionalName: string;
  readonly startsAt: Instant;
  /** The professional says that the patient did not come. */
  readonly isNoShow: boolean;
  readonly isOpen: boolean;
  readonly amount: Cents;
  /** What can go back. */
  readonly returnable: Cents;
  readonly isPaidOut: boolean;
  readonly message: string | null;
  readonly reportedAt: Instant;
  /** The professional's answer; null without one. */
  readonly came: boolean | null;
  readonly answer: string | null;
  readonly answeredAt: Instant | null;
  /** A refund that waits for another admin. */
  readonly waiting: { readonly amount: Cents; readonly by: string | null } | null;
}

const PAGE_SIZE = 20;

interface Key {
  readonly at: Instant;
  readonly id: string;
}

/** The open reports, oldest first; more on request. */
export function useAbsences() {
  return useInfiniteRead({
    key: [MONEY_KEY, 'absences'],
    read: async (client, { cursor }: { readonly cursor: Key | null }) => {
      const { data, error } = await client.rpc('list_absences', {
        cursor_reported_at: cursor?.at ?? null,
        cursor_id: cursor?.id ?? null,
        page_size: PAGE_SIZE,
      });
      if (error) throw toAppError(error);
      return data.map((row): Absence => ({
        id: row.consultation_id,
        paymentId: row.payment_id,
        patientName: row.patient_name,
        professionalName: row.professional_name,
        startsAt: row.starts_at,
        isNoShow: row.status === 'no_show',
        isOpen: row.status === 'scheduled',
        amount: cents(row.amount_cents),
        returnable: cents(row.returnable_cents),
        isPaidOut: row.paid_out_cents > 0,
        message: row.message,
        reportedAt: row.reported_at,
        came: row.came,
        answer: row.answer,
        answeredAt: row.answered_at,
        waiting:
          row.waiting_cents === null ? null : { amount: cents(row.waiting_cents), by: row.decided_by_name },
      }));
    },
    next: (page): Key | null => {
      const last = page.length === PAGE_SIZE ? page.at(-1) : undefined;
      return last ? { at: last.reportedAt, id: last.id } : null;
    },
    select: ({ pages }) => pages.flat(),
  });
}

export type Outcome = 'refund' | 'pay';

export interface Decision {
  /** The same one decides once. */
  readonly id: string;
  readonly consultationId: string;
  readonly outcome: Outcome;
  readonly reason: string;
}

/** Decides on a report. Answers whether its refund waits for another admin. Throws an `AppError`. */
export async function decideAbsence(client: PortalClient, { id, consultationId, outcome, reason }: Decision) {
  const { data, error } = await client.rpc('decide_absence', {
    id,
    consultation_id: consultationId,
    outcome,
    reason,
  });
  if (error) throw toAppError(error);
  return { waits: data.state === 'waiting' };
}
