-- Read marks per message, and calls that answer for a conversation. They take any consultation of the two, as before.

alter table public.chat_messages add column read_at timestamptz;
comment on column public.chat_messages.read_at is 'When the other side read it; null: not yet.';
update public.chat_messages m set read_at = r.last_read_at
from public.chat_reads r
where r.consultation_id = m.consultation_id and r.user_id <> m.sender_id and m.created_at <= r.last_read_at;
create index chat_messages_unread_idx on public.chat_messages (conversation_id, sender_id, created_at) where read_at is null;
comment on table public.chat_messages is 'Written by send_message and private.say; only read_at changes, and the words when a patient is erased.';
comment on table public.chat_reads is 'Up to where a participant has read what was written about a consultation. Marks the messages as read.';

create function private.mark_messages_read() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.chat_messages m set read_at = private.now()
  where m.consultation_id = new.consultation_id and m.sender_id <> new.user_id and m.read_at is null
    and m.created_at <= new.last_read_at;
  return null;
end
$$;
-- Its name comes before read_message_notice, which looks at what it has marked.
create trigger mark_messages_read after insert or update of last_read_at on public.chat_reads
  for each row execute function private.mark_messages_read();

create function private.conversation_of(consultation public.consultations) returns uuid
language sql stable
set search_path = ''
as $$
  select v.id from public.conversations v
  where v.patient_id = consultation.patient_id and v.professional_id = consultation.professional_id
$$;
comment on function private.conversation_of(public.consultations) is 'The conversation of its patient and professional.';

-- Notifications of messages are about the conversation: two unread ones of a pair become one -----------------------------

with told as (
  select n.id, row_number() over pair as place,
    sum(coalesce((n.facts ->> 'count')::int, 1)) over (partition by n.user_id, private.conversation_of(c)) as count
  from public.notifications n join public.consultations c on c.id = n.about_id
  where n.kind = 'message' and n.read_at is null
  window pair as (partition by n.user_id, private.conversation_of(c) order by n.created_at desc, n.id)
)
update public.notifications n
set read_at = case when told.place > 1 then private.now() end, facts = n.facts || jsonb_build_object('count', told.count)
from told where told.id = n.id;
update public.notifications n set about_id = private.conversation_of(c)
from public.consultations c where c.id = n.about_id and n.kind = 'message';
comment on column public.notifications.about_id is
  'What it is about: the review or privacy request that waits for a decision, which deletes the notification; the '
  'conversation of a message; or the consultation. Null: nothing.';

create or replace function private.notify_of_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
  reader uuid;
begin
  select * into consultation from public.consultations c where c.id = new.consultation_id;
  reader := case when new.sender = 'patient' then consultation.professional_id else consultation.patient_id end;
  perform private.notify(reader, 'message', '/chat/' || consultation.id,
    jsonb_build_object('count', 1, 'who', private.first_name(case when new.sender = 'patient'
      then consultation.patient_name else consultation.professional_name end)),
    new.sender_id, new.conversation_id);
  return null;
end
$$;

create or replace function private.read_message_notice() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.notifications n set read_at = private.now()
  from public.consultations c
  where c.id = new.consultation_id and n.about_id = private.conversation_of(c)
    and n.user_id = new.user_id and n.kind = 'message' and n.read_at is null
    and not exists (select from public.chat_messages m
      where m.conversation_id = n.about_id and m.sender_id <> new.user_id and m.read_at is null and m.event is null);
  return null;
end
$$;
comment on function private.read_message_notice() is 'Readers of every message of a conversation know that there are messages.';

-- Writing and reading ----------------------------------------------------------------------------------------------------

create function private.is_blocked(person uuid) returns boolean
language sql stable
set search_path = ''
as $$ select exists (select from auth.users u where u.id = person and u.banned_until > private.now()) $$;
comment on function private.is_blocked(uuid) is 'Whether this account may not sign in.';

create function private.conversation_obstacle(patient uuid, professional uuid) returns text
language sql stable
set search_path = ''
as $$
  select case
    when private.is_erased(patient) or private.is_erased(professional) or private.is_blocked(patient)
      or private.is_blocked(professional) then 'ended'
    when private.is_suspended(professional) then 'suspended'
    when exists (select from public.consultations c where c.patient_id = patient and c.professional_id = professional
      and (c.status = 'scheduled' or c.status = 'completed' and c.ends_at > private.now() - interval '90 days')) then null
    when exists (select from public.consultations c where c.patient_id = patient and c.professional_id = professional
      and c.status = 'pending') then 'unpaid'
    else 'idle' end
$$;
comment on function private.conversation_obstacle(uuid, uuid) is
  'Why these two cannot write to each other: ended (one is erased or blocked), suspended, unpaid (their consultation waits '
  'for its payment) or idle (none is scheduled, or was completed in the last 90 days). Null: they can.';

create or replace function public.send_message(consultation_id uuid, message_id uuid, content text)
returns public.chat_messages
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  consultation public.consultations;
  message public.chat_messages;
  obstacle text;
begin
  perform private.require_live_session();
  -- One message of the caller at a time, so that the limit counts every one. People before consultations, as everywhere.
  perform from public.profiles where id = caller for no key update;
  -- Who erases one of the two holds the row: nothing is written past it.
  select * into consultation from public.consultations c
  where c.id = send_message.consultation_id and caller in (c.patient_id, c.professional_id)
  for key share;
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  message := private.sent_message(message_id, caller, consultation.id);
  if message.id is not null then
    return message;
  end if;
  obstacle := private.conversation_obstacle(consultation.patient_id, consultation.professional_id);
  if obstacle = 'suspended' then
    perform private.refuse('chat_suspended', 'The professional is suspended.');
  elsif obstacle is not null then
    perform private.refuse('chat_closed', 'The conversation is ' || obstacle || '.');
  elsif (message_id is not null
    and char_length(private.trimmed(send_message.content)) between 1 and 2000) is not true then
    perform private.refuse('message_invalid', 'A message has an identifier and 1 to 2000 characters.');
  elsif (select count(*) from public.chat_messages m
    where m.sender_id = caller and m.created_at > private.now() - interval '1 minute') >= 30 then
    perform private.refuse('too_many_messages', 'At most thirty messages a minute.');
  end if;
  insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
  values (message_id, consultation.id, caller,
    case caller when consultation.patient_id then 'patient' else 'professional' end,
    private.trimmed(send_message.content))
  on conflict on constraint chat_messages_pkey do nothing
  returning * into message;
  if not found then
    -- The same request, sent again by a client that lost the connection, was quicker.
    message := private.sent_message(message_id, caller, consultation.id);
  end if;
  return message;
end
$$;
comment on function public.send_message(uuid, uuid, text) is
  'Adds the caller''s message to the conversation of a consultation''s two. The same message_id answers the message that is '
  'there.';

drop function public.mark_conversation_read(uuid);
create function public.mark_conversation_read(consultation_id uuid, message_id uuid default null) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations;
  conversation uuid;
  until timestamptz := private.now();
begin
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
  'The caller has read the conversation of a consultation''s two up to this message; null: up to now.';
revoke execute on function public.mark_conversation_read(uuid, uuid) from public;
grant execute on function public.mark_conversation_read(uuid, uuid) to authenticated;

create function public.conversation_messages(
  consultation_id uuid, cursor_at timestamptz default null, cursor_id uuid default null, page_size int default 50
) returns table (
  id uuid, sender text, content text, event text, created_at timestamptz, read_at timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select m.id, m.sender, m.content, m.event, m.created_at, m.read_at
  from public.chat_messages m
  where m.conversation_id = (
      select private.conversation_of(c) from public.consultations c
      where c.id = conversation_messages.consultation_id and (select auth.uid()) in (c.patient_id, c.professional_id))
    and (cursor_id is null or (m.created_at, m.id) < (cursor_at, cursor_id))
  order by m.created_at desc, m.id desc
  limit least(greatest(coalesce(page_size, 50), 1), 100)
$$;
comment on function public.conversation_messages(uuid, timestamptz, uuid, int) is
  'A page of the messages between the two of one of the caller''s consultations, the newest first, by the key (created_at, '
  'id); none for any other consultation.';
revoke execute on function public.conversation_messages(uuid, timestamptz, uuid, int) from public;
grant execute on function public.conversation_messages(uuid, timestamptz, uuid, int) to authenticated;

drop function public.conversation_about(uuid);
create function public.conversation_about(consultation_id uuid) returns table (
  id uuid, status public.consultation_status, cancelled_by text, patient_id uuid, professional_id uuid,
  patient_name text, professional_name text, profession public.profession, form_of_address public.form_of_address,
  registration text, profile_image_url text, is_suspended boolean, last_read_at timestamptz,
  state public.consultation_state, conversation_id uuid, obstacle text
)
language sql stable security definer
set search_path = ''
as $$
  select c.id, c.status, c.cancelled_by, c.patient_id, c.professional_id, c.patient_name, c.professional_name,
    listed.profession, listed.form_of_address, listed.registration, listed.profile_image_url,
    public.professional_is_suspended(c.id),
    (select max(r.last_read_at) from public.chat_reads r join public.consultations o on o.id = r.consultation_id
      where r.user_id = (select auth.uid()) and o.patient_id = c.patient_id and o.professional_id = c.professional_id),
    private.consultation_state(c.id, c.status, c.cancelled_by), private.conversation_of(c),
    private.conversation_obstacle(c.patient_id, c.professional_id)
  from public.consultations c
    left join public.professionals_public listed on listed.user_id = c.professional_id
  where c.id = conversation_about.consultation_id
    and (select auth.uid()) in (c.patient_id, c.professional_id)
$$;
comment on function public.conversation_about(uuid) is
  'What the conversation of one of the caller''s consultations shows around its messages; no row for any other. state is '
  'what the lists show of the consultation. profession and what follows up to profile_image_url is null while the '
  'professional is not listed, last_read_at until the caller read. obstacle is private.conversation_obstacle.';
revoke execute on function public.conversation_about(uuid) from public;
grant execute on function public.conversation_about(uuid) to authenticated;

drop function public.conversations(timestamptz, uuid, int);
create function public.conversations(
  cursor_at timestamptz default null, cursor_id uuid default null, page_size int default 100, side text default null
) returns table (
  consultation_id uuid, other_name text, other_image_url text, status public.consultation_status,
  starts_at timestamptz, last_message text, last_sender text, last_message_at timestamptz, unread int, as_patient boolean,
  conversation_id uuid, other_id uuid
)
language sql stable security definer
set search_path = ''
as $$
  with asked as (
    select (select auth.uid()) as caller, least(greatest(coalesce(page_size, 100), 1), 100) as rows_shown,
      (select private.conversation_of(c) from public.consultations c where c.id = cursor_id) as after_id
  ), page as (
    select * from (
      -- Two ordered scans: one index for each side.
      (select v.*, true as as_patient from public.conversations v, asked a
        where v.patient_id = a.caller and conversations.side is distinct from 'professional'
          and v.last_message_at is not null
          and (cursor_id is null or (v.last_message_at, v.id) < (cursor_at, a.after_id))
        order by v.last_message_at desc, v.id desc limit (select rows_shown from asked))
      union all
      (select v.*, false from public.conversations v, asked a
        where v.professional_id = a.caller and conversations.side is distinct from 'patient'
          and v.last_message_at is not null
          and (cursor_id is null or (v.last_message_at, v.id) < (cursor_at, a.after_id))
        order by v.last_message_at desc, v.id desc limit (select rows_shown from asked))
    ) as both_sides
    order by last_message_at desc, id desc limit (select rows_shown from asked)
  )
  select c.id, case when page.as_patient then c.professional_name else c.patient_name end,
    case when page.as_patient then p.profile_image_url end,
    c.status, c.starts_at, newest.content, newest.sender, newest.created_at,
    (select count(*)::int from public.chat_messages m
     where m.conversation_id = page.id and m.sender_id <> (select caller from asked) and m.read_at is null),
    page.as_patient, page.id, case when page.as_patient then page.professional_id else page.patient_id end
  from page
    join public.professionals p on p.user_id = page.professional_id
    cross join lateral (
      select m.content, m.sender, m.created_at, m.consultation_id from public.chat_messages m
      where m.conversation_id = page.id order by m.created_at desc, m.id desc limit 1
    ) as newest
    join public.consultations c on c.id = newest.consultation_id
  order by page.last_message_at desc, page.id desc
$$;
comment on function public.conversations(timestamptz, uuid, int, text) is
  'A page of the caller''s conversations that have a message, as patient, as professional or (side null) as both, the '
  'newest message first, by the key (last_message_at, consultation_id): name and picture of the other, the last message '
  'and its consultation, and how many wait to be read.';
revoke execute on function public.conversations(timestamptz, uuid, int, text) from public;
grant execute on function public.conversations(timestamptz, uuid, int, text) to authenticated;

-- A copy of personal data tells what was read. Changed in place: nothing else of the function is new.
do $$
declare
  definition constant text := pg_get_functiondef('private.copy_of(uuid)'::regprocedure);
  old constant text := 'm.content, m.event,';
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.copy_of does not contain "%"', old;
  end if;
  execute replace(definition, old, old || ' m.read_at,');
end
$$;
