-- Notifications of proposals of other times and of series.

create function private.notify_of_proposal() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select * into consultation from public.consultations c where c.id = new.consultation_id;
  if not found then
    return null;
  elsif new.status = 'open' then
    perform private.notify_of(consultation, consultation.patient_id, 'proposed');
    return null;
  end if;
  -- Nothing is left to answer.
  update public.notifications n set read_at = private.now()
  where n.user_id = consultation.patient_id and n.about_id = new.consultation_id and n.kind = 'proposed' and n.read_at is null;
  case new.status
    when 'accepted' then
      -- In place of the notification that the consultation was moved.
      update public.notifications n
      set kind = 'proposal_accepted', title = private.notice_title('proposal_accepted')
      where n.user_id = consultation.professional_id and n.about_id = new.consultation_id and n.kind = 'moved'
        and n.created_at = private.now();
    when 'refused' then
      perform private.notify_of(consultation, consultation.professional_id, 'proposal_refused');
    when 'withdrawn' then
      perform private.notify_of(consultation, consultation.patient_id, 'proposal_withdrawn');
    else
      null;
  end case;
  return null;
end
$$;
create trigger notify_of_proposal after insert on public.proposals
  for each row when (new.status = 'open') execute function private.notify_of_proposal();
-- Deferred: accepting also moves the consultation.
create constraint trigger notify_of_answer after update of status on public.proposals
  deferrable initially deferred for each row when (old.status = 'open' and new.status <> 'open')
  execute function private.notify_of_proposal();

create function private.notify_both_of_series(series public.consultation_series, kind text, day date) returns void
language sql
set search_path = ''
as $$
  select private.notify(series.patient_id, kind, '/patient/appointments',
      jsonb_build_object('who', private.first_name(d.full_name), 'starts_at', start), series.professional_id),
    private.notify(series.professional_id, kind, '/professional/agenda?dia=' || day,
      jsonb_build_object('who', private.first_name(p.full_name), 'starts_at', start,
        'zone', nullif((private.agenda_of(series.professional_id)).time_zone, 'America/Sao_Paulo')), series.patient_id)
  from public.professionals d, public.profiles p, private.local_instant(day + series.local_time, series.time_zone) as start
  where d.user_id = series.professional_id and p.id = series.patient_id
$$;

create function private.notify_of_series() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.notify_both_of_series(new, case when new.ended_at is null then 'series_made' else 'series_ended' end,
    new.first_date);
  return null;
end
$$;

create function private.notify_of_lost_date() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  series public.consultation_series;
begin
  select * into series from public.consultation_series s where s.id = new.series_id;
  -- What was left out when the series was agreed, both know.
  if series.started_at < new.noticed_at and series.ended_at is null then
    perform private.notify_both_of_series(series, 'series_date_lost', new.local_date);
  end if;
  return null;
end
$$;
create trigger notify_of_lost_date after insert on public.series_conflicts
  for each row when (new.reason <> 'skipped' and new.instead_at is null) execute function private.notify_of_lost_date();
-- A professional's series starts with booked_for_you.
create trigger notify_of_series after update of started_at on public.consultation_series
  for each row when (old.started_at is null and new.started_at is not null and not new.by_professional)
  execute function private.notify_of_series();
create trigger notify_of_end after update of ended_at on public.consultation_series
  for each row when (old.ended_at is null and new.ended_at is not null and new.started_at is not null
    and new.ended_by <> 'platform')
  execute function private.notify_of_series();

-- The dates of a series that ends are one notification, but for the paid ones: changed in place.
do $$
declare
  definition constant text := pg_get_functiondef('private.notify_of_consultation()'::regprocedure);
  old constant text := $old$and not private.is_suspended(new.professional_id) then$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.notify_of_consultation does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$and not private.is_suspended(new.professional_id)
    and not (old.status = 'pending' and exists (select from public.consultation_series s
      where s.id = new.series_id and s.ended_at = private.now())) then$new$);
end
$$;
