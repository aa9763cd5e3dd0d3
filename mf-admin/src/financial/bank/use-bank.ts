import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import { useRead } from 'shared-data/query';
import { MONEY_KEY } from '../../parts/money-key';

export type EntryKind = 'bank_fee' | 'top_up';

/** A line of the bank's statement that no payment explains. */
export interface BankEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly amount: Cents;
  /** On the statement. */
  readonly day: IsoDay;
  readonly reason: string;
  readonly createdAt: Instant;
  /** Null once the admin is erased. */
  readonly recordedBy: string | null;
  /** Takes a mistaken entry back. */
  readonly isReversal: boolean;
  readonly isReversed: boolean;
}

export interface BankBalance {
  /** What the bank should hold, in centavos; may be below zero. */
  readonly cents: number;
  /** Marked by hand and not seen at the bank. */
  readonly unprovenCents: number;
  readonly feesCents: number;
  readonly topUpsCents: number;
  /** The newest, first. */
  readonly entries: readonly BankEntry[];
}

/** What the bank should hold, and the last fees and top-ups. */
export function useBank() {
  return useRead({
    key: [MONEY_KEY, 'bank'],
    read: async (client, { signal }): Promise<BankBalance> => {
      const { data, error } = await client.rpc('bank_balance').abortSignal(signal);
      if (error) throw toAppError(error);
      return {
        cents: data.cents,
        unprovenCents: data.unproven_cents,
        feesCents: data.fees_cents,
        topUpsCents: data.top_ups_cents,
        entries: data.entries.map((entry) => ({
          id: entry.id,
          kind: entry.kind as EntryKind,
          amount: cents(entry.amount_cents),
          day: entry.day as IsoDay,
          reason: entry.reason,
          createdAt: entry.created_at,
          recordedBy: entry.recorded_by,
          isReversal: entry.reverses !== null,
          isReversed: entry.is_reversed,
        })),
      };
    },
  });
}
