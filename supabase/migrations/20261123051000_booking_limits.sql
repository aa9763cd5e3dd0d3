-- How often and how late something may be booked, moved or renewed, and what a booking needs to know of its patient. Each
-- limit counts rows that its own procedure has locked.

alter table public.consultations add column moves smallint not null default 0 check (moves between 0 and 5);
comment on column public.consultations.moves is 'How often its patient has moved it to another time.';
grant select (moves) on public.consultations to authenticated;

alter table public.payments add column charge_number smallint not null default 1 check (charge_number between 1 and 4);
comment on column public.payments.charge_number is
  'Which charge is the valid one: the code of each carries its number, and renewing makes the next.';
grant select (charge_number) on public.payments to authenticated;
comment on table public.payments is 'One row a consultation; renewing it keeps the row and counts its charges.';

create function private.booking_notice() returns interval
language sql immutable
set search_path = ''
as $$ select interval '15 minutes' $$;
comment on function private.booking_notice() is 'How long before its start a time can last be booked.';

create function private.busy_times(people uuid[], since timestamptz, until timestamptz) returns tstzmultirange
language sql stable
set search_path = ''
as $$
  select coalesce(range_agg(b.during), '{}')
  from private.busy b
  where b.person_id = any (people) and upper(b.during) > since and lower(b.during) < until
    and (not b.held or exists (select from public.payments p
      where p.consultation_id = b.consultation_id and p.expires_at > private.now()))
$$;
comment on function private.busy_times(uuid[], timestamptz, timestamptz) is
  'When at least one of these people is taken, as patient or as professional. A booking whose time to pay is over does not count.';

create or replace function private.check_slot(day date, slot text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  -- Ten years keep the arithmetic of instants within its range.
  if (slot = any (private.slot_times()) and isfinite(day) and extract(isodow from day) <> 7
    and day <= private.today() + 3650) is not true then
    perform private.refuse('slot_invalid', 'Not one of the bookable times, or a Sunday.');
  elsif private.slot_start(day, slot) <= private.now() then
    perform private.refuse('slot_past', 'This time is over.');
  elsif private.slot_start(day, slot) < private.now() + private.booking_notice() then
    perform private.refuse('slot_too_soon', 'A consultation is booked at least 15 minutes before it begins.');
  end if;
end
$$;

create or replace function public.taken_slots(professional_user_id uuid, day date) returns setof text
language sql stable security definer
set search_path = ''
as $$
  with busy as materialized (
    select private.busy_times(
      -- Only of professionals: the identifier of a patient must not lead to her appointments.
      array[(select p.user_id from public.professionals p
        where p.user_id = professional_user_id and p.approval_status = 'approved'), (select auth.uid())],
      private.slot_start(day, '00:00'), private.slot_start(day + 1, '00:00')) as times
  )
  select slot
  from busy, unnest(private.slot_times()) as slot,
    lateral (select private.slot_start(day, slot) as starts_at) as place
  where place.starts_at < private.now() + private.booking_notice()
    or busy.times && tstzrange(place.starts_at, place.starts_at + interval '50 minutes')
  order by slot
$$;
comment on function public.taken_slots(uuid, date) is
  'Times (HH:MM) of a day in São Paulo that the caller cannot book with this professional: past, less than 15 minutes '
  'away, or at a consultation of the professional or the caller, in either role.';

create or replace function public.next_available_slot(professional_user_id uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  with busy as materialized (
    select private.busy_times(array[p.user_id], private.now(), private.now() + interval '62 days') as times
    from public.professionals p
    where p.user_id = professional_user_id and p.approval_status = 'approved' and p.price_per_session is not null
  )
  select json_build_object('date', day::date, 'time', slot)
  from busy, generate_series(private.today(), private.today() + 60, interval '1 day') as day,
    unnest(private.slot_times()) as slot,
    lateral (select private.slot_start(day::date, slot) as starts_at) as place
  where extract(isodow from day) <> 7
    and place.starts_at >= private.now() + private.booking_notice()
    and not busy.times && tstzrange(place.starts_at, place.starts_at + interval '50 minutes')
  order by day, slot
  limit 1
$$;
comment on function public.next_available_slot(uuid) is
  'The first free time of an approved professional in the next 60 days, at least 15 minutes away, as date and HH:MM in '
  'São Paulo; null when there is none.';

create function private.bookings_today(patient uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from public.consultations
  where patient_id = patient and created_at >= private.today()::timestamp at time zone 'America/Sao_Paulo'
$$;
comment on function private.bookings_today(uuid) is
  'How many consultations the patient has booked since midnight in São Paulo, whatever became of them.';

create or replace function private.booking_answer(of_consultation uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('consultation_id', c.id, 'payment_id', p.id, 'status', c.status,
    'starts_at', c.starts_at, 'amount_cents', c.amount_cents, 'expires_at', p.expires_at,
    'charge_number', p.charge_number)
  from public.consultations c join public.payments p on p.consultation_id = c.id
  where c.id = of_consultation
$$;

create or replace function public.book_consultation(
  professional_user_id uuid,
  date date,
  "time" text,
  expected_amount_cents int,
  request_id uuid
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  patient public.profiles;
  professional public.professionals;
  made uuid;
begin
  perform private.require_live_session();
  if professional_user_id = caller then
    perform private.refuse('own_professional', 'Nobody books a consultation with oneself.');
  end if;
  perform private.lock_people(caller, professional_user_id);
  select * into patient from public.profiles p where p.id = caller;
  if not found then
    perform private.refuse('not_authenticated', 'Sign in to book a consultation.');
  end if;
  perform private.require_sign_up(caller);

  -- Before answering what is there, too: the answer says whether it still waits for payment.
  perform public.expire_payments();
  select c.id into made from public.consultations c
  where c.patient_id = caller and c.request_id = book_consultation.request_id;
  if found then
    return private.booking_answer(made);
  end if;
  if patient.cpf is null or patient.phone is null then
    perform private.refuse('cpf_or_phone_missing', 'A booking needs the patient''s CPF and phone (add_booking_data).');
  end if;

  select * into professional from public.professionals p
  where p.user_id = professional_user_id and p.approval_status = 'approved';
  if not found then
    perform private.refuse('professional_unavailable', 'No approved professional has this identifier.');
  elsif professional.price_per_session is null then
    perform private.refuse('price_missing', 'The professional has not set a price yet.');
  end if;
  perform private.check_slot(book_consultation.date, book_consultation."time");
  if professional.price_per_session is distinct from expected_amount_cents then
    perform private.refuse('price_changed', 'The price is not the one the patient was shown.');
  end if;

  if private.unpaid_bookings(caller) >= 3 then
    perform private.refuse('too_many_unpaid', 'At most three bookings may wait for payment.');
  elsif private.bookings_today(caller) >= 10 then
    perform private.refuse('too_many_bookings', 'At most ten bookings a day.');
  end if;

  begin
    insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
      professional_name, professional_specialty, starts_at, ends_at, amount_cents, request_id)
    select caller, professional.user_id, patient.full_name, patient.email, professional.full_name,
      private.specialty_label(professional.specialties, professional.profession),
      starts_at, starts_at + interval '50 minutes', professional.price_per_session,
      coalesce(book_consultation.request_id, gen_random_uuid())
    from private.slot_start(book_consultation.date, book_consultation."time") as starts_at
    returning id into made;
  exception when exclusion_violation then
    perform private.refuse('slot_taken', 'The professional or the patient already has a consultation then.');
  end;

  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, expires_at)
  values (made, caller, professional.user_id, professional.price_per_session,
    private.now() + interval '15 minutes');
  return private.booking_answer(made);
end
$$;

create function public.add_booking_data(cpf text default null, phone text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  saved public.profiles;
begin
  perform private.require_live_session();
  select * into saved from public.profiles p where p.id = auth.uid() for no key update;
  if not found then
    perform private.refuse('not_authenticated', 'Sign in first.');
  elsif saved.cpf is null and private.parse_cpf(add_booking_data.cpf) is null then
    perform private.refuse('document_number_invalid', 'Not a CPF.');
  elsif saved.phone is null and private.parse_phone(add_booking_data.phone) is null then
    perform private.refuse('phone_invalid', 'Not a telephone with its area code.');
  end if;
  update public.profiles p set
    cpf = coalesce(p.cpf, private.parse_cpf(add_booking_data.cpf)),
    phone = coalesce(p.phone, private.parse_phone(add_booking_data.phone))
  where p.id = saved.id;
end
$$;
comment on function public.add_booking_data(text, text) is
  'Saves the CPF and phone that a booking needs to the caller''s profile. What the profile has already is kept.';
revoke execute on function public.add_booking_data(text, text) from public;
grant execute on function public.add_booking_data(text, text) to authenticated;

create or replace function public.reschedule_consultation(
  consultation_id uuid, date date, "time" text, request_id uuid default null
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(reschedule_consultation.consultation_id, false);
  wanted timestamptz;
begin
  if consultation.status <> 'scheduled' then
    perform private.refuse('consultation_not_open', 'Only a confirmed consultation is moved.');
  end if;
  perform private.check_slot(reschedule_consultation.date, reschedule_consultation."time");
  wanted := private.slot_start(reschedule_consultation.date, reschedule_consultation."time");
  -- A repeated request finds the consultation where it asked for it.
  if consultation.starts_at <> wanted then
    perform private.refuse_when_late(consultation);
    if consultation.moves >= 5 then
      perform private.refuse('too_many_moves', 'A consultation is moved five times at most.');
    end if;
    if not exists (select from public.professionals p
      where p.user_id = consultation.professional_id and p.approval_status = 'approved') then
      perform private.refuse('professional_unavailable', 'The professional takes no bookings now.');
    end if;
    perform public.expire_payments();
    begin
      update public.consultations c set starts_at = wanted, ends_at = wanted + interval '50 minutes',
        moves = c.moves + 1
      where c.id = consultation.id;
    exception when exclusion_violation then
      perform private.refuse('slot_taken', 'The professional or the patient already has a consultation then.');
    end;
  end if;
  return (
    select json_build_object('consultation_id', c.id, 'starts_at', c.starts_at,
      'consultation_date', c.consultation_date, 'consultation_time', c.consultation_time, 'status', c.status)
    from public.consultations c where c.id = consultation.id);
end
$$;
comment on function public.reschedule_consultation(uuid, date, text, uuid) is
  'Moves the caller''s confirmed consultation to another free time of its professional, until 24 hours before and five '
  'times at most. Asking twice for the same time answers the first; request_id is there for the client''s own account.';

drop function public.simulate_payment(uuid);
create function public.simulate_payment(payment_id uuid, charge_number int default null) returns json
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
comment on function public.simulate_payment(uuid, int) is
  'Marks the caller''s payment as paid and schedules its consultation, where the deployment allows simulation and the '
  'start is to come. charge_number says which code was paid; one that was replaced is refused. Paying twice answers the '
  'first payment.';
revoke execute on function public.simulate_payment(uuid, int) from public;
grant execute on function public.simulate_payment(uuid, int) to authenticated;

create or replace function private.check_renewal(consultation public.consultations) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform public.expire_payments();
  if consultation.starts_at <= private.now() then
    perform private.refuse('slot_past', 'This time is over.');
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

create or replace function public.renew_payment(payment_id uuid) returns json
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
    if payment.charge_number > 3 then
      perform private.refuse('too_many_renewals', 'A payment gets three new codes at most.');
    end if;
    perform private.check_renewal(consultation);
    begin
      update public.consultations c set status = 'pending' where c.id = consultation.id;
    exception when exclusion_violation then
      perform private.refuse('slot_taken', 'Somebody else took this time meanwhile.');
    end;
    update public.payments p
    set status = 'pending', expires_at = private.now() + interval '15 minutes', charge_number = p.charge_number + 1
    where p.id = payment.id returning * into payment;
  end if;
  return json_build_object('payment_id', payment.id, 'status', payment.status,
    'expires_at', payment.expires_at, 'charge_number', payment.charge_number);
end
$$;
comment on function public.renew_payment(uuid) is
  'Gives an expired payment a new charge with 15 more minutes at the agreed price, three times at most, if its slot is '
  'free and at least 15 minutes away. A payment that is still open is answered as it is.';

drop function private.lock_agendas(uuid, uuid);
