-- A demonstration that people from elsewhere reach makes test accounts, but no admins. The host says at each start
-- which it is.
alter table public.deployment_settings add column test_admins boolean not null default false;
comment on column public.deployment_settings.test_admins is
  'Whether a test account may be an admin: only in a demonstration that no one but this machine reaches.';
grant select (test_admins) on public.deployment_settings to anon, authenticated;

create or replace function public.prepare_test_user(user_id uuid, role public.user_role, bio text default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  settings public.deployment_settings;
  account auth.users;
  profile public.profiles;
begin
  select * into settings from public.deployment_settings;
  if settings.demonstration is not true then
    perform private.refuse('demonstration_off', 'Test accounts exist in demonstrations alone.');
  elsif (prepare_test_user.role in ('patient', 'professional', 'admin')) is not true then
    perform private.refuse('role_invalid', 'A test account is a patient, a professional or an admin.');
  elsif prepare_test_user.role = 'admin' and settings.test_admins is not true then
    perform private.refuse('test_admins_off', 'This demonstration is public and makes no admins.');
  end if;
  select * into account from auth.users u
  where u.id = prepare_test_user.user_id and u.created_at > private.now() - interval '1 minute'
    and u.email_confirmed_at is null;
  if not found then
    perform private.refuse('account_too_old', 'No account of the last minute has this identifier.');
  end if;
  update auth.users u set email_confirmed_at = private.now() where u.id = account.id;
  update public.profiles p set role = prepare_test_user.role, is_admin = prepare_test_user.role = 'admin'
  where p.id = account.id returning * into profile;
  if prepare_test_user.role = 'professional' then
    insert into public.professionals (user_id, full_name, profession, registration, bio, specialties,
      price_per_session, city, state, approval_status)
    values (account.id, profile.full_name, coalesce(profile.profession, 'psychologist'),
      coalesce(profile.registration, 'CRP 06/000000'),
      nullif(left(private.trimmed(prepare_test_user.bio), 4000), ''), '{Ansiedade}', 12000,
      'São Paulo', 'SP', 'approved')
    on conflict on constraint professionals_user_id_key do nothing;
    perform private.give_usual_hours(account.id);
  end if;
end
$$;
