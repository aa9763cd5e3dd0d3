-- A refund that an admin sent and the bank carried out as well was only reported: the ledger had more at the bank than there was.
alter table private.ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('opening', 'receipt', 'proof', 'earned', 'refund_decided',
    'refund_withdrawn', 'refund_done', 'loss', 'mark_undone', 'assigned', 'kept', 'platform_restored', 'payout',
    'payout_returned', 'debt_lost', 'bank_fee', 'top_up', 'refund_proven', 'refund_doubled'));
alter table private.refunds add column doubled_by text;
comment on column private.refunds.doubled_by is 'The transfer or return by which the same money went back once more: a loss.';
create index refunds_doubled_idx on private.refunds (doubled_by) where doubled_by is not null;

create function private.book_doubled(refund private.refunds, proof text) returns void
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
begin
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  update private.refunds f set doubled_by = proof where f.id = refund.id and f.doubled_by is null;
  perform private.book('refund_doubled', refund.id, refund.payment_id, receipt.id, refund.id, receipt.is_simulated,
    private.account('loss'), private.account_of(receipt), refund.amount_cents);
end
$$;
comment on function private.book_doubled(private.refunds, text) is 'The money of a refund went back twice: the second time is a loss, once.';

create function private.tell_of_doubled(refund private.refunds) returns void
language sql
set search_path = ''
as $$
  select private.tell_admins_once('Reembolso feito duas vezes?',
    'O banco devolveu um reembolso que já estava fechado no portal. Confira no extrato se o dinheiro voltou duas vezes.',
    case when refund.payment_id is null then '/admin/financial?aba=identificar'
      else '/admin/financial?cobranca=' || refund.payment_id end, md5('closed ' || refund.id)::uuid)
$$;

create or replace function private.finish_refund(refund private.refunds, return_id text, done_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
  closed private.refunds;
  -- What was done of it so far: itself, or the last one that repeated it.
  other private.refunds;
begin
  update private.refunds f set state = 'done', done_at = finish_refund.done_at, return_id = finish_refund.return_id
  where f.id = refund.id and f.state not in ('done', 'failed');
  if not found then
    select * into closed from private.refunds f where f.id = refund.id;
    if closed.state = 'failed' then
      with recursive attempts as (
        select f.id, f.attempt from private.refunds f where f.retry_of = closed.id
        union all
        select f.id, f.attempt from attempts a join private.refunds f on f.retry_of = a.id
      )
      select f.* into other from private.refunds f
      where f.id = (select a.id from attempts a order by a.attempt desc limit 1) for update of f;
      -- What repeats it is not sent any more, or there are two of them.
      if other.state in ('due', 'manual') then
        perform private.finish_refund(other, finish_refund.return_id, finish_refund.done_at);
        return;
      end if;
    else
      other := closed;
    end if;
    if other.state = 'done' and (other.return_id is not distinct from finish_refund.return_id
      or closed.state = 'done' and not closed.by_hand and (closed.return_id is null or finish_refund.return_id is null)) then
      return;
    end if;
    -- Without both codes it may be the same one.
    if other.id is null or other.state = 'done' and other.return_id <> finish_refund.return_id then
      perform private.book_doubled(closed, finish_refund.return_id);
    end if;
    perform private.tell_of_doubled(closed);
    return;
  end if;
  update private.provider_calls q set done_at = private.now() where q.refund_id = refund.id and q.done_at is null;
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  perform private.book('refund_done', refund.id, refund.payment_id, receipt.id, refund.id, receipt.is_simulated,
    private.account('refund_due'), private.account_of(receipt), refund.amount_cents);
  -- What was in suspense is none of the price.
  update public.payments p set refunded_at = private.now()
  where p.id = refund.payment_id and p.refund_due and p.refunded_at is null
    and not exists (select from private.refunds f
      where f.payment_id = p.id and f.source <> 'suspense' and f.state not in ('done', 'failed'));
end
$$;

create or replace function public.close_refund(refund_id uuid, e2eid text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  refund private.refunds;
  receipt private.receipts;
begin
  perform private.require_capability('money.decide');
  select * into refund from private.refunds f where f.id = refund_id;
  if not found then
    perform private.refuse('refund_not_found', 'No refund has this identifier.');
  end if;
  perform private.lock_decision(refund.payment_id, refund.receipt_id);
  select * into refund from private.refunds f where f.id = refund_id for update;
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  if refund.state = 'done' and (refund.return_id is not distinct from e2eid or refund.doubled_by = e2eid) then
    null;
  -- The team was asked to send it, and did, before it was known that the bank had done it.
  elsif refund.state = 'done' and not refund.by_hand and refund.problem is not null and refund.doubled_by is null
    and refund.return_id is not null and e2eid is not null then
    perform private.check_proof(e2eid);
    perform private.book_doubled(refund, e2eid);
    perform private.tell_of_doubled(refund);
    perform private.log('payments', refund.payment_id, jsonb_build_object('refund', refund.id, 'state', 'done'),
      jsonb_build_object('refund', refund.id, 'state', 'done', 'amount_cents', refund.amount_cents));
  elsif refund.state in ('done', 'failed') then
    perform private.refuse('refund_closed', 'It is done, or another one has taken its place.');
  elsif not private.is_closable(refund, receipt) then
    perform private.refuse('refund_under_way', 'The provider is sending it back: by hand it would go back twice.');
  else
    if e2eid is null and not receipt.is_simulated then
      perform private.check_proof(e2eid);
    end if;
    perform private.finish_by_hand(refund, e2eid);
    select * into refund from private.refunds f where f.id = refund_id;
  end if;
  return json_build_object('refund_id', refund.id, 'state', refund.state, 'done_at', refund.done_at);
end
$$;

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.check_proof(text)', $old$where f.return_id = proof)$old$, $new$where f.return_id = proof or f.doubled_by = proof)$new$),
      ('private.book_foreign_return(private.receipts, jsonb, jsonb)', $old$and f.return_id = answer ->> 'returnId')$old$,
        $new$and answer ->> 'returnId' in (f.return_id, f.doubled_by))$new$),
      ('private.events_of(public.payments)', $old$select t.created_at, t.kind, null, null, e.amount_cents,$old$,
        $new$select t.created_at, case t.kind when 'refund_doubled' then 'loss' else t.kind end, null, null, e.amount_cents,$new$),
      ('private.events_of(public.payments)', $old$t.kind in ('mark_undone', 'earned', 'loss')$old$,
        $new$t.kind in ('mark_undone', 'earned', 'loss', 'refund_doubled')$new$),
      ('private.ledger_problems()', $old$sum(e.amount_cents) filter (where a.kind in ('loss', 'platform')) as spent$old$,
        $new$sum(e.amount_cents) filter (where a.kind in ('loss', 'platform') and t.kind <> 'refund_doubled') as spent$new$)
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
