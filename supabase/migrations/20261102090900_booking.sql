-- Choosing a time and taking it.

create function private.slot_times() returns text[]
language sql immutable
set search_path = ''
as $$ select array['09:00', '09:50', '10:40', '11:30', '14:00', '14:50', '15:40', '16:30', '17:20'] $$;

create function private.slot_start(day date, slot text) returns timestamptz
language sql immutable strict
set search_path = ''
as $$ select (day + slot::time) at time zone 'America/Sao_Paulo' $$;

create function private.lock_agendas(patient uuid, professional uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.profiles where id = patient for no key update;
  perform from public.professionals where user_id = professional for no key update;
end
$$;
comment on function private.lock_agendas(uuid, uuid) is
  'One change at a time for a patient and for a professional. The exclusion constraints alone are '
  'right but slow and noisy: two simultaneous inserts wait for each other until PostgreSQL ends one '
  'as a deadlock.';

create function private.unpaid_bookings(patient uuid) returns bigint
language sql stable
set search_path = ''
as $$ select count(*) from public.consultations where patient_id = patient and status = 'pending' $$;

create function private.booking_answer(of_consultation uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('consultation_id', c.id, 'payment_id', p.id, 'status', c.status,
    'starts_at', c.starts_at, 'amount_cents', c.amount_cents, 'expires_at', p.expires_at)
  from public.consultations c join public.payments p on p.consultation_id = c.id
  where c.id = of_consultation
$$;

create function public.taken_slots(professional_user_id uuid, day date) returns setof text
language sql stable security definer
set search_path = ''
as $$
  select slot
  from unnest(private.slot_times()) as slot,
    lateral (select private.slot_start(day, slot) as starts_at) as place
  where place.starts_at <= private.now() or exists (
    select from public.consultations c join public.payments p on p.consultation_id = c.id
    where (c.professional_id = professional_user_id or c.patient_id = (select auth.uid()))
      and (c.status = 'scheduled' or c.status = 'pending' and p.expires_at > private.now())
      -- Both last 50 minutes; a range of starts is what the indexes hold.
      and c.starts_at > place.starts_at - interval '50 minutes'
      and c.starts_at < place.starts_at + interval '50 minutes'
  )
  order by slot
$$;
comment on function public.taken_slots(uuid, date) is
  'Times (HH:MM) of a day in São Paulo that the caller cannot book with this professional: past, '
  'taken by anybody, or overlapping an open consultation of the caller.';
revoke execute on function public.taken_slots(uuid, date) from public;
grant execute on function public.taken_slots(uuid, date) to anon, authenticated;

create function public.book_consultation(
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
  -- Before any lock: one person on both sides would be locked in the wrong order.
  if professional_user_id = caller then
    perform private.refuse('own_professional', 'Nobody books a consultation with oneself.');
  end if;
  perform private.lock_agendas(caller, professional_user_id);
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
comment on function public.book_consultation(uuid, date, text, int, uuid) is
  'Takes a slot for the caller and opens its payment (15 minutes). The price is the professional''s '
  'own; expected_amount_cents only has to match it. The same request_id answers the same consultation.';
revoke execute on function public.book_consultation(uuid, date, text, int, uuid) from public;
grant execute on function public.book_consultation(uuid, date, text, int, uuid) to authenticated;

create function private.check_slot(day date, slot text) returns void
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
  end if;
end
$$;
