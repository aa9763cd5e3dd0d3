-- What a patient and a professional write to each other about a consultation. Nobody else reads it.

create table public.chat_messages (
  id uuid primary key,
  consultation_id uuid not null references public.consultations (id) on delete cascade,
  sender_id uuid not null references public.profiles (id),
  sender text not null check (sender in ('patient', 'professional')),
  content text not null check (content = btrim(content) and char_length(content) between 1 and 2000),
  created_at timestamptz not null default private.now()
);
comment on table public.chat_messages is 'Written by send_message alone; never changed.';
comment on column public.chat_messages.id is 'Chosen by the client: the same message sent twice is one.';
comment on column public.chat_messages.sender is 'As whom the sender takes part.';
create index chat_messages_consultation_idx on public.chat_messages (consultation_id, created_at, id);
create index chat_messages_sender_idx on public.chat_messages (sender_id, created_at);

create table public.chat_reads (
  consultation_id uuid not null references public.consultations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  last_read_at timestamptz not null,
  primary key (consultation_id, user_id)
);
comment on table public.chat_reads is 'Up to where a participant has read a conversation.';
create index chat_reads_user_idx on public.chat_reads (user_id);

alter table public.chat_messages enable row level security;
alter table public.chat_reads enable row level security;
revoke all on public.chat_messages, public.chat_reads from anon, authenticated;
grant select on public.chat_messages, public.chat_reads to authenticated;

create policy "Only the two participants read a conversation" on public.chat_messages
  for select to authenticated using (exists (
    -- Plain SQL, not a function: the planner asks once a conversation, or once for a whole table.
    select from public.consultations c
    where c.id = consultation_id and (select auth.uid()) in (c.patient_id, c.professional_id)
  ));
create policy "People read how far they have read" on public.chat_reads
  for select to authenticated using (user_id = (select auth.uid()));

create function private.sent_message(wanted uuid, by uuid, about uuid) returns public.chat_messages
language plpgsql stable
set search_path = ''
as $$
declare
  message public.chat_messages;
begin
  select * into message from public.chat_messages m where m.id = wanted;
  if found and (message.sender_id, message.consultation_id) <> (by, about) then
    perform private.refuse('message_id_taken', 'Another message has this identifier.');
  end if;
  return message;
end
$$;
comment on function private.sent_message(uuid, uuid, uuid) is
  'The message that has this identifier already, null when none has; refuses another''s.';

create function public.send_message(consultation_id uuid, message_id uuid, content text)
returns public.chat_messages
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  consultation public.consultations;
  message public.chat_messages;
begin
  if caller is null then
    perform private.refuse('not_authenticated', 'Sign in to write.');
  end if;
  -- Whoever erases one of the two holds the row: nothing is written past it.
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
  if private.is_erased(consultation.patient_id) then
    perform private.refuse('chat_closed', 'The patient is erased: nobody would read it.');
  elsif consultation.status not in ('scheduled', 'completed') then
    perform private.refuse('chat_closed', 'Only a confirmed or completed consultation is written about.');
  elsif private.is_suspended(consultation.professional_id) then
    perform private.refuse('chat_suspended', 'The professional is suspended.');
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
  'Adds the caller''s message to a conversation. The same message_id answers the message that is there.';

create function public.mark_conversation_read(consultation_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not exists (select from public.consultations c
    where c.id = mark_conversation_read.consultation_id and auth.uid() in (c.patient_id, c.professional_id)) then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  insert into public.chat_reads (consultation_id, user_id, last_read_at)
  values (mark_conversation_read.consultation_id, auth.uid(), private.now())
  on conflict (consultation_id, user_id) do update
    set last_read_at = greatest(chat_reads.last_read_at, excluded.last_read_at);
end
$$;
comment on function public.mark_conversation_read(uuid) is 'The caller has read everything up to now.';

create function public.conversations() returns table (
  consultation_id uuid, other_name text, other_image_url text, status public.consultation_status,
  starts_at timestamptz, last_message text, last_sender text, last_message_at timestamptz, unread int, as_patient boolean
)
language sql stable security definer
set search_path = ''
as $$
  select c.id,
    case (select auth.uid()) when c.patient_id then c.professional_name else c.patient_name end,
    case (select auth.uid()) when c.patient_id then p.profile_image_url end,
    c.status, c.starts_at, newest.content, newest.sender, newest.created_at,
    (select count(*)::int from public.chat_messages m
     where m.consultation_id = c.id and m.sender_id <> (select auth.uid())
       and m.created_at > coalesce(r.last_read_at, '-infinity')),
    (select auth.uid()) = c.patient_id
  from public.consultations c
    join public.professionals p on p.user_id = c.professional_id
    left join public.chat_reads r on r.consultation_id = c.id and r.user_id = (select auth.uid())
    cross join lateral (
      select m.content, m.sender, m.created_at from public.chat_messages m
      where m.consultation_id = c.id order by m.created_at desc, m.id desc limit 1
    ) as newest
  where (select auth.uid()) in (c.patient_id, c.professional_id)
  order by newest.created_at desc
  limit 100
$$;
comment on function public.conversations() is
  'Conversations of the caller that have a message, the newest first: how many are unread, and on which side they stand.';

revoke execute on function public.send_message(uuid, uuid, text), public.mark_conversation_read(uuid),
  public.conversations() from public;
grant execute on function public.send_message(uuid, uuid, text), public.mark_conversation_read(uuid),
  public.conversations() to authenticated;
