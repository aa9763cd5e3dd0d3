-- The auth server sends no second e-mail within a minute of the first, so a sign-up right after another one left no
-- trace. It now says so itself (app_metadata.sign_up_contested, which only the server writes): that counts like an e-mail.

create or replace function private.drop_unproven_sign_up() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    -- Each further e-mail may have been somebody else's wish. The auth server sends none within a minute of another;
    -- the first one may take it some seconds.
    if new.confirmation_sent_at > new.created_at + interval '30 seconds' or new.recovery_sent_at is not null
      or new.raw_app_meta_data ? 'sign_up_contested' then
      new.encrypted_password := null;
      new.raw_app_meta_data :=
        coalesce(new.raw_app_meta_data, '{}') - 'sign_up_contested' || '{"sign_up_dropped": true}';
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
  'Confirming an address that was asked for more than once takes password, personal data and consents away, since it '
  'cannot be told whose they are; sign_up_dropped says so until the person has said them again.';
