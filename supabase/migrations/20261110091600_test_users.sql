-- The page that makes test accounts signs them up as anybody does; this then confirms the address and
-- gives the role. In a demonstration alone, and only to an account that is less than a minute old.

create function public.prepare_test_user(user_id uuid, role public.user_role, bio text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account auth.users;
  profile public.profiles;
begin
  if not (select demonstration from public.deployment_settings) then
    perform private.refuse('demonstration_off', 'Test accounts exist in demonstrations alone.');
  elsif (prepare_test_user.role in ('patient', 'professional', 'admin')) is not true then
    perform private.refuse('role_invalid', 'A test account is a patient, a professional or an admin.');
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
comment on function public.prepare_test_user(uuid, public.user_role, text) is
  'Confirms a test account made in the last minute and gives it its role; a professional also what patients read of '
  'them, which no sign-up carries. Demonstrations only.';
revoke execute on function public.prepare_test_user(uuid, public.user_role, text) from public;
grant execute on function public.prepare_test_user(uuid, public.user_role, text) to anon, authenticated;
