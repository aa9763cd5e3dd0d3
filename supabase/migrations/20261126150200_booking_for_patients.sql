-- A professional books for a patient of theirs. The patient pays later, or refuses by cancelling.

create function private.require_own_patient(patient uuid) returns uuid
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_live_session();
  if not exists (select from public.professionals p where p.user_id = auth.uid() and p.approval_status = 'approved') then
    perform private.refuse('not_allowed', 'Only approved professionals have an agenda to change.');
  elsif not exists (select from public.payments p
    where p.professional_id = auth.uid() and p.patient_id = patient and p.status = 'paid') or private.is_erased(patient) then
    perform private.refuse('not_your_patient', 'A patient has had a paid consultation with the caller.');
  end if;
  -- Both at once: everybody locks people in one order.
  perform private.lock_people(auth.uid(), patient);
  if not exists (select from public.professionals p where p.user_id = auth.uid() and p.approval_status = 'approved') then
    perform private.refuse('not_allowed', 'The caller was suspended meanwhile.');
  elsif not exists (select from public.profiles p where p.id = patient) then
    perform private.refuse('not_your_patient', 'The patient was erased meanwhile.');
  end if;
  return auth.uid();
end
$$;
comment on function private.require_own_patient(uuid) is
  'The calling professional, when approved and this is a patient of theirs; both are locked.';

create function private.instant_text(instant timestamptz) returns text
language sql immutable
set search_path = ''
as $$ select coalesce(to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), instant::text) $$;
comment on function private.instant_text(timestamptz) is 'As refusals name an instant in their details.';

create function private.is_own_start(start timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(isfinite(start) and start between '2018-01-01' and private.now() + interval '180 days'
    and mod(extract(epoch from start), 60) = 0, false)
$$;
comment on function private.is_own_start(timestamptz) is
  'Whether a professional can choose this start: any whole minute within 180 days, also outside their hours.';

create function private.place_at(professional uuid, start timestamptz) returns tstzrange
language sql stable
set search_path = ''
as $$
  select tstzrange(start, start + (50 + (private.agenda_of(professional)).break_minutes) * interval '1 minute')
$$;
comment on function private.place_at(uuid, timestamptz) is 'What a consultation takes of its professional: 50 minutes and the break.';

create function public.preview_for_patient(patient_id uuid, starts_at timestamptz[]) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.require_own_patient(preview_for_patient.patient_id);
  agenda constant public.agenda_settings := private.agenda_of(professional);
begin
  return (
    select coalesce(json_agg(json_build_object('starts_at', start, 'state', case
      when start <= private.now() then 'past'
      when not private.is_own_start(start) then 'too_far'
      when (private.charge_window(start)).expires_at <= private.now() then 'too_soon'
      when exists (select from private.busy b where b.person_id = professional and b.block_id is not null
        and b.during && private.place_at(professional, start)) then 'blocked'
      when private.busy_times(array[professional], start, upper(private.place_at(professional, start))) <> '{}'
        -- Whether the patient is elsewhere is not theirs to know.
        or private.busy_times(array[preview_for_patient.patient_id], start, start + interval '50 minutes') <> '{}' then 'taken'
      when private.is_within_hours(agenda, start) then 'free'
      when exists (select from public.hours_exceptions e
        where e.professional_id = professional and e.local_date = (start at time zone agenda.time_zone)::date) then 'closed'
      when agenda.closed_on_holidays and exists (select from private.national_holidays h
        where h.local_date = (start at time zone agenda.time_zone)::date) then 'holiday'
      else 'outside_hours' end) order by place), '[]')
    from unnest(preview_for_patient.starts_at[1:12]) with ordinality as wanted (start, place)
    where start is not null);
end
$$;
comment on function public.preview_for_patient(uuid, timestamptz[]) is
  'What the calling professional would find at up to twelve times for a patient of theirs: free, outside_hours, closed or '
  'holiday can be booked; blocked, taken, past, too_soon and too_far cannot.';
revoke execute on function public.preview_for_patient(uuid, timestamptz[]) from public;
grant execute on function public.preview_for_patient(uuid, timestamptz[]) to authenticated;

create function public.book_for_patient(patient_id uuid, starts_at timestamptz[], request_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := private.require_own_patient(book_for_patient.patient_id);
  wanted constant timestamptz[] := array(select distinct w from unnest(starts_at) as w where w is not null order by w);
  -- One for each date, so that the same request finds them again.
  requests constant uuid[] := array(
    select md5(book_for_patient.request_id || ' ' || n)::uuid from generate_series(1, 12) as n order by n);
  patient public.profiles;
  professional public.professionals;
  made uuid;
begin
  if book_for_patient.request_id is null or coalesce(cardinality(wanted), 0) not between 1 and 12 then
    perform private.refuse('slot_invalid', 'One to twelve times, and a request_id.');
  end if;
  if not exists (select from public.consultations c
    where c.patient_id = book_for_patient.patient_id and c.request_id = any (requests)) then
    perform public.expire_payments();
    select * into patient from public.profiles p where p.id = book_for_patient.patient_id;
    select * into professional from public.professionals p where p.user_id = caller;
    if professional.price_per_session is null then
      perform private.refuse('price_missing', 'The professional has not set a price yet.');
    elsif cardinality(wanted) + (select count(*) from public.consultations c
      where c.patient_id = patient.id and c.professional_id = caller and c.status = 'pending') > 24 then
      perform private.refuse('too_many_pending', 'At most 24 consultations of one patient may wait for payment.');
    end if;
    for n in 1 .. cardinality(wanted) loop
      if not private.is_own_start(wanted[n]) then
        perform private.refuse('slot_invalid', private.instant_text(wanted[n]));
      elsif (private.charge_window(wanted[n])).expires_at <= private.now() then
        perform private.refuse('slot_too_soon', private.instant_text(wanted[n]));
      end if;
      begin
        insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
          professional_specialty, starts_at, ends_at, break_minutes, amount_cents, request_id, booked_by)
        values (patient.id, caller, patient.full_name, patient.email, professional.full_name,
          private.specialty_label(professional.specialties, professional.profession), wanted[n],
          wanted[n] + interval '50 minutes', (private.agenda_of(caller)).break_minutes, professional.price_per_session,
          requests[n], 'professional')
        returning id into made;
      exception when exclusion_violation then
        perform private.refuse('slot_taken', private.instant_text(wanted[n]));
      end;
      insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, opens_at, expires_at)
      select made, patient.id, caller, professional.price_per_session, w.opens_at, w.expires_at
      from private.charge_window(wanted[n]) w;
    end loop;
  end if;
  return (
    select json_build_object('consultations', json_agg(json_build_object('consultation_id', c.id, 'starts_at', c.starts_at,
      'status', c.status, 'amount_cents', c.amount_cents, 'opens_at', p.opens_at, 'expires_at', p.expires_at)
      order by c.starts_at))
    from public.consultations c join public.payments p on p.consultation_id = c.id
    where c.patient_id = book_for_patient.patient_id and c.request_id = any (requests));
end
$$;
comment on function public.book_for_patient(uuid, timestamptz[], uuid) is
  'Books one to twelve times for a patient of the calling professional, all or none, at the price of today. Each is paid from '
  '72 to 24 hours before it. A refusal names the time in its details. The same request_id answers the same consultations.';
revoke execute on function public.book_for_patient(uuid, timestamptz[], uuid) from public;
grant execute on function public.book_for_patient(uuid, timestamptz[], uuid) to authenticated;
