-- What the agenda shows of each consultation, and until when its outcome can be corrected.

create function private.correctable_until(consultation public.consultations) returns timestamptz
language sql stable
set search_path = ''
as $$
  -- A payout is prepared on a Friday, for what became owed by the Sunday before. A no-show is owed a week later.
  select case when consultation.status in ('completed', 'no_show') then
    (date_trunc('week', (consultation.ends_at
      + case consultation.status when 'no_show' then interval '7 days' else interval '0' end) at time zone 'America/Sao_Paulo')
      + interval '11 days') at time zone 'America/Sao_Paulo' end
$$;
comment on function private.correctable_until(public.consultations) is
  'Until when its professional corrects whether it took place: before the payout with it is prepared. Null before it ended.';

create or replace function public.agenda(since date, until date) returns json
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
        'payment_status', p.status, 'is_outside_hours', not private.is_within_hours(settings, c.starts_at),
        'amount_cents', c.amount_cents, 'booked_by', c.booked_by, 'opens_at', p.opens_at, 'expires_at', p.expires_at,
        'refund', case when p.refunded_at is not null then 'done' when p.refund_due then 'due' else 'none' end,
        'cancelled_by', c.cancelled_by, 'cancelled_at', c.cancelled_at, 'cancellation_reason', x.reason,
        'correctable_until', private.correctable_until(c),
        'is_first', not exists (select from public.consultations earlier
          where earlier.patient_id = c.patient_id and earlier.starts_at < c.starts_at
            and earlier.professional_id = c.professional_id and earlier.status not in ('pending', 'cancelled')),
        'unread', (select count(*) from public.chat_messages m
            left join public.chat_reads r on r.consultation_id = m.consultation_id and r.user_id = professional.user_id
          where m.consultation_id = c.id and m.sender_id <> professional.user_id
            and m.created_at > coalesce(r.last_read_at, '-infinity')),
        'proposal', (select json_build_object('id', o.id, 'times', o.times, 'expires_at', o.expires_at)
          from public.proposals o
          where o.consultation_id = c.id and o.status = 'open' and o.expires_at > private.now()))
        order by c.starts_at, c.created_at, c.id), '[]')
      from public.consultations c
        left join public.payments p on p.consultation_id = c.id
        left join private.cancellations x on x.consultation_id = c.id
      where c.professional_id = professional.user_id
        and c.starts_at > opens - interval '50 minutes' and c.starts_at < closes));
end
$$;
comment on function public.agenda(date, date) is
  'The calling professional''s agenda for at most 45 local days: settings, hours of each day, free starts, blocks and '
  'consultations with payment, refund, unread messages and open proposal. Null for everybody else. The suspended read it too.';
