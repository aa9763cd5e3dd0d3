-- Which times are free. One function yields them; booking, moving, profile, search and agenda only use it. Whether a place
-- is really free is still decided by the constraint of private.busy alone.

create function private.free_starts(
  professional uuid,
  since timestamptz,
  until timestamptz,
  viewer uuid default null,
  at_most int default null,
  per_day int default null,
  moving uuid default null
) returns setof timestamptz
language plpgsql stable
set search_path = ''
as $$
-- Reads rules and busy times once, then counts through the days and stops when enough are found. A candidate costs no query
-- and no plan, and a function call only on days on which clocks change.
declare
  agenda constant public.agenda_settings := private.agenda_of(professional);
  zone constant text := agenda.time_zone;
  clock constant timestamptz := private.now();
  session constant interval := interval '50 minutes';
  session_and_break constant interval := session + agenda.break_minutes * interval '1 minute';
  earliest constant timestamptz := greatest(since, clock + agenda.notice_hours * interval '1 hour',
    clock + interval '1 microsecond');
  day date := (earliest at time zone zone)::date;
  last_day constant date := least((until at time zone zone)::date, (clock at time zone zone)::date + agenda.horizon_days);
  -- Ranges in minutes since midnight, by weekday and by date.
  weekdays int[];
  froms int[];
  tos int[];
  dates date[] := '{}';
  date_froms int[] := '{}';
  date_tos int[] := '{}';
  holidays date[] := '{}';
  booked_days date[];
  of_professional tstzmultirange;
  of_viewer tstzmultirange;
  noon timestamptz;
  offset_before interval;
  offset_after interval;
  midnight timestamptz;
  weekday int;
  is_dated boolean;
  ranges int;
  minute int;
  last_minute int;
  start timestamptz;
  found_in_all int := 0;
  found_in_day int;
begin
  if day > last_day or at_most <= 0 then
    return;
  end if;
  if agenda.professional_id is null then
    select array_agg(h.weekday order by h.weekday, h.from_time),
      array_agg((extract(epoch from h.from_time) / 60)::int order by h.weekday, h.from_time),
      array_agg((extract(epoch from h.to_time) / 60)::int order by h.weekday, h.from_time)
    into weekdays, froms, tos from private.usual_hours() h;
  else
    select array_agg(w.weekday order by w.weekday, w.from_time),
      array_agg((extract(epoch from w.from_time) / 60)::int order by w.weekday, w.from_time),
      array_agg((extract(epoch from w.to_time) / 60)::int order by w.weekday, w.from_time)
    into weekdays, froms, tos from public.weekly_hours w where w.professional_id = professional;
    select coalesce(array_agg(e.local_date order by e.local_date, e.from_time), '{}'),
      array_agg((extract(epoch from e.from_time) / 60)::int order by e.local_date, e.from_time),
      array_agg((extract(epoch from e.to_time) / 60)::int order by e.local_date, e.from_time)
    into dates, date_froms, date_tos from public.hours_exceptions e
    where e.professional_id = professional and e.local_date between day and last_day;
    if agenda.closed_on_holidays then
      holidays := array(select h.local_date from private.national_holidays h where h.local_date between day and last_day);
    end if;
    if agenda.max_per_day is not null then
      booked_days := private.booked_days(professional, zone, day, last_day, moving);
    end if;
  end if;
  -- Not `during &&`: the planner may then read everybody's consultations of those days.
  select coalesce(range_agg(b.during) filter (where b.person_id = professional), '{}'),
    coalesce(range_agg(b.during) filter (where b.person_id = viewer), '{}')
  into of_professional, of_viewer
  from private.busy b
  where b.person_id in (professional, viewer)
    and upper(b.during) > earliest and lower(b.during) < until + session_and_break
    -- Blocks have no consultation, and most callers move none: a comparison with null would drop the row.
    and (moving is null or b.consultation_id is null or b.consultation_id <> moving)
    and (not b.held or exists (select from public.payments p
      where p.consultation_id = b.consultation_id and p.expires_at > clock));

  while day <= last_day loop
    is_dated := day = any (dates);
    if (is_dated or not day = any (holidays))
      and (booked_days is null or cardinality(array_positions(booked_days, day)) < agenda.max_per_day) then
      weekday := extract(isodow from day);
      -- The offset to UTC before and after this day's noon: they differ where clocks change on it.
      noon := (day + time '12:00') at time zone zone;
      offset_before := ((noon - interval '13 hours') at time zone zone) - ((noon - interval '13 hours') at time zone 'UTC');
      offset_after := ((noon + interval '13 hours') at time zone zone) - ((noon + interval '13 hours') at time zone 'UTC');
      midnight := (day::timestamp - offset_before) at time zone 'UTC';
      ranges := coalesce(cardinality(case when is_dated then date_froms else froms end), 0);
      found_in_day := 0;
      for i in 1 .. ranges loop
        if is_dated then
          continue when dates[i] <> day or date_froms[i] is null;
          minute := date_froms[i];
          last_minute := date_tos[i] - 50;
        else
          continue when weekdays[i] <> weekday;
          minute := froms[i];
          last_minute := tos[i] - 50;
        end if;
        while minute <= last_minute and found_in_day is distinct from per_day loop
          start := midnight + minute * interval '1 minute';
          if offset_before <> offset_after then
            start := private.local_instant(day + minute * interval '1 minute', zone);
          end if;
          minute := minute + agenda.grid_minutes;
          if start >= earliest and start <= until
            and not of_professional && tstzrange(start, start + session_and_break)
            and not of_viewer && tstzrange(start, start + session) then
            return next start;
            found_in_day := found_in_day + 1;
            found_in_all := found_in_all + 1;
            if found_in_all = at_most then
              return;
            end if;
          end if;
        end loop;
      end loop;
    end if;
    day := day + 1;
  end loop;
end
$$;
comment on function private.free_starts(uuid, timestamptz, timestamptz, uuid, int, int, uuid) is
  'The instants between since and until, both included, at which a consultation with this professional can be booked, for '
  'the viewer too if one is given: at most so many in all and on each local day. What holds the consultation that is moving '
  'counts as free.';

create function private.booked_days(professional uuid, zone text, first date, last date, moving uuid default null)
returns date[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg((c.starts_at at time zone zone)::date), '{}')
  from public.consultations c
  where c.professional_id = professional and c.status <> 'cancelled' and (moving is null or c.id <> moving)
    and c.starts_at >= (first - 1)::timestamp at time zone zone
    and c.starts_at < (last + 2)::timestamp at time zone zone
    and (c.status <> 'pending' or exists (select from public.payments p
      where p.consultation_id = c.id and p.expires_at > private.now()))
$$;
comment on function private.booked_days(uuid, text, date, date, uuid) is
  'The local days of a professional''s consultations, one for each, with those held while somebody pays.';

create function private.is_free(professional uuid, start timestamptz, viewer uuid default null, moving uuid default null)
returns boolean
language sql stable
set search_path = ''
as $$ select exists (select from private.free_starts(professional, start, start, viewer, 1, null, moving)) $$;

create function private.check_start(professional uuid, start timestamptz, viewer uuid, moving uuid default null)
returns void
language plpgsql stable
set search_path = ''
as $$
declare
  agenda constant public.agenda_settings := private.agenda_of(professional);
  local_day date;
begin
  -- Bounds keep the arithmetic of instants within its range.
  if (isfinite(start) and start between '2018-01-01' and private.now() + interval '400 days') is not true then
    perform private.refuse('slot_invalid', 'Not a time that can be booked.');
  elsif private.is_free(professional, start, viewer, moving) then
    return;
  elsif start <= private.now() then
    perform private.refuse('slot_past', 'This time is over.');
  elsif start < private.now() + agenda.notice_hours * interval '1 hour' then
    perform private.refuse('slot_too_soon', 'The professional wants to know earlier.');
  end if;
  local_day := (start at time zone agenda.time_zone)::date;
  if private.busy_times(array[professional], start, start + (50 + agenda.break_minutes) * interval '1 minute', moving) <> '{}'
    or private.busy_times(array[viewer], start, start + interval '50 minutes', moving) <> '{}'
    or cardinality(array_positions(
      private.booked_days(professional, agenda.time_zone, local_day, local_day, moving), local_day)) >= agenda.max_per_day then
    perform private.refuse('slot_taken', 'The professional or the patient is busy then, or the day is full.');
  end if;
  perform private.refuse('slot_invalid', 'The professional begins no consultation then.');
end
$$;
comment on function private.check_start(uuid, timestamptz, uuid, uuid) is
  'Refuses a start that is not free, with the reason.';

drop function private.busy_times(uuid[], timestamptz, timestamptz);
create function private.busy_times(people uuid[], since timestamptz, until timestamptz, moving uuid default null)
returns tstzmultirange
language sql stable
set search_path = ''
as $$
  select coalesce(range_agg(b.during), '{}')
  from private.busy b
  where b.person_id = any (people) and upper(b.during) > since and lower(b.during) < until
    and (moving is null or b.consultation_id is null or b.consultation_id <> moving)
    and (not b.held or exists (select from public.payments p
      where p.consultation_id = b.consultation_id and p.expires_at > private.now()))
$$;
comment on function private.busy_times(uuid[], timestamptz, timestamptz, uuid) is
  'When at least one of these people is taken, in either role or by a block. A booking whose time to pay is over does not count.';

-- Booking and moving, at an instant ----------------------------------------------------------------------------------

create function private.slot_instant(day date, slot text) returns timestamptz
language sql immutable
set search_path = ''
as $$
  select private.slot_start(day, slot)
  where slot ~ '^([01]\d|2[0-3]):[0-5]\d$' and isfinite(day) and day between '2018-01-01' and '2199-12-31'
$$;
comment on function private.slot_instant(date, text) is
  'A date and HH:MM in São Paulo as earlier releases send them; null when it is not one.';

create function public.book_time(
  professional_user_id uuid,
  starts_at timestamptz,
  expected_amount_cents int,
  request_id uuid
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  wanted constant timestamptz := book_time.starts_at;
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
  where c.patient_id = caller and c.request_id = book_time.request_id;
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
  perform private.check_start(professional.user_id, wanted, caller);
  if professional.price_per_session is distinct from expected_amount_cents then
    perform private.refuse('price_changed', 'The price is not the one the patient was shown.');
  end if;

  if private.unpaid_bookings(caller) >= 3 then
    perform private.refuse('too_many_unpaid', 'At most three bookings may wait for payment.');
  elsif private.bookings_today(caller) >= 10 then
    perform private.refuse('too_many_bookings', 'At most ten bookings a day.');
  end if;

  begin
    insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
      professional_specialty, starts_at, ends_at, break_minutes, amount_cents, request_id)
    values (caller, professional.user_id, patient.full_name, patient.email, professional.full_name,
      private.specialty_label(professional.specialties, professional.profession), wanted, wanted + interval '50 minutes',
      (private.agenda_of(professional.user_id)).break_minutes, professional.price_per_session,
      coalesce(book_time.request_id, gen_random_uuid()))
    returning id into made;
  exception when exclusion_violation then
    perform private.refuse('slot_taken', 'The professional or the patient is already busy then.');
  end;

  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, expires_at)
  values (made, caller, professional.user_id, professional.price_per_session,
    private.now() + interval '15 minutes');
  return private.booking_answer(made);
end
$$;
comment on function public.book_time(uuid, timestamptz, int, uuid) is
  'Books a free time of a professional for the caller and opens its payment (15 minutes). The price is the professional''s '
  'own; expected_amount_cents only has to match it. The same request_id answers the same consultation.';
revoke execute on function public.book_time(uuid, timestamptz, int, uuid) from public;
grant execute on function public.book_time(uuid, timestamptz, int, uuid) to authenticated;

create or replace function public.book_consultation(
  professional_user_id uuid,
  date date,
  "time" text,
  expected_amount_cents int,
  request_id uuid
) returns json
language sql security definer
set search_path = ''
as $$
  select public.book_time(professional_user_id, private.slot_instant(date, "time"), expected_amount_cents, request_id)
$$;
comment on function public.book_consultation(uuid, date, text, int, uuid) is
  'book_time by date and HH:MM in São Paulo, for earlier releases.';

create function public.move_consultation(consultation_id uuid, starts_at timestamptz, request_id uuid default null)
returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(move_consultation.consultation_id, false);
  wanted constant timestamptz := move_consultation.starts_at;
begin
  if consultation.status <> 'scheduled' then
    perform private.refuse('consultation_not_open', 'Only a confirmed consultation is moved.');
  end if;
  -- A repeated request finds the consultation where it asked for it.
  if consultation.starts_at is distinct from wanted then
    perform public.expire_payments();
    perform private.check_start(consultation.professional_id, wanted, consultation.patient_id, consultation.id);
    perform private.refuse_when_late(consultation);
    if consultation.moves >= 5 then
      perform private.refuse('too_many_moves', 'A consultation is moved five times at most.');
    end if;
    if not exists (select from public.professionals p
      where p.user_id = consultation.professional_id and p.approval_status = 'approved') then
      perform private.refuse('professional_unavailable', 'The professional takes no bookings now.');
    end if;
    begin
      update public.consultations c set starts_at = wanted, ends_at = wanted + interval '50 minutes',
        break_minutes = (private.agenda_of(c.professional_id)).break_minutes, moves = c.moves + 1
      where c.id = consultation.id;
    exception when exclusion_violation then
      perform private.refuse('slot_taken', 'The professional or the patient is already busy then.');
    end;
  end if;
  return (
    select json_build_object('consultation_id', c.id, 'starts_at', c.starts_at,
      'consultation_date', c.consultation_date, 'consultation_time', c.consultation_time, 'status', c.status)
    from public.consultations c where c.id = consultation.id);
end
$$;
comment on function public.move_consultation(uuid, timestamptz, uuid) is
  'Moves the caller''s confirmed consultation to another free time of its professional, until 24 hours before and five '
  'times at most. Asking twice for the same time answers the first; request_id is there for the client''s own account.';
revoke execute on function public.move_consultation(uuid, timestamptz, uuid) from public;
grant execute on function public.move_consultation(uuid, timestamptz, uuid) to authenticated;

create or replace function public.reschedule_consultation(
  consultation_id uuid, date date, "time" text, request_id uuid default null
) returns json
language sql security definer
set search_path = ''
as $$
  select public.move_consultation(consultation_id, private.slot_instant(date, "time"), request_id)
$$;
comment on function public.reschedule_consultation(uuid, date, text, uuid) is
  'move_consultation by date and HH:MM in São Paulo, for earlier releases.';

drop function private.check_slot(date, text);
comment on function private.booking_notice() is 'How long before its start an expired booking can last get a new charge.';

-- What can be booked -------------------------------------------------------------------------------------------------

create function private.bookable(professional uuid) returns uuid
language sql stable
set search_path = ''
as $$
  select p.user_id from public.professionals p
  where p.user_id = professional and p.approval_status = 'approved' and p.price_per_session is not null
$$;
comment on function private.bookable(uuid) is 'This professional if patients can book them, else null.';

create function private.why_not(agenda public.agenda_settings, day date) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := (private.now() at time zone agenda.time_zone)::date;
  last_start timestamptz;
begin
  if day < today then
    return 'past';
  elsif day > today + agenda.horizon_days then
    return 'too_far';
  end if;
  select private.local_instant(day + h.from_time
      + (floor((extract(epoch from h.to_time - h.from_time) / 60 - 50) / agenda.grid_minutes) * agenda.grid_minutes)::int
        * interval '1 minute', agenda.time_zone)
  into last_start
  from private.hours_on(agenda, day) h order by h.from_time desc limit 1;
  if not found then
    return case when agenda.closed_on_holidays
      and exists (select from private.national_holidays h where h.local_date = day)
      and not exists (select from public.hours_exceptions e
        where e.professional_id = agenda.professional_id and e.local_date = day) then 'holiday' else 'closed' end;
  elsif last_start <= private.now() then
    return 'past';
  elsif last_start < private.now() + agenda.notice_hours * interval '1 hour' then
    return 'too_soon';
  end if;
  return 'full';
end
$$;
comment on function private.why_not(public.agenda_settings, date) is
  'Why a local day without free times has none: past, too_soon (within the notice), too_far, holiday, closed or full.';

create function public.free_times(
  professional_user_id uuid,
  since date default null,
  until date default null,
  consultation_id uuid default null
) returns json
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.bookable(professional_user_id);
  agenda constant public.agenda_settings := private.agenda_of(professional);
  zone constant text := agenda.time_zone;
  today constant date := (private.now() at time zone zone)::date;
  -- At most 62 days around today, whatever is asked.
  first constant date := least(greatest(coalesce(free_times.since, today), today - 62), today + 400);
  last constant date := least(coalesce(free_times.until, first + 30), first + 61);
  moved public.consultations;
begin
  if professional is null then
    return null;
  end if;
  select * into moved from public.consultations c
  where c.id = free_times.consultation_id and c.patient_id = auth.uid() and c.professional_id = professional;
  return (
    with free as (
      select start, (start at time zone zone)::date as day
      from private.free_starts(professional,
        coalesce(private.local_instant(first::timestamp, zone), first::timestamp at time zone zone),
        (last + 1)::timestamp at time zone zone - interval '1 microsecond', auth.uid(), null, null, moved.id) as start
    ), by_day as (
      select day, json_agg(start order by start) as times from free group by day
    )
    select json_build_object('time_zone', zone, 'today', today, 'days', coalesce(
      json_agg(json_build_object('date', d.day::date, 'times', coalesce(b.times, '[]'),
        'reason', case when b.times is null then private.why_not(agenda, d.day::date) end) order by d.day), '[]'))
    from generate_series(first::timestamp, last::timestamp, interval '1 day') as d (day)
      left join by_day b on b.day = d.day::date);
end
$$;
comment on function public.free_times(uuid, date, date, uuid) is
  'Days (at most 62, local to the professional) with the instants that the caller can book, and for each day without any '
  'the reason: past, too_soon, too_far, holiday, closed or full. consultation_id is one of the caller''s to be moved. Null '
  'when the professional cannot be booked.';
revoke execute on function public.free_times(uuid, date, date, uuid) from public;
grant execute on function public.free_times(uuid, date, date, uuid) to anon, authenticated;

create function public.next_free(professional_user_ids uuid[], how_many int default 5, per_day int default 2)
returns table (user_id uuid, starts_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  -- PL/pgSQL keeps its plan; planning an SQL function again would be most of the time.
  return query
    select p.user_id, start
    from public.professionals p,
      lateral private.free_starts(p.user_id, private.now(), private.now() + interval '182 days', null,
        greatest(least(how_many, 12), 0), greatest(least(next_free.per_day, 12), 1)) as start
    where p.user_id = any (professional_user_ids[1:50]) and p.approval_status = 'approved'
      and p.price_per_session is not null;
end
$$;
comment on function public.next_free(uuid[], int, int) is
  'The next free times of up to 50 professionals, at most so many of each and on each of their local days. Those who cannot be '
  'booked have none.';
revoke execute on function public.next_free(uuid[], int, int) from public;
grant execute on function public.next_free(uuid[], int, int) to anon, authenticated;

create or replace function public.taken_slots(professional_user_id uuid, day date) returns setof text
language sql stable security definer
set search_path = ''
as $$
  with free as materialized (
    select to_char(start at time zone 'America/Sao_Paulo', 'HH24:MI') as slot
    from (select private.slot_start(taken_slots.day, '00:00') as midnight
        where taken_slots.day between private.today() - 1 and private.today() + 400) as wanted,
      -- Only of professionals: the identifier of a patient must not lead to her appointments.
      lateral private.free_starts((select p.user_id from public.professionals p
          where p.user_id = professional_user_id and p.approval_status = 'approved'),
        midnight, midnight + interval '1 day' - interval '1 microsecond', auth.uid()) as start
  )
  select slot from unnest(private.slot_times()) as slot
  where slot not in (select free.slot from free)
  order by slot
$$;
comment on function public.taken_slots(uuid, date) is
  'Which of the nine usual times (HH:MM) of a day in São Paulo the caller cannot book with this professional, for earlier '
  'releases. free_times knows all the others.';

create or replace function public.next_available_slot(professional_user_id uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object('date', (start at time zone 'America/Sao_Paulo')::date,
    'time', to_char(start at time zone 'America/Sao_Paulo', 'HH24:MI'))
  from private.bookable(professional_user_id) as professional,
    lateral private.free_starts(professional, private.now(), private.now() + interval '182 days', null, 1) as start
  where professional is not null
$$;
comment on function public.next_available_slot(uuid) is
  'The first free time of a professional, as date and HH:MM in São Paulo; null when there is none.';
