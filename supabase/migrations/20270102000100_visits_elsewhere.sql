-- A page that leaves the call to the external link may be frozen: its silence says nothing of its user, who leaves by a choice or not
-- at all. Other pages have left once three minutes pass without a call, so that one lost call is no absence.
alter table private.room_visits add column is_elsewhere boolean not null default false;
comment on column private.room_visits.is_elsewhere is
  'The page left the call to the external link: it ends by its user''s choice or by another page, and never in silence.';

create function private.is_silent(visit private.room_visits) returns boolean
language sql stable
set search_path = ''
as $$ select visit.seen_at < private.now() - interval '3 minutes' $$;
comment on function private.is_silent(private.room_visits) is 'Whether two of its page''s calls are missing; it makes one each minute.';

create or replace function private.close_visits(consultation uuid, only_side text default null) returns void
language sql
set search_path = ''
as $$
  -- One that fell silent left when it was last heard of. Behind the external link, they may go on after the end of the room.
  update private.room_visits v
  set left_at = case when private.is_silent(v) and not v.is_elsewhere then v.seen_at else private.now() end
  where v.consultation_id = close_visits.consultation and v.left_at is null and v.side = coalesce(only_side, v.side)
    and not (v.is_elsewhere and only_side is null)
$$;

create or replace function private.left_at(consultation public.consultations, side text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select case when bool_or(v.left_at is null and (v.is_elsewhere or not private.is_silent(v))) then null
    else max(coalesce(v.left_at, v.seen_at)) end
  from private.room_visits v
  where v.consultation_id = consultation.id and v.side = left_at.side and v.joined_at >= private.opens_at(consultation)
$$;
comment on function private.left_at(public.consultations, text) is
  'When this side last left the room; null while it is there, if it never entered, and where it went behind the external link without '
  'leaving. Another page that is silent left when it last called.';

create function private.knows_presence(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_in_room(consultation) and not exists (
    select from private.room_visits v
    where v.consultation_id = consultation.id and v.is_elsewhere and v.joined_at >= private.opens_at(consultation))
$$;
comment on function private.knows_presence(public.consultations) is
  'Whether both were in the portal''s room all the time. Behind the external link only coming and leaving by a choice are known.';

create or replace function private.own_page(consultation public.consultations, side text) returns uuid
language sql stable
set search_path = ''
as $$
  select v.page from private.room_visits v
  where v.consultation_id = consultation.id and v.side = own_page.side and v.left_at is null and not private.is_silent(v)
    and v.joined_at >= private.opens_at(consultation)
$$;
comment on function private.own_page(public.consultations, text) is
  'The page of this side that is in the room; null without one, and while it is silent.';

create function private.own_last_page(consultation public.consultations, side text) returns uuid
language sql stable
set search_path = ''
as $$
  select v.page from private.room_visits v
  where v.consultation_id = consultation.id and v.side = own_last_page.side
  order by v.left_at is null desc, v.joined_at desc, v.left_at desc, v.page limit 1
$$;
comment on function private.own_last_page(public.consultations, text) is
  'The page of this side that entered the room last, also after it left; null: none.';

create or replace function private.stays_in_room(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_blocked(auth.uid()) and private.is_room_open(consultation) and exists (
    select from private.room_visits v
    where v.consultation_id = consultation.id and v.left_at is null and not private.is_silent(v)
      and auth.uid() = case v.side when 'patient' then consultation.patient_id else consultation.professional_id end)
$$;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.room_answer(public.consultations)', $old$'own_page', private.own_page(consultation, me.role),$old$,
        $new$'own_page', private.own_page(consultation, me.role),
    'own_last_page', private.own_last_page(consultation, me.role),
    'knows_presence', private.knows_presence(consultation),$new$),
      -- For earlier releases a number, also where it is not known.
      ('private.room_answer(public.consultations)',
        $old$case when private.is_in_room(consultation) then private.minutes_together(consultation) end$old$,
        'private.minutes_together(consultation)'),
      ('private.copy_of(uuid)', $old$v.joined_at as entrou_em, coalesce(v.left_at, v.seen_at) as saiu_em$old$,
        $new$v.joined_at as entrou_em, case when v.is_elsewhere then v.left_at
           when private.is_in_room(c) then coalesce(v.left_at, v.seen_at) end as saiu_em,
         case when v.is_elsewhere or not private.is_in_room(c) then ''pelo link externo'' else ''na sala do portal'' end as como$new$)
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
comment on function private.room_answer(public.consultations) is
  'What the caller, one of its two, sees of the room. Where it does not happen there, it does not say when either left. The minutes '
  'together are true only where knows_presence is.';

drop function public.enter_room(uuid, uuid, date);
create function public.enter_room(consultation_id uuid, page uuid, consent date default null, elsewhere boolean default false)
returns json
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
  elsif visit.side <> my_side or visit.left_at is not null or visit.joined_at < private.opens_at(consultation) then
    outcome := 'page_left';
  elsif visit.is_elsewhere or not private.is_silent(visit) then
    update private.room_visits v set seen_at = private.now() where v.consultation_id = consultation.id and v.page = enter_room.page;
  elsif visit.page is not null then
    -- It slept: that visit ended when it was last heard of, and keeps another name.
    update private.room_visits v set page = gen_random_uuid(), left_at = v.seen_at
    where v.consultation_id = consultation.id and v.page = enter_room.page;
    insert into private.room_visits (consultation_id, page, side) values (consultation.id, enter_room.page, my_side);
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
    insert into private.room_visits (consultation_id, page, side, is_elsewhere)
    values (consultation.id, enter_room.page, my_side, coalesce(enter_room.elsewhere, false));
  end if;
  return (private.room_answer(consultation)::jsonb || jsonb_build_object('outcome', outcome))::json;
end
$$;
comment on function public.enter_room(uuid, uuid, date, boolean) is
  'One of the two enters the open room with a page; repeated each minute it says that the page is still there. A page that was silent for '
  'three minutes enters anew, unless it left the call to the external link (elsewhere). Another page of the same person takes over. A '
  'patient''s first entry anywhere names the version of the text they agree to. Beside the room it answers an outcome: entered; '
  'room_not_open (from 10 minutes before the start until 5 after the end, unless cancelled, moved or missed); room_ended (the '
  'professional ended the call); page_left (the page left, or another device took its place).';
revoke execute on function public.enter_room(uuid, uuid, date, boolean) from public;
grant execute on function public.enter_room(uuid, uuid, date, boolean) to authenticated;

create or replace function public.leave_room(consultation_id uuid, page uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_room(leave_room.consultation_id);
begin
  -- As in private.close_visits. A page beside the external link that a closed or ended room dismisses says nothing of its user.
  update private.room_visits v
  set left_at = case when private.is_silent(v) and not v.is_elsewhere then v.seen_at else private.now() end
  where v.consultation_id = consultation.id and v.page = leave_room.page and v.left_at is null
    and v.side = case auth.uid() when consultation.patient_id then 'patient' else 'professional' end
    and not (v.is_elsewhere and (not private.is_room_open(consultation) or private.room_ended_at(consultation) is not null));
end
$$;
