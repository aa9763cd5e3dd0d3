-- Anybody may sign up with somebody else's address. What they chose and said (password, name, CPF, consents) waits with
-- the unconfirmed account, and the auth server keeps it when the owner of the mailbox signs up later: confirming would
-- open the account to both, in a stranger's name. So a sign-up counts only if the address was confirmed by the one e-mail
-- that it sent itself; otherwise the person says everything again.

create function private.drop_unproven_sign_up() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    -- Each further e-mail may have been somebody else's wish. The auth server sends none within a minute of another;
    -- the first one may take it some seconds.
    if new.confirmation_sent_at > new.created_at + interval '30 seconds' or new.recovery_sent_at is not null then
      new.encrypted_password := null;
      new.raw_app_meta_data := coalesce(new.raw_app_meta_data, '{}') || '{"sign_up_dropped": true}';
      new.raw_user_meta_data := new.raw_user_meta_data - 'full_name';
      update auth.identities set identity_data = identity_data - 'full_name' where user_id = new.id;
      delete from public.consents where user_id = new.id;
      perform private.write_sign_up(new.id, '{}');
    end if;
  end if;
  return new;
end
$$;
comment on function private.drop_unproven_sign_up() is
  'Confirming an address after more than one e-mail takes password, personal data and consents away, since it cannot be '
  'told whose they are; sign_up_dropped says so until the person has said them again.';
revoke execute on function private.drop_unproven_sign_up() from public;
create trigger drop_unproven_sign_up before update of email_confirmed_at on auth.users
  for each row execute function private.drop_unproven_sign_up();

-- The auth server writes the metadata once more after confirming, from what it holds in memory.
create function private.strip_dropped_name() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.raw_app_meta_data ? 'sign_up_dropped' then
    new.raw_user_meta_data := new.raw_user_meta_data - 'full_name';
  end if;
  return new;
end
$$;
create trigger strip_dropped_name before update of raw_user_meta_data on auth.users
  for each row execute function private.strip_dropped_name();

create function public.restate_sign_up(sign_up jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  is_dropped boolean;
begin
  if caller is null then
    perform private.refuse('not_authenticated', 'Sign in to say who you are.');
  end if;
  select raw_app_meta_data ? 'sign_up_dropped' into is_dropped from auth.users where id = caller for no key update;
  if is_dropped is not true and private.has_signed_up(caller) then
    return; -- said already: a retry
  end if;
  -- What is stored stays where nothing is said: a sign-up that was dropped has left nothing of anybody else.
  perform private.write_sign_up(caller, (
    select jsonb_build_object('cpf', p.cpf, 'phone', p.phone, 'cnpj', p.cnpj, 'profession', p.profession,
      'registration', p.registration) || jsonb_strip_nulls(coalesce(sign_up, '{}'))
    from public.profiles p where p.id = caller));
  if not private.has_signed_up(caller) then
    perform private.refuse('fields_required', 'A full name and consent to both texts are required.');
  end if;
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'sign_up_dropped' where id = caller;
end
$$;
comment on function public.restate_sign_up(jsonb) is
  'What sign-up sends as metadata, said once more by the confirmed owner of the address; what it leaves out stays as it '
  'is. Does nothing for an account that was not dropped and has a name and both consents.';

create function public.sign_up_is_complete() returns boolean
language sql stable security definer
set search_path = ''
as $$ select private.has_signed_up((select auth.uid())) $$;
comment on function public.sign_up_is_complete() is
  'Whether the caller''s account has a name and consent to both texts; false for nobody''s.';

revoke execute on function public.restate_sign_up(jsonb), public.sign_up_is_complete() from public;
grant execute on function public.restate_sign_up(jsonb), public.sign_up_is_complete() to authenticated;
