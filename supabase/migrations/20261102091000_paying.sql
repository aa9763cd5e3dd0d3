-- Paying a booking, and asking for a new code after the first one expired.

create function private.own_payment(wanted uuid) returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
begin
  if auth.uid() is null then
    perform private.refuse('not_authenticated', 'Sign in to pay.');
  end if;
  select * into payment from public.payments where id = wanted and patient_id = auth.uid();
  if not found then
    perform private.refuse('payment_not_found', 'The caller has no such payment.');
  end if;
  -- Agendas first, as when booking: everybody locks in the same order.
  perform private.lock_agendas(payment.patient_id, payment.professional_id);
  select * into payment from public.payments where id = wanted for update;
  return payment;
end
$$;
comment on function private.own_payment(uuid) is 'A payment of the caller, locked; refuses any other.';

create function public.simulate_payment(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
begin
  payment := private.own_payment(payment_id);
  if not (select pix_simulation from public.deployment_settings) then
    perform private.refuse('simulation_off', 'This deployment takes no simulated payments.');
  end if;
  select * into consultation from public.consultations c
  where c.id = payment.consultation_id for update;

  if payment.status <> 'paid' then
    if payment.status = 'expired' or payment.status = 'pending' and payment.expires_at <= private.now() then
      perform private.refuse('payment_expired', 'The payment was not made in time.');
    elsif payment.status <> 'pending' then
      perform private.refuse('payment_not_pending', 'Only a pending payment can be paid.');
    elsif consultation.status <> 'pending' then
      perform private.refuse('consultation_not_open', 'The consultation no longer waits for payment.');
    elsif private.is_suspended(payment.professional_id) then
      perform private.refuse('professional_unavailable', 'A suspended professional holds no session.');
    end if;
    update public.payments p set status = 'paid', paid_at = private.now() where p.id = payment.id
    returning * into payment;
    update public.consultations c set status = 'scheduled' where c.id = consultation.id
    returning * into consultation;
    perform private.open_session(consultation.id);
  end if;
  return json_build_object('status', payment.status, 'paid_at', payment.paid_at,
    'consultation_status', consultation.status);
end
$$;
comment on function public.simulate_payment(uuid) is
  'Marks the caller''s payment as paid and schedules its consultation, where the deployment allows '
  'simulation. Paying twice answers the first payment.';

create function public.renew_payment(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
begin
  payment := private.own_payment(payment_id);
  select * into consultation from public.consultations c
  where c.id = payment.consultation_id for update;
  if payment.status not in ('pending', 'expired') then
    perform private.refuse('payment_not_pending', 'Only an unpaid payment gets a new code.');
  elsif payment.status = 'pending' and consultation.status <> 'pending' then
    perform private.refuse('consultation_not_open', 'The consultation no longer waits for payment.');
  end if;

  if payment.status = 'expired' or payment.expires_at <= private.now() then
    perform private.check_renewal(consultation);
    begin
      update public.consultations c set status = 'pending' where c.id = consultation.id;
    exception when exclusion_violation then
      perform private.refuse('slot_taken', 'Somebody else took this time meanwhile.');
    end;
    update public.payments p
    set status = 'pending', expires_at = private.now() + interval '15 minutes'
    where p.id = payment.id returning * into payment;
  end if;
  return json_build_object('payment_id', payment.id, 'status', payment.status,
    'expires_at', payment.expires_at);
end
$$;
comment on function public.renew_payment(uuid) is
  'Gives an expired payment 15 more minutes at the agreed price, if its slot is free and in the '
  'future. A payment that is still open is answered as it is.';

create function private.check_renewal(consultation public.consultations) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform public.expire_payments();
  if consultation.starts_at <= private.now() then
    perform private.refuse('slot_past', 'This time is over.');
  elsif not exists (select from public.professionals p
    where p.user_id = consultation.professional_id and p.approval_status = 'approved') then
    perform private.refuse('professional_unavailable', 'The professional takes no bookings now.');
  elsif consultation.cancelled_by is not null then
    perform private.refuse('consultation_not_open', 'Its patient or a suspension cancelled it.');
  elsif private.unpaid_bookings(consultation.patient_id) >= 3 then
    perform private.refuse('too_many_unpaid', 'At most three bookings may wait for payment.');
  end if;
end
$$;

revoke execute on function public.simulate_payment(uuid), public.renew_payment(uuid) from public;
grant execute on function public.simulate_payment(uuid), public.renew_payment(uuid) to authenticated;
