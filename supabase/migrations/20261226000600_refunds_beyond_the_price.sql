-- What goes back of suspense is no refund of the price. Its patient is told of it, and where the money is meanwhile.
create or replace function private.refund_cause(
  refund private.refunds, receipt private.receipts, payment public.payments, consultation public.consultations
) returns text
language sql immutable
set search_path = ''
return case
  when refund.source = 'suspense' then 'extra'
  when refund.decided_by = 'bank' then 'bank'
  when refund.decided_by = 'admin' then 'team'
  when not payment.refund_due or receipt.class = 'duplicate' or receipt.amount_cents < payment.amount_cents
    or receipt.amount_cents > payment.amount_cents and refund.amount_cents = receipt.amount_cents - payment.amount_cents then 'extra'
  when consultation.cancelled_by is null then 'late'
  else 'cancelled' end;

create or replace function private.arrival_json(payment uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('class', r.class, 'amount_cents', r.amount_cents, 'refund_cents', f.cents, 'refund_done', f.is_done,
    'in_suspense', exists (select from private.suspense s where s.receipt_id = r.id and s.decision is null))
  from private.receipts r
    cross join lateral (select coalesce(sum(x.amount_cents), 0) as cents, coalesce(bool_and(x.state = 'done'), false) as is_done
      from private.refunds x where x.receipt_id = r.id and x.state <> 'failed') f
  where r.payment_id = payment and r.class in ('late', 'duplicate', 'wrong_amount')
  order by r.created_at desc, r.id limit 1
$$;

create or replace function private.notify_of_decided_refund() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select c.* into consultation from public.payments p join public.consultations c on c.id = p.consultation_id
  where p.id = new.payment_id and not private.is_erased(p.patient_id)
    -- Of a cancelled consultation the payment tells.
    and (not p.refund_due or new.source = 'suspense');
  if found then
    perform private.notify_of(consultation, consultation.patient_id,
      case new.state when 'done' then 'refunded' else 'refund_due' end, jsonb_build_object('amount_cents', new.amount_cents));
  end if;
  return null;
end
$$;
drop trigger notify_of_decided_refund on private.refunds;
create trigger notify_of_decided_refund after insert on private.refunds
  for each row when (new.decided_by = 'admin' and new.retry_of is null) execute function private.notify_of_decided_refund();
drop trigger notify_of_done_refund on private.refunds;
create trigger notify_of_done_refund after update of state on private.refunds
  for each row when (new.decided_by = 'admin' and new.state = 'done' and old.state <> 'done')
  execute function private.notify_of_decided_refund();

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.patient_refunds(public.payments, public.consultations)', $old$d.amount_cents, 'team', 'waiting'$old$,
        $new$d.amount_cents, case when d.receipt_id is null then 'team' else 'extra' end, 'waiting'$new$),
      ('public.payment_confirmation(uuid)', $old$
    'refunded_cents', (select coalesce(sum(f.amount_cents), 0) from private.refunds f join private.receipts x on x.id = f.receipt_id
      where f.payment_id = payment.id and f.state <> 'failed' and (payment.refund_due or f.decided_by = 'admin')),$old$, '')
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
