-- Found by attacking the money: what is reserved for a payout keeps its professional, a report is not closed while a refund of
-- its payment waits, and two processes that read the same return of a stray transfer wait for each other.
create function private.payouts_of(person uuid) returns int
language sql stable
set search_path = ''
as $$
  select count(*)::int
  from private.payout_lines l join private.payout_batches b on b.id = l.batch_id
  where l.professional_id = person and l.state in ('ready', 'held') and not b.is_simulated
$$;
comment on function private.payouts_of(uuid) is
  'How many payouts a professional is in that are not paid yet. What is owed may be zero meanwhile: of an approved one a refund '
  'makes a debt.';

create or replace function private.keep_within_receipt() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  received int;
  returned bigint;
begin
  -- Its sum stays: no lock on the receipt, which others lock before the refund.
  if tg_op = 'UPDATE' and (new.state = 'failed' or old.state <> 'failed')
    and (new.receipt_id, new.amount_cents, new.by_hand, new.decided_by)
      is not distinct from (old.receipt_id, old.amount_cents, old.by_hand, old.decided_by) then
    return new;
  end if;
  select r.amount_cents into received from private.receipts r where r.id = new.receipt_id for no key update;
  select coalesce(sum(f.amount_cents), 0) into returned from private.refunds f
  where f.receipt_id = new.receipt_id and f.id <> new.id and f.state <> 'failed'
    -- The payer's bank takes what is at the provider.
    and case when new.decided_by = 'bank' then not f.by_hand else not new.by_hand or f.decided_by <> 'bank' end;
  if new.state <> 'failed' and returned + new.amount_cents > received then
    raise exception using errcode = '23514', message = 'More than the receipt would go back.';
  end if;
  return new;
end
$$;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.refuse_while_open(uuid)', $old$  elsif private.owed_to(person) <> 0 then$old$,
        $new$  elsif private.owed_to(person) <> 0 or private.payouts_of(person) > 0 then$new$),
      ('public.erasure_preview(uuid)', $old$    'owed_cents', private.owed_to(person),$old$,
        $new$    'owed_cents', private.owed_to(person),
    'payouts_open', private.payouts_of(person),$new$),
      ('public.decide_absence(uuid, uuid, text, text)', $old$  elsif decision.state = 'waiting' then$old$,
        $new$  elsif decision.state = 'waiting' or decide_absence.outcome = 'refund' and exists (
    -- Declined afterwards, nothing would go back.
    select from private.refund_decisions d
    where d.payment_id = payment.id and d.receipt_id is null and d.state = 'waiting') then$new$),
      -- A receipt without a payment is locked by nothing else: the same return would be booked twice.
      ('private.record(text, jsonb, uuid[])', $old$    receipt := private.settle_receipt(arrived);$old$,
        $new$    receipt := private.settle_receipt(arrived);
    perform from private.receipts r where r.id = receipt.id for no key update;$new$),
      ('public.record_provider_answer(uuid, jsonb)',
        $old$    select * into charge from private.charges c where c.id = call.charge_id for update;$old$,
        $new$    perform from private.receipts r where r.id = refund.receipt_id for no key update;
    select * into charge from private.charges c where c.id = call.charge_id for update;$new$),
      ('public.close_refund(uuid, text)', $old$private.lock_decision(refund.payment_id, null)$old$,
        $new$private.lock_decision(refund.payment_id, refund.receipt_id)$new$)
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
