-- Anybody may sign up with somebody else's address. The password they chose waits with the unconfirmed account, and the
-- auth server keeps it when the owner of the mailbox signs up later: confirming would open the account to both. So a
-- password counts only if the address was confirmed by the one e-mail that its own sign-up sent.

create function private.drop_unproven_password() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    -- Each further e-mail may have been somebody else's wish. The auth server sends none within a minute of another;
    -- the first one may take it some seconds.
    if new.confirmation_sent_at > new.created_at + interval '30 seconds' or new.recovery_sent_at is not null then
      new.encrypted_password := null;
      new.raw_app_meta_data := coalesce(new.raw_app_meta_data, '{}') || '{"password_dropped": true}';
    end if;
  elsif coalesce(new.encrypted_password, '') <> '' then
    new.raw_app_meta_data := new.raw_app_meta_data - 'password_dropped';
  end if;
  return new;
end
$$;
comment on function private.drop_unproven_password() is
  'Confirming an address after more than one e-mail takes the password away, since it cannot be told whose it is; '
  'password_dropped says so until another is chosen.';
revoke execute on function private.drop_unproven_password() from public;
create trigger drop_unproven_password before update of email_confirmed_at, encrypted_password on auth.users
  for each row execute function private.drop_unproven_password();
