-- An access token outlives its login session by up to an hour. Whatever exports, erases, cancels, pays or administers
-- therefore checks the session itself.

create function private.has_live_session() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.sessions_of(auth.uid()) s where s.id::text = auth.jwt() ->> 'session_id'
  )
$$;
comment on function private.has_live_session() is
  'Whether the login session of the caller''s token exists and can still be renewed. False without a token.';
revoke execute on function private.has_live_session() from public;
grant execute on function private.has_live_session() to authenticated;

create function private.require_live_session() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse('not_authenticated', 'Sign in first.');
  end if;
  if not private.has_live_session() then
    perform private.refuse('session_ended', 'Sign in again: this session is over.');
  end if;
end
$$;
comment on function private.require_live_session() is
  'Refuses a caller without a token (not_authenticated) and one whose login session is over (session_ended).';
revoke execute on function private.require_live_session() from public;

create or replace function private.this_session() returns uuid
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_live_session();
  return (auth.jwt() ->> 'session_id')::uuid;
end
$$;
comment on function private.this_session() is 'The caller''s own login session; refused when it is over.';
