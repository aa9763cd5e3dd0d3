-- Consultations that the patient did not book one by one are paid shortly before they begin. Their payments have opens_at:
-- they wait for days, so they count in no limit, and once unpaid they get no new charge.

create function private.charge_window(starts_at timestamptz, out opens_at timestamptz, out expires_at timestamptz)
language sql stable
set search_path = ''
as $$
  select greatest(private.now(), charge_window.starts_at - interval '72 hours'),
    case when charge_window.starts_at > private.now() + interval '26 hours' then charge_window.starts_at - interval '24 hours'
      else least(private.now() + interval '2 hours', charge_window.starts_at - interval '30 minutes') end
$$;
comment on function private.charge_window(timestamptz) is
  'When the charge of such a consultation opens and ends: from 72 to 24 hours before the start; within 26 hours of it for two '
  'hours, at most until 30 minutes before. It is over before it opens for a start that is too near.';

create or replace function private.unpaid_bookings(patient uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from public.consultations c
  where c.patient_id = patient and c.status = 'pending'
    and not exists (select from public.payments p where p.consultation_id = c.id and p.opens_at is not null)
$$;

create or replace function private.bookings_today(patient uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from public.consultations c
  where c.patient_id = patient and c.created_at >= private.today()::timestamp at time zone 'America/Sao_Paulo'
    and not exists (select from public.payments p where p.consultation_id = c.id and p.opens_at is not null)
$$;

create or replace function private.check_renewal(consultation public.consultations) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform public.expire_payments();
  if consultation.starts_at <= private.now() then
    perform private.refuse('slot_past', 'This time is over.');
  elsif exists (select from public.payments p where p.consultation_id = consultation.id and p.opens_at is not null) then
    perform private.refuse('payment_not_pending', 'Its time was free to pay for days.');
  elsif consultation.starts_at < private.now() + private.booking_notice() then
    perform private.refuse('slot_too_soon', 'A code could be paid after the start.');
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

create or replace function public.simulate_payment(payment_id uuid, charge_number int default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
begin
  payment := private.own_payment(simulate_payment.payment_id);
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
    elsif simulate_payment.charge_number <> payment.charge_number then
      perform private.refuse('charge_replaced', 'A newer code has replaced this one.');
    elsif consultation.status <> 'pending' then
      perform private.refuse('consultation_not_open', 'The consultation no longer waits for payment.');
    elsif consultation.starts_at <= private.now() then
      perform private.refuse('slot_past', 'The consultation has begun.');
    elsif private.is_suspended(payment.professional_id) then
      perform private.refuse('professional_unavailable', 'A suspended professional holds no session.');
    elsif payment.opens_at > private.now() then
      perform private.refuse('charge_not_open', 'Its charge opens later.');
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

create or replace function private.mail_of_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.opens_at is null then
    perform private.queue_mail(new.consultation_id, 'booking', 'booking ' || new.id);
  end if;
  return null;
end
$$;
