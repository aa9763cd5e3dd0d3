-- Making, changing and ending series. The first date is an ordinary booking; the others follow once it is paid, eight weeks
-- ahead, and are paid from 72 to 24 hours before they begin.

create function private.add_to_series(series public.consultation_series, number int, start timestamptz) returns void
language sql
set search_path = ''
as $$
  with made as (
    insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
      professional_specialty, starts_at, ends_at, break_minutes, amount_cents, request_id, booked_by, agreed_at, series_id,
      series_number)
    select p.id, d.user_id, p.full_name, p.email, d.full_name, private.specialty_label(d.specialties, d.profession), start,
      start + interval '50 minutes', (private.agenda_of(d.user_id)).break_minutes, series.amount_cents, gen_random_uuid(),
      case when series.by_professional then 'professional' else 'patient' end,
      case when not series.by_professional then series.created_at end, series.id, number
    from public.profiles p, public.professionals d
    where p.id = series.patient_id and d.user_id = series.professional_id
    returning id
  )
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, opens_at, expires_at)
  select made.id, series.patient_id, series.professional_id, series.amount_cents, pay.opens_at, pay.expires_at
  from made, private.charge_window(start) as pay
$$;

create function private.leave_out(series public.consultation_series, number int, reason text) returns void
language sql
set search_path = ''
as $$
  insert into public.series_conflicts (series_id, number, local_date, reason)
  values (series.id, number, private.series_date(series, number), leave_out.reason)
  on conflict on constraint series_conflicts_pkey do update
    set local_date = excluded.local_date, reason = excluded.reason, instead_at = null, noticed_at = private.now()
$$;

create function private.make_dates(of_series uuid) returns int
language plpgsql
set search_path = ''
as $$
declare
  series public.consultation_series;
  agreed public.series_conflicts;
  start timestamptz;
  why text;
  this_one int;
  made int := 0;
begin
  select * into series from public.consultation_series s where s.id = of_series for update;
  this_one := series.made_number;
  while this_one < series.occurrences and private.is_made_by_now(private.series_date(series, this_one + 1)) loop
    this_one := this_one + 1;
    -- With the cancelled ones: what was called off does not come back.
    continue when exists (select from public.consultations c
      where c.series_id = series.id and c.series_number = this_one);
    select * into agreed from public.series_conflicts x where x.series_id = series.id and x.number = this_one;
    continue when found and agreed.instead_at is null;
    start := coalesce(agreed.instead_at, private.series_instant(series, this_one));
    -- A time that was agreed instead is within no rule of the series.
    why := case when agreed.instead_at is null then private.obstacle(series, start)
      when start <= private.now() then 'past' end;
    if why is null then
      begin
        perform private.add_to_series(series, this_one, start);
        made := made + 1;
      exception when exclusion_violation then
        why := case when private.busy_times(array[series.patient_id], start, start + interval '50 minutes') <> '{}'
          then 'busy_patient' else 'busy_professional' end;
      end;
    end if;
    if why is not null then
      perform private.leave_out(series, this_one, why);
    end if;
  end loop;
  update public.consultation_series s set made_number = this_one
  where s.id = series.id and s.made_number <> this_one;
  return made;
end
$$;
comment on function private.make_dates(uuid) is
  'Makes the consultations of a series that are due, and notes the dates that cannot take place. Both people are locked. '
  'Answers how many it made.';

create function public.keep_series(at_most int default 50) returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  due uuid[];
  people uuid[];
  made int := 0;
begin
  select array_agg(s.id), array_agg(s.professional_id) || array_agg(s.patient_id) into due, people
  from (
    select * from public.consultation_series s
    where s.started_at is not null and s.ended_at is null and s.made_number < s.occurrences
      and s.next_date <= private.today() + 56
    order by s.next_date, s.id limit least(greatest(coalesce(at_most, 50), 1), 500)) as s;
  if due is null then
    return 0;
  end if;
  -- Everybody of the batch at once and in order: one series after another, two jobs would wait for each other.
  perform private.lock_people(variadic people);
  perform public.expire_payments();
  -- Read again: what somebody ended meanwhile is made no more.
  select coalesce(sum(private.make_dates(s.id)), 0) into made
  from public.consultation_series s join public.professionals d on d.user_id = s.professional_id
  where s.id = any (due) and s.ended_at is null and d.approval_status = 'approved';
  return made;
end
$$;
comment on function public.keep_series(int) is
  'Makes the consultations of running series eight weeks ahead, for a batch of series. A job. Answers how many it made.';
revoke execute on function public.keep_series(int) from public, anon, authenticated;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('keep-series', '*/10 * * * *', 'select public.keep_series()');
  end if;
end
$$;

create function private.start_series() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Whoever pays, or notes a payment, has locked both people.
  update public.consultation_series s set started_at = private.now()
  where s.id = new.series_id and s.started_at is null and s.ended_at is null;
  if found then
    perform private.make_dates(new.series_id);
  end if;
  return null;
end
$$;
create trigger start_series after update of status on public.consultations
  for each row when (new.series_number = 1 and old.status <> 'scheduled' and new.status = 'scheduled')
  execute function private.start_series();

-- Booking --------------------------------------------------------------------------------------------------------------

create function private.agree_dates(series public.consultation_series, since int, left_out int[], others jsonb default null)
returns void
language plpgsql
set search_path = ''
as $$
declare
  other record;
begin
  if (coalesce(jsonb_typeof(others), 'array') = 'array' and coalesce(jsonb_array_length(others), 0) <= 12
    and coalesce(cardinality(left_out), 0) <= 12) is not true then
    perform private.refuse('series_invalid', 'At most 12 dates are left out or take place at another time.');
  end if;
  for other in
    select o.number, o.starts_at, private.series_date(series, o.number) as day
    from jsonb_to_recordset(coalesce(others, '[]')) as o (number int, starts_at timestamptz) order by o.number
  loop
    if (other.number between since + 1 and series.occurrences and isfinite(other.starts_at)
      and (other.starts_at at time zone series.time_zone)::date between other.day - 3 and other.day + 3
      and private.is_free(series.professional_id, other.starts_at, series.patient_id)) is not true then
      perform private.refuse('other_invalid', 'Another time is free and at most three days from the date it replaces.');
    end if;
    insert into public.series_conflicts (series_id, number, local_date, reason, instead_at)
    values (series.id, other.number, other.day,
      coalesce(private.obstacle(series, private.series_instant(series, other.number)), 'skipped'), other.starts_at)
    on conflict on constraint series_conflicts_pkey do update set instead_at = excluded.instead_at;
  end loop;

  for other in
    select date.number, private.obstacle(series, private.series_instant(series, date.number)) as reason
    from generate_series(since + 1, series.occurrences) as date (number)
    where not exists (select from public.consultations c where c.series_id = series.id and c.series_number = date.number)
      and not exists (select from public.series_conflicts x where x.series_id = series.id and x.number = date.number)
  loop
    if other.number = any (left_out) then
      perform private.leave_out(series, other.number, coalesce(other.reason, 'skipped'));
    elsif other.reason is not null then
      -- The patient has seen every date that does not take place.
      perform private.refuse('dates_changed', 'A date cannot take place that was free before.');
    end if;
  end loop;
end
$$;
comment on function private.agree_dates(public.consultation_series, int, int[], jsonb) is
  'Notes which of the dates after this number are left out and which take place at another time; refuses when another one '
  'cannot take place.';

create function public.book_series(
  professional_user_id uuid,
  starts_at timestamptz,
  every_weeks int,
  occurrences int,
  left_out int[],
  others jsonb,
  expected_amount_cents int,
  request_id uuid
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  series public.consultation_series;
  first public.consultations;
  booking json;
begin
  perform private.require_live_session();
  if not exists (select from public.consultations c
    where c.patient_id = auth.uid() and c.request_id = book_series.request_id) then
    series := private.wanted_series(professional_user_id, auth.uid(), book_series.starts_at, book_series.every_weeks,
      book_series.occurrences);
  end if;
  booking := public.book_time(professional_user_id, book_series.starts_at, expected_amount_cents, book_series.request_id);
  select * into first from public.consultations c where c.id = (booking ->> 'consultation_id')::uuid;
  -- The same request, now or at the same moment, has made it already.
  if first.series_id is null and series.professional_id is not null then
    insert into public.consultation_series as s (professional_id, patient_id, first_date, local_time, time_zone, every_weeks,
      occurrences, amount_cents)
    values (series.professional_id, series.patient_id, series.first_date, series.local_time, series.time_zone,
      series.every_weeks, series.occurrences, first.amount_cents)
    returning s.* into series;
    update public.consultations c set series_id = series.id, series_number = 1 where c.id = first.id
    returning * into first;
    perform private.agree_dates(series, 1, left_out, others);
  end if;
  return (booking::jsonb || jsonb_build_object('series_id', first.series_id))::json;
end
$$;
comment on function public.book_series(uuid, timestamptz, int, int, int[], jsonb, int, uuid) is
  'Books the first date of a series as book_time does (15 minutes to pay it); the others are made once it is paid, never '
  'otherwise. left_out: numbers that the patient does without; others: [{number, starts_at}], free times instead of dates in '
  'conflict. Any other conflict is refused (dates_changed). The same request_id answers the same booking.';
revoke execute on function public.book_series(uuid, timestamptz, int, int, int[], jsonb, int, uuid) from public;
grant execute on function public.book_series(uuid, timestamptz, int, int, int[], jsonb, int, uuid) to authenticated;

-- Ending ---------------------------------------------------------------------------------------------------------------

create function private.own_series(wanted uuid) returns public.consultation_series
language plpgsql
set search_path = ''
as $$
declare
  series public.consultation_series;
begin
  perform private.require_live_session();
  select * into series from public.consultation_series s
  where s.id = wanted and (s.patient_id = auth.uid() or s.professional_id = auth.uid() and s.started_at is not null);
  if not found then
    perform private.refuse('series_not_found', 'The caller has no such series.');
  end if;
  perform private.lock_people(series.patient_id, series.professional_id);
  -- Payments before consultations, as everybody locks, and the series after both, as when the first is paid.
  perform from public.payments p join public.consultations c on c.id = p.consultation_id
  where c.series_id = wanted order by p.id for update of p;
  perform from public.consultations c where c.series_id = wanted order by c.id for update;
  select * into series from public.consultation_series s
  where s.id = wanted and auth.uid() in (s.patient_id, s.professional_id) for update;
  if not found then
    perform private.refuse('series_not_found', 'The caller was erased meanwhile.');
  end if;
  return series;
end
$$;
comment on function private.own_series(uuid) is
  'A series of the caller, locked with its consultations; any other answers as if it did not exist.';

create function public.end_series(series_id uuid, from_number int default null, without_refund boolean default false)
returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  series public.consultation_series := private.own_series(end_series.series_id);
  who constant text := case auth.uid() when series.patient_id then 'patient' else 'professional' end;
  refunded uuid[];
  kept uuid[];
begin
  if who = 'professional' and private.is_suspended(auth.uid()) then
    perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
  elsif from_number not between 1 and series.made_number + 1 then
    perform private.refuse('series_invalid', 'A series ends before a date that has its consultation.');
  end if;
  select array_agg(c.id) filter (where gives), array_agg(c.id) filter (where not gives) into refunded, kept
  from public.consultations c,
    lateral (select who = 'professional' or c.status = 'pending' or exists (
      select from private.refund_of(c.id, private.now()) r where r.cents > 0) as gives) as rule
  where c.series_id = series.id and c.status in ('pending', 'scheduled') and c.starts_at > private.now()
    and c.series_number >= coalesce(from_number, 1);
  if kept is not null and without_refund is not true then
    perform private.refuse('too_late', 'A paid date is not refunded any more, which the patient has to accept.');
  end if;
  perform private.cancel_sessions(refunded, who, true), private.cancel_sessions(kept, who, false);
  update public.consultation_series s set ended_at = private.now(), ended_by = who
  where s.id = series.id and s.ended_at is null;
  return json_build_object('series_id', series.id,
    'cancelled', coalesce(cardinality(refunded), 0) + coalesce(cardinality(kept), 0),
    'refund_due', exists (select from public.payments p where p.consultation_id = any (refunded) and p.refund_due));
end
$$;
comment on function public.end_series(uuid, int, boolean) is
  'A participant ends a series: what has not begun is cancelled, from this number on or all of it. Paid dates are refunded '
  'by the rule (all of it when the professional ends); one that is not refunded any more needs without_refund. Twice changes '
  'nothing more.';
revoke execute on function public.end_series(uuid, int, boolean) from public;
grant execute on function public.end_series(uuid, int, boolean) to authenticated;

-- Changing -------------------------------------------------------------------------------------------------------------

create function private.moved_series(series public.consultation_series, number int, start timestamptz)
returns public.consultation_series
language plpgsql stable
set search_path = ''
as $$
declare
  wall constant timestamp := start at time zone series.time_zone;
  shift constant interval := wall - (private.series_date(series, number) + series.local_time);
begin
  -- Further away, a date would meet the place of its neighbour.
  if (shift between interval '3 hours' - series.every_weeks * interval '7 days'
    and series.every_weeks * interval '7 days' - interval '3 hours') is not true then
    perform private.refuse('series_invalid', 'A series moves by less than the time between two dates.');
  end if;
  series.first_date := series.first_date + (wall::date - private.series_date(series, number));
  series.local_time := wall::time;
  series.outside_hours := false;
  return series;
end
$$;
comment on function private.moved_series(public.consultation_series, int, timestamptz) is
  'The series with the rule under which this number begins then. Not stored.';

create function private.own_date(wanted uuid) returns public.consultations
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  perform private.require_live_session();
  select * into consultation from public.consultations c where c.id = wanted and c.patient_id = auth.uid();
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  elsif consultation.series_id is null or not exists (select from public.consultation_series s
    where s.id = consultation.series_id and s.started_at is not null and s.ended_at is null) then
    perform private.refuse('not_a_series', 'It belongs to no running series.');
  end if;
  return consultation;
end
$$;
comment on function private.own_date(uuid) is 'A consultation of the caller as a patient, in a running series.';

create or replace function private.series_plan(series public.consultation_series, since int, moved boolean default false)
returns json
language sql stable
set search_path = ''
as $$
  with dates as (
    select number, private.series_date(series, number) as day, private.series_instant(series, number) as start, c.id as moving
    from generate_series(since, series.occurrences) as number
      left join public.consultations c on moved and c.series_id = series.id and c.series_number = number
    -- What was called off stays so.
    where c.id is null or c.status in ('pending', 'scheduled')
  ), judged as materialized (
    select *, private.obstacle(series, start, moving) as reason from dates
  )
  select json_build_object('time_zone', series.time_zone, 'dates', json_agg(json_build_object(
    'number', number, 'date', day, 'starts_at', start,
    'state', case when reason is null then 'free' else 'conflict' end, 'reason', reason,
    'is_made', private.is_made_by_now(day),
    'others', case when reason is null or moved then '[]' else (
      select coalesce(json_agg(other), '[]') from private.other_times(series, number) as other) end)
    order by number))
  from judged
$$;

create function public.preview_change(consultation_id uuid, starts_at timestamptz) returns json
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation constant public.consultations := private.own_date(preview_change.consultation_id);
  series public.consultation_series;
begin
  select * into series from public.consultation_series s where s.id = consultation.series_id;
  return private.series_plan(private.moved_series(series, consultation.series_number, preview_change.starts_at),
    consultation.series_number, true);
end
$$;
comment on function public.preview_change(uuid, timestamptz) is
  'As preview_series: the dates of the caller''s series from this consultation on, if it and those after it move.';
revoke execute on function public.preview_change(uuid, timestamptz) from public;
grant execute on function public.preview_change(uuid, timestamptz) to authenticated;

create function private.place(of_consultation uuid, start timestamptz, is_move boolean) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.consultations c set starts_at = start, ends_at = start + interval '50 minutes',
    break_minutes = (private.agenda_of(c.professional_id)).break_minutes, moves = c.moves + is_move::int
  where c.id = of_consultation;
  -- What is not paid yet is paid before its new time.
  update public.payments p set opens_at = pay.opens_at, expires_at = pay.expires_at
  from private.charge_window(start) as pay
  where p.consultation_id = of_consultation and p.status = 'pending' and p.opens_at is not null;
exception when exclusion_violation then
  perform private.refuse('slot_taken', 'The professional or the patient is already busy then.');
end
$$;

create function private.move_date(consultation public.consultations, start timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  if consultation.status = 'scheduled' then
    perform public.move_consultation(consultation.id, start);
    return;
  end if;
  if consultation.starts_at is distinct from start then
    perform private.check_start(consultation.professional_id, start, consultation.patient_id, consultation.id);
    if start < private.now() + interval '1 hour' then
      perform private.refuse('slot_too_soon', 'There would be no time left to pay.');
    elsif consultation.moves >= 5 then
      perform private.refuse('too_many_moves', 'A consultation is moved five times at most.');
    elsif private.bookable(consultation.professional_id) is null then
      perform private.refuse('professional_unavailable', 'The professional takes no bookings now.');
    end if;
    perform private.place(consultation.id, start, true);
  end if;
end
$$;
comment on function private.move_date(public.consultations, timestamptz) is
  'Moves one date of a series: a paid one as move_consultation, another until its time to pay is over.';

create function private.move_following(series public.consultation_series, number int, left_out int[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  next public.consultations;
  start timestamptz;
  why text;
begin
  for next in
    select * from public.consultations c
    where c.series_id = series.id and c.series_number > move_following.number and c.status in ('pending', 'scheduled')
      and c.starts_at > private.now()
    order by c.series_number
  loop
    start := private.series_instant(series, next.series_number);
    continue when next.starts_at = start;
    why := private.obstacle(series, start, next.id);
    if why is null and next.status = 'scheduled' and (next.starts_at - interval '24 hours' < private.now() or next.moves >= 5) then
      why := 'past';
    end if;
    if why is null then
      perform private.place(next.id, start, next.status = 'scheduled');
    elsif (next.series_number = any (left_out)) is not true then
      perform private.refuse('dates_changed', 'A date cannot take place that was free before.');
    else
      perform private.leave_out(series, next.series_number, why);
      if next.status = 'pending' then
        perform private.cancel_sessions(array[next.id], 'patient');
      else
        update public.series_conflicts x set instead_at = next.starts_at
        where x.series_id = series.id and x.number = next.series_number;
      end if;
    end if;
  end loop;
end
$$;
comment on function private.move_following(public.consultation_series, int, int[]) is
  'Moves the dates after this number to the rule of the series. An unpaid one that cannot take place is cancelled if the '
  'patient does without it; a paid one stays where it is.';

create function public.change_series(
  consultation_id uuid, starts_at timestamptz, following boolean, left_out int[] default null
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_date(change_series.consultation_id);
  wanted constant timestamptz := change_series.starts_at;
  series public.consultation_series := private.own_series(consultation.series_id);
begin
  perform public.expire_payments();
  select * into consultation from public.consultations c where c.id = consultation.id;
  if series.ended_at is not null then
    perform private.refuse('not_a_series', 'The series has ended.');
  elsif consultation.status not in ('pending', 'scheduled') then
    perform private.refuse('consultation_not_open', 'Only a coming consultation is moved.');
  end if;
  perform private.move_date(consultation, wanted);
  if following then
    series := private.moved_series(series, consultation.series_number, wanted);
    update public.consultation_series s set first_date = series.first_date, local_time = series.local_time,
      outside_hours = false, made_number = consultation.series_number
    where s.id = series.id returning s.* into series;
    -- What did not fit the old time may fit the new one. What was called off stays so.
    delete from public.series_conflicts x
    where x.series_id = series.id and x.number >= consultation.series_number
      and (x.reason <> 'skipped' or x.instead_at is not null)
      and not exists (select from public.consultations c
        where c.series_id = series.id and c.series_number = x.number and c.status = 'cancelled');
    perform private.move_following(series, consultation.series_number, left_out);
    perform private.agree_dates(series, consultation.series_number, left_out);
    perform private.make_dates(series.id);
  end if;
  return json_build_object('series_id', series.id, 'consultation_id', consultation.id, 'starts_at', wanted);
end
$$;
comment on function public.change_series(uuid, timestamptz, boolean, int[]) is
  'Moves a date of the caller''s series, alone or with those after it, to a free time. left_out: numbers that the patient '
  'does without because they cannot take place then. Asking twice for the same time changes nothing more.';
revoke execute on function public.change_series(uuid, timestamptz, boolean, int[]) from public;
grant execute on function public.change_series(uuid, timestamptz, boolean, int[]) to authenticated;

-- Ending a series cancels many dates at once: the patient gets one e-mail, about the next of them.
do $$
declare
  definition constant text := pg_get_functiondef('private.mail_of_consultation()'::regprocedure);
  changed text := definition;
  old text;
begin
  foreach old in array array['begin
  if old.status'] loop
    if strpos(changed, old) = 0 then
      raise exception 'private.mail_of_consultation does not contain "%"', old;
    end if;
    changed := replace(changed, old, 'begin
  if old.status = ''pending'' and new.status = ''cancelled'' and exists (select from public.consultations c
    where c.series_id = new.series_id and c.series_number < new.series_number and c.status = ''cancelled''
      and c.cancelled_at = new.cancelled_at and c.cancelled_by = new.cancelled_by) then
    return null;
  end if;
  if old.status');
  end loop;
  execute changed;
end
$$;
