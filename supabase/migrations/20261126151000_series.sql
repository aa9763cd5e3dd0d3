-- Consultations that repeat: a rule in the professional's local time. Which of its dates can take place, and why the others
-- cannot.

create table public.consultation_series (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references public.professionals (user_id) on delete cascade,
  patient_id uuid not null references public.profiles (id) on delete cascade,
  by_professional boolean not null default false,
  outside_hours boolean not null default false,
  first_date date not null,
  local_time time not null,
  time_zone text not null,
  every_weeks smallint not null,
  occurrences smallint not null,
  amount_cents int not null check (amount_cents > 0),
  created_at timestamptz not null default private.now(),
  started_at timestamptz,
  made_number smallint not null default 1,
  next_date date not null generated always as (first_date + made_number * every_weeks * 7) stored,
  ended_at timestamptz,
  ended_by text check (ended_by in ('patient', 'professional', 'platform')),
  constraint consultation_series_people check (patient_id <> professional_id),
  constraint consultation_series_rule check (every_weeks in (1, 2) and occurrences in (4, 8, 12)),
  constraint consultation_series_made check (made_number between 1 and occurrences),
  constraint consultation_series_end check ((ended_at is null) = (ended_by is null))
);
create index consultation_series_patient_idx on public.consultation_series (patient_id);
create index consultation_series_professional_idx on public.consultation_series (professional_id);
create index consultation_series_due_idx on public.consultation_series (next_date, id)
  where started_at is not null and ended_at is null and made_number < occurrences;
comment on table public.consultation_series is
  'A rule for 4, 8 or 12 dates. Its consultations are made eight weeks ahead (keep_series). Written by procedures alone; '
  'deleted with either person.';
comment on column public.consultation_series.professional_id is 'The user_id of the professional.';
comment on column public.consultation_series.by_professional is 'Booked by the professional for the patient.';
comment on column public.consultation_series.outside_hours is
  'Agreed for a time outside the professional''s hours: only closed days and holidays leave a date out.';
comment on column public.consultation_series.first_date is 'Day of number 1, in time_zone.';
comment on column public.consultation_series.local_time is 'Start on each date, in time_zone.';
comment on column public.consultation_series.time_zone is 'The professional''s when the series was agreed (IANA).';
comment on column public.consultation_series.every_weeks is 'From one date to the next.';
comment on column public.consultation_series.occurrences is 'How many dates, with those that are left out.';
comment on column public.consultation_series.amount_cents is 'Price of each consultation, agreed at creation, in centavos.';
comment on column public.consultation_series.started_at is
  'When the first date was paid; before, no other is made. A series booked by the professional starts at once.';
comment on column public.consultation_series.made_number is 'The last number whose date was made or left out.';
comment on column public.consultation_series.next_date is 'Day of the number after made_number.';
comment on column public.consultation_series.ended_at is 'No more dates are made since then. Null while it runs, and after its last date.';
comment on column public.consultation_series.ended_by is 'platform: the professional was suspended.';

create table public.series_conflicts (
  series_id uuid not null references public.consultation_series (id) on delete cascade,
  number smallint not null check (number between 2 and 12),
  local_date date not null,
  reason text not null check (reason in
    ('busy_professional', 'busy_patient', 'closed', 'holiday', 'no_such_time', 'past', 'skipped')),
  instead_at timestamptz,
  noticed_at timestamptz not null default private.now(),
  primary key (series_id, number)
);
comment on table public.series_conflicts is 'Dates of a series that are left out or take place at another time.';
comment on column public.series_conflicts.series_id is 'Of which series.';
comment on column public.series_conflicts.noticed_at is 'When it became a conflict.';
comment on column public.series_conflicts.number is 'Which date of the series.';
comment on column public.series_conflicts.local_date is 'The day that the rule gives, in the time zone of the series.';
comment on column public.series_conflicts.reason is 'skipped: the patient did without it.';
comment on column public.series_conflicts.instead_at is 'The other time that was agreed for this date; null: left out.';

alter table public.consultations
  add column series_id uuid references public.consultation_series (id) on delete set null,
  add column series_number smallint check (series_number between 1 and 12),
  add constraint consultations_series_whole check (series_id is null or series_number is not null);
-- With the cancelled ones: a date that was called off does not come back.
create unique index consultations_series_idx on public.consultations (series_id, series_number) where series_id is not null;
comment on column public.consultations.series_id is 'Null for single consultations, and once the series is erased.';
comment on column public.consultations.series_number is
  'Which date of the series. It stays the same when the series moves to another day.';
grant select (series_id, series_number) on public.consultations to authenticated;

alter table public.consultation_series enable row level security;
alter table public.series_conflicts enable row level security;
revoke all on public.consultation_series, public.series_conflicts from anon, authenticated;
grant select on public.consultation_series, public.series_conflicts to authenticated;

create policy "Participants read their series, professionals once it has started" on public.consultation_series
  for select to authenticated
  using (patient_id = (select auth.uid()) or (professional_id = (select auth.uid()) and started_at is not null));
create policy "Participants read what is left out of their series" on public.series_conflicts
  for select to authenticated
  using (exists (select from public.consultation_series s where s.id = series_id));

create trigger audit after insert or update on public.consultation_series
  for each row execute function private.audit('id', 'first_date', 'local_time', 'every_weeks', 'occurrences', 'started_at',
    'ended_at', 'ended_by');

create function private.end_series_of_suspended() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.consultation_series s set ended_at = private.now(), ended_by = 'platform'
  where s.professional_id = new.user_id and s.ended_at is null;
  return null;
end
$$;
create trigger end_series after update of approval_status on public.professionals
  for each row when (new.approval_status = 'suspended' and old.approval_status <> 'suspended')
  execute function private.end_series_of_suspended();

-- The dates of a rule --------------------------------------------------------------------------------------------------

create function private.series_date(series public.consultation_series, number int) returns date
language sql immutable
set search_path = ''
as $$ select series.first_date + (number - 1) * series.every_weeks * 7 $$;
comment on function private.series_date(public.consultation_series, int) is 'The local day of a number of the series.';

create function private.series_instant(series public.consultation_series, number int) returns timestamptz
language sql stable
set search_path = ''
as $$
  select private.local_instant(private.series_date(series, number) + series.local_time, series.time_zone)
$$;
comment on function private.series_instant(public.consultation_series, int) is
  'When a number of the series begins; null on a day whose clocks skip that time.';

create function private.is_made_by_now(day date) returns boolean
language sql stable
set search_path = ''
as $$ select day <= private.today() + 56 $$;
comment on function private.is_made_by_now(date) is
  'Whether a date of a series has its consultation: eight weeks ahead, however far ahead the professional takes bookings.';

create function private.obstacle(series public.consultation_series, start timestamptz, moving uuid default null) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  agenda constant public.agenda_settings := private.agenda_of(series.professional_id);
  local_day constant date := (start at time zone agenda.time_zone)::date;
  is_exception boolean;
begin
  if start is null then
    return 'no_such_time';
  elsif start <= private.now() then
    return 'past';
  end if;
  is_exception := exists (select from public.hours_exceptions e
    where e.professional_id = series.professional_id and e.local_date = local_day);
  if agenda.closed_on_holidays and not is_exception
    and exists (select from private.national_holidays h where h.local_date = local_day) then
    return 'holiday';
  elsif (case when series.outside_hours
    then is_exception and not exists (select from private.hours_on(agenda, local_day))
    else not private.is_within_hours(agenda, start) end) then
    return 'closed';
  elsif private.busy_times(array[series.professional_id], start,
      start + (50 + agenda.break_minutes) * interval '1 minute', moving) <> '{}'
    or not series.by_professional and cardinality(array_positions(
      private.booked_days(series.professional_id, agenda.time_zone, local_day, local_day, moving), local_day))
      >= agenda.max_per_day then
    return 'busy_professional';
  elsif private.busy_times(array[series.patient_id], start, start + interval '50 minutes', moving) <> '{}' then
    return 'busy_patient';
  end if;
  return null;
end
$$;
comment on function private.obstacle(public.consultation_series, timestamptz, uuid) is
  'Why a consultation of the series cannot begin then (a reason of series_conflicts); null when it can. The time of the '
  'consultation that is moving counts as free, and so do notice and horizon: they concern single bookings.';

create function private.other_times(series public.consultation_series, number int) returns setof timestamptz
language sql stable
set search_path = ''
as $$
  select near.start
  from (select (private.series_date(series, number) + series.local_time) at time zone series.time_zone as wanted) as date,
    lateral (
      select start from private.free_starts(series.professional_id, wanted - interval '3 days', wanted + interval '3 days',
        series.patient_id) as start
      order by greatest(start - wanted, wanted - start), start limit 6) as near
  order by near.start
$$;
comment on function private.other_times(public.consultation_series, int) is
  'Up to six free times near a date of the series, at most three days away.';

create function private.series_plan(series public.consultation_series, since int, moved boolean default false) returns json
language sql stable
set search_path = ''
as $$
  with dates as (
    select number, private.series_date(series, number) as day, private.series_instant(series, number) as start,
      case when moved then (select c.id from public.consultations c
        where c.series_id = series.id and c.series_number = number) end as moving
    from generate_series(since, series.occurrences) as number
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
comment on function private.series_plan(public.consultation_series, int, boolean) is
  'The dates of a series from this number on, as preview_series answers them. moved: its consultations go to these dates, '
  'so that their present times count as free.';

create function private.wanted_series(professional uuid, patient uuid, start timestamptz, every_weeks int, occurrences int)
returns public.consultation_series
language plpgsql stable
set search_path = ''
as $$
declare
  series public.consultation_series;
begin
  if (every_weeks in (1, 2) and occurrences in (4, 8, 12)
    and isfinite(start) and start between '2018-01-01' and private.now() + interval '400 days') is not true then
    perform private.refuse('series_invalid', 'Every week or every second, 4, 8 or 12 dates, from a time to come.');
  end if;
  series.professional_id := professional;
  series.patient_id := patient;
  series.time_zone := (private.agenda_of(professional)).time_zone;
  series.first_date := (start at time zone series.time_zone)::date;
  series.local_time := (start at time zone series.time_zone)::time;
  series.every_weeks := every_weeks;
  series.occurrences := occurrences;
  series.by_professional := false;
  series.outside_hours := false;
  return series;
end
$$;
comment on function private.wanted_series(uuid, uuid, timestamptz, int, int) is 'A series that is not stored.';

create function public.preview_series(
  professional_user_id uuid, starts_at timestamptz, every_weeks int, occurrences int
) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  series public.consultation_series;
begin
  perform private.require_live_session();
  if professional_user_id = auth.uid() then
    perform private.refuse('own_professional', 'Nobody books a consultation with oneself.');
  elsif private.bookable(professional_user_id) is null then
    perform private.refuse('professional_unavailable', 'No professional with this identifier can be booked.');
  end if;
  series := private.wanted_series(professional_user_id, auth.uid(), starts_at, every_weeks, occurrences);
  return private.series_plan(series, 1);
end
$$;
comment on function public.preview_series(uuid, timestamptz, int, int) is
  'Which dates a series of the caller with this professional would have: free or in conflict, why, and up to six free times '
  'near the latter. is_made: within eight weeks, reserved once the first date is paid.';
revoke execute on function public.preview_series(uuid, timestamptz, int, int) from public;
grant execute on function public.preview_series(uuid, timestamptz, int, int) to authenticated;

-- A person's copy of their data holds their series. Changed in place: nothing else of these long functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', $old$private.section('Pagamentos',$old$,
        $new$private.section('Séries de consultas', 'Consultas que se repetem, como paciente ou como profissional.',
      'select d.full_name as professional_name, s.first_date, s.local_time, s.time_zone, s.every_weeks, s.occurrences,
         s.amount_cents, s.created_at, s.started_at, s.ended_at, s.ended_by
       from public.consultation_series s join public.professionals d on d.user_id = s.professional_id
       where s.patient_id = $1 or (s.professional_id = $1 and s.started_at is not null) order by s.created_at', person),
    private.section('Datas fora de uma série', 'Datas que ficaram de fora ou foram para outro horário.',
      'select x.local_date, x.reason as why_left_out, x.instead_at, x.noticed_at
       from public.series_conflicts x join public.consultation_series s on s.id = x.series_id
       where s.patient_id = $1 or (s.professional_id = $1 and s.started_at is not null)
       order by x.local_date', person),
    private.section('Pagamentos',$new$),
      ('private.readable(json)', '"full_name": "nome_completo"',
        '"first_date": "primeiro_dia", "local_time": "horario", "every_weeks": "a_cada_semanas",
      "occurrences": "datas", "started_at": "comecou_em", "ended_at": "encerrada_em", "ended_by": "encerrada_por",
      "why_left_out": "motivo", "instead_at": "em_vez_disso", "noticed_at": "notado_em",
      "full_name": "nome_completo"'),
      ('private.in_words(json)', '"platform_fee_settings": "taxa da plataforma"',
        '"platform_fee_settings": "taxa da plataforma", "consultation_series": "série de consultas"'),
      ('private.in_words(json)', '"action": {"insert"',
        '"ended_by": {"patient": "paciente", "professional": "profissional", "platform": "plataforma"},
      "why_left_out": {"busy_professional": "profissional sem horário", "busy_patient": "outro compromisso do paciente",
        "closed": "profissional não atende", "holiday": "feriado", "no_such_time": "mudança de horário do relógio",
        "past": "data passada", "skipped": "dispensada pelo paciente"},
      "action": {"insert"')
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
