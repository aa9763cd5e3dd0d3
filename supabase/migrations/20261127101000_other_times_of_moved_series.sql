-- A series that moves: a date in conflict may take place at another free time, as when the series is booked.

drop function private.other_times(public.consultation_series, int);
create function private.other_times(series public.consultation_series, number int, moving uuid default null)
returns setof timestamptz
language sql stable
set search_path = ''
as $$
  select near.start
  from (select (private.series_date(series, number) + series.local_time) at time zone series.time_zone as wanted) as date,
    lateral (
      select start from private.free_starts(series.professional_id, wanted - interval '3 days', wanted + interval '3 days',
        series.patient_id, moving => moving) as start
      order by greatest(start - wanted, wanted - start), start limit 6) as near
  order by near.start
$$;
comment on function private.other_times(public.consultation_series, int, uuid) is
  'Up to six free times near a date of the series, at most three days away. The time of the consultation that is moving '
  'counts as free.';

create or replace function private.series_plan(series public.consultation_series, since int, moved boolean default false)
returns json
language sql stable
set search_path = ''
as $$
  with dates as (
    select n.number, private.series_date(series, n.number) as day, private.series_instant(series, n.number) as start,
      c.id as moving,
      -- The first moves to a time that was chosen; whether it may is said then.
      n.number > since and private.moves_no_more(c, private.series_instant(series, n.number)) as stays
    from generate_series(since, series.occurrences) as n (number)
      left join public.consultations c on moved and c.series_id = series.id and c.series_number = n.number
    -- What was called off stays so.
    where (c.id is null or c.status in ('pending', 'scheduled'))
      and not (moved and c.id is null and exists (select from public.series_conflicts x
        where x.series_id = series.id and x.number = n.number and x.reason = 'skipped' and x.instead_at is null))
  ), judged as materialized (
    select *, coalesce(private.obstacle(series, start, moving), case when stays then 'past' end) as reason from dates
  )
  select json_build_object('time_zone', series.time_zone, 'dates', json_agg(json_build_object(
    'number', number, 'date', day, 'starts_at', start,
    'state', case when reason is null then 'free' else 'conflict' end, 'reason', reason,
    'is_made', private.is_made_by_now(day),
    'others', case when reason is null or stays then '[]' else (
      select coalesce(json_agg(other), '[]') from private.other_times(series, number, moving) as other) end)
    order by number))
  from judged
$$;

create function private.check_choices(left_out int[], others jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if (coalesce(jsonb_typeof(others), 'array') = 'array' and coalesce(jsonb_array_length(others), 0) <= 12
    and coalesce(cardinality(left_out), 0) <= 12) is not true then
    perform private.refuse('series_invalid', 'At most 12 dates are left out or take place at another time.');
  end if;
end
$$;

create function private.agree_other(series public.consultation_series, number int, start timestamptz, moving uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
declare
  day constant date := private.series_date(series, number);
begin
  if ((start at time zone series.time_zone)::date between day - 3 and day + 3
    and private.is_free(series.professional_id, start, series.patient_id, moving)) is not true then
    perform private.refuse('other_invalid', 'Another time is free and at most three days from the date it replaces.');
  end if;
  insert into public.series_conflicts (series_id, number, local_date, reason, instead_at)
  values (series.id, agree_other.number, day,
    coalesce(private.obstacle(series, private.series_instant(series, agree_other.number), moving), 'skipped'), start)
  on conflict on constraint series_conflicts_pkey do update
    set local_date = excluded.local_date, instead_at = excluded.instead_at;
end
$$;
comment on function private.agree_other(public.consultation_series, int, timestamptz, uuid) is
  'Notes that a date of the series takes place at another free time. The time of the consultation that is moving counts as '
  'free.';

create or replace function private.agree_dates(series public.consultation_series, since int, left_out int[],
  others jsonb default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  other record;
begin
  perform private.check_choices(left_out, others);
  for other in select o.number, o.starts_at from private.other_dates(others) as o order by o.number loop
    if (other.number between since + 1 and series.occurrences) is not true then
      perform private.refuse('other_invalid', 'Another time is of a date after the first.');
    end if;
    -- What has its consultation has moved there.
    continue when exists (select from public.consultations c
      where c.series_id = series.id and c.series_number = other.number);
    perform private.agree_other(series, other.number, other.starts_at);
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

drop function private.move_following(public.consultation_series, int, int[]);
create function private.move_following(series public.consultation_series, number int, left_out int[], others jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  next public.consultations;
  other timestamptz;
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
    other := (select o.starts_at from private.other_dates(others) as o where o.number = next.series_number limit 1);
    if other is not null then
      if private.moves_no_more(next, other) then
        perform private.refuse('other_invalid', 'A paid date that is too near, or was moved five times, stays where it is.');
      end if;
      perform private.agree_other(series, next.series_number, other, next.id);
      start := other;
    end if;
    continue when next.starts_at = start;
    why := case when other is null then coalesce(private.obstacle(series, start, next.id),
      case when private.moves_no_more(next, start) then 'past' end) end;
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
comment on function private.move_following(public.consultation_series, int, int[], jsonb) is
  'Moves the dates after this number to the rule of the series, or to the other times that were agreed instead. An unpaid one '
  'that cannot take place is cancelled if the patient does without it; a paid one stays where it is.';

drop function public.change_series(uuid, timestamptz, boolean, int[]);
create function public.change_series(
  consultation_id uuid, starts_at timestamptz, following boolean, left_out int[] default null, others jsonb default null
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
  perform private.check_choices(left_out, others);
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
    perform private.move_following(series, consultation.series_number, left_out, others);
    perform private.agree_dates(series, consultation.series_number, left_out, others);
    perform private.make_dates(series.id);
  end if;
  return json_build_object('series_id', series.id, 'consultation_id', consultation.id, 'starts_at', wanted);
end
$$;
comment on function public.change_series(uuid, timestamptz, boolean, int[], jsonb) is
  'Moves a date of the caller''s series, alone or with those after it, to a free time. left_out: numbers that the patient '
  'does without because they cannot take place then; others: [{number, starts_at}], free times at most three days away '
  'instead. Any other conflict is refused (dates_changed). Asking twice for the same times changes nothing more.';
revoke execute on function public.change_series(uuid, timestamptz, boolean, int[], jsonb) from public;
grant execute on function public.change_series(uuid, timestamptz, boolean, int[], jsonb) to authenticated;
