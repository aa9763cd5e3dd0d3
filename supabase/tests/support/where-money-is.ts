import type { TestDatabase } from './database.ts';

/** What arrived and where it is now, in centavos: rows for what has left, the ledger for what is still here. */
const TOTALS = `
  select (select coalesce(sum(amount_cents), 0)::int from private.receipts r where proves is null
      and not private.is_undone(r.id) and not exists (select from private.suspense s where s.proves = r.id)) as received,
    coalesce(sum(-e.amount_cents) filter (where a.kind in ('held', 'owed', 'refund_due', 'suspense')), 0)::int as there,
    coalesce(sum(e.amount_cents) filter (where a.kind in ('loss', 'platform')), 0)::int as lost,
    (select coalesce(sum(amount_cents), 0)::int from private.refunds where state = 'done') as refunded,
    (select coalesce(sum(amount_cents), 0)::int from private.payout_lines where state = 'paid') as paid_out
  from private.ledger_entries e join private.ledger_accounts a on a.id = e.account_id`;

type Totals = Readonly<Record<'received' | 'there' | 'lost' | 'refunded' | 'paid_out', number>>;

/** Returns the totals if received money is neither refunded, paid out, lost nor still here; otherwise nothing. */
export async function missingMoney(database: TestDatabase): Promise<string[]> {
  const [totals] = await database.owner<Totals>(TOTALS);
  if (!totals) throw new Error('The totals are missing.');
  const { received, there, lost, refunded, paid_out: paidOut } = totals;
  return received === there + refunded + paidOut - lost ? [] : [JSON.stringify(totals)];
}
