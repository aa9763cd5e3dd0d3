-- Procedures that locked a patient's profile and a professional's row now lock both people, in the one order. What a
-- participant changes or pays also needs a login session that is not over.

create or replace function private.own_payment(wanted uuid) returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform private.require_live_session();
  select * into payment from public.payments where id = wanted and patient_id = auth.uid();
  if not found then
    perform private.refuse('payment_not_found', 'The caller has no such payment.');
  end if;
  -- People first, as when booking: everybody locks in the same order.
  perform private.lock_people(payment.patient_id, payment.professional_id);
  select * into payment from public.payments where id = wanted for update;
  return payment;
end
$$;

create or replace function private.own_consultation(wanted uuid, as_professional boolean) returns public.consultations
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  perform private.require_live_session();
  select * into consultation from public.consultations c
  where c.id = wanted
    and auth.uid() = case when as_professional then c.professional_id else c.patient_id end;
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  -- Everybody locks in the same order: people, as when booking, then the payment, as when paying or expiring.
  perform private.lock_people(consultation.patient_id, consultation.professional_id);
  perform from public.payments p where p.consultation_id = wanted for update;
  select * into consultation from public.consultations c where c.id = wanted for update;
  return consultation;
end
$$;

create or replace function public.mark_payment_paid(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
begin
  perform private.require_admin();
  select * into payment from public.payments p where p.id = payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  perform private.lock_people(payment.patient_id, payment.professional_id);
  -- A time that somebody else did not pay for is free.
  perform public.expire_payments();
  select * into payment from public.payments p where p.id = payment_id for update;
  select * into consultation from public.consultations c where c.id = payment.consultation_id for update;
  if payment.status <> 'paid' then
    if payment.status not in ('pending', 'expired') then
      perform private.refuse('payment_not_pending', 'Only an unpaid payment is marked as paid.');
    elsif private.is_erased(payment.patient_id) then
      -- Neither a session nor money could be given to anybody any more.
      perform private.refuse('patient_erased', 'The patient is erased: nobody would come, and nobody is known to refund.');
    end if;
    begin
      -- The slot may be free still. Where it is gone the money is owed back.
      update public.consultations c set status = 'scheduled'
      where c.id = consultation.id and c.starts_at > private.now()
        and not private.is_suspended(c.professional_id)
        and (c.status = 'pending'
          or c.status = 'cancelled' and payment.status = 'expired' and c.cancelled_by is null)
      returning * into consultation;
    exception when exclusion_violation then
      null;
    end;
    select * into consultation from public.consultations c where c.id = payment.consultation_id;
    if consultation.status = 'pending' then
      update public.consultations c set status = 'cancelled' where c.id = consultation.id
      returning * into consultation;
    end if;
    update public.payments p set status = 'paid', paid_at = private.now(),
      refund_due = consultation.status = 'cancelled'
    where p.id = payment.id returning * into payment;
    if consultation.status = 'scheduled' then
      perform private.open_session(consultation.id);
    end if;
  end if;
  return json_build_object('payment_id', payment.id, 'status', payment.status, 'paid_at', payment.paid_at,
    'consultation_status', consultation.status, 'refund_due', payment.refund_due);
end
$$;

create or replace function private.pending_application(wanted uuid) returns public.professional_applications
language plpgsql
set search_path = ''
as $$
declare
  application public.professional_applications;
begin
  perform private.require_admin();
  select * into application from public.professional_applications where id = wanted for update;
  if not found then
    perform private.refuse('application_not_found', 'No application has this identifier.');
  elsif application.application_status <> 'pending' then
    perform private.refuse('application_not_pending', 'Somebody has decided on this application already.');
  end if;
  -- Deciding writes the professional before the profile; bookings lock them the other way round.
  perform private.lock_people(application.user_id);
  return application;
end
$$;
