-- An admin who is the patient or the professional of a payment decides nothing about it: another admin does.
create function private.refuse_own(variadic people uuid[]) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if auth.uid() = any (people) then
    perform private.refuse('own_money', 'The caller takes part in it: another admin decides.');
  end if;
end
$$;
comment on function private.refuse_own(uuid[]) is 'Refuses an admin who is one of these people.';

-- Every decision about a payment or a receipt locks it first.
create or replace function private.lock_decision(payment_id uuid, receipt_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform private.refuse_own(p.patient_id, p.professional_id)
  from public.payments p
  where p.id = lock_decision.payment_id
    or p.id = (select r.payment_id from private.receipts r where r.id = lock_decision.receipt_id);
  select * into payment from public.payments p where p.id = lock_decision.payment_id;
  if found then
    perform private.lock_people(payment.patient_id, payment.professional_id);
    perform from public.payments p where p.id = payment.id for update;
    perform from public.consultations c where c.id = payment.consultation_id for update;
  end if;
  perform from private.receipts r where r.id = lock_decision.receipt_id for no key update;
  perform from private.suspense s where s.receipt_id = lock_decision.receipt_id for update;
end
$$;
comment on function private.lock_decision(uuid, uuid) is
  'People, payment, consultation, receipt and its row of suspense, in the order of all. Refuses an admin who takes part (own_money).';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.mark_payment_paid(uuid)', $old$  perform private.lock_people(payment.patient_id, payment.professional_id);
$old$, $new$  perform private.refuse_own(payment.patient_id, payment.professional_id);
  perform private.lock_people(payment.patient_id, payment.professional_id);
$new$),
      ('public.mark_refunded(uuid, text)', $old$  elsif not payment.refund_due then$old$,
        $new$  end if;
  perform private.refuse_own(payment.patient_id, payment.professional_id);
  if not payment.refund_due then$new$),
      -- Cancelling gives all of it back, and an outcome decides what is owed.
      ('private.consultation_for_team(uuid, text)', $old$  perform private.lock_people(consultation.patient_id, consultation.professional_id);
$old$, $new$  perform private.refuse_own(consultation.patient_id, consultation.professional_id);
  perform private.lock_people(consultation.patient_id, consultation.professional_id);
$new$),
      ('private.prepared_line(uuid)', $old$  elsif not exists (select from private.payout_batches$old$,
        $new$  end if;
  perform private.refuse_own(line.professional_id);
  if not exists (select from private.payout_batches$new$),
      ('public.approve_payouts(uuid, integer, integer)', $old$  select coalesce(sum(l.amount_cents), 0) into total$old$,
        $new$  perform private.refuse_own(l.professional_id) from private.payout_lines l where l.batch_id = batch.id and l.state = 'ready';
  select coalesce(sum(l.amount_cents), 0) into total$new$),
      ('public.return_payout(uuid, text)', $old$  elsif line.state <> 'returned' then$old$,
        $new$  end if;
  perform private.refuse_own(line.professional_id);
  if line.state <> 'returned' then$new$)
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
