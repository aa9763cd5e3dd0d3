-- Who is in the team, and in which role, is decided by full members with their own second factor.

create table private.team_requests (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role public.team_role not null,
  reason text not null,
  requested_by uuid not null references public.profiles (id) on delete cascade,
  requested_at timestamptz not null default private.now()
);
create index team_requests_requested_by_idx on private.team_requests (requested_by);
comment on table private.team_requests is 'Who shall join the team, until another full member confirms or declines; for seven days.';
comment on column private.team_requests.role is 'The role that the user is to have.';
comment on column private.team_requests.reason is 'Why, for the team.';
comment on column private.team_requests.requested_by is 'The full member who asks; cannot confirm.';
comment on column private.team_requests.requested_at is 'Start of the seven days.';
alter table private.team_requests enable row level security;

create function private.require_recent_factor() returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  ways constant jsonb := auth.jwt() -> 'amr';
begin
  if auth.jwt() ->> 'aal' is distinct from 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
    or not exists (
      select from jsonb_array_elements(case jsonb_typeof(ways) when 'array' then ways else '[]' end) as way
      where way ->> 'method' = 'totp' and jsonb_typeof(way -> 'timestamp') = 'number'
        and to_timestamp((way ->> 'timestamp')::double precision) > private.now() - interval '5 minutes')
  then
    perform private.refuse('factor_not_recent', 'Enter the code of your second factor again: it counts for five minutes.');
  end if;
end
$$;
comment on function private.require_recent_factor() is
  'Refuses a caller who has not verified a second factor in this login session within the last five minutes.';

create function private.require_role_change(person uuid, reason text) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- One change of the team at a time, so that members are counted.
  perform private.require_live_session(), pg_advisory_xact_lock(hashtextextended('team', 0));
  perform private.require_capability('people.roles');
  perform private.require_recent_factor();
  if (char_length(private.trimmed(reason)) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A reason of 3 to 500 characters.');
  elsif person = auth.uid() then
    perform private.refuse('own_role', 'Another full member changes your role.');
  end if;
  perform private.lock_people(person);
  if not exists (select from public.profiles p join auth.users u on u.id = p.id
    where p.id = person and p.erased_at is null and u.email_confirmed_at is not null) then
    perform private.refuse('person_not_found', 'No confirmed account has this identifier.');
  end if;
end
$$;

create function private.put_in_team(person uuid, role public.team_role, reason text) returns void
language plpgsql
set search_path = ''
as $$
declare
  before public.team_role;
begin
  select m.role into before from private.team_members m where m.user_id = person;
  insert into private.team_members as m (user_id, role) values (person, put_in_team.role)
  on conflict (user_id) do update set role = excluded.role, since = excluded.since where m.role <> excluded.role;
  update public.profiles p set is_admin = true where p.id = person and not p.is_admin;
  delete from private.team_requests r where r.user_id = person;
  if before is distinct from put_in_team.role then
    perform private.log('team_members', person, case when before is not null then jsonb_build_object('role', before) end,
      jsonb_build_object('role', put_in_team.role, 'reason', reason));
  end if;
end
$$;

create function public.set_team_role(user_id uuid, role public.team_role, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  words constant text := private.trimmed(reason);
begin
  perform private.require_role_change(set_team_role.user_id, reason);
  if set_team_role.role is null then
    perform private.refuse('role_invalid', 'A role in the team.');
  end if;
  if exists (select from private.team_members m where m.user_id = set_team_role.user_id)
    or (select count(*) from private.team_members m where m.role = 'full') < 2
  then
    perform private.put_in_team(set_team_role.user_id, set_team_role.role, words);
    return json_build_object('user_id', set_team_role.user_id, 'role', set_team_role.role, 'state', 'done');
  end if;
  insert into private.team_requests as r (user_id, role, reason, requested_by)
  values (set_team_role.user_id, set_team_role.role, words, auth.uid())
  on conflict on constraint team_requests_pkey do update
  set role = excluded.role, reason = excluded.reason, requested_by = excluded.requested_by, requested_at = excluded.requested_at;
  perform private.log('team_members', set_team_role.user_id, null,
    jsonb_build_object('role', set_team_role.role, 'status', 'pending', 'reason', words));
  return json_build_object('user_id', set_team_role.user_id, 'role', set_team_role.role, 'state', 'waiting');
end
$$;
comment on function public.set_team_role(uuid, public.team_role, text) is
  'Changes a member''s role, or adds a member: where there are two full members, the other one confirms. Needs the caller''s '
  'second factor of the last five minutes.';

create function public.answer_team_request(user_id uuid, accepts boolean, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  request private.team_requests;
begin
  perform private.require_role_change(answer_team_request.user_id, reason);
  select * into request from private.team_requests r
  where r.user_id = answer_team_request.user_id and r.requested_at > private.now() - interval '7 days';
  if not found then
    perform private.refuse('request_not_found', 'Nobody asks for this user to join the team.');
  elsif accepts is null then
    perform private.refuse('answer_required', 'Accept or decline.');
  elsif not accepts then
    delete from private.team_requests r where r.user_id = request.user_id;
    perform private.log('team_members', request.user_id, jsonb_build_object('role', request.role, 'status', 'pending'),
      jsonb_build_object('role', request.role, 'status', 'refused', 'reason', private.trimmed(reason)));
    return json_build_object('user_id', request.user_id, 'role', null, 'state', 'declined');
  elsif request.requested_by = auth.uid() then
    perform private.refuse('other_admin_needed', 'Another full member confirms.');
  end if;
  perform private.put_in_team(request.user_id, request.role, private.trimmed(reason));
  return json_build_object('user_id', request.user_id, 'role', request.role, 'state', 'done');
end
$$;
comment on function public.answer_team_request(uuid, boolean, text) is
  'Confirms or declines that a user joins the team. Whoever asked may only decline.';

create function public.remove_from_team(user_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  before public.team_role;
begin
  perform private.require_role_change(remove_from_team.user_id, reason);
  select m.role into before from private.team_members m where m.user_id = remove_from_team.user_id;
  if not found then
    perform private.refuse('member_not_found', 'This user is not in the team.');
  end if;
  update public.profiles p set is_admin = false, role = case when p.role <> 'admin' then p.role
    when exists (select from public.professionals d where d.user_id = p.id and d.approval_status in ('approved', 'suspended'))
      then 'professional' else 'patient' end::public.user_role
  where p.id = remove_from_team.user_id;
  perform private.log('team_members', remove_from_team.user_id, jsonb_build_object('role', before),
    jsonb_build_object('role', null, 'reason', private.trimmed(reason)));
  return json_build_object('user_id', remove_from_team.user_id, 'role', null, 'state', 'done');
end
$$;
comment on function public.remove_from_team(uuid, text) is
  'Ends a membership; the account stays. Needs the caller''s second factor of the last five minutes.';

create function public.list_team() returns table (user_id uuid, full_name text, role public.team_role, since timestamptz,
  waits_for_confirmation boolean, requested_by uuid, reason text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('people.read');
  return query
    select m.user_id, p.full_name, m.role, m.since, false, null::uuid, null::text
    from private.team_members m join public.profiles p on p.id = m.user_id
    union all
    select r.user_id, p.full_name, r.role, r.requested_at, true, r.requested_by, r.reason
    from private.team_requests r join public.profiles p on p.id = r.user_id
    where r.requested_at > private.now() - interval '7 days' and private.may('people.roles')
    order by 5 desc, 2;
end
$$;
comment on function public.list_team() is 'The members of the team, and for full members those who wait for confirmation.';

revoke all on function private.require_recent_factor(), private.require_role_change(uuid, text),
  private.put_in_team(uuid, public.team_role, text) from public;
revoke all on function public.set_team_role(uuid, public.team_role, text), public.answer_team_request(uuid, boolean, text),
  public.remove_from_team(uuid, text), public.list_team() from public, anon;
grant execute on function public.set_team_role(uuid, public.team_role, text), public.answer_team_request(uuid, boolean, text),
  public.remove_from_team(uuid, text), public.list_team() to authenticated;
