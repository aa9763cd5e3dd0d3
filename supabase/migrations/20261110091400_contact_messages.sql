-- What anybody writes to the team. Admins read it.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete cascade,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  email text not null check (char_length(email) <= 320 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  user_type text not null check (user_type in ('patient', 'professional')),
  subject text not null check (char_length(btrim(subject)) between 1 and 200),
  message text not null check (char_length(btrim(message)) between 1 and 5000),
  read_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table public.contact_messages is 'Written by send_contact_message alone.';
comment on column public.contact_messages.user_id is
  'Who was signed in while writing; null: a visitor, of whom nothing is proven.';
comment on column public.contact_messages.email is 'Typed by anybody.';
comment on column public.contact_messages.user_type is 'What the sender says to be.';
comment on column public.contact_messages.read_at is 'When the first admin read it.';
create index contact_messages_created_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_user_idx on public.contact_messages (user_id);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant select on public.contact_messages to authenticated;

create policy "Admins read what people write to the team" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));

create function public.send_contact_message(
  full_name text, email text, user_type text, subject text, message text
) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  address constant text := private.trimmed(send_contact_message.email);
begin
  if coalesce(private.trimmed(send_contact_message.full_name), '') = '' or coalesce(address, '') = ''
    or coalesce(private.trimmed(send_contact_message.subject), '') = '' or coalesce(private.trimmed(send_contact_message.message), '') = ''
    or (send_contact_message.user_type in ('patient', 'professional')) is not true then
    perform private.refuse('fields_required', 'All five fields are required.');
  elsif address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 320 then
    perform private.refuse('email_invalid', 'Not an e-mail address.');
  elsif char_length(send_contact_message.full_name) > 120 or char_length(send_contact_message.subject) > 200
    or char_length(send_contact_message.message) > 5000 then
    perform private.refuse('text_too_long', 'Name 120, subject 200, message 5000 characters at most.');
  -- One address, and everybody together: an open door needs a limit that no forged address opens.
  elsif (select count(*) from public.contact_messages c
      where lower(c.email) = lower(address) and c.created_at > private.now() - interval '1 hour') >= 5
    or (select count(*) from public.contact_messages c
      where c.created_at > private.now() - interval '1 hour') >= 200 then
    perform private.refuse('too_many_messages', 'Five messages an hour from one address, 200 from all.');
  end if;
  insert into public.contact_messages (user_id, full_name, email, user_type, subject, message)
  values ((select p.id from public.profiles p where p.id = auth.uid()), private.one_line(send_contact_message.full_name), address, send_contact_message.user_type,
    private.one_line(send_contact_message.subject), private.trimmed(send_contact_message.message));
end
$$;
comment on function public.send_contact_message(text, text, text, text, text) is
  'Anybody writes to the team: five messages an hour from one address, 200 from all together.';

create function public.mark_contact_message_read(message_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.contact_messages set read_at = coalesce(read_at, private.now()) where id = message_id;
  if not found then
    perform private.refuse('message_not_found', 'No message has this identifier.');
  end if;
end
$$;
comment on function public.mark_contact_message_read(uuid) is 'An admin has read it; the first time counts.';

create function private.tell_of_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell_admins('contact', 'Nova mensagem', 'Alguém escreveu para a equipe.', '/admin/mensagens');
  return null;
end
$$;
create trigger tell_of_contact after insert on public.contact_messages
  for each row execute function private.tell_of_contact();

revoke execute on function public.send_contact_message(text, text, text, text, text),
  public.mark_contact_message_read(uuid) from public;
grant execute on function public.send_contact_message(text, text, text, text, text) to anon, authenticated;
grant execute on function public.mark_contact_message_read(uuid) to authenticated;
