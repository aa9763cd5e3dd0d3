-- A person's own data and the texts the person accepted.
create type public.user_role as enum ('patient', 'professional', 'professional_pending', 'admin');
create type public.profession as enum ('psychologist', 'psychiatrist');
create type public.consent_document as enum ('privacy', 'terms');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role public.user_role not null default 'patient',
  is_admin boolean not null default false,
  full_name text not null default '' check (char_length(full_name) <= 120),
  email text not null default '',
  phone text check (phone ~ '^[1-9][1-9](9[0-9]{8}|[2-5][0-9]{7})$'),
  city text check (char_length(city) <= 120),
  state text check (char_length(state) <= 2),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  profession public.profession,
  registration text check (char_length(registration) <= 20),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.profiles is 'One row an account, made by the sign-up trigger.';
comment on column public.profiles.role is 'Always patient at sign-up; only procedures change it.';
comment on column public.profiles.is_admin is 'Administers beside whatever the role is.';
comment on column public.profiles.state is 'Two letters.';
comment on column public.profiles.email is 'Follows the address of the account.';
comment on column public.profiles.phone is 'Area code and number, digits only.';
comment on column public.profiles.cpf is 'Digits only. Not unique: families share one.';
comment on column public.profiles.cnpj is 'Fourteen characters without mask.';
comment on column public.profiles.profession is 'Stated at sign-up; prefills the application.';
comment on column public.profiles.registration is 'CRP or CRM stated at sign-up; prefills the application.';
create index profiles_role_idx on public.profiles (role);
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.keep_rights() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- A procedure runs as its owner; only what the API runs itself has these roles.
  if current_user in ('anon', 'authenticated') and (tg_op = 'INSERT' or exists (
    select from unnest(tg_argv) as name where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name)) then
    raise exception using errcode = '42501', message = 'Only procedures decide what somebody may do.';
  end if;
  return new;
end
$$;
comment on function private.keep_rights() is
  'Trigger. Arguments: columns that nobody writes past the procedures, whatever is granted by mistake. Grants are the '
  'first barrier, this is the second.';
create trigger keep_rights before insert or update on public.profiles
  for each row execute function private.keep_rights('role', 'is_admin');

create function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and (role = 'admin' or is_admin)
  )
$$;
comment on function private.is_admin() is
  'Whether the caller administers. Reads profiles past its own policies, which ask this.';
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select (id, role, is_admin, full_name, email, phone, city, state, cpf, cnpj, profession,
  registration, created_at, updated_at) on public.profiles to authenticated;
grant update (full_name, phone, city, state) on public.profiles to authenticated;

create policy "People read their own profile, admins every one" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "People correct their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create table private.consent_texts (
  document public.consent_document not null,
  version text not null check (char_length(version) between 1 and 40),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (document, version)
);
comment on table private.consent_texts is
  'Every text that was ever published, before anybody can accept it. A new version is a new row; none ever changes.';
comment on column private.consent_texts.version is 'As the portal sends it on sign-up (shared-domain/consents).';
comment on column private.consent_texts.sha256 is
  'Of the words a person reads at /legal; its page test says how they are put together.';
alter table private.consent_texts enable row level security;
revoke all on private.consent_texts from anon, authenticated;
insert into private.consent_texts (document, version, sha256) values
  ('privacy', '2026-11-21', '3655fc4602035eced282db2168d51591207286dcce51524f3860518bc6d379c9'),
  ('terms', '2026-11-21', '4cfc803435ad0a3a20799cd777cfdab7ce6cc8ff09d18ee501e94931b0b1f691');

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  document public.consent_document not null,
  version text not null check (char_length(version) between 1 and 40),
  text_sha256 text not null,
  accepted_at timestamptz not null default private.now(),
  unique (user_id, document, version)
);
comment on table public.consents is 'Which version of which text a person accepted, and when.';
comment on column public.consents.text_sha256 is
  'Of the text itself, taken from private.consent_texts by the server: what was accepted can be proven later.';
alter table public.consents enable row level security;
revoke all on public.consents from anon, authenticated;
grant select (id, user_id, document, version, text_sha256, accepted_at) on public.consents to authenticated;

create policy "People read their own consents, admins every one" on public.consents
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
