-- Money of which an admin decides: the rows, and what the machine that settles has to know of them.
alter table private.ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('opening', 'receipt', 'proof', 'earned', 'refund_decided',
    'refund_withdrawn', 'refund_done', 'loss', 'mark_undone', 'assigned', 'kept', 'platform_restored'));

create table private.refund_decisions (
  id uuid primary key,
  payment_id uuid,
  receipt_id uuid references private.receipts (id),
  amount_cents int not null check (amount_cents > 0),
  reason text not null check (length(reason) <= 500),
  borne_by text not null check (borne_by in ('professional', 'platform', 'suspense')),
  state text not null check (state in ('waiting', 'done', 'declined')),
  decided_by uuid,
  answered_by uuid,
  answer_reason text check (length(answer_reason) <= 500),
  created_at timestamptz not null default private.now(),
  answered_at timestamptz,
  check ((receipt_id is not null) = (borne_by = 'suspense')),
  check (payment_id is not null or receipt_id is not null),
  check (state <> 'waiting' or answered_at is null)
);
comment on table private.refund_decisions is
  'Refunds that an admin decided. From R$ 500, counted over all of one payment, another admin confirms.';
comment on column private.refund_decisions.id is 'Chosen by the client: the same decision twice is one.';
comment on column private.refund_decisions.payment_id is 'Whose money goes back; null for a receipt in suspense without a payment.';
comment on column private.refund_decisions.receipt_id is 'Of money in suspense: what goes back.';
comment on column private.refund_decisions.amount_cents is 'In centavos.';
comment on column private.refund_decisions.reason is 'In the patient''s copy of their data. Emptied when they are erased.';
comment on column private.refund_decisions.borne_by is 'From whose money; suspense: it is nobody''s.';
comment on column private.refund_decisions.state is 'waiting for another admin; done: refunds were made of it.';
comment on column private.refund_decisions.decided_by is 'An admin; null once erased.';
comment on column private.refund_decisions.answered_by is 'The other admin; null once erased.';
comment on column private.refund_decisions.answer_reason is 'Why it was declined. Emptied when the patient is erased.';
comment on column private.refund_decisions.answered_at is 'When the other admin answered.';
create index refund_decisions_payment_idx on private.refund_decisions (payment_id);
create index refund_decisions_receipt_idx on private.refund_decisions (receipt_id) where receipt_id is not null;
create index refund_decisions_waiting_idx on private.refund_decisions (created_at, id) where state = 'waiting';
alter table private.refund_decisions enable row level security;

alter table private.refunds add column decision_id uuid references private.refund_decisions (id);
comment on column private.refunds.decision_id is 'What an admin decided.';
comment on column private.refunds.taken_cents is
  'Of a return by the bank or of a decision: how much of it was held or owed for the consultation and for nothing else.';
create index refunds_decision_idx on private.refunds (decision_id) where decision_id is not null;

create table private.suspense (
  receipt_id uuid primary key references private.receipts (id),
  created_at timestamptz not null default private.now(),
  decision text check (decision in ('assigned', 'returned', 'kept')),
  payment_id uuid,
  proves uuid unique references private.receipts (id),
  reason text check (length(reason) <= 500),
  decided_by uuid,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is not distinct from 'assigned') = (payment_id is not null))
);
comment on table private.suspense is 'Receipts whose money waits in suspense until an admin decides.';
comment on column private.suspense.receipt_id is 'The transfer.';
comment on column private.suspense.decision is
  'assigned to a payment; returned to its payer, also by the payer''s bank; kept for the operator. Null: open.';
comment on column private.suspense.payment_id is 'The payment that it was assigned to.';
comment on column private.suspense.proves is 'The mark by hand of that payment which it proves.';
comment on column private.suspense.reason is 'Why it is kept.';
comment on column private.suspense.decided_by is 'An admin; null once erased, and for a bank.';
comment on column private.suspense.decided_at is 'When it was decided, or nothing was left of it.';
create index suspense_open_idx on private.suspense (created_at, receipt_id) where decision is null;
create index suspense_payment_idx on private.suspense (payment_id) where payment_id is not null;
alter table private.suspense enable row level security;

create function private.suspend_money() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.suspense (receipt_id, created_at)
  select t.receipt_id, t.created_at
  from private.ledger_transactions t join private.ledger_accounts a on a.id = new.account_id
  where t.id = new.transaction_id and t.kind = 'receipt' and a.kind = 'suspense'
  on conflict do nothing;
  return null;
end
$$;
create trigger suspend_money after insert on private.ledger_entries
  for each row when (new.amount_cents < 0) execute function private.suspend_money();
insert into private.suspense (receipt_id, created_at)
select t.receipt_id, t.created_at
from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
  join private.ledger_accounts a on a.id = e.account_id
where t.kind = 'receipt' and a.kind = 'suspense';

create function private.suspense_of(receipt uuid) returns int
language sql stable
set search_path = ''
as $$
  select coalesce(-sum(e.amount_cents), 0)::int
  from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id
  where t.receipt_id = suspense_of.receipt and a.kind = 'suspense'
$$;
comment on function private.suspense_of(uuid) is 'How much of a receipt is in suspense, in centavos.';

create function private.close_suspense() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.suspense s set decision = 'returned', decided_at = private.now()
  where s.receipt_id = new.receipt_id and s.decision is null and private.suspense_of(new.receipt_id) = 0;
  return null;
end
$$;
-- Deferred: the entries of a refund follow its row.
create constraint trigger close_suspense after insert on private.refunds
  deferrable initially deferred for each row when (new.source = 'suspense') execute function private.close_suspense();

-- Receipts never change: what became of one is told by suspense and by the ledger.
create function private.assigned(receipt private.receipts) returns private.receipts
language sql stable
set search_path = ''
as $$
  select coalesce((select jsonb_populate_record(receipt, jsonb_build_object('payment_id', s.payment_id))
    from private.suspense s where s.receipt_id = receipt.id and s.payment_id is not null), receipt)
$$;
comment on function private.assigned(private.receipts) is 'The receipt, with the payment that an admin assigned it to.';

create function private.is_undone(receipt uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.ledger_transactions t where t.kind = 'mark_undone' and t.cause = is_undone.receipt)
$$;
comment on function private.is_undone(uuid) is 'Whether this mark by hand was a mistake, and taken back.';

create function private.receipts_of(payment uuid) returns setof private.receipts
language sql stable
set search_path = ''
as $$
  select r.* from private.receipts r
  where r.payment_id = receipts_of.payment and r.proves is null and not private.is_undone(r.id)
    and not exists (select from private.suspense s where s.receipt_id = r.id)
  union all
  select (private.assigned(r)).* from private.suspense s join private.receipts r on r.id = s.receipt_id
  where s.payment_id = receipts_of.payment and s.proves is null
$$;
comment on function private.receipts_of(uuid) is 'What can go back of a payment: without proofs, mistaken marks and what is in suspense.';

create function private.room_of(receipt private.receipts) returns int
language sql stable
set search_path = ''
as $$
  select receipt.amount_cents - coalesce(sum(f.amount_cents), 0)::int
  from private.refunds f where f.receipt_id = receipt.id and f.state <> 'failed'
$$;
comment on function private.room_of(private.receipts) is 'How much of it has not gone back and is not to go back.';

create or replace function private.provider_id(receipt private.receipts) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(receipt.e2eid, (select p.e2eid from private.receipts p where p.proves = receipt.id),
    (select p.e2eid from private.suspense s join private.receipts p on p.id = s.receipt_id where s.proves = receipt.id))
$$;

drop function private.decide_refund(private.receipts, int, text, text);
create function private.decide_refund(receipt private.receipts, cents int, source text, decided_by text,
  decision uuid default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  refund private.refunds;
begin
  refund.amount_cents := cents;
  refund.source := decide_refund.source;
  refund.decided_by := decide_refund.decided_by;
  refund.decision_id := decision;
  refund.attempt := 1;
  refund.id := private.add_refund(refund, receipt, '0');
  if decision is not null and decide_refund.source in ('held', 'owed') then
    update private.refunds f set taken_cents = cents where f.id = refund.id;
  end if;
  perform private.book('refund_decided', refund.id, receipt.payment_id, receipt.id, refund.id, receipt.is_simulated,
    private.source_account(decide_refund.source, receipt.payment_id), private.account('refund_due'), cents);
end
$$;

create function private.source_account(source text, payment uuid) returns uuid
language sql
set search_path = ''
as $$
  select private.account(source_account.source, case when source_account.source = 'owed' then (
    select p.professional_id from public.payments p where p.id = source_account.payment) end)
$$;
comment on function private.source_account(text, uuid) is 'The account that bears a refund of this payment.';

create or replace function private.book_return(receipt private.receipts, answer jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  cents constant int := (answer ->> 'amount')::int;
  own private.refunds;
  last_of_admin private.refunds;
  made private.refunds;
  by_rule int := 0;
  by_admin int := 0;
  source text;
  from_source int;
  room int := private.room_of(receipt);
begin
  if exists (select from private.refunds f where f.receipt_id = receipt.id and f.bank_id = answer ->> 'refundId') then
    return;
  end if;
  receipt := private.assigned(receipt);
  perform from private.refunds f
  where f.receipt_id = receipt.id and f.state in ('due', 'manual') order by f.id for update;
  -- One of ours is under way: the provider settles one of the two, and this is read again.
  if room + (select coalesce(sum(f.amount_cents), 0) from private.refunds f
    where f.receipt_id = receipt.id and f.state in ('due', 'manual')) < cents then
    return;
  end if;
  -- Admins' last, so that of these only the last one can be left in part.
  for own in
    select * from private.refunds f where f.receipt_id = receipt.id and f.state in ('due', 'manual')
    order by f.decided_by = 'admin', f.id
  loop
    exit when room >= cents;
    update private.refunds f set state = 'failed', problem = 'returned_by_bank' where f.id = own.id;
    perform private.close_calls(own.id);
    perform private.book('refund_withdrawn', own.id, receipt.payment_id, receipt.id, own.id, receipt.is_simulated,
      private.account('refund_due'), private.source_account(own.source, receipt.payment_id), own.amount_cents);
    if own.decided_by = 'admin' then
      by_admin := by_admin + own.amount_cents;
      last_of_admin := own;
      with recursive attempts as (
        select own.id, own.retry_of
        union all select f.id, f.retry_of from attempts a join private.refunds f on f.id = a.retry_of
      )
      update private.refunds f set taken_cents = 0 from attempts a where f.id = a.id and f.taken_cents > 0;
    else
      by_rule := by_rule + own.amount_cents;
    end if;
    room := room + own.amount_cents;
  end loop;
  source := case when private.suspense_of(receipt.id) > 0 then 'suspense' else 'held' end;
  from_source := least(cents, case source when 'suspense' then private.suspense_of(receipt.id)
    else private.balance('held', receipt.payment_id) end);
  insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, bank_id, taken_cents, return_id,
    done_at)
  values (receipt.id, receipt.payment_id, cents, 'done', 'bank', case when from_source > 0 then source else 'loss' end,
    answer ->> 'refundId', case source when 'suspense' then 0 else greatest(from_source - by_rule, 0) end,
    answer ->> 'returnId', coalesce((answer ->> 'settledAt')::timestamptz, private.now()))
  returning * into made;
  if from_source > 0 then
    perform private.book('refund_decided', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
      private.account(made.source), private.account('refund_due'), from_source);
  end if;
  if from_source < cents then
    perform private.book('loss', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
      private.account('loss'), private.account('refund_due'), cents - from_source);
  end if;
  perform private.book('refund_done', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
    private.account('refund_due'), private.account_of(receipt), cents);
  if by_rule > from_source then
    perform private.decide_refund(receipt, by_rule - from_source, 'held', 'rule');
  end if;
  -- What the bank did not take of an admin's decision still goes back, borne as decided.
  if by_admin > greatest(cents - by_rule, 0) then
    perform private.decide_refund(receipt, by_admin - greatest(cents - by_rule, 0), last_of_admin.source, 'admin',
      last_of_admin.decision_id);
  end if;
  update public.payments p set refunded_at = private.now()
  where p.id = receipt.payment_id and p.refund_due and p.refunded_at is null
    and not exists (select from private.refunds f where f.payment_id = p.id and f.state not in ('done', 'failed'));
end
$$;

create or replace function private.refund_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt private.receipts;
  refund private.refunds;
  cents int;
begin
  if new.refund_due and not old.refund_due then
    for receipt in select * from private.receipts_of(new.id) r order by r.created_at, r.id loop
      cents := least(private.balance('held', new.id), private.room_of(receipt));
      if cents > 0 then
        perform private.decide_refund(receipt, cents, 'held', 'rule');
      end if;
    end loop;
    -- What the platform has given back before was its own: this patient has the whole price again.
    cents := least(private.balance('held', new.id), -private.balance('platform', new.id));
    if cents > 0 then
      perform private.book('platform_restored', new.id, new.id, receipt.id, null, receipt.is_simulated,
        private.account('held'), private.account('platform'), cents);
    end if;
  end if;
  if new.refunded_at is not null and old.refunded_at is null then
    for refund in
      select * from private.refunds f where f.payment_id = new.id and f.state not in ('done', 'failed') order by f.id for update
    loop
      perform private.finish_refund(refund, null, new.refunded_at);
    end loop;
  elsif new.refunded_at is null and not old.refund_due and exists (
    -- It is back already: taken by the payer's bank, or decided by an admin before.
    select from private.refunds f where f.payment_id = new.id and f.decided_by in ('bank', 'admin')) then
    update public.payments p set refunded_at = private.now()
    where p.id = new.id and not exists (
      select from private.refunds f where f.payment_id = new.id and f.state not in ('done', 'failed'));
  end if;
  return null;
end
$$;

create or replace function private.ledger_problems() returns table (problem text, subject uuid, detail text)
language sql stable
set search_path = ''
as $$
  with sums as (
    select t.payment_id, sum(-e.amount_cents) filter (where a.kind = 'held') as held,
      sum(-e.amount_cents) filter (where a.kind = 'owed') as owed,
      sum(-e.amount_cents) filter (where a.kind = 'refund_due') as due,
      sum(-e.amount_cents) filter (where a.kind = 'suspense') as suspense,
      sum(e.amount_cents) filter (where t.kind in ('opening', 'receipt') and e.amount_cents > 0
        or t.kind = 'mark_undone' and e.amount_cents < 0
        -- The transfer that arrived without a charge, and the mark by hand that it proves, are the same money.
        or t.kind = 'assigned' and a.kind = 'psp_unproven') as received,
      sum(e.amount_cents) filter (where t.kind = 'refund_done' and e.amount_cents > 0) as refunded,
      sum(e.amount_cents) filter (where a.kind in ('loss', 'platform')) as spent
    from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
      join private.ledger_accounts a on a.id = e.account_id
    group by t.payment_id
  ), balances as (
    select payment_id, coalesce(held, 0) as held, coalesce(owed, 0) as owed, coalesce(due, 0) as due,
      coalesce(suspense, 0) as suspense, coalesce(received, 0) as received, coalesce(refunded, 0) as refunded,
      coalesce(spent, 0) as spent
    from sums
  ), refunds as (
    select f.payment_id, sum(f.amount_cents) filter (where f.state in ('due', 'sent', 'processing', 'manual')) as due,
      sum(f.amount_cents) filter (where f.state = 'done') as done,
      sum(f.taken_cents) as returned
    from private.refunds f group by f.payment_id
  ), arrived as (
    select r.payment_id, coalesce(sum(r.amount_cents) filter (where not private.is_undone(r.id)
      and not exists (select from private.suspense s where s.proves = r.id)), 0) as cents
    from private.receipts r where r.proves is null group by r.payment_id
  )
  select 'entries do not sum to zero', t.id, t.kind
  from private.ledger_transactions t left join private.ledger_entries e on e.transaction_id = t.id
  group by t.id having coalesce(sum(e.amount_cents), 0) <> 0 or count(e.account_id) < 2
  union all
  select 'receipt is not in exactly one transaction', r.id, r.class
  from private.receipts r
  where (select count(*) from private.ledger_transactions t
    where t.receipt_id = r.id and t.kind in ('opening', 'receipt', 'proof')) <> 1
  union all
  select 'received is not refunded + owed + held + due + suspense', b.payment_id, to_jsonb(b)::text
  from balances b where b.received <> b.refunded + b.owed + b.held + b.due + b.suspense - b.spent
    or least(b.held, b.owed, b.due) < 0
  union all
  select 'suspense is not what is undecided', s.receipt_id, concat_ws(' ', s.decision, private.suspense_of(s.receipt_id))
  from private.suspense s where (s.decision is null) <> (private.suspense_of(s.receipt_id) > 0)
  union all
  select 'money in suspense that no admin is asked about', t.receipt_id, null
  from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id
  where a.kind = 'suspense' and not exists (select from private.suspense s where s.receipt_id = t.receipt_id)
  union all
  select 'ledger and receipts differ', b.payment_id, concat_ws(' ', b.received, a.cents)
  from balances b full join arrived a on coalesce(a.payment_id::text, '') = coalesce(b.payment_id::text, '')
  where coalesce(b.received, 0) <> coalesce(a.cents, 0)
  union all
  select 'ledger and refunds differ', b.payment_id, concat_ws(' ', b.due, f.due, b.refunded, f.done)
  from balances b left join refunds f on f.payment_id is not distinct from b.payment_id
  where b.due <> coalesce(f.due, 0) or b.refunded <> coalesce(f.done, 0)
  union all
  select 'more goes back than was received', r.id, r.class
  from private.receipts r join private.refunds f on f.receipt_id = r.id and f.state <> 'failed'
  group by r.id having sum(f.amount_cents) > r.amount_cents
  union all
  select 'payment and ledger differ', p.id, concat_ws(' ', p.status, p.refund_due, c.status, b.held, b.owed)
  from public.payments p join public.consultations c on c.id = p.consultation_id
    left join balances b on b.payment_id = p.id left join refunds f on f.payment_id = p.id
  where coalesce(b.held, 0) + coalesce(b.owed, 0) <> case when p.status = 'paid' and not p.refund_due
      then p.amount_cents - coalesce(f.returned, 0) else 0 end
    or c.status in ('pending', 'scheduled') and coalesce(b.owed, 0) <> 0
    or coalesce(b.owed, 0) <> 0 and coalesce(b.held, 0) <> 0
    or c.status in ('completed', 'no_show', 'cancelled') and coalesce(b.held, 0) <> 0
      and not exists (select from private.receipts r where r.payment_id = p.id and r.origin = 'before')
  union all
  select 'refunded payment with a refund that was open', p.id, f.state
  from public.payments p join private.refunds f on f.payment_id = p.id
  where f.created_at < p.refunded_at and f.state not in ('done', 'failed')
  union all
  select 'refund due, but none is open', p.id, null
  from public.payments p left join refunds f on f.payment_id = p.id
  where p.refund_due and p.refunded_at is null and coalesce(f.due, 0) = 0
  union all
  select 'refund and decision differ', d.id, concat_ws(' ', d.state, d.amount_cents, sum(f.amount_cents))
  from private.refund_decisions d left join private.refunds f on f.decision_id = d.id and f.state <> 'failed'
  group by d.id having d.state <> 'done' and count(f.id) > 0
    or d.state = 'done' and coalesce(sum(f.amount_cents), 0) > d.amount_cents
  union all
  select 'code is open for a payment that does not wait', c.payment_id, c.state
  from private.charges c join public.payments p on p.id = c.payment_id
  where c.state in ('creating', 'open') and p.status <> 'pending'
  union all
  select 'two open codes', c.payment_id, null
  from private.charges c where c.state in ('creating', 'open') group by c.payment_id having count(*) > 1
  union all
  select 'nothing is queued', c.id, c.state
  from private.charges c
  where c.state in ('creating', 'lapsed', 'removing') and not exists (select from private.provider_calls q
    where q.charge_id = c.id and q.done_at is null)
  union all
  select 'nothing is queued', f.id, f.state
  from private.refunds f join private.receipts r on r.id = f.receipt_id
  where f.state in ('due', 'sent') and not r.is_simulated and not exists (select from private.provider_calls q
    where q.refund_id = f.id and q.done_at is null)
$$;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.add_refund(private.refunds, private.receipts, interval)', 'attempt, retry_of, problem)',
        'attempt, retry_of, decision_id, problem)'),
      ('private.add_refund(private.refunds, private.receipts, interval)', 'refund.attempt, refund.retry_of, case',
        'refund.attempt, refund.retry_of, refund.decision_id, case'),
      ('private.finish_refund(private.refunds, text, timestamptz)', $old$'refund_done', refund.id, receipt.payment_id$old$,
        $new$'refund_done', refund.id, refund.payment_id$new$),
      ('private.fail_refund(private.refunds, text)', '  retry.retry_of := refund.id;',
        '  receipt.payment_id := refund.payment_id;
  retry.retry_of := refund.id;'),
      ('private.earn(public.payments)', '(select bool_or(r.is_simulated) from private.receipts r where r.payment_id = payment.id)',
        'coalesce((select bool_or(r.is_simulated) from private.receipts_of(payment.id) r), false)'),
      ('private.record(text, jsonb, uuid[])', $old$where r.e2eid = i ->> 'receiptId'));$old$,
        $new$where r.e2eid = i ->> 'receiptId'
    union
    select s.payment_id from private.suspense s join private.receipts r on r.id = s.receipt_id,
      jsonb_array_elements(receipts) as i where s.payment_id is not null and r.e2eid = i ->> 'receiptId'));$new$),
      ('private.settle_receipt(private.receipts)', $old$r.origin = 'hand'
$old$, $new$r.origin = 'hand' and not private.is_undone(r.id)
      and not exists (select from private.suspense s where s.proves = r.id)
$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
