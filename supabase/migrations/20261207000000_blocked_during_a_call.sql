-- A call that goes on after a block is not ended by what happens in every call: opening a message, or the professional ending it.
-- Nothing else is written for a blocked account.
create or replace function public.mark_conversation_read(consultation_id uuid, message_id uuid default null) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations;
  conversation uuid;
  until timestamptz := private.now();
begin
  if exists (
    select from public.consultations c
    where c.id = mark_conversation_read.consultation_id and auth.uid() in (c.patient_id, c.professional_id)
      and private.stays_in_room(c)
  ) then
    return;
  end if;
  perform private.require_live_session();
  select * into consultation from public.consultations c
  where c.id = mark_conversation_read.consultation_id and auth.uid() in (c.patient_id, c.professional_id)
  for key share;
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  conversation := private.conversation_of(consultation);
  if mark_conversation_read.message_id is not null then
    select m.created_at into until from public.chat_messages m
    where m.id = mark_conversation_read.message_id and m.conversation_id = conversation;
    if not found then
      perform private.refuse('message_not_found', 'The conversation has no such message.');
    end if;
  end if;
  insert into public.chat_reads (consultation_id, user_id, last_read_at)
  select unread.id, auth.uid(), until
  from (
    select consultation.id
    union
    select m.consultation_id from public.chat_messages m
    where m.conversation_id = conversation and m.sender_id <> auth.uid() and m.read_at is null and m.created_at <= until
  ) as unread (id)
  order by unread.id
  on conflict (consultation_id, user_id) do update
    set last_read_at = greatest(chat_reads.last_read_at, excluded.last_read_at);
end
$$;
comment on function public.mark_conversation_read(uuid, uuid) is
  'The caller has read the conversation of a consultation''s two up to this message; null: up to now. Marks nothing for an account that '
  'was blocked during its call.';

create or replace function public.end_room(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations;
  is_blocked boolean;
begin
  select * into consultation from public.consultations c
  where c.id = end_room.consultation_id and c.professional_id = auth.uid();
  is_blocked := coalesce(private.stays_in_room(consultation), false);
  if is_blocked then
    consultation := private.own_room(end_room.consultation_id);
  else
    consultation := private.own_consultation(end_room.consultation_id, true);
  end if;
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
  if consultation.status = 'scheduled' and private.now() >= consultation.ends_at and not is_blocked
    and private.completion_obstacle(consultation) is null then
    perform private.end_consultation(consultation.id, 'completed');
    select * into consultation from public.consultations c where c.id = consultation.id;
  end if;
  return private.room_answer(consultation);
end
$$;
comment on function public.end_room(uuid) is
  'The professional ends the call for both; from the end of the consultation on it is completed as well, unless there is a '
  'completion_obstacle, or their account was blocked during the call. Twice changes nothing.';
