-- A professional's own agenda: what is booked, blocked and open.

create function public.agenda(since date, until date) returns json
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional public.professionals;
  settings public.agenda_settings;
  zone text;
  today date;
  first date;
  last date;
  opens timestamptz;
  closes timestamptz;
begin
  select * into professional from public.professionals p
  where p.user_id = auth.uid() and p.approval_status in ('approved', 'suspended');
  if not found then
    return null;
  end if;
  settings := private.agenda_of(professional.user_id);
  zone := settings.time_zone;
  today := (private.now() at time zone zone)::date;
  -- At most 45 days, within the years that have holidays.
  first := least(greatest(coalesce(agenda.since, today), '2018-01-01'), '2099-11-01');
  last := least(greatest(coalesce(agenda.until, first + 6), first), first + 44);
  opens := coalesce(private.local_instant(first::timestamp, zone), first::timestamp at time zone zone);
  closes := (last + 1)::timestamp at time zone zone;
  return json_build_object(
    'now', private.now(),
    'today', today,
    'settings', json_build_object(
      'is_own', settings.professional_id is not null, 'time_zone', zone, 'break_minutes', settings.break_minutes,
      'grid_minutes', settings.grid_minutes, 'notice_hours', settings.notice_hours,
      'horizon_days', settings.horizon_days, 'max_per_day', settings.max_per_day,
      'closed_on_holidays', settings.closed_on_holidays),
    'days', (
      select json_agg(json_build_object('date', d.day,
        'hours', (select coalesce(json_agg(json_build_object('from', left(h.from_time::text, 5), 'to', left(h.to_time::text, 5))
          order by h.from_time), '[]') from private.hours_on(settings, d.day) h),
        'is_exception', exists (select from public.hours_exceptions e
          where e.professional_id = settings.professional_id and e.local_date = d.day),
        'holiday', (select h.name from private.national_holidays h where h.local_date = d.day)) order by d.day)
      from (select day::date from generate_series(first::timestamp, last::timestamp, interval '1 day') as day) as d),
    'free', case when professional.approval_status = 'approved' and professional.price_per_session is not null then (
      select coalesce(json_agg(start order by start), '[]')
      from private.free_starts(professional.user_id, opens, closes - interval '1 microsecond') as start) else '[]' end,
    'blocks', (
      select coalesce(json_agg(json_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'note', b.note)
        order by b.starts_at), '[]')
      from public.agenda_blocks b
      where b.professional_id = professional.user_id and b.ends_at > opens and b.starts_at < closes),
    'consultations', (
      select coalesce(json_agg(json_build_object('id', c.id, 'patient_id', c.patient_id, 'patient_name', c.patient_name,
        'starts_at', c.starts_at, 'ends_at', c.ends_at, 'break_minutes', c.break_minutes, 'status', c.status,
        'payment_status', p.status, 'is_outside_hours', not private.is_within_hours(settings, c.starts_at))
        order by c.starts_at, c.created_at, c.id), '[]')
      from public.consultations c left join public.payments p on p.consultation_id = c.id
      where c.professional_id = professional.user_id
        and c.starts_at > opens - interval '50 minutes' and c.starts_at < closes));
end
$$;
comment on function public.agenda(date, date) is
  'The calling professional''s agenda for at most 45 local days: settings, hours of each day, free starts, blocks and '
  'consultations. Null for everybody else. The suspended read it too.';
revoke execute on function public.agenda(date, date) from public;
grant execute on function public.agenda(date, date) to authenticated;

create function public.consultations_outside_hours()
returns table (consultation_id uuid, patient_id uuid, patient_name text, starts_at timestamptz, ends_at timestamptz,
  status public.consultation_status)
language sql stable security definer
set search_path = ''
as $$ select * from private.outside_hours(auth.uid()) $$;
comment on function public.consultations_outside_hours() is
  'Coming consultations of the calling professional that do not lie within their hours; the answer of set_hours lists them too.';
revoke execute on function public.consultations_outside_hours() from public;
grant execute on function public.consultations_outside_hours() to authenticated;
