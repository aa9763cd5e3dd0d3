import type { ApiPixStage } from '../../payments/api-pix-stage.ts';
import type { TestDatabase } from '../database.ts';
import { arrivedAt, isActive, restOf } from './at-bank.ts';

interface Books {
  readonly at_bank: number;
  readonly sent_unproven: number;
  readonly arrived: number;
  readonly elsewhere: number;
}

/**
 * What the ledger says of the bank, and of everything else that is not play money, in centavos. What admins sent for a mark is
 * booked to the bank once a transfer proves it.
 */
const BOOKS = `
  select coalesce(sum(e.amount_cents) filter (where a.kind = 'psp'), 0)::int as at_bank,
    (select coalesce(sum(f.amount_cents), 0)::int from private.refunds f join private.receipts r on r.id = f.receipt_id
      where f.state = 'done' and not r.is_simulated and private.provider_id(r) is null) as sent_unproven,
    (select coalesce(sum(r.amount_cents), 0)::int from private.receipts r where r.origin = 'api-pix') as arrived,
    coalesce(-sum(e.amount_cents) filter (where a.kind <> 'psp'), 0)::int as elsewhere
  from private.ledger_entries e join private.ledger_accounts a on a.id = e.account_id
    join private.ledger_transactions t on t.id = e.transaction_id
  where not t.is_simulated and t.kind <> 'opening'`;

interface InLedger {
  readonly receipt_id: string;
  readonly cents: number;
  readonly refunds: string;
}

/** What the ledger says of each receipt, with its refunds; without those that were sent as a transfer. */
const IN_LEDGER = `
  with known as (
    select r.id, private.provider_id(r) as receipt_id from private.receipts r where not r.is_simulated
  )
  select k.receipt_id, (sum(e.amount_cents) + (
      select coalesce(sum(f.amount_cents), 0) from known o join private.refunds f on f.receipt_id = o.id
      where o.receipt_id = k.receipt_id and f.by_hand and f.return_id like 'T%' and not exists (
        select from private.ledger_transactions p where p.kind = 'refund_proven' and p.cause = f.id)))::int as cents, (
      select string_agg(concat_ws(' ', f.amount_cents, f.state, f.decided_by, f.problem), ', ' order by f.created_at, f.id)
      from known o join private.refunds f on f.receipt_id = o.id where o.receipt_id = k.receipt_id) as refunds
  from known k join private.ledger_transactions t on t.receipt_id = k.id and t.kind <> 'refund_proven'
    join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id and a.kind = 'psp'
  where k.receipt_id is not null
  group by k.receipt_id order by k.receipt_id`;

const RECEIPTS = `select e2eid from private.receipts where origin = 'api-pix' order by e2eid`;

const UNFINISHED = `
  select c.state || ' charge' as what, c.txid as subject from private.charges c
  where c.provider = 'api-pix' and c.state in ('creating', 'lapsed', 'removing')
  union all
  select f.state || ' refund', replace(f.id::text, '-', '') from private.refunds f
    join private.receipts r on r.id = f.receipt_id
  where f.state in ('due', 'sent', 'processing') and not r.is_simulated
  union all
  select q.kind, q.last_error from private.provider_calls q where q.done_at is null and q.due_at <= private.now()
  union all
  select 'charge that is open at the bank', c.txid from private.charges c
  where c.provider = 'api-pix' and c.txid = any ($1) and c.state <> 'open'`;

/** Where the portal and its bank disagree once all is settled; empty if every centavo is accounted for. */
export async function disagreements(database: TestDatabase, stage: ApiPixStage) {
  const { served } = stage;
  const wrong: string[] = [];
  const [books] = await database.owner<Books>(BOOKS);
  const balance = served.bank.balance();
  const expected = (books?.at_bank ?? 0) - (books?.sent_unproven ?? 0);
  if (expected !== balance) wrong.push(`The bank has ${balance}, the ledger ${expected}.`);
  for (const { receipt_id, cents, refunds } of await database.owner<InLedger>(IN_LEDGER)) {
    const rest = restOf(stage, receipt_id);
    const { devolucoes = [] } = served.bank.getPix(receipt_id);
    const atBank = devolucoes.map(({ id, valor, status }) => `${valor} ${status} ${id}`).join(', ');
    if (rest !== cents)
      wrong.push(`${receipt_id}: bank ${rest} (${atBank}), ledger ${cents} (${refunds ?? ''}).`);
  }
  if (books?.at_bank !== books?.elsewhere)
    wrong.push(`The ledger does not sum to zero: ${JSON.stringify(books)}.`);
  const arrived = arrivedAt(stage).toSorted();
  const recorded = (await database.owner<{ e2eid: string }>(RECEIPTS)).map(({ e2eid }) => e2eid);
  if (arrived.join() !== recorded.join())
    wrong.push(`Arrived: ${arrived.join()}; recorded: ${recorded.join()}.`);
  const charges = await database.owner<{ txid: string }>(
    `select txid from private.charges where provider = 'api-pix'`,
  );
  const active = charges.map(({ txid }) => txid).filter((txid) => isActive(stage, txid));
  const rest = await database.owner(UNFINISHED, [active]);
  return [...wrong, ...rest.map((row) => JSON.stringify(row)), ...served.violations];
}
