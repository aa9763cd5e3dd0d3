-- The patient is told, once, that money is back: by mail, and by bell also of what was paid too much.
insert into private.mail_kinds (kind, topic, to_professional, may_wait) values ('refunded', 'payments', false, true);

create function private.tell_of_done_refund() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
begin
  select * into payment from public.payments p where p.id = new.payment_id and not private.is_erased(p.patient_id);
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  if consultation.id is null then
    return null;
  end if;
  -- Of a cancelled consultation the payment tells, of a decision its own trigger.
  if new.decided_by = 'rule' and not payment.refund_due then
    perform private.notify_of(consultation, consultation.patient_id, 'refunded', jsonb_build_object('amount_cents', new.amount_cents));
  end if;
  if not exists (select from private.refunds f where f.payment_id = payment.id and f.state not in ('done', 'failed')) then
    perform private.queue_mail(consultation.id, 'refunded', 'refunded ' || new.id);
  end if;
  return null;
end
$$;
comment on function private.tell_of_done_refund() is 'The e-mail waits until nothing more of the payment is to go back.';
create trigger tell_of_done_refund after update of state on private.refunds
  for each row when (new.state = 'done' and old.state <> 'done' and new.source <> 'suspense'
    -- Opening entries: it went back before there was a ledger.
    and not (new.problem is not distinct from 'before_ledger' and new.done_at < new.created_at))
  execute function private.tell_of_done_refund();

do $$
declare
  definition text := pg_get_functiondef('private.is_true_of_consultation(private.mail_outbox)'::regprocedure);
begin
  if strpos(definition, $old$    when 'charge_open' then$old$) = 0 then
    raise exception 'is_true_of_consultation does not know charge_open';
  end if;
  execute replace(definition, $old$    when 'charge_open' then$old$,
    $new$    when 'refunded' then not private.has_newer(mail)
    when 'charge_open' then$new$);
end
$$;
