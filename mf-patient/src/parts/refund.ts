import { cents, type Cents } from 'shared-domain/money';
import { dayOf, isIsoDay, type Instant, type IsoDay } from 'shared-domain/schedule';
import type { Database } from 'shared-portal/database';

const CAUSES = ['cancelled', 'late', 'extra', 'team', 'bank'] as const;
const STATES = ['waiting', 'due', 'sent', 'retrying', 'refused', 'manual', 'done'] as const;

/** Money that goes back to the patient, as `private.patient_refunds` returns it. */
export interface Refund {
  readonly amount: Cents;
  /** `late`: it came after the time was taken; `extra`: beyond the price; `bank`: the payer's bank took it back. */
  readonly cause: (typeof CAUSES)[number];
  /** `waiting` for another admin; `refused` by the bank for good, and `manual`: the team sends it. */
  readonly state: (typeof STATES)[number];
  readonly decidedAt: Instant;
  readonly sentAt: Instant | null;
  readonly doneAt: Instant | null;
  /** Sent by the team instead of the bank's refund. */
  readonly isByTeam: boolean;
  /** The latest day of arrival. */
  readonly until: IsoDay;
}

type Row = Database['public']['Functions']['read_payment']['Returns']['refunds'][number];

const oneOf = <Value extends string>(known: readonly Value[], text: string): Value => {
  const found = known.find((value) => value === text);
  if (found === undefined) throw new RangeError(`unknown in a refund: ${text}`);
  return found;
};

/** Reads refunds, earliest first. Throws RangeError for a cause, state or day that this release does not know. */
export const refundsFrom = (rows: readonly Row[]): Refund[] =>
  rows.map((row) => {
    if (!isIsoDay(row.until)) throw new RangeError(`not a day: ${row.until}`);
    return {
      amount: cents(row.amount_cents),
      cause: oneOf(CAUSES, row.cause),
      state: oneOf(STATES, row.state),
      decidedAt: row.decided_at,
      sentAt: row.sent_at,
      doneAt: row.done_at,
      isByTeam: row.by_team,
      until: row.until,
    };
  });

/** Whether it is open after the day by which it should have arrived. */
export const isOverdue = ({ state, until }: Refund, now: Date): boolean =>
  (state === 'due' || state === 'sent' || state === 'retrying') && dayOf(now) > until;
