-- When a professional works: weekly hours in their own time zone, exceptions for single days, national holidays, a break
-- after each consultation, and blocked times. A professional who has set nothing keeps the nine usual times.

create function private.is_time_zone(name text) returns boolean
language sql stable
set search_path = ''
as $$
  -- AT TIME ZONE also accepts 'BRT' and 'UTC+3' (with the sign reversed). Only IANA names follow a place's rules.
  select name ~ '^[A-Z][A-Za-z]+/[A-Z][A-Za-z_/-]+$'
    and exists (select from pg_catalog.pg_timezone_names z where z.name = is_time_zone.name)
$$;
comment on function private.is_time_zone(text) is 'Whether this is the IANA name of a place, such as America/Rio_Branco.';

create function private.local_instant(wall timestamp, zone text) returns timestamptz
language sql stable
set search_path = ''
as $$
  -- AT TIME ZONE takes the second of two equal local times and invents the skipped ones. The offsets of the day before and
  -- the day after are the only candidates; the earlier offset gives the first instant.
  select candidate
  from (values (1, (wall - interval '1 day') at time zone 'UTC'), (2, (wall + interval '1 day') at time zone 'UTC'))
      as near (turn, at),
    lateral (select (wall - ((at at time zone zone) - (at at time zone 'UTC'))) at time zone 'UTC') as made (candidate)
  where candidate at time zone zone = wall
  order by turn
  limit 1
$$;
comment on function private.local_instant(timestamp, text) is
  'The first instant at which clocks in this zone show this time; null for a time that they skip.';

create table public.agenda_settings (
  professional_id uuid primary key references public.professionals (user_id) on delete cascade,
  time_zone text not null default 'America/Sao_Paulo',
  break_minutes smallint not null default 0 check (break_minutes between 0 and 120),
  grid_minutes smallint not null generated always as ((50 + break_minutes)::smallint) stored,
  notice_hours smallint not null default 2 check (notice_hours between 0 and 336),
  horizon_days smallint not null default 60 check (horizon_days between 1 and 180),
  max_per_day smallint check (max_per_day between 1 and 24),
  closed_on_holidays boolean not null default false
);
comment on table public.agenda_settings is
  'How a professional takes bookings. No row: the usual hours (private.usual_hours) and the defaults. A row without weekly '
  'hours: only the days opened by an exception. Written by set_hours.';
comment on column public.agenda_settings.time_zone is 'IANA name. Weekly hours, exceptions and days are local to it.';
comment on column public.agenda_settings.break_minutes is 'Kept free after each consultation, for this professional only.';
comment on column public.agenda_settings.grid_minutes is 'From one start to the next: a consultation and a break.';
comment on column public.agenda_settings.notice_hours is 'How long before its start a time can last be booked.';
comment on column public.agenda_settings.horizon_days is 'How many days ahead of today can be booked.';
comment on column public.agenda_settings.max_per_day is 'Most consultations of a local day; null for no limit.';
comment on column public.agenda_settings.closed_on_holidays is
  'No hours on national holidays, except on those with an exception that opens them.';

create table public.weekly_hours (
  professional_id uuid not null references public.agenda_settings (professional_id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  from_time time not null,
  to_time time not null,
  primary key (professional_id, weekday, from_time),
  constraint weekly_hours_length check (to_time - from_time >= interval '50 minutes'),
  constraint weekly_hours_steps check (
    mod(extract(epoch from from_time), 300) = 0 and mod(extract(epoch from to_time), 300) = 0),
  constraint weekly_hours_apart exclude using gist (professional_id with =, weekday with =,
    int4range((extract(epoch from from_time) / 60)::int, (extract(epoch from to_time) / 60)::int) with &&)
);
comment on table public.weekly_hours is 'Ranges of each weekday in which a professional attends, local time. Written by set_hours.';
comment on column public.weekly_hours.weekday is 'ISO: 1 is Monday, 7 is Sunday.';
comment on column public.weekly_hours.from_time is 'The first start. The next ones follow by agenda_settings.grid_minutes.';
comment on column public.weekly_hours.to_time is 'No consultation ends later. 24:00 is the end of the day.';

create table public.hours_exceptions (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references public.agenda_settings (professional_id) on delete cascade,
  local_date date not null check (local_date between '2018-01-01' and '2099-12-31'),
  from_time time,
  to_time time,
  note text check (char_length(note) between 1 and 80),
  constraint hours_exceptions_whole check ((from_time is null) = (to_time is null)),
  constraint hours_exceptions_length check (to_time - from_time >= interval '50 minutes'),
  constraint hours_exceptions_steps check (
    mod(extract(epoch from from_time), 300) = 0 and mod(extract(epoch from to_time), 300) = 0),
  -- A closed day is the whole day, so that one date cannot be closed and open.
  constraint hours_exceptions_apart exclude using gist (professional_id with =, local_date with =,
    int4range(coalesce((extract(epoch from from_time) / 60)::int, 0),
      coalesce((extract(epoch from to_time) / 60)::int, 1440)) with &&)
);
create index hours_exceptions_reading_idx on public.hours_exceptions (professional_id, local_date);
comment on table public.hours_exceptions is
  'Single days that differ from the weekly hours: closed, or open in the ranges of its rows instead. Written by set_hours.';
comment on column public.hours_exceptions.local_date is 'In the professional''s time zone.';
comment on column public.hours_exceptions.from_time is 'Null: closed all day.';
comment on column public.hours_exceptions.to_time is 'Null: closed all day. 24:00 is the end of the day.';
comment on column public.hours_exceptions.note is 'For the professional only.';

create table public.agenda_blocks (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references public.professionals (user_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text check (char_length(note) between 1 and 80),
  created_at timestamptz not null default private.now(),
  constraint agenda_blocks_length check (ends_at > starts_at and ends_at <= starts_at + interval '31 days')
);
create index agenda_blocks_reading_idx on public.agenda_blocks (professional_id, ends_at);
comment on table public.agenda_blocks is
  'Times that a professional keeps free. Never over a consultation: both have rows in private.busy.';
comment on column public.agenda_blocks.ends_at is 'Without this instant; at most 31 days after the start.';
comment on column public.agenda_blocks.note is 'For the professional only.';

alter table public.agenda_settings enable row level security;
alter table public.weekly_hours enable row level security;
alter table public.hours_exceptions enable row level security;
alter table public.agenda_blocks enable row level security;
revoke all on public.agenda_settings, public.weekly_hours, public.hours_exceptions, public.agenda_blocks
  from anon, authenticated;
-- How many patients a professional takes a day is theirs to know: agenda() shows it to them.
grant select (professional_id, time_zone, break_minutes, grid_minutes, notice_hours, horizon_days, closed_on_holidays)
  on public.agenda_settings to anon, authenticated;
grant select on public.weekly_hours to anon, authenticated;
grant select on public.hours_exceptions, public.agenda_blocks to authenticated;

create policy "Anybody reads how approved professionals take bookings" on public.agenda_settings
  for select to anon, authenticated
  using (exists (select from public.professionals p
    where p.user_id = agenda_settings.professional_id and p.approval_status = 'approved'));
create policy "Professionals read their own settings, admins every one" on public.agenda_settings
  for select to authenticated
  using (professional_id = (select auth.uid()) or (select private.is_admin()));
create policy "Anybody reads the hours of approved professionals" on public.weekly_hours
  for select to anon, authenticated
  using (exists (select from public.professionals p
    where p.user_id = weekly_hours.professional_id and p.approval_status = 'approved'));
create policy "Professionals read their own hours, admins every one" on public.weekly_hours
  for select to authenticated
  using (professional_id = (select auth.uid()) or (select private.is_admin()));
create policy "Professionals read their own exceptions" on public.hours_exceptions
  for select to authenticated using (professional_id = (select auth.uid()));
create policy "Professionals read their own blocks" on public.agenda_blocks
  for select to authenticated using (professional_id = (select auth.uid()));

create trigger audit after insert or update on public.agenda_settings
  for each row execute function private.audit('professional_id', 'time_zone', 'break_minutes', 'notice_hours',
    'horizon_days', 'max_per_day', 'closed_on_holidays');

-- National holidays --------------------------------------------------------------------------------------------------

create function private.easter(year int) returns date
language plpgsql immutable
set search_path = ''
as $$
declare
  -- The Gregorian computus of Meeus, Jones and Butcher.
  golden constant int := year % 19;
  century constant int := year / 100;
  of_century constant int := year % 100;
  correction constant int := (century - (century + 8) / 25 + 1) / 3;
  moon constant int := (19 * golden + century - century / 4 - correction + 15) % 30;
  sunday constant int := (32 + 2 * (century % 4) + 2 * (of_century / 4) - moon - of_century % 4) % 7;
  late constant int := (golden + 11 * moon + 22 * sunday) / 451;
  days constant int := moon + sunday - 7 * late + 114;
begin
  return make_date(year, days / 31, days % 31 + 1);
end
$$;

create table private.national_holidays (
  local_date date primary key,
  name text not null
);
comment on table private.national_holidays is
  'Holidays of the whole of Brazil, 2018 to 2099: Lei 662/1949, Lei 6.802/1980, Lei 14.759/2023 (20 November, since 2024), '
  'and Good Friday.';
comment on column private.national_holidays.local_date is 'The day, wherever the professional is.';
comment on column private.national_holidays.name is 'In Portuguese, as shown.';
alter table private.national_holidays enable row level security;
revoke all on private.national_holidays from anon, authenticated;

insert into private.national_holidays (local_date, name)
select make_date(year, month, day), name
from generate_series(2018, 2099) as year, (values
  (1, 1, 'Confraternização Universal', 2018), (4, 21, 'Tiradentes', 2018), (5, 1, 'Dia do Trabalho', 2018),
  (9, 7, 'Independência do Brasil', 2018), (10, 12, 'Nossa Senhora Aparecida', 2018), (11, 2, 'Finados', 2018),
  (11, 15, 'Proclamação da República', 2018), (11, 20, 'Consciência Negra', 2024), (12, 25, 'Natal', 2018)
) as fixed (month, day, name, since)
where year >= since
union all
select private.easter(year) - 2, 'Sexta-feira Santa' from generate_series(2018, 2099) as year
on conflict do nothing;

-- The hours of a day -------------------------------------------------------------------------------------------------

create function private.usual_hours() returns table (weekday smallint, from_time time, to_time time)
language sql immutable
set search_path = ''
as $$
  select day::smallint, range.from_time, range.to_time
  from generate_series(1, 6) as day, (values (time '09:00', time '12:20'), ('14:00', '18:10')) as range (from_time, to_time)
$$;
comment on function private.usual_hours() is
  'The hours of professionals who have set none: nine times a day, Monday to Saturday, in São Paulo.';
-- The view weekly_availability asks it with its reader's rights.
revoke execute on function private.usual_hours() from public;
grant execute on function private.usual_hours() to anon, authenticated;

create function private.agenda_of(professional uuid) returns public.agenda_settings
language plpgsql stable
set search_path = ''
as $$
declare
  agenda public.agenda_settings;
begin
  select * into agenda from public.agenda_settings where professional_id = professional;
  if not found then
    agenda := row(null, 'America/Sao_Paulo', 0, 50, 2, 60, null, false);
  end if;
  return agenda;
end
$$;
comment on function private.agenda_of(uuid) is
  'How a professional takes bookings. professional_id is null where nothing was set and the usual hours hold.';

create function private.hours_on(agenda public.agenda_settings, day date) returns table (from_time time, to_time time)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  if agenda.professional_id is null then
    return query select h.from_time, h.to_time from private.usual_hours() h
      where h.weekday = extract(isodow from day) order by 1;
  elsif exists (select from public.hours_exceptions e
    where e.professional_id = agenda.professional_id and e.local_date = day) then
    return query select e.from_time, e.to_time from public.hours_exceptions e
      where e.professional_id = agenda.professional_id and e.local_date = day and e.from_time is not null order by 1;
  elsif not (agenda.closed_on_holidays and exists (select from private.national_holidays h where h.local_date = day)) then
    return query select w.from_time, w.to_time from public.weekly_hours w
      where w.professional_id = agenda.professional_id and w.weekday = extract(isodow from day) order by 1;
  end if;
end
$$;
comment on function private.hours_on(public.agenda_settings, date) is
  'The ranges of one local day: of its exception, else none on a holiday that is kept, else of its weekday.';

create function private.is_within_hours(agenda public.agenda_settings, start timestamptz) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  wall constant timestamp := start at time zone agenda.time_zone;
  day constant date := wall::date;
begin
  return exists (select from private.hours_on(agenda, day) h
    where wall >= day + h.from_time and wall + interval '50 minutes' <= day + h.to_time);
end
$$;
comment on function private.is_within_hours(public.agenda_settings, timestamptz) is
  'Whether a consultation that begins then lies within one range of its local day.';

create function private.outside_hours(professional uuid)
returns table (consultation_id uuid, patient_id uuid, patient_name text, starts_at timestamptz, ends_at timestamptz,
  status public.consultation_status)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  agenda constant public.agenda_settings := private.agenda_of(professional);
begin
  return query
    select c.id, c.patient_id, c.patient_name, c.starts_at, c.ends_at, c.status
    from public.consultations c
    where c.professional_id = professional and c.status in ('pending', 'scheduled') and c.starts_at > private.now()
      and not private.is_within_hours(agenda, c.starts_at)
    order by c.starts_at;
end
$$;
comment on function private.outside_hours(uuid) is 'Coming consultations of a professional that do not lie within the hours of their day.';

-- Who is where: blocks and breaks count ------------------------------------------------------------------------------

alter table public.consultations add column break_minutes smallint not null default 0
  check (break_minutes between 0 and 120);
comment on column public.consultations.break_minutes is
  'The professional''s break when it was booked or moved. A later change of the break concerns new bookings only.';

alter table private.busy
  add column block_id uuid unique references public.agenda_blocks (id) on delete cascade,
  drop constraint busy_pkey,
  alter column consultation_id drop not null,
  add constraint busy_place_key unique (consultation_id, as_professional),
  add constraint busy_source check (num_nonnulls(consultation_id, block_id) = 1);
comment on table private.busy is
  'Where each person is: two rows for each open consultation, one for each block. Written by triggers alone; its exclusion '
  'constraint is the only judge of a free place.';
comment on column private.busy.consultation_id is 'Null for a block.';
comment on column private.busy.block_id is 'Null for a consultation.';
comment on column private.busy.person_id is 'The patient or the professional of the consultation, or whose block it is.';
comment on column private.busy.during is
  'Without its end. From the start to the end of the consultation, for its professional to the end of the break; or the block.';

create function private.defend_excused(person uuid, place tstzrange, consultation uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The constraint leaves excused rows out, so their times are defended here. They only become fewer: no lock needed.
  if exists (
    select from private.busy other
    where other.person_id = person and other.excused and other.consultation_id is distinct from consultation
      and upper(other.during) > lower(place) and lower(other.during) < upper(place)
      and not exists (select from private.busy own
        where own.consultation_id = consultation and own.person_id = person and own.during = place)
  ) then
    raise exception using errcode = 'exclusion_violation', constraint = 'busy_person',
      message = 'One person is in one place.';
  end if;
end
$$;
comment on function private.defend_excused(uuid, tstzrange, uuid) is
  'Refuses a place over an excused row of the person, unless the consultation is at that place already.';

create or replace function private.keep_busy() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  of_patient constant tstzrange := tstzrange(new.starts_at, new.ends_at);
  of_professional constant tstzrange :=
    tstzrange(new.starts_at, new.ends_at + new.break_minutes * interval '1 minute');
begin
  if new.status not in ('pending', 'scheduled') then
    delete from private.busy where consultation_id = new.id;
    return null;
  end if;
  perform private.defend_excused(new.patient_id, of_patient, new.id);
  perform private.defend_excused(new.professional_id, of_professional, new.id);
  -- In one order, so that two bookings of the same two people do not wait for each other.
  insert into private.busy (consultation_id, as_professional, person_id, during, held)
  select new.id, as_professional, person, place, new.status = 'pending'
  from (values (new.patient_id, of_patient, false), (new.professional_id, of_professional, true))
    as people (person, place, as_professional)
  order by person
  on conflict (consultation_id, as_professional) do update
    set person_id = excluded.person_id, during = excluded.during, held = excluded.held,
      excused = busy.excused and busy.during = excluded.during;
  return null;
end
$$;
drop trigger keep_busy on public.consultations;
create trigger keep_busy
  after insert or update of status, starts_at, ends_at, break_minutes, patient_id, professional_id
  on public.consultations for each row execute function private.keep_busy();

create function private.keep_block_busy() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.defend_excused(new.professional_id, tstzrange(new.starts_at, new.ends_at), null);
  insert into private.busy (block_id, as_professional, person_id, during, held)
  values (new.id, true, new.professional_id, tstzrange(new.starts_at, new.ends_at), false)
  on conflict (block_id) do update set during = excluded.during;
  return null;
end
$$;
create trigger keep_busy after insert or update of starts_at, ends_at on public.agenda_blocks
  for each row execute function private.keep_block_busy();

-- What professionals do ----------------------------------------------------------------------------------------------

create function private.require_practice() returns uuid
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_live_session();
  perform private.lock_people(auth.uid());
  if not exists (select from public.professionals p where p.user_id = auth.uid() and p.approval_status = 'approved') then
    perform private.refuse('not_allowed', 'Only approved professionals have an agenda to change.');
  end if;
  return auth.uid();
end
$$;
comment on function private.require_practice() is 'The calling professional, locked. Refuses everybody else, the suspended included.';

create function private.write_hours(professional uuid, hours jsonb, exceptions jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.weekly_hours w where w.professional_id = professional;
  delete from public.hours_exceptions e where e.professional_id = professional;
  insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
  select professional, h."weekday", h."from"::time, h."to"::time
  from jsonb_to_recordset(hours) as h ("weekday" smallint, "from" text, "to" text);
  insert into public.hours_exceptions (professional_id, local_date, from_time, to_time, note)
  select professional, e."date", e."from"::time, e."to"::time, nullif(private.trimmed(e."note"), '')
  from jsonb_to_recordset(exceptions) as e ("date" date, "from" text, "to" text, "note" text);
exception
  when exclusion_violation or unique_violation then
    perform private.refuse('hours_overlap', 'Two ranges of one day overlap, or a day is closed and open.');
  when check_violation or not_null_violation or invalid_text_representation
    or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range or invalid_parameter_value then
    perform private.refuse('hours_invalid', 'A range has at least 50 minutes, in steps of five, from a weekday 1 to 7.');
end
$$;

create function public.set_hours(
  time_zone text,
  break_minutes int,
  notice_hours int,
  horizon_days int,
  closed_on_holidays boolean,
  hours jsonb,
  exceptions jsonb,
  max_per_day int default null,
  preview boolean default false
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.require_practice();
  outside json;
begin
  if private.is_time_zone(set_hours.time_zone) is not true then
    perform private.refuse('time_zone_unknown', 'Not the IANA name of a time zone.');
  elsif (jsonb_typeof(hours) = 'array' and jsonb_typeof(exceptions) = 'array') is not true then
    perform private.refuse('hours_invalid', 'Hours and exceptions are lists.');
  elsif jsonb_array_length(hours) > 28 or jsonb_array_length(exceptions) > 400 then
    perform private.refuse('hours_invalid', 'At most 28 ranges a week and 400 exceptions.');
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
    select coalesce(json_agg(o), '[]') into outside from private.outside_hours(professional) o;
    if preview then
      raise exception using errcode = 'VNPRE', message = 'Nothing is kept of a preview.';
    end if;
  exception when sqlstate 'VNPRE' then
    null;
  end;
  return json_build_object('outside', outside);
end
$$;
comment on function public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean) is
  'Replaces how the calling professional takes bookings: the rules, the weekly hours ([{weekday, from, to}], local time) and '
  'the exceptions ([{date, from, to, note}], from and to null for a closed day). Booked consultations stay; those outside '
  'the new hours are listed. preview answers the list and keeps nothing.';
revoke execute on function public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean) from public;
grant execute on function public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean) to authenticated;

create function public.add_block(id uuid, starts_at timestamptz, ends_at timestamptz, note text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.require_practice();
  made public.agenda_blocks;
begin
  select * into made from public.agenda_blocks b where b.id = add_block.id and b.professional_id = professional;
  if not found then
    if (add_block.id is not null and isfinite(add_block.starts_at) and isfinite(add_block.ends_at)
      and add_block.ends_at > private.now() and add_block.starts_at > private.now() - interval '1 day'
      and add_block.starts_at < private.now() + interval '400 days') is not true then
      perform private.refuse('block_invalid', 'A block has an id, and a start and an end to come within 400 days.');
    elsif (select count(*) from public.agenda_blocks b
      where b.professional_id = professional and b.ends_at > private.now()) >= 500 then
      perform private.refuse('too_many_blocks', 'At most 500 coming blocks.');
    end if;
    -- A booking that nobody paid in time holds its place no longer.
    perform public.expire_payments();
    begin
      insert into public.agenda_blocks (id, professional_id, starts_at, ends_at, note)
      values (add_block.id, professional, add_block.starts_at, add_block.ends_at,
        nullif(private.trimmed(add_block.note), ''))
      returning * into made;
    exception
      when exclusion_violation then
        perform private.refuse('block_taken', 'There is a consultation or another block in this time.');
      when check_violation or unique_violation then
        perform private.refuse('block_invalid', 'A block ends after its start, at most 31 days later; its note is short.');
    end;
  end if;
  return json_build_object('id', made.id, 'starts_at', made.starts_at, 'ends_at', made.ends_at, 'note', made.note);
end
$$;
comment on function public.add_block(uuid, timestamptz, timestamptz, text) is
  'Keeps a time of the calling professional free, at most 31 days, never over a consultation. The same id answers the same block.';
revoke execute on function public.add_block(uuid, timestamptz, timestamptz, text) from public;
grant execute on function public.add_block(uuid, timestamptz, timestamptz, text) to authenticated;

create function public.remove_block(id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.require_practice();
begin
  delete from public.agenda_blocks b where b.id = remove_block.id and b.professional_id = professional;
  if not found then
    perform private.refuse('block_not_found', 'The caller has no such block.');
  end if;
  return json_build_object('id', remove_block.id);
end
$$;
comment on function public.remove_block(uuid) is 'Opens a blocked time of the calling professional again.';
revoke execute on function public.remove_block(uuid) from public;
grant execute on function public.remove_block(uuid) to authenticated;

-- The stated hours become the real ones ------------------------------------------------------------------------------

drop policy "Anybody reads when approved professionals are there" on public.weekly_availability;
drop policy "Professionals read their own hours, admins every one" on public.weekly_availability;
revoke all on public.weekly_availability from anon, authenticated;
alter table public.weekly_availability rename to stated_availability;
alter table public.stated_availability set schema private;
comment on table private.stated_availability is
  'What profiles stated until November 2026, when the hours did not limit booking. Kept as it was; nothing reads or writes it '
  'but a person''s copy of their data.';

create view public.weekly_availability with (security_invoker = true) as
select md5(h.professional_id::text || h.weekday || h.from_time)::uuid as id, h.professional_id as user_id,
  h.weekday::int as day_of_week, h.from_time as start_time, h.to_time as end_time, true as available
from public.weekly_hours h
union all
select md5(p.user_id::text || h.weekday || h.from_time)::uuid, p.user_id, h.weekday::int, h.from_time, h.to_time, true
from public.professionals p cross join private.usual_hours() h
where p.approval_status in ('approved', 'suspended')
  and not exists (select from public.agenda_settings s where s.professional_id = p.user_id);
comment on view public.weekly_availability is
  'The weekly hours of professionals, or the usual ones where none were set, as earlier releases read them. Exceptions and '
  'holidays are not in it: free_times is what can be booked.';
revoke all on public.weekly_availability from anon, authenticated;
grant select on public.weekly_availability to anon, authenticated;

-- Nobody is given stated hours any more.
create or replace function public.promote_to_professional(application_id uuid, admin_notes_text text default null)
returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  application public.professional_applications := private.pending_application(application_id);
begin
  perform private.check_words(admin_notes_text);
  update public.professional_applications a
  set application_status = 'approved', admin_notes = nullif(private.trimmed(admin_notes_text), '')
  where a.id = application.id;
  insert into public.professionals as p (user_id, full_name, profession, form_of_address, registration, bio, specialties,
    price_per_session, approval_status)
  values (application.user_id, application.full_name, application.specialty, application.form_of_address, application.crp_crm,
    application.bio, application.specialties, application.price_per_session, 'approved')
  on conflict (user_id) do update set
    full_name = excluded.full_name, profession = excluded.profession, form_of_address = excluded.form_of_address,
    registration = excluded.registration,
    bio = excluded.bio, specialties = excluded.specialties, price_per_session = excluded.price_per_session,
    approval_status = 'approved';
  update public.professionals p set city = profile.city, state = profile.state
  from public.profiles profile where profile.id = p.user_id and p.user_id = application.user_id;
  update public.profiles set role = 'professional' where id = application.user_id and role <> 'admin';
  return private.decided(application.id);
end
$$;

create or replace function public.prepare_test_user(user_id uuid, role public.user_role, bio text default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  settings public.deployment_settings;
  account auth.users;
  profile public.profiles;
begin
  select * into settings from public.deployment_settings;
  if settings.demonstration is not true then
    perform private.refuse('demonstration_off', 'Test accounts exist in demonstrations alone.');
  elsif (prepare_test_user.role in ('patient', 'professional', 'admin')) is not true then
    perform private.refuse('role_invalid', 'A test account is a patient, a professional or an admin.');
  elsif prepare_test_user.role = 'admin' and settings.test_admins is not true then
    perform private.refuse('test_admins_off', 'This demonstration is public and makes no admins.');
  end if;
  select * into account from auth.users u
  where u.id = prepare_test_user.user_id and u.created_at > private.now() - interval '1 minute'
    and u.email_confirmed_at is null;
  if not found then
    perform private.refuse('account_too_old', 'No account of the last minute has this identifier.');
  end if;
  update auth.users u set email_confirmed_at = private.now() where u.id = account.id;
  update public.profiles p set role = prepare_test_user.role, is_admin = prepare_test_user.role = 'admin'
  where p.id = account.id returning * into profile;
  if prepare_test_user.role = 'professional' then
    insert into public.professionals (user_id, full_name, profession, registration, bio, specialties,
      price_per_session, city, state, approval_status)
    values (account.id, profile.full_name, coalesce(profile.profession, 'psychologist'),
      coalesce(profile.registration, 'CRP 06/000000'),
      nullif(left(private.trimmed(prepare_test_user.bio), 4000), ''), '{Ansiedade}', 12000,
      'São Paulo', 'SP', 'approved')
    on conflict on constraint professionals_user_id_key do nothing;
  end if;
end
$$;

drop function private.give_usual_hours(uuid);

-- A person's copy of their data holds all of it. Changed in place: nothing else of these long functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', $old$order by day_of_week, start_time', person),$old$,
        $new$order by day_of_week, start_time', person),
    private.section('Regras da agenda', 'Como você recebe agendamentos, se já definiu.',
      'select time_zone, break_minutes, notice_hours, horizon_days, max_per_day, closed_on_holidays
       from public.agenda_settings where professional_id = $1', person),
    private.section('Dias diferentes', 'Dias em que você não atende ou atende em outros horários. Sem início e fim: o dia inteiro.',
      'select local_date, from_time, to_time, note from public.hours_exceptions where professional_id = $1
       order by local_date, from_time', person),
    private.section('Horários bloqueados', 'Os horários que você bloqueou na agenda.',
      'select starts_at, ends_at, note, created_at from public.agenda_blocks where professional_id = $1
       order by starts_at', person),
    private.section('Disponibilidade informada antes',
      'O que o seu perfil mostrava até novembro de 2026. Não define mais os horários que podem ser agendados.',
      'select day_of_week, start_time, end_time, available from private.stated_availability where user_id = $1
       order by day_of_week, start_time', person),$new$),
      ('private.readable(json)', '"full_name": "nome_completo"',
        '"break_minutes": "intervalo_em_minutos", "closed_on_holidays": "fecha_em_feriados", "from_time": "inicio",
      "horizon_days": "dias_a_frente", "local_date": "dia", "max_per_day": "maximo_por_dia", "note": "nota",
      "notice_hours": "antecedencia_em_horas", "time_zone": "fuso_horario", "to_time": "fim",
      "full_name": "nome_completo"'),
      ('private.in_words(json)', '"platform_fee_settings": "taxa da plataforma"',
        '"platform_fee_settings": "taxa da plataforma", "agenda_settings": "regras da agenda"')
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
