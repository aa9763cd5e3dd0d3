import type { TestDatabase } from './database.ts';

/** What arrived and where it is now, in centavos: rows for what has left, the ledger for what is still here. */
const TOTALS = `
  select (select coalesce(sum(amount_cents), 0)::int from private.receipts r where proves is null
      and not private.is_undone(r.id) and not exists (select from private.suspense s where s.proves = r.id)) as received,
    coalesce(sum(-e.amount_cents) filter (where a.kind in ('held', 'owed', 'refund_due', 'suspense')), 0)::int as there,
    coalesce(sum(e.amount_cents) filter (where a.kind in ('loss', 'platform')), 0)::int as lost,
    (select coalesce(sum(amount_cents), 0)::int from private.refunds where state = 'done') + (
      select coalesce(sum(e.amount_cents), 0)::int from private.ledger_transactions t
        join private.ledger_entries e on e.transaction_id = t.id and e.amount_cents > 0
      where t.kind = 'refund_doubled') as refunded,
    (select coalesce(sum(amount_cents), 0)::int from private.payout_lines where state = 'paid') as paid_out,
    coalesce(sum(e.amount_cents) filter (where a.kind in ('psp', 'psp_unproven', 'before_ledger')), 0)::int as at_bank,
    (select coalesce(sum(case when b.reverses is null then b.amount_cents else -b.amount_cents end), 0)::int
      from private.bank_entries b where b.kind = 'bank_fee') as fees,
    (select coalesce(sum(case when b.reverses is null then b.amount_cents else -b.amount_cents end), 0)::int
      from private.bank_entries b where b.kind = 'top_up') as paid_in
  from private.ledger_entries e join private.ledger_accounts a on a.id = e.account_id`;

type Totals = Readonly<
  Record<'received' | 'there' | 'lost' | 'refunded' | 'paid_out' | 'at_bank' | 'fees' | 'paid_in', number>
>;

/**
 * Returns the totals if money that came in is neither refunded, paid out, lost nor still here, or if what is at the bank is
 * not what is left of it after the bank's fees; otherwise nothing.
 */
export async function missingMoney(database: TestDatabase): Promise<string[]> {
  const [totals] = await database.owner<Totals>(TOTALS);
  if (!totals) throw new Error('The totals are missing.');
  const { there, lost, refunded, paid_out: paidOut, at_bank: atBank, fees } = totals;
  const cameIn = totals.received + totals.paid_in;
  const isAllKnown = cameIn === there + refunded + paidOut - lost;
  return isAllKnown && cameIn === atBank + fees + refunded + paidOut ? [] : [JSON.stringify(totals)];
}
