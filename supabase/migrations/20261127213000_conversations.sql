-- One conversation for each pair of patient and professional. Messages keep the consultation they were written about.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.profiles (id),
  professional_id uuid not null references public.professionals (user_id),
  created_at timestamptz not null default private.now(),
  last_message_at timestamptz,
  unique (patient_id, professional_id)
);
comment on table public.conversations is
  'A patient and a professional who have, or had, a consultation. Written by triggers and erasures alone.';
comment on column public.conversations.last_message_at is 'When the newest message was written; null: none yet.';
create index conversations_patient_idx on public.conversations (patient_id, last_message_at desc, id desc);
create index conversations_professional_idx on public.conversations (professional_id, last_message_at desc, id desc);

alter table public.conversations enable row level security;
revoke all on public.conversations from anon, authenticated;
grant select on public.conversations to authenticated;
create policy "Only the two of a conversation know of it" on public.conversations
  for select to authenticated using ((select auth.uid()) in (patient_id, professional_id));

create function private.is_in_conversation(conversation uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.conversations c
    where c.id = conversation and (select auth.uid()) in (c.patient_id, c.professional_id))
$$;
comment on function private.is_in_conversation(uuid) is 'Whether the caller is one of the two. For policies on channels.';
revoke execute on function private.is_in_conversation(uuid) from public;
grant execute on function private.is_in_conversation(uuid) to authenticated;

create function private.open_conversation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.conversations (patient_id, professional_id) values (new.patient_id, new.professional_id)
  on conflict (patient_id, professional_id) do nothing;
  return null;
end
$$;
-- Also when another patient or professional takes the place of one, as an erasure's pseudonym does.
create trigger open_conversation after insert or update of patient_id, professional_id on public.consultations
  for each row execute function private.open_conversation();

insert into public.conversations (patient_id, professional_id, created_at)
select patient_id, professional_id, min(created_at) from public.consultations group by patient_id, professional_id;

alter table public.chat_messages add column conversation_id uuid references public.conversations (id) on delete cascade;
comment on column public.chat_messages.conversation_id is 'Of the consultation''s patient and professional.';
update public.chat_messages m set conversation_id = v.id
from public.consultations c
  join public.conversations v on v.patient_id = c.patient_id and v.professional_id = c.professional_id
where c.id = m.consultation_id;
alter table public.chat_messages alter column conversation_id set not null;
create index chat_messages_conversation_idx on public.chat_messages (conversation_id, created_at, id);
update public.conversations v set last_message_at = m.newest
from (select conversation_id, max(created_at) as newest from public.chat_messages group by conversation_id) as m
where m.conversation_id = v.id;

create function private.file_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select v.id into new.conversation_id
  from public.consultations c
    join public.conversations v on v.patient_id = c.patient_id and v.professional_id = c.professional_id
  where c.id = new.consultation_id;
  update public.conversations v set last_message_at = greatest(v.last_message_at, new.created_at)
  where v.id = new.conversation_id;
  return new;
end
$$;
comment on function private.file_message() is 'A message belongs to the conversation of its consultation''s two.';
create trigger file_message before insert on public.chat_messages
  for each row execute function private.file_message();

-- Erasing: the conversation goes on under the pseudonym, before its messages and consultations do.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.keep_as_patient(uuid, public.profiles)', $old$  update public.chat_messages m
$old$, $new$  update public.conversations set patient_id = pseudonym.id where patient_id = person;
  update public.chat_messages m
$new$),
      ('private.keep_as_professional(uuid, uuid, date)', $old$  update public.consultations set professional_id$old$,
        $new$  update public.conversations set professional_id = pseudonym where professional_id = person;
  update public.consultations set professional_id$new$)
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
