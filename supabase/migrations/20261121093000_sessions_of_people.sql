-- Where somebody is signed in: they see it device by device and end what is not theirs; an admin ends all of one person.

create function private.sessions_of(person uuid)
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text)
language sql stable
set search_path = ''
as $$
  select s.id, s.created_at, used.at, s.user_agent
  from auth.sessions s, lateral (select coalesce(s.refreshed_at at time zone 'utc', s.created_at)) as used (at)
  where s.user_id = person
    and private.now() <= least(s.not_after, s.created_at + interval '30 days', used.at + interval '7 days')
$$;
comment on function private.sessions_of(uuid) is
  'The sessions of a person that can still be renewed: the authentication server refuses the others ([auth.sessions] of '
  'config.toml has the same lengths) and clears them away later. Last used: when the session was renewed last, at most an '
  'hour before it was really used.';

create function private.this_session() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  this uuid;
begin
  select s.id into this from private.sessions_of(auth.uid()) s where s.id = (auth.jwt() ->> 'session_id')::uuid;
  if not found then
    perform private.refuse('not_authenticated', 'Sign in again: this session is over.');
  end if;
  return this;
end
$$;
comment on function private.this_session() is
  'The caller''s own session, refused when it is over: its token lives up to an hour longer, and whoever was put out must '
  'not put out the owner with it.';

create function public.my_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_this boolean)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  this constant uuid := private.this_session();
begin
  return query
    select s.id, s.created_at, s.last_used_at, s.user_agent, s.id = this
    from private.sessions_of(auth.uid()) s
    order by s.id = this desc, s.last_used_at desc, s.id;
end
$$;
comment on function public.my_sessions() is
  'The caller''s sessions that are not over: this one first, then the one used last. The user agent as the browser sent it.';

create function public.end_session(session_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  this constant uuid := private.this_session();
begin
  if end_session.session_id = this then
    perform private.refuse('session_in_use', 'The session that asks ends by signing out.');
  end if;
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = auth.uid();
end
$$;
comment on function public.end_session(uuid) is
  'Ends another session of the caller with its refresh tokens; its access token lives up to an hour. One that is over, was '
  'never there or is somebody else''s answers alike.';

create function public.end_sessions_of(user_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  ended int;
begin
  perform private.require_admin();
  if not exists (select from public.profiles p where p.id = end_sessions_of.user_id and p.erased_at is null) then
    perform private.refuse('person_not_found', 'Nobody has this identifier.');
  end if;
  select count(*) into ended from private.sessions_of(end_sessions_of.user_id);
  delete from auth.sessions s where s.user_id = end_sessions_of.user_id;
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  values (auth.uid(), 'profiles', end_sessions_of.user_id, 'update', jsonb_build_object('sessions_ended', ended));
  return json_build_object('user_id', end_sessions_of.user_id, 'sessions_ended', ended);
end
$$;
comment on function public.end_sessions_of(uuid) is
  'An admin signs a person out everywhere, and the log says so. What they may do with an access token that still lives, up '
  'to an hour, roles and policies decide at each request.';

revoke execute on function public.my_sessions(), public.end_session(uuid), public.end_sessions_of(uuid) from public;
grant execute on function public.my_sessions(), public.end_session(uuid), public.end_sessions_of(uuid) to authenticated;
