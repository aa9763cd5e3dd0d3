-- Working hours are replaced as a whole. A caller says which hours were on the screen, so that one device does not undo what
-- another saved meanwhile.

create function private.hours_as_set(professional uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('time_zone', s.time_zone, 'break_minutes', s.break_minutes, 'notice_hours', s.notice_hours,
    'horizon_days', s.horizon_days, 'max_per_day', s.max_per_day, 'closed_on_holidays', s.closed_on_holidays,
    'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'from', left(w.from_time::text, 5),
        'to', left(w.to_time::text, 5))), '[]')
      from public.weekly_hours w where w.professional_id = professional),
    'exceptions', (select coalesce(jsonb_agg(jsonb_build_object('date', e.local_date, 'from', left(e.from_time::text, 5),
        'to', left(e.to_time::text, 5), 'note', e.note)), '[]')
      from public.hours_exceptions e where e.professional_id = professional))
  from public.agenda_settings s where s.professional_id = professional
$$;
comment on function private.hours_as_set(uuid) is
  'A professional''s hours as the arguments of set_hours, lists in no order; null while nothing is set.';

create function private.is_same_hours(one jsonb, other jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select one - '{hours,exceptions}'::text[] = other - '{hours,exceptions}'::text[]
    and not exists (
      select from unnest('{hours,exceptions}'::text[]) as list
      where (select jsonb_agg(item order by item) from jsonb_array_elements(one -> list) as item)
        is distinct from (select jsonb_agg(item order by item) from jsonb_array_elements(other -> list) as item))
$$;
comment on function private.is_same_hours(jsonb, jsonb) is
  'Whether two sets of arguments of set_hours say the same; the order of their lists does not matter.';

drop function public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean);
create function public.set_hours(
  time_zone text,
  break_minutes int,
  notice_hours int,
  horizon_days int,
  closed_on_holidays boolean,
  hours jsonb,
  exceptions jsonb,
  max_per_day int default null,
  preview boolean default false,
  shown jsonb default null
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.require_practice();
  logged constant jsonb := private.hours_in_log(professional);
  before constant jsonb := coalesce(private.hours_as_set(professional), '{}');
  outside json;
begin
  if private.is_time_zone(set_hours.time_zone) is not true then
    perform private.refuse('time_zone_unknown', 'Not the IANA name of a time zone.');
  elsif (jsonb_typeof(hours) = 'array' and jsonb_typeof(exceptions) = 'array') is not true then
    perform private.refuse('hours_invalid', 'Hours and exceptions are lists.');
  elsif jsonb_array_length(hours) > 28 or jsonb_array_length(exceptions) > 400 then
    perform private.refuse('hours_invalid', 'At most 28 ranges a week and 400 exceptions.');
  elsif (shown is null or shown = '{}' or (jsonb_typeof(shown) = 'object' and jsonb_typeof(shown -> 'hours') = 'array'
      and jsonb_typeof(shown -> 'exceptions') = 'array')) is not true then
    perform private.refuse('hours_invalid', 'The hours that were shown are an object like the arguments.');
  end if;
  begin
    begin
      insert into public.agenda_settings as s
        (professional_id, time_zone, break_minutes, notice_hours, horizon_days, max_per_day, closed_on_holidays)
      values (professional, set_hours.time_zone, set_hours.break_minutes, set_hours.notice_hours, set_hours.horizon_days,
        set_hours.max_per_day, set_hours.closed_on_holidays)
      on conflict on constraint agenda_settings_pkey do update set
        time_zone = excluded.time_zone, break_minutes = excluded.break_minutes, notice_hours = excluded.notice_hours,
        horizon_days = excluded.horizon_days, max_per_day = excluded.max_per_day,
        closed_on_holidays = excluded.closed_on_holidays;
    exception when check_violation or not_null_violation or numeric_value_out_of_range then
      perform private.refuse('hours_invalid', 'A rule is missing or out of range.');
    end;
    perform private.write_hours(professional, hours, exceptions);
    -- A save that was sent twice finds its own hours and changes nothing.
    if shown is not null and not private.is_same_hours(shown, before)
        and not private.is_same_hours(private.hours_as_set(professional), before) then
      perform private.refuse('hours_changed', 'The hours are not those that were shown.');
    end if;
    select coalesce(json_agg(o), '[]') into outside from private.outside_hours(professional) o;
    if preview then
      raise exception using errcode = 'VNPRE', message = 'Nothing is kept of a preview.';
    end if;
    perform private.log('agenda_settings', professional, logged, private.hours_in_log(professional));
  exception when sqlstate 'VNPRE' then
    null;
  end;
  return json_build_object('outside', outside);
end
$$;
comment on function public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean, jsonb) is
  'Replaces how the calling professional takes bookings: the rules, the weekly hours ([{weekday, from, to}], local time) and '
  'the exceptions ([{date, from, to, note}], from and to null for a closed day). Booked consultations stay; those outside '
  'the new hours are listed. preview answers the list and keeps nothing. shown: the hours as they were read, like the '
  'arguments, or {} while none were saved; hours_changed if others are saved now. Without shown nothing is compared.';
revoke execute on function public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean, jsonb) from public;
grant execute on function public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean, jsonb) to authenticated;
