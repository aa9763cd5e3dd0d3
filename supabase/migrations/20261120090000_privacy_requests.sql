-- What a person asks about personal data (LGPD, article 18), and what the team answers.

create type public.privacy_request_status as enum ('open', 'in_progress', 'done', 'partly_refused', 'withdrawn');

create table public.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  kind text not null check (kind in ('erasure', 'other')),
  full_name text not null,
  email text not null,
  user_type text not null check (user_type in ('patient', 'professional')),
  message text not null default '' check (char_length(message) <= 5000),
  status public.privacy_request_status not null default 'open',
  answer text check (char_length(answer) <= 5000),
  kept jsonb,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.privacy_requests is 'Outlives the account it is about: then it names nobody any more.';
comment on column public.privacy_requests.user_id is
  'The account that asks; no foreign key, as an erased one is gone. Null once its files are gone too: then nothing leads '
  'from the request to the person.';
comment on column public.privacy_requests.kind is 'erasure: of the account; other: any other right, in the person''s words.';
comment on column public.privacy_requests.user_type is 'What the person was when asking.';
comment on column public.privacy_requests.answer is 'What the team wrote back.';
comment on column public.privacy_requests.kept is
  'Of an erasure carried out: how much the law makes the platform keep, and until when. Null otherwise.';
create index privacy_requests_user_idx on public.privacy_requests (user_id, created_at desc);
create index privacy_requests_open_idx on public.privacy_requests (id) where status in ('open', 'in_progress');
create unique index privacy_requests_erasure_idx on public.privacy_requests (user_id)
  where kind = 'erasure' and status in ('open', 'in_progress');
create trigger privacy_requests_touch before update on public.privacy_requests
  for each row execute function private.touch_updated_at();
create trigger audit after insert or update of status on public.privacy_requests
  for each row execute function private.audit('id', 'kind', 'status');

alter table public.privacy_requests enable row level security;
revoke all on public.privacy_requests from anon, authenticated;
grant select on public.privacy_requests to authenticated;

create policy "People read what they asked, admins everything" on public.privacy_requests
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create function private.ask_about_data(kind text, message text) returns public.privacy_requests
language plpgsql
set search_path = ''
as $$
declare
  asking public.profiles;
  made public.privacy_requests;
begin
  select * into asking from public.profiles p where p.id = auth.uid() for no key update;
  if not found then
    perform private.refuse('not_authenticated', 'Sign in to ask about your data.');
  elsif char_length(message) > 5000 then
    perform private.refuse('text_too_long', 'At most 5000 characters.');
  end if;
  if kind = 'erasure' then
    select * into made from public.privacy_requests r
    where r.user_id = asking.id and r.kind = 'erasure' and r.status in ('open', 'in_progress');
    if found then
      return made;
    elsif asking.role = 'admin' or asking.is_admin then
      perform private.refuse('admin_account', 'Somebody who administers hands that over first.');
    elsif exists (select from public.consultations c
      where c.patient_id = asking.id and private.is_to_come(c)) then
      perform private.refuse('session_open', 'A paid session is still to come.');
    end if;
  end if;
  if (select count(*) from public.privacy_requests r
    where r.user_id = asking.id and r.created_at > private.now() - interval '1 hour') >= 5 then
    perform private.refuse('too_many_messages', 'Five requests an hour.');
  end if;
  insert into public.privacy_requests (user_id, kind, full_name, email, user_type, message)
  values (asking.id, kind, coalesce(nullif(asking.full_name, ''), asking.email), asking.email,
    case when asking.role in ('professional', 'professional_pending') then 'professional' else 'patient' end,
    coalesce(private.trimmed(message), ''))
  returning * into made;
  return made;
end
$$;
comment on function private.ask_about_data(text, text) is
  'A request of the caller. Only one erasure is open at a time: asking again answers it.';

create function public.send_privacy_request(message text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and coalesce(private.trimmed(message), '') = '' then
    perform private.refuse('fields_required', 'Say what you ask for.');
  end if;
  perform private.ask_about_data('other', message);
end
$$;
comment on function public.send_privacy_request(text) is
  'The caller asks for a right over personal data (LGPD, article 18), in own words; admins answer.';

create function public.request_erasure(reason text default null) returns public.privacy_requests
language sql security definer
set search_path = ''
as $$ select private.ask_about_data('erasure', reason) $$;
comment on function public.request_erasure(text) is
  'The caller asks for the account to be erased; asking again answers the open request. Refused (session_open) while '
  'the caller has a paid session to come as a patient: it is cancelled or held first. A professional may ask at any time: '
  'the team sees to the sessions to come before it is carried out.';

create function public.withdraw_privacy_request(request_id uuid) returns public.privacy_requests
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.privacy_requests;
begin
  select * into request from public.privacy_requests r
  where r.id = request_id and r.user_id = auth.uid() for update;
  if not found then
    perform private.refuse('request_not_found', 'The caller made no such request.');
  elsif request.status not in ('open', 'in_progress', 'withdrawn') then
    perform private.refuse('request_closed', 'The team has answered this request already.');
  end if;
  update public.privacy_requests r set status = 'withdrawn' where r.id = request.id returning * into request;
  return request;
end
$$;
comment on function public.withdraw_privacy_request(uuid) is
  'The caller takes a request back, until the team has answered or carried it out. Doing it twice answers the first.';

create function private.open_request(wanted uuid) returns public.privacy_requests
language plpgsql
set search_path = ''
as $$
declare
  request public.privacy_requests;
begin
  perform private.require_admin();
  select * into request from public.privacy_requests where id = wanted for update;
  if not found then
    perform private.refuse('request_not_found', 'No request has this identifier.');
  elsif request.status not in ('open', 'in_progress') then
    perform private.refuse('request_closed', 'This request was answered or withdrawn.');
  end if;
  return request;
end
$$;
comment on function private.open_request(uuid) is 'A request that waits for the team, locked, for an admin.';

create function public.start_privacy_request(request_id uuid) returns public.privacy_requests
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.privacy_requests := private.open_request(request_id);
begin
  update public.privacy_requests r set status = 'in_progress' where r.id = request.id returning * into request;
  return request;
end
$$;
comment on function public.start_privacy_request(uuid) is 'An admin has begun to deal with it; the person sees that.';

create function public.answer_privacy_request(request_id uuid, answer text, partly boolean default false)
returns public.privacy_requests
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  request public.privacy_requests := private.open_request(request_id);
  words constant text := private.trimmed(answer_privacy_request.answer);
  -- Only erase_person makes an erasure done.
  refused constant boolean := partly or request.kind = 'erasure';
begin
  if coalesce(words, '') = '' then
    perform private.refuse('answer_required', 'The person must read what was done.');
  elsif char_length(words) > 5000 then
    perform private.refuse('text_too_long', 'At most 5000 characters.');
  end if;
  update public.privacy_requests r
  set status = case when refused then 'partly_refused' else 'done' end::public.privacy_request_status, answer = words
  where r.id = request.id returning * into request;
  insert into private.mail_outbox (kind, user_id, recipient, payload)
  select 'privacy_answer', p.id, p.email, jsonb_build_object('name', p.full_name, 'answer', words, 'partly', refused)
  from public.profiles p where p.id = request.user_id and p.email <> '';
  insert into public.notifications (user_id, kind, title, body, link)
  select p.id, 'privacy', 'Respondemos ao seu pedido', 'A resposta está no seu e-mail e em Meu perfil.', '/patient/profile'
  from public.profiles p where p.id = request.user_id;
  return request;
end
$$;
comment on function public.answer_privacy_request(uuid, text, boolean) is
  'An admin closes a request with an answer that goes to the person by e-mail; partly: something of it was refused. '
  'An erasure that is carried out is closed by erase_person; answered here, it was refused.';

create view public.privacy_request_entries with (security_invoker = true) as
select r.*, case when r.status in ('open', 'in_progress')
  -- As far after the first day of 2100 as it was made before: whoever waits longest has the highest.
  then to_timestamp(2 * extract(epoch from timestamptz '2100-01-01 00:00Z') - extract(epoch from r.created_at))
  else r.created_at end as listed_at
from public.privacy_requests r;
comment on view public.privacy_request_entries is
  'A line of the admin''s list. Nobody reads the view itself: list_privacy_requests answers its rows.';
comment on column public.privacy_request_entries.listed_at is
  'The order of the list as one key, descending: first those that wait for an answer, whose time is up first on top, '
  'then the others, the latest on top.';
revoke all on public.privacy_request_entries from anon, authenticated;

create function public.list_privacy_requests(
  search text default null,
  cursor_listed_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns setof public.privacy_request_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute 'select * from public.privacy_request_entries ' || private.list_page(
    case when private.trimmed(search) <> '' then
      'private.fold(concat_ws('' '', full_name, email)) like private.containing($1)' else 'true' end,
    'listed_at', 'id', cursor_id, newer, page_size)
  using search, null::text, cursor_listed_at, cursor_id;
end
$$;
comment on function public.list_privacy_requests(text, timestamptz, uuid, boolean, int) is
  'A page of what people asked about their data, for admins, by the key (listed_at, id): those that wait for an answer '
  'before the others. With newer, towards the beginning of the list (without a cursor: from its end). Search finds name '
  'or e-mail literally, without accents or case.';

create function private.tell_of_privacy_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell_admins('contact', 'Pedido sobre dados pessoais', 'Uma pessoa exerce um direito da LGPD.',
    '/admin/mensagens?aba=privacidade');
  return null;
end
$$;
create trigger tell_of_privacy_request after insert on public.privacy_requests
  for each row execute function private.tell_of_privacy_request();

revoke execute on function public.send_privacy_request(text), public.request_erasure(text),
  public.withdraw_privacy_request(uuid),
  public.start_privacy_request(uuid), public.answer_privacy_request(uuid, text, boolean),
  public.list_privacy_requests(text, timestamptz, uuid, boolean, int) from public;
grant execute on function public.send_privacy_request(text), public.request_erasure(text),
  public.withdraw_privacy_request(uuid),
  public.start_privacy_request(uuid), public.answer_privacy_request(uuid, text, boolean),
  public.list_privacy_requests(text, timestamptz, uuid, boolean, int) to authenticated;
