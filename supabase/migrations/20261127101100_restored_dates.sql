-- A patient takes back a date of a series that they had left out.

create function private.check_restored(series public.consultation_series, start timestamptz) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  notice constant interval := (private.agenda_of(series.professional_id)).notice_hours * interval '1 hour';
  why text;
begin
  if start <= private.now() then
    perform private.refuse('slot_past', 'This time is over.');
  elsif start < private.now() + notice or (private.charge_window(start)).expires_at <= private.now() then
    perform private.refuse('slot_too_soon', 'There would be no time left to pay, or for the professional to know.');
  elsif private.bookable(series.professional_id) is null then
    perform private.refuse('professional_unavailable', 'The professional takes no bookings now.');
  end if;
  why := private.obstacle(series, start);
  if why in ('busy_professional', 'busy_patient') then
    perform private.refuse('slot_taken', 'The professional or the patient is busy then, or the day is full.');
  elsif why is not null then
    perform private.refuse('slot_invalid', 'The professional begins no consultation then.');
  end if;
end
$$;
comment on function private.check_restored(public.consultation_series, timestamptz) is
  'Refuses a date of a series that is not free any more, or that could not be paid.';

create function public.restore_series_date(series_id uuid, number int) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  series constant public.consultation_series := private.own_series(restore_series_date.series_id);
  wanted constant int := restore_series_date.number;
  old public.consultations;
  left_out public.series_conflicts;
  start timestamptz;
  made public.consultations;
begin
  if auth.uid() <> series.patient_id then
    perform private.refuse('series_not_found', 'Only its patient takes back a date.');
  elsif series.started_at is null or series.ended_at is not null then
    perform private.refuse('not_a_series', 'The series does not run.');
  end if;
  perform public.expire_payments();
  select * into old from public.consultations c where c.series_id = series.id and c.series_number = wanted;
  select * into left_out from public.series_conflicts x where x.series_id = series.id and x.number = wanted;
  start := coalesce(old.starts_at, left_out.instead_at, private.series_instant(series, wanted));
  if old.status in ('pending', 'scheduled')
    or old.id is null and wanted between series.made_number + 1 and series.occurrences
      and (left_out.number is null or left_out.instead_at is not null) then
    return json_build_object('series_id', series.id, 'consultation_id', old.id, 'starts_at', start);
  elsif (case when old.id is null then left_out.reason = 'skipped' and left_out.instead_at is null
    else old.status = 'cancelled' and old.cancelled_by = 'patient' end) is not true then
    perform private.refuse('date_not_skipped', 'The patient has not left out this date.');
  elsif old.moves >= 5 then
    perform private.refuse('too_many_moves', 'A date is moved or taken back five times at most.');
  end if;
  perform private.check_restored(series, start);
  if old.id is not null then
    -- It stays in the history as a single consultation, and the new one takes its number.
    update public.consultations c set series_id = null where c.id = old.id;
    update public.series_conflicts x set instead_at = start where x.series_id = series.id and x.number = wanted;
  else
    delete from public.series_conflicts x where x.series_id = series.id and x.number = wanted;
  end if;
  if old.id is not null or wanted <= series.made_number or private.is_made_by_now(private.series_date(series, wanted)) then
    begin
      perform private.add_to_series(series, wanted, start);
    exception when exclusion_violation then
      perform private.refuse('slot_taken', 'The professional or the patient is already busy then.');
    end;
    update public.consultations c set moves = coalesce(old.moves, 0) + 1
    where c.series_id = series.id and c.series_number = wanted returning c.* into made;
    perform private.notify_of(made, made.professional_id, 'series_date_back');
  end if;
  return json_build_object('series_id', series.id, 'consultation_id', made.id, 'starts_at', start);
end
$$;
comment on function public.restore_series_date(uuid, int) is
  'A patient takes back a date of a running series that they left out or cancelled, at the time it had, if it is still free '
  'and can still be paid. Answers its new consultation; null for a date that is made later. Twice changes nothing more.';
revoke execute on function public.restore_series_date(uuid, int) from public;
grant execute on function public.restore_series_date(uuid, int) to authenticated;

comment on column public.consultations.moves is
  'How often its patient has moved it to another time, or taken it back after leaving it out of a series.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.notice_title(text)', 'when ''series_date_lost'' then',
        'when ''series_date_back'' then ''Uma data da série voltou''
    when ''series_date_lost'' then'),
      ('private.in_words(json)', '"series_date_lost": "data que saiu da série"',
        '"series_date_lost": "data que saiu da série", "series_date_back": "data que voltou à série"')
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;

  select pg_get_constraintdef(oid) into definition from pg_constraint
  where conrelid = 'public.notifications'::regclass and conname = 'notifications_kind_check';
  if strpos(definition, $old$'series_date_lost'::text$old$) = 0 then
    raise exception 'notifications_kind_check does not name series_date_lost: %', definition;
  end if;
  alter table public.notifications drop constraint notifications_kind_check;
  execute 'alter table public.notifications add constraint notifications_kind_check '
    || replace(definition, $old$'series_date_lost'::text$old$, $new$'series_date_lost'::text, 'series_date_back'::text$new$);
end
$$;
