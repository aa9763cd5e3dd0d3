-- The contact form is limited for each account and, for visitors, for each network: one sender no longer closes it for
-- everybody. Admins get one notification that counts, instead of one for each message.

create table private.network_salt (
  is_only boolean primary key default true check (is_only),
  salt bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.network_salt is 'One row: what makes the stored sums of networks useless elsewhere.';
comment on column private.network_salt.is_only is 'Always true: there is one row.';
comment on column private.network_salt.salt is 'Random bytes, made once for each database.';
alter table private.network_salt enable row level security;
insert into private.network_salt default values;

create table private.contact_attempts (
  network_sum bytea not null,
  happened_at timestamptz not null default private.now()
);
comment on table private.contact_attempts is
  'Messages that visitors sent in the last hour, for the limit by network. Older rows go with the next message, '
  'at the latest with the daily job.';
comment on column private.contact_attempts.network_sum is 'Salted SHA-256 of the network; the address is not stored.';
create index contact_attempts_network_idx on private.contact_attempts (network_sum, happened_at);
alter table private.contact_attempts enable row level security;

create function private.caller_network() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address inet;
begin
  if auth.jwt() ? 'network' then
    return auth.jwt() ->> 'network';
  end if;
  -- Both are written by the proxy next to the data API: a caller cannot choose them.
  address := coalesce(headers ->> 'cf-connecting-ip',
    private.trimmed((regexp_match(headers ->> 'x-forwarded-for', '[^,]+$'))[1]));
  return coalesce(case family(address)
    when 6 then network(set_masklen(address, 64))::text
    else host(address) end, 'unknown');
exception when invalid_text_representation then
  return 'unknown';
end
$$;
comment on function private.caller_network() is
  'The network of the caller: as the embedded backend''s gateway puts it into the claims, else from the header of '
  'Supabase''s proxy. An IPv6 address counts by its 64 bits.';
revoke execute on function private.caller_network() from public;

create function private.count_contact_attempt() returns void
language plpgsql
set search_path = ''
as $$
declare
  hashed constant bytea := (
    select extensions.digest(s.salt || convert_to(private.caller_network(), 'utf8'), 'sha256') from private.network_salt s);
begin
  perform pg_advisory_xact_lock(hashtextextended('contact ' || encode(hashed, 'hex'), 0));
  delete from private.contact_attempts a where a.ctid = any (array(
    select old.ctid from private.contact_attempts old
    where old.happened_at <= private.now() - interval '1 hour' for update skip locked));
  if (select count(*) from private.contact_attempts a
    where a.network_sum = hashed and a.happened_at > private.now() - interval '1 hour') >= 10 then
    perform private.refuse('network_limited', 'Ten messages an hour from the visitors of one network.');
  end if;
  insert into private.contact_attempts (network_sum) values (hashed);
end
$$;
comment on function private.count_contact_attempt() is 'Counts a visitor''s message; refuses the eleventh of a network within an hour.';
revoke execute on function private.count_contact_attempt() from public;

create or replace function public.send_contact_message(
  full_name text, email text, user_type text, subject text, message text
) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  address constant text := private.trimmed(send_contact_message.email);
  -- A session that is over writes as a visitor.
  writer constant uuid := case when private.has_live_session() then auth.uid() end;
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
  end if;
  if writer is null then
    perform private.count_contact_attempt();
  else
    perform from public.profiles p where p.id = writer for no key update;
    if (select count(*) from public.contact_messages c
      where c.user_id = writer and c.created_at > private.now() - interval '1 hour') >= 5 then
      perform private.refuse('too_many_messages', 'Five messages an hour from one account.');
    end if;
  end if;
  insert into public.contact_messages (user_id, full_name, email, user_type, subject, message)
  values (writer, private.one_line(send_contact_message.full_name), address, send_contact_message.user_type,
    private.one_line(send_contact_message.subject), private.trimmed(send_contact_message.message));
end
$$;

create or replace function private.tell_of_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  place constant text := '/admin/mensagens';
  unread int;
  says text;
begin
  perform pg_advisory_xact_lock(hashtextextended('contact notification', 0));
  select count(*) into unread from public.contact_messages where read_at is null;
  says := case when unread > 1 then unread || ' mensagens novas' else 'Nova mensagem' end;
  update public.notifications n set title = says, created_at = private.now()
  where n.kind = 'contact' and n.link = place and n.read_at is null;
  insert into public.notifications (user_id, kind, title, body, link)
  select p.id, 'contact', says, 'Alguém escreveu para a equipe.', place
  from public.profiles p
  where (p.role = 'admin' or p.is_admin) and not exists (select from public.notifications n
    where n.user_id = p.id and n.kind = 'contact' and n.link = place and n.read_at is null);
  return null;
end
$$;
comment on function private.tell_of_contact() is
  'Each admin has at most one unread notification of contact messages; it says how many wait.';

create or replace function public.forget_expired_data() returns void
language sql security definer
set search_path = ''
as $$
  delete from private.fiscal_identities where keep_until < private.today();
  select private.forget_professional_name(user_id) from public.professionals where name_kept_until < private.today();
  delete from private.mail_outbox where kind = 'erased' and created_at < private.now() - interval '7 days';
  delete from public.contact_messages where user_id is null and created_at < private.now() - interval '1 year';
  delete from private.data_exports where exported_at < private.now() - interval '1 year';
  delete from private.contact_attempts where happened_at <= private.now() - interval '1 hour';
$$;
