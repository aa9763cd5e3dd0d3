-- The room says who did not come, which of the caller's pages is in it, and nothing about times that it cannot know.

create or replace function private.canceller(consultation public.consultations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when exists (select from private.cancellations x where x.consultation_id = consultation.id and x.reason = 'team') then 'team'
    -- Professionals cancel until the start.
    when consultation.cancelled_by = 'professional' and consultation.cancelled_at >= consultation.starts_at + interval '15 minutes'
      then 'absence'
    else consultation.cancelled_by end
$$;
comment on function private.canceller(public.consultations) is
  'patient, professional, team, absence (the professional did not come), or platform: a suspension or an erasure. Null: the time to pay '
  'ran out, or it is not cancelled.';

create function private.own_page(consultation public.consultations, side text) returns uuid
language sql stable
set search_path = ''
as $$
  select v.page from private.room_visits v
  where v.consultation_id = consultation.id and v.side = own_page.side and v.left_at is null
    and v.seen_at >= private.now() - interval '2 minutes'
$$;
comment on function private.own_page(public.consultations, text) is
  'The page of this side that is in the room; null without one. One that was silent for two minutes has left.';

-- Changed in place: nothing else of this function is new.
do $$
declare
  changed constant regprocedure := 'private.room_answer(public.consultations)'::regprocedure;
  change record;
  definition text := pg_get_functiondef(changed);
begin
  for change in
    select * from (values
      ($old$'needs_consent',$old$, $new$'own_page', private.own_page(consultation, me.role),
    'is_contested', private.is_contested(consultation.id),
    'needs_consent',$new$),
      -- The page beside an external link may be frozen, and then says nothing of when its user leaves.
      ($old$private.left_at(consultation, 'patient')$old$,
        $new$case when private.is_in_room(consultation) then private.left_at(consultation, 'patient') end$new$),
      ($old$private.left_at(consultation, 'professional')$old$,
        $new$case when private.is_in_room(consultation) then private.left_at(consultation, 'professional') end$new$),
      ($old$private.minutes_together(consultation)$old$,
        $new$case when private.is_in_room(consultation) then private.minutes_together(consultation) end$new$)
    ) as changes (old, new)
  loop
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', changed, change.old;
    end if;
    definition := replace(definition, change.old, change.new);
  end loop;
  execute definition;
end
$$;
comment on function private.room_answer(public.consultations) is
  'What the caller, one of its two, sees of the room. When each left, and the minutes together, are null where it happens elsewhere.';

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
  elsif visit.seen_at >= private.now() - interval '2 minutes' then
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
    insert into private.room_visits (consultation_id, page, side) values (consultation.id, enter_room.page, my_side);
  end if;
  return (private.room_answer(consultation)::jsonb || jsonb_build_object('outcome', outcome))::json;
end
$$;
comment on function public.enter_room(uuid, uuid, date) is
  'One of the two enters the open room with a page; repeated each minute it says that the page is still there. A page that was silent for '
  'two minutes enters anew. Another page of the same person takes over. A patient''s first entry anywhere names the version of the text '
  'they agree to. Beside the room it answers an outcome: entered; room_not_open (from 10 minutes before the start until 5 after the end, '
  'unless cancelled, moved or missed); room_ended (the professional ended the call); page_left (the page left, or another device took its '
  'place).';

create or replace function public.leave_room(consultation_id uuid, page uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_room(leave_room.consultation_id);
begin
  -- As in private.close_visits.
  update private.room_visits v
  set left_at = case when v.seen_at < private.now() - interval '2 minutes' then v.seen_at else private.now() end
  where v.consultation_id = consultation.id and v.page = leave_room.page and v.left_at is null
    and v.side = case auth.uid() when consultation.patient_id then 'patient' else 'professional' end;
end
$$;
