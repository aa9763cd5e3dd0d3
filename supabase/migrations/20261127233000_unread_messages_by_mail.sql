-- Who has not read a message for 30 minutes gets one e-mail, and no second one before reading it.

alter table private.mail_kinds
  drop constraint mail_kinds_topic_check,
  add constraint mail_kinds_topic_check
    check (topic in ('changes', 'payments', 'room', 'reminder_48h', 'reminder_day', 'messages'));
alter table public.mail_preferences
  drop constraint mail_preferences_topic_check,
  add constraint mail_preferences_topic_check check (topic in ('reminder_48h', 'reminder_day', 'room', 'messages'));
comment on column public.mail_preferences.topic is
  'reminder_48h: 48 hours before a consultation. reminder_day: the day before. room: the way into it, 60 and 15 minutes '
  'before. messages: unread ones, after 30 minutes.';
insert into private.mail_kinds (kind, topic, to_professional) values
  ('messages_waiting', 'messages', false),
  ('patient_messages_waiting', 'messages', true);

create index chat_messages_waiting_idx on public.chat_messages (created_at) where read_at is null and event is null;

create function private.is_unread_message(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.chat_messages m join public.conversations v on v.id = m.conversation_id
    where m.id = split_part(mail.once, ' ', 2)::uuid and m.read_at is null
      and private.conversation_obstacle(v.patient_id, v.professional_id) is distinct from 'ended')
$$;
comment on function private.is_unread_message(private.mail_outbox) is
  'Whether the message that the e-mail is about is unread, in a conversation that has not ended.';

create function private.queue_unread_messages() returns int
language plpgsql
set search_path = ''
as $$
declare
  due record;
  queued int := 0;
begin
  for due in
    select oldest.consultation_id, k.kind, k.kind || ' ' || oldest.id as once
    from (
      -- By the index of unread messages: what was read costs nothing, and what waits longer was told.
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
      and private.conversation_obstacle(v.patient_id, v.professional_id) is distinct from 'ended'
      and private.wants_mail(case when k.to_professional then v.professional_id else v.patient_id end, 'messages')
  loop
    perform private.queue_mail(due.consultation_id, due.kind, due.once);
    queued := queued + 1;
  end loop;
  return queued;
end
$$;
comment on function private.queue_unread_messages() is
  'Queues an e-mail about each conversation with a message that its reader has not read for 30 minutes. Answers how many.';

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.wants_mail(uuid, text)', $old$'room', 'reminder_48h', 'reminder_day')$old$,
        $new$'room', 'reminder_48h', 'reminder_day', 'messages')$new$),
      ('public.set_mail_preference(text, boolean)', $old$('reminder_48h', 'reminder_day', 'room')$old$,
        $new$('reminder_48h', 'reminder_day', 'room', 'messages')$new$),
      -- It is about no start.
      ('private.queue_mail(uuid, text, text)', $old$k.topic not in ('changes', 'payments')$old$,
        $new$k.topic not in ('changes', 'payments', 'messages')$new$),
      ('private.waits_for_morning(private.mail_outbox)', $old$k.topic in ('reminder_48h', 'reminder_day')$old$,
        $new$k.topic in ('reminder_48h', 'reminder_day', 'messages')$new$),
      ('private.is_true_of_consultation(private.mail_outbox)', $old$    when 'payment_confirmed' then$old$,
        $new$    when 'messages_waiting' then private.is_unread_message(mail)
    when 'patient_messages_waiting' then private.is_unread_message(mail)
    when 'payment_confirmed' then$new$),
      ('public.queue_session_reminders()', 'private.queue_open_charges()',
        'private.queue_open_charges() + private.queue_unread_messages()'),
      ('private.copy_of(uuid)', $old$case topic when ''room''$old$,
        $new$case topic when ''messages'' then ''Mensagens não lidas'' when ''room''$new$)
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
comment on function private.waits_for_morning(private.mail_outbox) is
  'Whether it would disturb its reader at night and can wait: a reminder, unread messages, or what leaves two hours to act '
  'in the morning.';
comment on function public.queue_session_reminders() is
  'Queues the reminders of consultations that are due, each once for each start: 48 hours before, the day before at 14:00, '
  'and the link 60 and 15 minutes before. Also the e-mails about open charges and unread messages. A job. Answers how many.';
