-- How many messages wait for the caller, for a badge that every page shows --------------------------------------------

create function public.unread_messages(side text) returns int
language sql stable security definer
set search_path = ''
as $$
  -- By the index chat_messages_unread_idx, once for each conversation of the caller.
  select coalesce(sum(waiting.messages), 0)::int
  from public.conversations v
    cross join lateral (
      select count(*) as messages from public.chat_messages m
      where m.conversation_id = v.id and m.read_at is null
        and m.sender_id = case side when 'patient' then v.professional_id else v.patient_id end
    ) as waiting
  where v.last_message_at is not null
    and (side = 'patient' and v.patient_id = (select auth.uid())
      or side = 'professional' and v.professional_id = (select auth.uid()))
$$;
comment on function public.unread_messages(text) is
  'How many messages the caller has not read as patient or as professional (side), in all conversations.';
revoke execute on function public.unread_messages(text) from public;
grant execute on function public.unread_messages(text) to authenticated;
