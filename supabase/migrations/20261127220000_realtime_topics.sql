-- Who may hear and speak in the channels of Supabase Realtime. Only policies touch realtime.messages: a hosted project
-- refuses everything else there, comments on policies included.

create function private.id_in_topic(topic text) returns uuid
language sql immutable
set search_path = ''
as $$
  select case when topic ~ '^[a-z]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then split_part(topic, ':', 2)::uuid end
$$;
comment on function private.id_in_topic(text) is 'The identifier of `person:<id>` and the like; null without one.';

create function private.may_enter_room(consultation uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.has_live_session() and exists (
    select from public.consultations c
    where c.id = consultation and (select auth.uid()) in (c.patient_id, c.professional_id)
      and c.status in ('scheduled', 'completed')
      and private.now() between c.starts_at - interval '10 minutes' and c.ends_at + interval '5 minutes'
  )
$$;
comment on function private.may_enter_room(uuid) is
  'Whether the caller is one of the consultation''s two and its room is open: from ten minutes before the start until '
  'five after the end, while it is scheduled or completed.';

create function private.may_hear(topic text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(case split_part(topic, ':', 1)
    when 'person' then private.id_in_topic(topic) = (select auth.uid())
    when 'conversation' then private.is_in_conversation(private.id_in_topic(topic))
    when 'room' then private.may_enter_room(private.id_in_topic(topic))
    when 'team' then topic in ('team:approvals', 'team:messages', 'team:payments', 'team:mails')
      and private.is_admin()
  end, false)
$$;
comment on function private.may_hear(text) is 'Whether the caller may join the channel of a topic.';
revoke execute on function private.id_in_topic(text), private.may_enter_room(uuid), private.may_hear(text) from public;
grant execute on function private.may_hear(text) to authenticated;

create policy "People hear their own topics" on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select private.may_hear(realtime.topic())));
create policy "The two speak in their open room" on realtime.messages for insert to authenticated
  with check (extension in ('broadcast', 'presence') and (select realtime.topic()) like 'room:%'
    and (select private.may_hear(realtime.topic())));
