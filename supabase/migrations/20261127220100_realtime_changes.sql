-- What changed is broadcast to those whom it concerns: identifiers only, because messages stay in realtime.messages for
-- three days. Clients read the data itself through the API.

create function private.broadcast(topics text[], event text, payload jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  topic text;
begin
  -- A statement that concerns thousands tells no one: clients also read every five minutes.
  if cardinality(topics) <= 500 then
    foreach topic in array topics loop
      perform realtime.send(payload, event, topic, true);
    end loop;
  end if;
end
$$;
comment on function private.broadcast(text[], text, jsonb) is 'Sends an event to private topics when the transaction commits.';
revoke execute on function private.broadcast(text[], text, jsonb) from public;

create function private.broadcast_notifications() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.broadcast(
    array(select distinct 'person:' || n.user_id from changed n), 'notifications', '{}');
  return null;
end
$$;
create trigger broadcast_insert after insert on public.notifications referencing new table as changed
  for each statement execute function private.broadcast_notifications();
create trigger broadcast_update after update on public.notifications referencing new table as changed
  for each statement execute function private.broadcast_notifications();

create function private.broadcast_consultation(consultation uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.broadcast(array['person:' || c.patient_id, 'person:' || c.professional_id], 'consultations',
    jsonb_build_object('id', c.id))
  from public.consultations c where c.id = consultation;
end
$$;
comment on function private.broadcast_consultation(uuid) is 'Tells a consultation''s two that it changed.';
revoke execute on function private.broadcast_consultation(uuid) from public;

create function private.broadcast_consultations() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  topics text[];
begin
  select array_agg(distinct 'person:' || person) into topics
  from changed c, unnest(array[c.patient_id, c.professional_id]) as person;
  perform private.broadcast(topics, 'consultations',
    case when (select count(*) from changed) = 1 then (select jsonb_build_object('id', c.id) from changed c) else '{}' end);
  if tg_op = 'UPDATE' then
    perform private.broadcast(array(select 'room:' || c.id from changed c join former f on f.id = c.id
      where (c.status, c.starts_at) is distinct from (f.status, f.starts_at)), 'status', '{}');
  end if;
  return null;
end
$$;
create trigger broadcast_insert after insert on public.consultations referencing new table as changed
  for each statement execute function private.broadcast_consultations();
create trigger broadcast_update after update on public.consultations
  referencing old table as former new table as changed
  for each statement execute function private.broadcast_consultations();

create function private.broadcast_of_consultations() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.broadcast_consultation(c.consultation_id)
  from (select distinct consultation_id from changed limit 500) as c;
  if tg_table_name = 'absences' then
    perform private.broadcast(array['team:payments'], 'changed', '{}');
  end if;
  return null;
end
$$;
create trigger broadcast_insert after insert on public.proposals referencing new table as changed
  for each statement execute function private.broadcast_of_consultations();
create trigger broadcast_update after update on public.proposals referencing new table as changed
  for each statement execute function private.broadcast_of_consultations();
create trigger broadcast_insert after insert on private.absences referencing new table as changed
  for each statement execute function private.broadcast_of_consultations();
create trigger broadcast_update after update on private.absences referencing new table as changed
  for each statement execute function private.broadcast_of_consultations();

-- Payments, and the charges and refunds that belong to one.
create function private.broadcast_payments() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.broadcast(array['person:' || p.patient_id, 'person:' || p.professional_id], 'payments',
    jsonb_build_object('id', p.consultation_id))
  from public.payments p
  where p.id in (select (to_jsonb(c) ->> case tg_table_name when 'payments' then 'id' else 'payment_id' end)::uuid
    from changed c limit 500);
  perform private.broadcast(array['team:payments'], 'changed', '{}') where exists (select from changed);
  return null;
end
$$;
create trigger broadcast_insert after insert on public.payments referencing new table as changed
  for each statement execute function private.broadcast_payments();
create trigger broadcast_update after update on public.payments referencing new table as changed
  for each statement execute function private.broadcast_payments();
create trigger broadcast_update after update on private.charges referencing new table as changed
  for each statement execute function private.broadcast_payments();
create trigger broadcast_insert after insert on private.refunds referencing new table as changed
  for each statement execute function private.broadcast_payments();
create trigger broadcast_update after update on private.refunds referencing new table as changed
  for each statement execute function private.broadcast_payments();

create function private.broadcast_messages() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.broadcast(array['conversation:' || v.id, 'person:' || v.patient_id, 'person:' || v.professional_id],
    'messages', jsonb_build_object('id', v.id))
  from public.conversations v
  where v.id in (select conversation_id from changed limit 500);
  return null;
end
$$;
create trigger broadcast_insert after insert on public.chat_messages referencing new table as changed
  for each statement execute function private.broadcast_messages();
create trigger broadcast_update after update on public.chat_messages referencing new table as changed
  for each statement execute function private.broadcast_messages();

create function private.broadcast_to_team() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.broadcast(array['team:' || tg_argv[0]], 'changed', '{}') where exists (select from changed);
  return null;
end
$$;
comment on function private.broadcast_to_team() is 'Tells the admins that a queue changed: approvals, messages, payments or mails.';
create trigger broadcast_insert after insert on public.professional_applications referencing new table as changed
  for each statement execute function private.broadcast_to_team('approvals');
create trigger broadcast_update after update on public.professional_applications referencing new table as changed
  for each statement execute function private.broadcast_to_team('approvals');
create trigger broadcast_insert after insert on public.contact_messages referencing new table as changed
  for each statement execute function private.broadcast_to_team('messages');
create trigger broadcast_update after update on public.contact_messages referencing new table as changed
  for each statement execute function private.broadcast_to_team('messages');
create trigger broadcast_insert after insert on private.suspense referencing new table as changed
  for each statement execute function private.broadcast_to_team('payments');
create trigger broadcast_update after update on private.suspense referencing new table as changed
  for each statement execute function private.broadcast_to_team('payments');
create trigger broadcast_insert after insert on private.payout_batches referencing new table as changed
  for each statement execute function private.broadcast_to_team('payments');
create trigger broadcast_update after update on private.payout_batches referencing new table as changed
  for each statement execute function private.broadcast_to_team('payments');
revoke execute on function private.broadcast_notifications(), private.broadcast_consultations(),
  private.broadcast_of_consultations(), private.broadcast_payments(), private.broadcast_messages(),
  private.broadcast_to_team() from public;
