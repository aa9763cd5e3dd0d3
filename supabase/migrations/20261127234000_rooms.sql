-- The room of a consultation: who may enter when, who was there, and how it ends. Nothing of sound or picture is stored.
alter table public.deployment_settings
  add column room_provider text not null default 'external' check (room_provider in ('p2p', 'external')),
  add column rooms_since timestamptz;
comment on column public.deployment_settings.room_provider is
  'Where consultations happen: p2p, in the portal''s room; external, behind the consultation''s link.';
comment on column public.deployment_settings.rooms_since is
  'Since when room_provider is p2p. Visits say nothing about consultations that began before.';
grant select (room_provider) on public.deployment_settings to anon, authenticated;

create function private.date_rooms() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.rooms_since := case when new.room_provider = 'p2p' then coalesce(new.rooms_since, private.now()) end;
  return new;
end
$$;
create trigger date_rooms before insert or update of room_provider, rooms_since on public.deployment_settings
  for each row execute function private.date_rooms();

create table private.telehealth_consents (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  version date not null,
  agreed_at timestamptz not null default private.now()
);
comment on table private.telehealth_consents is 'That a patient agreed to consultations by video, once.';
comment on column private.telehealth_consents.user_id is 'The patient, afterwards their pseudonym.';
comment on column private.telehealth_consents.version is 'Of the text that the room showed.';
comment on column private.telehealth_consents.agreed_at is 'When they first entered a room.';
alter table private.telehealth_consents enable row level security;

create table private.room_visits (
  consultation_id uuid not null references public.consultations (id) on delete cascade,
  page uuid not null,
  side text not null check (side in ('patient', 'professional')),
  joined_at timestamptz not null default private.now(),
  seen_at timestamptz not null default private.now(),
  left_at timestamptz,
  primary key (consultation_id, page)
);
comment on table private.room_visits is 'When patient and professional were in the room of their consultation. For questions about absence and payment.';
comment on column private.room_visits.page is 'One opening of the room, named by the browser.';
comment on column private.room_visits.side is 'Who. The person is that of the consultation.';
comment on column private.room_visits.joined_at is 'When the page entered.';
comment on column private.room_visits.seen_at is 'When the page was last heard of; it calls each minute.';
comment on column private.room_visits.left_at is 'When it left, or another device or the end took its place. Null: there, or gone without a word.';
create unique index room_visits_open_key on private.room_visits (consultation_id, side) where left_at is null;
alter table private.room_visits enable row level security;

create table private.room_endings (
  consultation_id uuid primary key references public.consultations (id) on delete cascade,
  ended_at timestamptz not null default private.now()
);
comment on table private.room_endings is 'Rooms that their professional ended, and did not open again.';
comment on column private.room_endings.ended_at is 'When. One from before a move says nothing about the new time.';
alter table private.room_endings enable row level security;

-- What is known -------------------------------------------------------------------------------------------------------

create function private.opens_at(consultation public.consultations) returns timestamptz
language sql immutable
set search_path = ''
as $$ select consultation.starts_at - interval '10 minutes' $$;

create function private.closes_at(consultation public.consultations) returns timestamptz
language sql immutable
set search_path = ''
as $$ select consultation.ends_at + interval '5 minutes' $$;

create function private.is_room_open(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select consultation.status in ('scheduled', 'completed')
    and private.now() between private.opens_at(consultation) and private.closes_at(consultation)
$$;
comment on function private.is_room_open(public.consultations) is
  'From ten minutes before the start until five after the end, while it is scheduled or completed.';

create or replace function private.may_enter_room(consultation uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.has_live_session() and exists (
    select from public.consultations c
    where c.id = consultation and (select auth.uid()) in (c.patient_id, c.professional_id) and private.is_room_open(c)
  )
$$;

create function private.room_ended_at(consultation public.consultations) returns timestamptz
language sql stable
set search_path = ''
as $$
  select e.ended_at from private.room_endings e
  where e.consultation_id = consultation.id and e.ended_at >= private.opens_at(consultation)
$$;

create function private.joined_at(consultation public.consultations, side text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select min(v.joined_at) from private.room_visits v
  where v.consultation_id = consultation.id and v.side = joined_at.side and v.joined_at >= private.opens_at(consultation)
$$;
comment on function private.joined_at(public.consultations, text) is
  'When this side first entered the room; visits before a move do not count.';

create function private.minutes_together(consultation public.consultations) returns int
language sql stable
set search_path = ''
as $$
  with visit as (
    select v.side, v.joined_at, coalesce(v.left_at, v.seen_at) as until from private.room_visits v
    where v.consultation_id = consultation.id and v.joined_at >= private.opens_at(consultation)
  )
  select coalesce(floor(sum(extract(epoch from least(p.until, q.until) - greatest(p.joined_at, q.joined_at))) / 60), 0)::int
  from visit p join visit q on p.side = 'patient' and q.side = 'professional'
  where least(p.until, q.until) > greatest(p.joined_at, q.joined_at)
$$;
comment on function private.minutes_together(public.consultations) is 'How long both were in the room at once. One side has one visit at a time.';

-- Whether the professional is missing is added with the rule (20261127235000).
create function private.room_answer(consultation public.consultations) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'consultation_id', consultation.id,
    'role', me.role,
    'other_first_name', case when not private.is_erased(me.other) then private.first_name(me.other_name) end,
    'status', consultation.status,
    'starts_at', consultation.starts_at,
    'ends_at', consultation.ends_at,
    'opens_at', private.opens_at(consultation),
    'closes_at', private.closes_at(consultation),
    'now', private.now(),
    'is_open', private.is_room_open(consultation),
    'ended_at', private.room_ended_at(consultation),
    'room_provider', (select s.room_provider from public.deployment_settings s),
    'external_link', (select l.session_link from public.consultation_sessions l where l.consultation_id = consultation.id),
    'needs_consent', me.role = 'patient'
      and not exists (select from private.telehealth_consents t where t.user_id = consultation.patient_id),
    'patient_joined_at', private.joined_at(consultation, 'patient'),
    'professional_joined_at', private.joined_at(consultation, 'professional'),
    'minutes_together', private.minutes_together(consultation))
  from (
    select 'patient', consultation.professional_id, consultation.professional_name where auth.uid() = consultation.patient_id
    union all
    select 'professional', consultation.patient_id, consultation.patient_name where auth.uid() = consultation.professional_id
  ) as me (role, other, other_name)
$$;
comment on function private.room_answer(public.consultations) is 'What the caller, one of its two, sees of the room.';

-- Coming and going ----------------------------------------------------------------------------------------------------

create function private.own_room(wanted uuid) returns public.consultations
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  perform private.require_live_session();
  -- As all others lock: people first. A first entry refers to the patient.
  perform from public.profiles p where p.id = auth.uid() for key share;
  -- Devices of one person, and who cancels or ends it, come one after the other.
  select * into consultation from public.consultations c
  where c.id = wanted and auth.uid() in (c.patient_id, c.professional_id) for no key update;
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  return consultation;
end
$$;
comment on function private.own_room(uuid) is 'A consultation of the caller''s, on either side, locked.';

create function private.close_visits(consultation uuid, only_side text default null) returns void
language sql
set search_path = ''
as $$
  -- One that was silent for two minutes left when it was last heard of.
  update private.room_visits v
  set left_at = case when v.seen_at < private.now() - interval '2 minutes' then v.seen_at else private.now() end
  where v.consultation_id = close_visits.consultation and v.left_at is null and v.side = coalesce(only_side, v.side)
$$;

create function public.read_room(consultation_id uuid) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  answer json;
begin
  perform private.require_live_session();
  select private.room_answer(c) into answer from public.consultations c
  where c.id = read_room.consultation_id and auth.uid() in (c.patient_id, c.professional_id);
  if answer is null then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  return answer;
end
$$;
comment on function public.read_room(uuid) is
  'What the two of a consultation need to know of its room, at any time: from when until when, who was there, and the server''s clock.';

create function public.enter_room(consultation_id uuid, page uuid, consent date default null) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_room(enter_room.consultation_id);
  my_side constant text := case auth.uid() when consultation.patient_id then 'patient' else 'professional' end;
  visit private.room_visits;
begin
  if enter_room.page is null then
    perform private.refuse('page_required', 'The browser names the page.');
  elsif not private.is_room_open(consultation) then
    perform private.refuse('room_not_open', 'From 10 minutes before the start until 5 after the end, unless cancelled, moved or missed.');
  elsif private.room_ended_at(consultation) is not null then
    perform private.refuse('room_ended', 'The professional ended the call.');
  end if;
  if my_side = 'patient' and not exists (select from private.telehealth_consents t where t.user_id = consultation.patient_id) then
    if (enter_room.consent between '2026-01-01' and private.now()::date + 1) is not true then
      perform private.refuse('consent_required', 'The patient agrees to consultations by video first.');
    end if;
    insert into private.telehealth_consents (user_id, version) values (consultation.patient_id, enter_room.consent)
    on conflict do nothing;
  end if;
  select * into visit from private.room_visits v where v.consultation_id = consultation.id and v.page = enter_room.page;
  if visit.side <> my_side or visit.left_at is not null then
    perform private.refuse('page_left', 'This page left, or another device took its place.');
  elsif visit.page is not null then
    update private.room_visits v set seen_at = private.now() where v.consultation_id = consultation.id and v.page = enter_room.page;
  else
    perform private.close_visits(consultation.id, my_side);
    insert into private.room_visits (consultation_id, page, side) values (consultation.id, enter_room.page, my_side);
  end if;
  return private.room_answer(consultation);
end
$$;
comment on function public.enter_room(uuid, uuid, date) is
  'One of the two enters the open room with a page; repeated each minute it says that the page is still there. Another page of the same '
  'person takes over. A patient''s first entry anywhere names the version of the text they agree to.';

create function public.leave_room(consultation_id uuid, page uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_room(leave_room.consultation_id);
begin
  update private.room_visits v set left_at = private.now(), seen_at = private.now()
  where v.consultation_id = consultation.id and v.page = leave_room.page and v.left_at is null
    and v.side = case auth.uid() when consultation.patient_id then 'patient' else 'professional' end;
end
$$;
comment on function public.leave_room(uuid, uuid) is 'A page leaves the room. One that is not there changes nothing.';

create function private.say_status(consultation uuid) returns void
language sql
set search_path = ''
as $$ select private.broadcast(array['room:' || consultation], 'status', '{}') $$;
comment on function private.say_status(uuid) is 'Tells who is in a room to read it again.';

create function public.end_room(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(end_room.consultation_id, true);
begin
  if consultation.status not in ('scheduled', 'completed') then
    perform private.refuse('consultation_not_open', 'It was cancelled or missed.');
  elsif private.now() < private.opens_at(consultation) then
    perform private.refuse('room_not_open', 'From 10 minutes before the start.');
  end if;
  if private.room_ended_at(consultation) is null then
    insert into private.room_endings (consultation_id) values (consultation.id)
    on conflict (consultation_id) do update set ended_at = excluded.ended_at;
    perform private.close_visits(consultation.id);
    perform private.say_status(consultation.id);
  end if;
  if consultation.status = 'scheduled' and private.now() >= consultation.ends_at
    and not private.is_contested(consultation.id) and not private.is_suspended(consultation.professional_id) then
    perform private.end_consultation(consultation.id, 'completed');
    select * into consultation from public.consultations c where c.id = consultation.id;
  end if;
  return private.room_answer(consultation);
end
$$;
comment on function public.end_room(uuid) is
  'The professional ends the call for both; from the end of the consultation on it is completed as well. Twice changes nothing.';

create function public.reopen_room(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(reopen_room.consultation_id, true);
begin
  if not private.is_room_open(consultation) then
    perform private.refuse('room_not_open', 'From 10 minutes before the start, unless cancelled, moved or missed.');
  elsif private.now() >= consultation.ends_at then
    perform private.refuse('too_late', 'Until the end of the consultation.');
  end if;
  delete from private.room_endings e where e.consultation_id = consultation.id;
  if found then
    perform private.say_status(consultation.id);
  end if;
  return private.room_answer(consultation);
end
$$;
comment on function public.reopen_room(uuid) is 'The professional opens an ended room again, until the end of the consultation.';

revoke execute on function public.read_room(uuid), public.enter_room(uuid, uuid, date), public.leave_room(uuid, uuid),
  public.end_room(uuid), public.reopen_room(uuid) from public;
grant execute on function public.read_room(uuid), public.enter_room(uuid, uuid, date), public.leave_room(uuid, uuid),
  public.end_room(uuid), public.reopen_room(uuid) to authenticated;

-- A move, a cancelling or a no-show closes the room: the pages in it no longer count as present. They hear of it by the
-- trigger broadcast_consultations.
create function private.empty_room() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.close_visits(new.id);
  return null;
end
$$;
create trigger empty_room after update of status, starts_at on public.consultations for each row
  when (old.status = 'scheduled' and (new.status in ('cancelled', 'no_show') or new.starts_at <> old.starts_at))
  execute function private.empty_room();

-- Copies of data and erasures -----------------------------------------------------------------------------------------
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', $old$    private.section('Ausências informadas',$old$,
        $new$    private.section('Consentimento para atendimento por vídeo', 'Qual versão do texto você aceitou ao entrar pela primeira vez em uma sala, e quando.',
      'select version, agreed_at as aceito_em from private.telehealth_consents where user_id = $1', person),
    private.section('Presença na sala', 'Quando você e a outra pessoa entraram na sala de cada consulta e saíram dela. Som e imagem não são gravados.',
      'select v.consultation_id, case when (v.side = ''patient'') = (c.patient_id = $1) then ''você'' else ''a outra pessoa'' end as quem,
         v.joined_at as entrou_em, coalesce(v.left_at, v.seen_at) as saiu_em
       from public.consultations c join private.room_visits v on v.consultation_id = c.id
       where $1 in (c.patient_id, c.professional_id) order by v.joined_at, v.page', person),
    private.section('Salas encerradas', 'Quando a sala de cada consulta foi encerrada.',
      'select e.consultation_id, e.ended_at as encerrada_em
       from public.consultations c join private.room_endings e on e.consultation_id = c.id
       where $1 in (c.patient_id, c.professional_id) order by e.ended_at', person),
    private.section('Ausências informadas',$new$),
      ('private.keep_as_patient(uuid, public.profiles)', $old$  update public.payments set patient_id$old$,
        $new$  update private.telehealth_consents t set user_id = pseudonym.id where t.user_id = person;
  update public.payments set patient_id$new$)
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
