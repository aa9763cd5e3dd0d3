-- Whom the procedures for admins let in.

create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse('not_authenticated', 'Sign in as an admin.');
  elsif not private.is_admin() then
    perform private.refuse('not_allowed', 'Only admins may ask this.');
  end if;
end
$$;
