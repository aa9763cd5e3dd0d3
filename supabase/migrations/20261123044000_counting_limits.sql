-- A limit that counts before it inserts holds for requests at the same moment only under a lock on what it counts.

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
begin
  perform private.require_live_session();
  -- One message of the caller at a time, so that the limit counts every one. People before consultations, as everywhere.
  perform from public.profiles where id = caller for no key update;
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

create or replace function private.unsent_documents() returns int
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  -- Each statement of a volatile function sees what was committed while it waited.
  perform pg_advisory_xact_lock(hashtextextended('documents ' || auth.uid(), 0));
  return (
    select count(*)::int from storage.objects
    where bucket_id = 'professional-documents' and starts_with(name, auth.uid() || '/')
      and not private.is_sent_document(name));
end
$$;
