-- The professional's door is a fact: minutes together count from when the patient was let in. Entering a room that has ended or
-- closed, or with a page that another one replaced, is an ordinary outcome and no error.
create table private.room_admissions (
  consultation_id uuid primary key references public.consultations (id) on delete cascade,
  admitted_at timestamptz not null default private.now()
);
comment on table private.room_admissions is 'Rooms whose professional let the patient in. A move closes the door again.';
comment on column private.room_admissions.admitted_at is 'When, for the first time.';
alter table private.room_admissions enable row level security;

-- Until now it was not stored: those who met did so once both were there.
insert into private.room_admissions (consultation_id, admitted_at)
select c.id, greatest(private.joined_at(c, 'patient'), private.joined_at(c, 'professional'))
from public.consultations c
where private.joined_at(c, 'patient') is not null and private.joined_at(c, 'professional') is not null;

create or replace function private.minutes_together(consultation public.consultations) returns int
language sql stable
set search_path = ''
as $$
  with visit as (
    select v.side, v.joined_at, coalesce(v.left_at, v.seen_at) as until from private.room_visits v
    where v.consultation_id = consultation.id and v.joined_at >= private.opens_at(consultation)
  ), meeting as (
    select greatest(p.joined_at, q.joined_at, a.admitted_at) as since, least(p.until, q.until) as until
    from visit p
      join visit q on p.side = 'patient' and q.side = 'professional'
      join private.room_admissions a on a.consultation_id = consultation.id
  )
  select coalesce(floor(sum(extract(epoch from m.until - m.since)) / 60), 0)::int from meeting m where m.until > m.since
$$;
comment on function private.minutes_together(public.consultations) is
  'How long both were in the room at once, with the patient let in. One side has one visit at a time.';

create or replace function private.empty_room() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.close_visits(new.id);
  delete from private.room_admissions a where a.consultation_id = new.id and new.starts_at <> old.starts_at;
  return null;
end
$$;

create function public.admit_patient(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(admit_patient.consultation_id, true);
begin
  if not private.is_room_open(consultation) then
    perform private.refuse('room_not_open', 'From 10 minutes before the start until 5 after the end, unless cancelled, moved or missed.');
  elsif private.room_ended_at(consultation) is not null then
    perform private.refuse('room_ended', 'The professional ended the call.');
  end if;
  insert into private.room_admissions (consultation_id) values (consultation.id) on conflict do nothing;
  return private.room_answer(consultation);
end
$$;
comment on function public.admit_patient(uuid) is
  'The professional lets the patient in, also where they come later. The first time counts.';
revoke execute on function public.admit_patient(uuid) from public;
grant execute on function public.admit_patient(uuid) to authenticated;

-- A running call of a blocked account goes on -------------------------------------------------------------------------

create function private.stays_in_room(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_blocked(auth.uid()) and private.is_room_open(consultation) and exists (
    select from private.room_visits v
    where v.consultation_id = consultation.id and v.left_at is null and v.seen_at >= private.now() - interval '2 minutes'
      and auth.uid() = case v.side when 'patient' then consultation.patient_id else consultation.professional_id end)
$$;
comment on function private.stays_in_room(public.consultations) is
  'Whether the caller''s account was blocked while they are in this room. They stay until they leave, or their token expires.';

create or replace function private.may_enter_room(consultation uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.consultations c
    where c.id = consultation and (select auth.uid()) in (c.patient_id, c.professional_id) and private.is_room_open(c)
      and (private.has_live_session() or private.stays_in_room(c))
  )
$$;

create or replace function private.own_room(wanted uuid) returns public.consultations
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  -- As all others lock: people first. A first entry refers to the patient.
  perform from public.profiles p where p.id = auth.uid() for key share;
  -- Devices of one person, and who cancels or ends it, come one after the other.
  select * into consultation from public.consultations c
  where c.id = wanted and auth.uid() in (c.patient_id, c.professional_id) for no key update;
  if not private.stays_in_room(consultation) then
    perform private.require_live_session();
  end if;
  if consultation.id is null then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  return consultation;
end
$$;

create or replace function public.read_room(consultation_id uuid) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select * into consultation from public.consultations c
  where c.id = read_room.consultation_id and auth.uid() in (c.patient_id, c.professional_id);
  if not private.stays_in_room(consultation) then
    perform private.require_live_session();
  end if;
  return case when consultation.id is not null then private.room_answer(consultation) end;
end
$$;

-- Entering answers what came of it ------------------------------------------------------------------------------------

create or replace function public.enter_room(consultation_id uuid, page uuid, consent date default null) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_room(enter_room.consultation_id);
  my_side constant text := case auth.uid() when consultation.patient_id then 'patient' else 'professional' end;
  visit private.room_visits;
  outcome text := 'entered';
begin
  if enter_room.page is null then
    perform private.refuse('page_required', 'The browser names the page.');
  end if;
  select * into visit from private.room_visits v where v.consultation_id = consultation.id and v.page = enter_room.page;
  if not private.is_room_open(consultation) then
    outcome := 'room_not_open';
  elsif private.room_ended_at(consultation) is not null then
    outcome := 'room_ended';
  elsif visit.side <> my_side or visit.left_at is not null then
    outcome := 'page_left';
  elsif visit.page is not null then
    update private.room_visits v set seen_at = private.now() where v.consultation_id = consultation.id and v.page = enter_room.page;
  else
    -- Who stays after a block has no other page.
    perform private.require_live_session();
    if my_side = 'patient' and not exists (select from private.telehealth_consents t where t.user_id = consultation.patient_id) then
      if not exists (select from private.telehealth_texts x where x.version = enter_room.consent) then
        perform private.refuse('consent_required', 'The patient agrees to consultations by video first.');
      end if;
      insert into private.telehealth_consents (user_id, version) values (consultation.patient_id, enter_room.consent)
      on conflict do nothing;
    end if;
    perform private.close_visits(consultation.id, my_side);
    insert into private.room_visits (consultation_id, page, side) values (consultation.id, enter_room.page, my_side);
  end if;
  return (private.room_answer(consultation)::jsonb || jsonb_build_object('outcome', outcome))::json;
end
$$;
comment on function public.enter_room(uuid, uuid, date) is
  'One of the two enters the open room with a page; repeated each minute it says that the page is still there. Another page of the same '
  'person takes over. A patient''s first entry anywhere names the version of the text they agree to. Beside the room it answers an '
  'outcome: entered; room_not_open (from 10 minutes before the start until 5 after the end, unless cancelled, moved or missed); '
  'room_ended (the professional ended the call); page_left (the page left, or another device took its place).';

do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.room_answer(public.consultations)', $old$'patient_joined_at',$old$,
        $new$'admitted_at', (select a.admitted_at from private.room_admissions a where a.consultation_id = consultation.id),
    'patient_joined_at',$new$),
      ('private.copy_of(uuid)', $old$    private.section('Salas encerradas',$old$,
        $new$    private.section('Portas abertas', 'Quando o profissional deixou o paciente entrar na sala de cada consulta.',
      'select a.consultation_id, a.admitted_at as aberta_em
       from public.consultations c join private.room_admissions a on a.consultation_id = c.id
       where $1 in (c.patient_id, c.professional_id) order by a.admitted_at', person),
    private.section('Salas encerradas',$new$)
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
