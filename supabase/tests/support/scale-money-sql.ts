/** An identifier that another one determines. */
const derived = (what: string, of: string) => `md5('${what}' || ${of})::uuid`;

const CHARGE = derived('charge', 'p.id');
const RECEIPT = derived('receipt', 'p.id');
const REFUND = derived('refund', 'p.id');

const PAID = `public.payments p where p.status = 'paid'
  and not exists (select from private.receipts r where r.id = ${RECEIPT})`;
const GENERATED = `private.receipts r join public.payments p on p.id = r.payment_id and r.origin = 'api-pix'`;

/** Whether the first day has no sum yet: then no generated row is counted. */
const NOT_COUNTED = `not exists (select from private.money_tally t where t.day = '2021-01-01')`;

/** SQL that books a ledger transaction for each of `rows`: cause, ids, at, cents, debit and credit account. */
const booked = (kind: string, rows: string) => `with moved as materialized (${rows}), made as (
    insert into private.ledger_transactions (id, kind, cause, payment_id, receipt_id, refund_id, is_simulated, created_at)
    select ${derived(kind, 'cause')}, '${kind}', cause, payment_id, receipt_id, refund_id, false, at from moved
    on conflict do nothing
  )
  insert into private.ledger_entries (transaction_id, account_id, amount_cents)
  select ${derived(kind, 'cause')}, leg.account, leg.amount
  from moved, lateral (values (debit, cents), (credit, -cents)) as leg (account, amount) on conflict do nothing`;

/**
 * SQL that gives each generated payment its code, receipt and ledger entries, and its refund if one is due. It runs after
 * `scaleSql`, also repeatedly, and leaves `private.ledger_problems` empty.
 */
export function scaleMoneySql(): readonly string[] {
  const transfer = `'E' || upper(substr(md5(p.id::text), 1, 31))`;
  return [
    `insert into private.charges (id, payment_id, provider, amount_cents, state, expires_at, created_at)
     select ${CHARGE}, p.id, 'api-pix', p.amount_cents, case p.status when 'paid' then 'paid' else 'removed' end,
       p.created_at + interval '15 minutes', p.created_at
     from public.payments p where p.status in ('paid', 'expired') on conflict do nothing`,
    `insert into private.receipts (id, e2eid, origin, txid, charge_id, payment_id, amount_cents, paid_at, class, is_simulated, created_at)
     select ${RECEIPT}, ${transfer}, 'api-pix', replace((${CHARGE})::text, '-', ''), ${CHARGE}, p.id, p.amount_cents, p.paid_at,
       'exact', false, p.paid_at from ${PAID}`,
    `insert into private.refunds (id, receipt_id, payment_id, amount_cents, state, decided_by, source, created_at, done_at)
     select ${REFUND}, r.id, p.id, p.amount_cents, case when p.refunded_at is not null then 'done'
       else (array['due', 'processing', 'manual'])[1 + abs(hashtext(p.id::text)) % 3] end, 'rule', 'held', p.paid_at, p.refunded_at
     from ${GENERATED} where p.refund_due on conflict do nothing`,
    `update public.payments p set refund_state = case when p.refunded_at is null then 'due' else 'whole' end
     where p.refund_due and p.refund_state is null`,
    `select private.account(kind) from unnest(array['psp', 'held', 'refund_due']) as kind`,
    `insert into private.ledger_accounts (kind, owner)
     select distinct 'owed', p.professional_id from ${GENERATED} on conflict do nothing`,
    booked(
      'receipt',
      `select r.id as cause, p.id as payment_id, r.id as receipt_id, null::uuid as refund_id, r.paid_at as at,
         r.amount_cents as cents, (select private.account('psp')) as debit, (select private.account('held')) as credit from ${GENERATED}`,
    ),
    booked(
      'earned',
      `select p.id as cause, p.id as payment_id, null::uuid as receipt_id, null::uuid as refund_id, c.ends_at as at,
         r.amount_cents as cents, (select private.account('held')) as debit, a.id as credit
       from ${GENERATED} join public.consultations c on c.id = p.consultation_id
         join private.ledger_accounts a on a.owner = p.professional_id
       where c.status in ('completed', 'no_show')`,
    ),
    booked(
      'refund_decided',
      `select f.id as cause, p.id as payment_id, r.id as receipt_id, f.id as refund_id, f.created_at as at,
         f.amount_cents as cents, (select private.account('held')) as debit, (select private.account('refund_due')) as credit
       from ${GENERATED} join private.refunds f on f.receipt_id = r.id`,
    ),
    booked(
      'refund_done',
      `select f.id as cause, p.id as payment_id, r.id as receipt_id, f.id as refund_id, f.done_at as at,
         f.amount_cents as cents, (select private.account('refund_due')) as debit, (select private.account('psp')) as credit
       from ${GENERATED} join private.refunds f on f.receipt_id = r.id and f.state = 'done'`,
    ),
    `insert into private.owed_balances (payment_id, account_id, cents, is_simulated)
     select t.payment_id, e.account_id, -e.amount_cents, false
     from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id and e.amount_cents < 0
     where t.kind = 'earned' and not t.is_simulated on conflict do nothing`,
    `insert into private.money_tally (day, received_cents, returned_cents, refunded_cents)
     select (r.paid_at at time zone 'America/Sao_Paulo')::date, sum(r.amount_cents), sum(coalesce(f.amount_cents, 0)), 0
     from ${GENERATED} left join private.refunds f on f.receipt_id = r.id and f.state = 'done'
     where ${NOT_COUNTED} group by 1
     union all
     select (f.done_at at time zone 'America/Sao_Paulo')::date, 0, 0, sum(f.amount_cents)
     from ${GENERATED} join private.refunds f on f.receipt_id = r.id and f.state = 'done'
     where ${NOT_COUNTED} group by 1`,
    `delete from private.bank_tally`,
    `insert into private.bank_tally (psp_cents, unproven_cents, fee_cents, top_up_cents)
     select sum(e.amount_cents), 0, 0, 0
     from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
       join private.ledger_transactions t on t.id = e.transaction_id
     where a.kind = 'psp' and not t.is_simulated`,
  ];
}
