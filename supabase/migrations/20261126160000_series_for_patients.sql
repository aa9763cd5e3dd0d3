-- A professional repeats consultations of a patient of theirs, and calls off a date with those after it.

create function private.is_usual_time(agenda public.agenda_settings, start timestamptz) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  wall constant timestamp := start at time zone agenda.time_zone;
begin
  agenda.closed_on_holidays := false;
  return coalesce((
    select private.is_within_hours(agenda, near.at)
    from generate_series(0, 52) as week, private.local_instant(wall + week * interval '7 days', agenda.time_zone) as near (at)
    where near.at is not null and not exists (select from public.hours_exceptions e
      where e.professional_id = agenda.professional_id and e.local_date = (wall + week * interval '7 days')::date)
    order by week limit 1), false);
end
$$;
comment on function private.is_usual_time(public.agenda_settings, timestamptz) is
  'Whether a consultation at this time lies within the hours of an ordinary week, without exceptions and holidays.';

create function private.series_for_patient(patient uuid, start timestamptz, every_weeks int, occurrences int)
returns public.consultation_series
language plpgsql stable
set search_path = ''
as $$
declare
  series public.consultation_series := private.wanted_series(auth.uid(), patient, start, every_weeks, occurrences);
begin
  series.by_professional := true;
  series.outside_hours := not private.is_usual_time(private.agenda_of(auth.uid()), start);
  return series;
end
$$;
comment on function private.series_for_patient(uuid, timestamptz, int, int) is
  'A series of the calling professional that is not stored.';

create function public.preview_series_for_patient(
  patient_id uuid, starts_at timestamptz, every_weeks int, occurrences int
) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.require_own_patient(preview_series_for_patient.patient_id);
  series constant public.consultation_series := private.series_for_patient(preview_series_for_patient.patient_id,
    preview_series_for_patient.starts_at, preview_series_for_patient.every_weeks, preview_series_for_patient.occurrences);
  plan constant json := private.series_plan(series, 1);
  first constant text := public.preview_for_patient(series.patient_id, array[preview_series_for_patient.starts_at]) -> 0 ->> 'state';
begin
  return json_build_object('time_zone', series.time_zone, 'outside_hours', series.outside_hours, 'dates', (
    select json_agg(json_build_object('number', d.number, 'date', d.date, 'starts_at', d.starts_at,
      -- The first date was chosen by hand, so that it may be on a closed day.
      'state', case when told.reason is null or d.number = 1 and told.reason in ('closed', 'holiday')
        then 'free' else 'conflict' end,
      'reason', told.reason, 'is_made', d.is_made,
      'others', case when d.number = 1 then '[]' else d.others end) order by d.number)
    from json_to_recordset(plan -> 'dates') as d (number int, date date, starts_at timestamptz, reason text, is_made boolean,
        others json),
      lateral (select case
        when d.number = 1 then nullif(nullif(first, 'free'), 'outside_hours')
        when d.reason in ('busy_professional', 'busy_patient') then
          -- Whether the patient is elsewhere is not theirs to know.
          case when exists (select from private.busy b where b.person_id = professional and b.block_id is not null
            and b.during && private.place_at(professional, d.starts_at)) then 'blocked' else 'taken' end
        else d.reason end as reason) as told));
end
$$;
comment on function public.preview_series_for_patient(uuid, timestamptz, int, int) is
  'Which dates a series for a patient of the calling professional would have, as preview_series, and whether it is outside '
  'their hours. Reasons: taken, blocked, closed, holiday, no_such_time, past, of the first date also too_soon and too_far. A '
  'first date that is closed or a holiday can be booked.';
revoke execute on function public.preview_series_for_patient(uuid, timestamptz, int, int) from public;
grant execute on function public.preview_series_for_patient(uuid, timestamptz, int, int) to authenticated;

create function private.make_series_for_patient(series public.consultation_series, start timestamptz, left_out int[],
  others jsonb, request uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  price constant int := (select d.price_per_session from public.professionals d where d.user_id = series.professional_id);
begin
  if price is null then
    perform private.refuse('price_missing', 'The professional has not set a price yet.');
  elsif not private.is_own_start(start) then
    perform private.refuse('slot_invalid', private.instant_text(start));
  elsif (private.charge_window(start)).expires_at <= private.now() then
    perform private.refuse('slot_too_soon', private.instant_text(start));
  end if;
  perform public.expire_payments();
  insert into public.consultation_series as s (professional_id, patient_id, by_professional, outside_hours, first_date,
    local_time, time_zone, every_weeks, occurrences, amount_cents, started_at)
  values (series.professional_id, series.patient_id, true, series.outside_hours, series.first_date, series.local_time,
    series.time_zone, series.every_weeks, series.occurrences, price, private.now())
  returning s.* into series;
  begin
    perform private.add_to_series(series, 1, start);
  exception when exclusion_violation then
    perform private.refuse('slot_taken', private.instant_text(start));
  end;
  update public.consultations c set request_id = request where c.series_id = series.id and c.series_number = 1;
  perform private.agree_dates(series, 1, left_out, others);
  perform private.make_dates(series.id);
  if exists (select from public.series_conflicts x where x.series_id = series.id and x.instead_at is null
    and (x.number = any (left_out)) is not true) then
    perform private.refuse('dates_changed', 'A date was taken that was free before.');
  elsif (select count(*) from public.consultations c where c.patient_id = series.patient_id
    and c.professional_id = series.professional_id and c.status = 'pending') > 24 then
    perform private.refuse('too_many_pending', 'At most 24 consultations of one patient may wait for payment.');
  end if;
  update public.notifications n set facts = n.facts || jsonb_build_object('count', series.occurrences - (
    select count(*) from public.series_conflicts x where x.series_id = series.id and x.instead_at is null))
  from public.consultations c
  where c.series_id = series.id and c.series_number = 1 and n.user_id = series.patient_id and n.kind = 'booked_for_you'
    and n.about_id = c.id;
end
$$;
comment on function private.make_series_for_patient(public.consultation_series, timestamptz, int[], jsonb, uuid) is
  'Stores a professional''s series with its dates of the next eight weeks. Both people are locked.';

create function public.book_series_for_patient(
  patient_id uuid, starts_at timestamptz, every_weeks int, occurrences int, left_out int[], others jsonb, request_id uuid
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := private.require_own_patient(book_series_for_patient.patient_id);
  -- Another one than book_for_patient makes of it.
  request constant uuid := md5('series ' || book_series_for_patient.request_id)::uuid;
begin
  if request is null then
    perform private.refuse('slot_invalid', 'A request_id is missing.');
  end if;
  if not exists (select from public.consultations c
    where c.patient_id = book_series_for_patient.patient_id and c.request_id = request) then
    perform private.make_series_for_patient(private.series_for_patient(book_series_for_patient.patient_id,
        book_series_for_patient.starts_at, book_series_for_patient.every_weeks, book_series_for_patient.occurrences),
      book_series_for_patient.starts_at, left_out, others, request);
  end if;
  return (
    select json_build_object('series_id', first.series_id, 'consultations', json_agg(json_build_object(
      'consultation_id', c.id, 'number', c.series_number, 'starts_at', c.starts_at, 'status', c.status,
      'amount_cents', c.amount_cents, 'opens_at', p.opens_at, 'expires_at', p.expires_at) order by c.series_number))
    from public.consultations first
      join public.consultations c on c.series_id = first.series_id
      join public.payments p on p.consultation_id = c.id
    where first.patient_id = book_series_for_patient.patient_id and first.professional_id = caller
      and first.request_id = request
    group by first.series_id);
end
$$;
comment on function public.book_series_for_patient(uuid, timestamptz, int, int, int[], jsonb, uuid) is
  'Books a series for a patient of the calling professional, all of it or nothing, at the price of today. Each date is paid '
  'from 72 to 24 hours before it. left_out: numbers to do without; others: [{number, starts_at}], free times instead of dates '
  'in conflict. Any other conflict is refused (dates_changed). The same request_id answers the same series.';
revoke execute on function public.book_series_for_patient(uuid, timestamptz, int, int, int[], jsonb, uuid) from public;
grant execute on function public.book_series_for_patient(uuid, timestamptz, int, int, int[], jsonb, uuid) to authenticated;

create function public.end_series_as_professional(consultation_id uuid, reason text, message text, request_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations;
  series public.consultation_series;
begin
  perform private.require_live_session();
  select * into consultation from public.consultations c
  where c.id = end_series_as_professional.consultation_id and c.professional_id = auth.uid();
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  elsif consultation.series_id is null then
    perform private.refuse('not_a_series', 'It belongs to no series.');
  end if;
  -- All of its payments and consultations before one of them: everybody locks them in one order.
  series := private.own_series(consultation.series_id);
  perform public.cancel_as_professional(consultation.id, end_series_as_professional.reason, message, request_id);
  insert into private.cancellations (consultation_id, reason)
  select c.id, end_series_as_professional.reason from public.consultations c
  where c.series_id = series.id and c.series_number > consultation.series_number and c.status in ('pending', 'scheduled')
    and c.starts_at > private.now()
  on conflict do nothing;
  perform public.end_series(series.id, consultation.series_number);
  return (
    select json_build_object('series_id', series.id, 'cancelled', count(*), 'refund_due', coalesce(bool_or(p.refund_due), false))
    from public.consultations first
      join public.consultations c on c.series_id = first.series_id and c.series_number >= first.series_number
        and c.status = 'cancelled' and c.cancelled_at = first.cancelled_at
      left join public.payments p on p.consultation_id = c.id
    where first.id = consultation.id);
end
$$;
comment on function public.end_series_as_professional(uuid, text, text, uuid) is
  'The professional cancels a date of a series with those after it, which ends the series. Paid ones are refunded in full. '
  'The message reaches the patient once, in the chat of this date. The same request_id answers the first time.';
revoke execute on function public.end_series_as_professional(uuid, text, text, uuid) from public;
grant execute on function public.end_series_as_professional(uuid, text, text, uuid) to authenticated;

comment on column public.series_conflicts.reason is 'skipped: left out although it could take place.';

-- What the agenda and copies of personal data say. Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.agenda(date,date)', $old$'cancelled_by', c.cancelled_by,$old$,
        $new$'series', (select json_build_object('id', s.id, 'number', c.series_number, 'of', s.occurrences,
            'every_weeks', s.every_weeks, 'until', private.series_date(s, s.occurrences), 'ended', s.ended_at is not null)
          from public.consultation_series s where s.id = c.series_id and s.started_at is not null),
        'cancelled_by', c.cancelled_by,$new$),
      ('private.in_words(json)', 'dispensada pelo paciente', 'dispensada')
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
