-- What the platform is given back at a cancellation was read from its balance, in which kept transfers hid what it had given. And
-- refunds of suspense, which are none of the price, kept a payment "to be refunded".
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
    cents := least(private.balance('held', new.id), (select coalesce(sum(f.amount_cents), 0) from private.refunds f
      where f.payment_id = new.id and f.source = 'platform' and f.state <> 'failed'));
    if cents > 0 then
      perform private.book('platform_restored', new.id, new.id, receipt.id, null, receipt.is_simulated,
        private.account('held'), private.account('platform'), cents);
    end if;
  end if;
  if new.refunded_at is not null and old.refunded_at is null then
    for refund in
      select * from private.refunds f
      where f.payment_id = new.id and f.source <> 'suspense' and f.state not in ('done', 'failed') order by f.id for update
    loop
      perform private.finish_refund(refund, null, new.refunded_at);
    end loop;
  elsif new.refunded_at is null and not old.refund_due and exists (
    -- It is back already: taken by the payer's bank, or decided by an admin before.
    select from private.refunds f
    where f.payment_id = new.id and f.source <> 'suspense' and f.decided_by in ('bank', 'admin')) then
    update public.payments p set refunded_at = private.now()
    where p.id = new.id and not exists (select from private.refunds f
      where f.payment_id = new.id and f.source <> 'suspense' and f.state not in ('done', 'failed'));
  end if;
  return null;
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
      ('private.open_refund_of(uuid)', $old$where f.payment_id = open_refund_of.payment and$old$,
        $new$where f.payment_id = open_refund_of.payment and f.source <> 'suspense' and$new$),
      ('public.mark_refunded(uuid, text)',
        $old$where f.payment_id = payment.id and f.state not in ('done', 'failed') order by f.id for update;$old$,
        $new$where f.payment_id = payment.id and f.source <> 'suspense' and f.state not in ('done', 'failed')
    order by f.id for update;$new$),
      ('public.mark_refunded(uuid, text)', $old$where f.payment_id = payment.id and f.state in ('sent', 'processing')) then$old$,
        $new$where f.payment_id = payment.id and f.source <> 'suspense'
        and f.state in ('sent', 'processing')) then$new$),
      ('public.mark_refunded(uuid, text)',
        $old$where f.payment_id = payment.id and f.state not in ('done', 'failed') and not r.is_simulated);$old$,
        $new$where f.payment_id = payment.id and f.source <> 'suspense' and f.state not in ('done', 'failed')
        and not r.is_simulated);$new$),
      ('private.ledger_problems()', $old$where f.created_at < p.refunded_at and f.state not in ('done', 'failed')$old$,
        $new$where f.created_at < p.refunded_at and f.source <> 'suspense' and f.state not in ('done', 'failed')$new$)
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
