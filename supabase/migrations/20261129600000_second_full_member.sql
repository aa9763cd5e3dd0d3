-- Where there are two full members, one alone could lower the other and then add anybody. Both are needed now for whatever
-- makes or unmakes a full member, and for adding one of any role. Who confirms names the change that is confirmed.

alter table private.team_requests alter column role drop not null;
comment on table private.team_requests is
  'Changes of the team that wait until another full member confirms or declines; for seven days.';
comment on column private.team_requests.role is 'The role that the user is to have; null: the user leaves the team.';

create function private.end_team_requests() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  member constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  delete from private.team_requests r where member in (r.user_id, r.requested_by);
  return null;
end
$$;
comment on function private.end_team_requests() is
  'A request ends when its user joins, leaves or changes role, and when the member who made it does.';
create trigger end_team_requests after insert or update of role or delete on private.team_members
  for each row execute function private.end_team_requests();

drop function private.require_role_change(uuid, text);
create function private.require_role_change(person uuid, reason text, may_be_own boolean default false) returns void
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
  elsif person = auth.uid() and not may_be_own then
    perform private.refuse('own_role', 'Another full member changes your role.');
  end if;
  perform private.lock_people(person);
  if not exists (select from public.profiles p join auth.users u on u.id = p.id
    where p.id = person and p.erased_at is null and u.email_confirmed_at is not null) then
    perform private.refuse('person_not_found', 'No confirmed account has this identifier.');
  end if;
end
$$;

create or replace function private.put_in_team(person uuid, role public.team_role, reason text) returns void
language plpgsql
set search_path = ''
as $$
declare
  before public.team_role;
begin
  select m.role into before from private.team_members m where m.user_id = person;
  if put_in_team.role is null then
    update public.profiles p set is_admin = false, role = case when p.role <> 'admin' then p.role
      when exists (select from public.professionals d where d.user_id = p.id and d.approval_status in ('approved', 'suspended'))
        then 'professional' else 'patient' end::public.user_role
    where p.id = person;
  else
    insert into private.team_members as m (user_id, role) values (person, put_in_team.role)
    on conflict (user_id) do update set role = excluded.role, since = excluded.since where m.role <> excluded.role;
    update public.profiles p set is_admin = true where p.id = person and not p.is_admin;
  end if;
  perform private.log('team_members', person, case when before is not null then jsonb_build_object('role', before) end,
    jsonb_build_object('role', put_in_team.role, 'reason', reason));
end
$$;

create function private.change_team(person uuid, role public.team_role, reason text) returns json
language plpgsql
set search_path = ''
as $$
declare
  words constant text := private.trimmed(reason);
  before public.team_role;
  state text := 'done';
begin
  select m.role into before from private.team_members m where m.user_id = person;
  if before is not distinct from change_team.role then
    null;
  elsif (before is null or before = 'full' or change_team.role = 'full')
    and (select count(*) from private.team_members m where m.role = 'full') >= 2
  then
    state := 'waiting';
    insert into private.team_requests as r (user_id, role, reason, requested_by)
    values (person, change_team.role, words, auth.uid())
    on conflict on constraint team_requests_pkey do update
    set role = excluded.role, reason = excluded.reason, requested_by = excluded.requested_by, requested_at = excluded.requested_at;
    perform private.log('team_members', person, case when before is not null then jsonb_build_object('role', before) end,
      jsonb_build_object('role', change_team.role, 'status', 'pending', 'reason', words));
  else
    perform private.put_in_team(person, change_team.role, words);
  end if;
  return json_build_object('user_id', person, 'role', change_team.role, 'state', state);
end
$$;
comment on function private.change_team(uuid, public.team_role, text) is
  'Gives a user a role in the team, or none: at once, or as a request where two full members are needed.';

create or replace function public.set_team_role(user_id uuid, role public.team_role, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_role_change(set_team_role.user_id, reason);
  if set_team_role.role is null then
    perform private.refuse('role_invalid', 'A role in the team.');
  end if;
  return private.change_team(set_team_role.user_id, set_team_role.role, reason);
end
$$;
comment on function public.set_team_role(uuid, public.team_role, text) is
  'Changes a member''s role, or adds a member. Where there are two full members, another one confirms who joins, and who becomes or '
  'no longer is a full member. Needs the caller''s second factor of the last five minutes.';

create or replace function public.remove_from_team(user_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_role_change(remove_from_team.user_id, reason);
  if not exists (select from private.team_members m where m.user_id = remove_from_team.user_id) then
    perform private.refuse('member_not_found', 'This user is not in the team.');
  end if;
  return private.change_team(remove_from_team.user_id, null, reason);
end
$$;
comment on function public.remove_from_team(uuid, text) is
  'Ends a membership; the account stays. Another full member confirms that a full one leaves. Needs the caller''s second factor of '
  'the last five minutes.';

drop function public.answer_team_request(uuid, boolean, text);
create function public.answer_team_request(user_id uuid, accepts boolean, reason text, requested_at timestamptz,
  role public.team_role default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  request private.team_requests;
begin
  perform private.require_role_change(answer_team_request.user_id, reason, may_be_own => true);
  select * into request from private.team_requests r
  where r.user_id = answer_team_request.user_id and r.requested_at > private.now() - interval '7 days';
  if not found then
    perform private.refuse('request_not_found', 'No change of this user''s role waits.');
  elsif (request.role, request.requested_at) is distinct from (answer_team_request.role, answer_team_request.requested_at) then
    perform private.refuse('request_changed', 'Another change of this user''s role waits by now.');
  elsif accepts is null then
    perform private.refuse('answer_required', 'Accept or decline.');
  elsif not accepts then
    if request.user_id = auth.uid() then
      perform private.refuse('own_role', 'Another full member declines it, or it lapses.');
    end if;
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
comment on function public.answer_team_request(uuid, boolean, text, timestamptz, public.team_role) is
  'Confirms or declines the change of the team that list_team showed with this role (null: the user leaves) at this time; refused if '
  'it has been replaced. Whoever asked may only decline; the member concerned may only confirm.';

comment on function public.list_team() is
  'The members of the team, and for full members the changes that wait for confirmation: role null means leaving, since is when it '
  'was asked for.';

revoke all on function private.end_team_requests(), private.require_role_change(uuid, text, boolean),
  private.change_team(uuid, public.team_role, text) from public;
revoke all on function public.answer_team_request(uuid, boolean, text, timestamptz, public.team_role) from public, anon;
grant execute on function public.answer_team_request(uuid, boolean, text, timestamptz, public.team_role) to authenticated;
