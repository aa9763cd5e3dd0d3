import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import { useInfiniteRead } from 'shared-data/query';
import type { PortalClient } from 'shared-portal/contract';
import type { Database } from 'shared-portal/database';
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
}

/** A page of fees and top-ups. */
interface Page {
  /** Null: not the first page. */
  readonly balance: BankBalance | null;
  readonly entries: readonly BankEntry[];
}

interface Key {
  readonly at: Instant;
  readonly id: string;
}

/** As many as `bank_balance` returns. */
const PAGE_SIZE = 20;

/** What the bank should hold, and the last fees and top-ups; earlier ones on request. */
export function useBank() {
  return useInfiniteRead({
    key: [MONEY_KEY, 'bank'],
    read: async (
      client,
      { cursor, signal }: { readonly cursor: Key | null; readonly signal: AbortSignal },
    ) => (cursor === null ? readBalance(client, signal) : readEarlier(client, cursor, signal)),
    next: ({ entries }): Key | null => {
      const last = entries.length === PAGE_SIZE ? entries.at(-1) : undefined;
      return last ? { at: last.createdAt, id: last.id } : null;
    },
    select: ({ pages }) => ({
      balance: pages[0]?.balance ?? null,
      entries: pages.flatMap(({ entries }) => entries),
    }),
  });
}

async function readBalance(client: PortalClient, signal: AbortSignal): Promise<Page> {
  const { data, error } = await client.rpc('bank_balance').abortSignal(signal);
  if (error) throw toAppError(error);
  return {
    balance: {
      cents: data.cents,
      unprovenCents: data.unproven_cents,
      feesCents: data.fees_cents,
      topUpsCents: data.top_ups_cents,
    },
    entries: data.entries.map(entryFrom),
  };
}

async function readEarlier(client: PortalClient, { at, id }: Key, signal: AbortSignal): Promise<Page> {
  const { data, error } = await client
    .rpc('list_bank_entries', { cursor_created_at: at, cursor_id: id, page_size: PAGE_SIZE })
    .abortSignal(signal);
  if (error) throw toAppError(error);
  return { balance: null, entries: data.map(entryFrom) };
}

type Row = Database['public']['Functions']['list_bank_entries']['Returns'][number];

const entryFrom = (row: Row): BankEntry => ({
  id: row.id,
  kind: row.kind as EntryKind,
  amount: cents(row.amount_cents),
  day: row.day as IsoDay,
  reason: row.reason,
  createdAt: row.created_at,
  recordedBy: row.recorded_by,
  isReversal: row.reverses !== null,
  isReversed: row.is_reversed,
});
