-- What a patient is told of a refund is what goes back, not the price: a part may have gone back before, and more than the price may
-- have come late.
create function private.going_back(payment uuid) returns int
language sql stable
set search_path = ''
as $$
  select coalesce(sum(f.amount_cents), 0)::int from private.refunds f
  where f.payment_id = going_back.payment and f.source <> 'suspense' and f.state not in ('done', 'failed')
$$;
comment on function private.going_back(uuid) is 'What is to go back of a payment and is not back yet, in centavos.';

create or replace function private.notify_of_refund() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
  cents int;
begin
  select * into consultation from public.consultations c where c.id = new.consultation_id;
  if new.refunded_at is null then
    cents := private.going_back(new.id);
  else
    -- What was back before it was owed was told then.
    select coalesce(sum(f.amount_cents), 0)::int into cents from private.refunds f
    where f.payment_id = new.id and f.source <> 'suspense' and f.state <> 'failed'
      and greatest(f.created_at, f.done_at) >= greatest(consultation.cancelled_at, new.paid_at);
  end if;
  if cents > 0 then
    perform private.notify_of(consultation, consultation.patient_id,
      case when new.refunded_at is null then 'refund_due' else 'refunded' end, jsonb_build_object('amount_cents', cents));
  end if;
  return null;
end
$$;
-- Triggers run in the order of their names: after refund_payment, which makes the refunds.
drop trigger notify_of_refund_due on public.payments;
create trigger tell_of_refund_due after update of refund_due on public.payments
  for each row when (new.refund_due and not old.refund_due and old.status <> 'paid') execute function private.notify_of_refund();

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.notify_of_consultation()', '(select p.amount_cents from public.payments p',
        '(select nullif(private.going_back(p.id), 0) from public.payments p'),
      ('private.mail_facts(uuid, text)', $old$'refund_due', p.refund_due,$old$,
        $new$'refund_due', p.refund_due and p.refunded_at is null, 'refund_cents', private.going_back(p.id),
    'refunded', p.refunded_at is not null,$new$)
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
