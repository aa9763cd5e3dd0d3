-- A session whose refresh tokens were revoked (an old one was shown again), and every session of an account that is
-- banned or deleted, keeps its row in auth.sessions until the authentication server clears it away. It is over all the same.

create or replace function private.sessions_of(person uuid)
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text)
language sql stable
set search_path = ''
as $$
  select s.id, s.created_at, used.at, s.user_agent
  from auth.sessions s
    join auth.users u on u.id = s.user_id,
    lateral (select coalesce(s.refreshed_at at time zone 'utc', s.created_at)) as used (at)
  where s.user_id = person
    and private.now() <= least(s.not_after, s.created_at + interval '30 days', used.at + interval '7 days')
    and u.deleted_at is null and (u.banned_until is null or u.banned_until <= private.now())
    and (exists (select from auth.refresh_tokens t where t.session_id = s.id and t.revoked is not true)
      -- Newer authentication servers may sign a session's refresh tokens with a key of its own and store none.
      or to_jsonb(s) ->> 'refresh_token_hmac_key' is not null)
$$;
comment on function private.sessions_of(uuid) is
  'The sessions of a person that can still be renewed: not too old ([auth.sessions] of config.toml has the same lengths), '
  'with a refresh token that was not revoked, and of an account that is neither banned nor deleted. The authentication '
  'server refuses the others and clears them away later. Last used: when the session was renewed last, at most an hour '
  'before it was really used.';
