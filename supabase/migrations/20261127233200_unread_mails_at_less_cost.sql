-- Rules about people are asked only for those who were not told yet: most unread messages were.
create or replace function private.queue_unread_messages() returns int
language plpgsql
set search_path = ''
as $$
declare
  due record;
  queued int := 0;
begin
  for due in
    with untold as materialized (
      select oldest.consultation_id, v.patient_id, v.professional_id, k.kind, k.kind || ' ' || oldest.id as once,
        case when k.to_professional then v.professional_id else v.patient_id end as reader
      from (
        -- By the index of unread messages: what was read costs nothing.
        select distinct m.conversation_id, m.sender_id, m.sender
        from public.chat_messages m
        where m.read_at is null and m.event is null
          and m.created_at > private.now() - interval '72 hours' and m.created_at <= private.now() - interval '30 minutes'
      ) as waiting
        join private.mail_kinds k on k.topic = 'messages' and k.to_professional = (waiting.sender = 'patient')
        join public.conversations v on v.id = waiting.conversation_id
        cross join lateral (
          select m.id, m.consultation_id from public.chat_messages m
          where m.conversation_id = waiting.conversation_id and m.sender_id = waiting.sender_id
            and m.read_at is null and m.event is null
          order by m.created_at, m.id limit 1
        ) as oldest
      -- The oldest unread message stays the same until it is read: one e-mail.
      where not exists (select from private.mail_outbox o where o.once = k.kind || ' ' || oldest.id)
    )
    select u.consultation_id, u.kind, u.once from untold u
    where private.conversation_obstacle(u.patient_id, u.professional_id) is distinct from 'ended'
      and private.wants_mail(u.reader, 'messages')
  loop
    perform private.queue_mail(due.consultation_id, due.kind, due.once);
    queued := queued + 1;
  end loop;
  return queued;
end
$$;
