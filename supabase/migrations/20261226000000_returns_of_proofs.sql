-- A transfer that proves a mark by hand and the mark are the same money: what the payer's bank takes back of the transfer is of the
-- mark, as the portal's own refunds are. What came from suspense and was kept or given back is no longer anybody's consultation.
create function private.root_of(receipt private.receipts) returns private.receipts
language sql stable
set search_path = ''
as $$
  select private.assigned(coalesce((select m from private.receipts m
    where m.id = coalesce(receipt.proves, (select s.proves from private.suspense s where s.receipt_id = receipt.id))), receipt))
$$;
comment on function private.root_of(private.receipts) is
  'The receipt that refunds are of: the mark by hand that this one proves, otherwise this one with the payment it was assigned to.';

create or replace function private.book_return(receipt private.receipts, answer jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  cents constant int := (answer ->> 'amount')::int;
  own private.refunds;
  last_of_admin private.refunds;
  made private.refunds;
  stray private.suspense;
  by_rule int := 0;
  by_admin int := 0;
  left_over int;
  to_professional int := 0;
  bearer text;
  from_bearer int;
  room int;
begin
  receipt := private.root_of(receipt);
  if exists (select from private.refunds f where f.receipt_id = receipt.id and f.bank_id = answer ->> 'refundId') then
    return;
  end if;
  -- What is still at the provider, with what was sent by hand beside it.
  room := private.room_of(receipt) + (select coalesce(sum(f.amount_cents), 0) from private.refunds f
    where f.receipt_id = receipt.id and f.by_hand);
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
    if own.source = 'owed' then
      to_professional := to_professional + own.amount_cents;
    end if;
    room := room + own.amount_cents;
  end loop;
  select * into stray from private.suspense s where s.receipt_id = receipt.id and s.decision is distinct from 'assigned';
  bearer := case
    when stray.receipt_id is null then 'held'
    when private.suspense_of(receipt.id) > 0 then 'suspense'
    when stray.decision = 'kept' then 'platform'
    else 'loss' end;
  from_bearer := least(cents, case bearer
    when 'held' then private.balance('held', receipt.payment_id)
    when 'suspense' then private.suspense_of(receipt.id)
    when 'platform' then cents
    else 0 end);
  insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, bank_id, taken_cents, return_id,
    done_at)
  values (receipt.id, receipt.payment_id, cents, 'done', 'bank', case when stray.receipt_id is not null then 'suspense'
      when from_bearer > 0 then 'held' else 'loss' end,
    answer ->> 'refundId', case bearer when 'held' then greatest(from_bearer - by_rule, 0) else 0 end,
    answer ->> 'returnId', coalesce((answer ->> 'settledAt')::timestamptz, private.now()))
  returning * into made;
  if from_bearer > 0 then
    perform private.book('refund_decided', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
      private.account(bearer), private.account('refund_due'), from_bearer);
  end if;
  if from_bearer < cents then
    perform private.book('loss', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
      private.account('loss'), private.account('refund_due'), cents - from_bearer);
  end if;
  perform private.book('refund_done', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
    private.account('refund_due'), private.account_of(receipt), cents);
  if by_rule > from_bearer then
    perform private.decide_refund(receipt, by_rule - from_bearer, 'held', 'rule');
  end if;
  -- What the bank did not take of an admin's decision still goes back, borne as decided.
  left_over := greatest(by_admin - greatest(cents - by_rule, 0), 0);
  if left_over > 0 then
    perform private.decide_refund(receipt, left_over, last_of_admin.source, 'admin', last_of_admin.decision_id);
  end if;
  to_professional := to_professional - case last_of_admin.source when 'owed' then left_over else 0 end;
  if to_professional > 0 then
    perform private.tell(p.professional_id, 'payout', 'Um valor não sai mais do seu repasse', private.brl(to_professional)
      || ' que voltariam por decisão da equipe: o banco de quem pagou já devolveu.', '/professional/financeiro')
    from public.payments p where p.id = receipt.payment_id and not private.is_erased(p.professional_id);
  end if;
  update public.payments p set refunded_at = private.now()
  where p.id = receipt.payment_id and p.refund_due and p.refunded_at is null
    and not exists (select from private.refunds f where f.payment_id = p.id and f.state not in ('done', 'failed'));
end
$$;
comment on column private.refunds.source is
  'The account that bears it. suspense: of money that is or was there and was assigned to no payment.';

-- A refund of an unproven mark was sent by hand. If its transfer arrives afterwards, both were at the provider.
alter table private.ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('opening', 'receipt', 'proof', 'earned', 'refund_decided',
    'refund_withdrawn', 'refund_done', 'loss', 'mark_undone', 'assigned', 'kept', 'platform_restored', 'payout',
    'payout_returned', 'debt_lost', 'bank_fee', 'top_up', 'refund_proven'));

-- Changed in place: nothing else of this function is new.
do $$
declare
  changed constant regprocedure := 'private.settle_receipt(private.receipts)'::regprocedure;
  old constant text := $old$  update private.charges c set state = 'paid', problem = null where c.id = charge.id;
$old$;
  definition constant text := pg_get_functiondef(changed);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', changed, old;
  end if;
  execute replace(definition, old, $new$  perform private.book('refund_proven', f.id, f.payment_id, f.receipt_id, f.id, receipt.is_simulated,
    private.account('psp_unproven'), private.account('psp'), f.amount_cents)
  from private.refunds f where f.receipt_id = receipt.proves and f.state = 'done';
  -- It stays with the team, who may have sent it already.
  update private.refunds f set problem = 'proven_later'
  where f.receipt_id = receipt.proves and f.state = 'manual' and f.problem = 'not_proven';
$new$ || old);
end
$$;
