-- Roles in the team. A role has capabilities; every policy and procedure for the team asks for one of them.

create type public.team_role as enum ('full', 'reviewer', 'finance', 'support', 'read_only');

create table private.team_members (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role public.team_role not null,
  since timestamptz not null default private.now()
);
comment on table private.team_members is 'Who is in the team: exactly the profiles with the role admin or the flag is_admin.';
comment on column private.team_members.role is 'Decides what this member may do: private.team_capabilities.';
comment on column private.team_members.since is 'When this member joined or last changed role.';

create table private.team_capabilities (
  role public.team_role not null,
  capability text not null check (capability ~ '^[a-z]+\.[a-z]+$'),
  primary key (role, capability)
);
comment on table private.team_capabilities is 'What each role may do. Changed by migrations only.';
comment on column private.team_capabilities.role is 'A role in the team.';
comment on column private.team_capabilities.capability is 'Subject and verb, as private.may expects it.';

alter table private.team_members enable row level security;
alter table private.team_capabilities enable row level security;

insert into private.team_capabilities (role, capability)
select member_role::public.team_role, given.capability
from (values
  ('overview.read', '{full,reviewer,finance,support,read_only}'::text[]),
  ('approvals.read', '{full,reviewer,read_only}'),
  ('approvals.decide', '{full,reviewer}'),
  ('people.read', '{full,reviewer,finance,support,read_only}'),
  -- CPF and what else a profile contains.
  ('people.identity', '{full}'),
  ('people.block', '{full,support}'),
  ('people.erase', '{full}'),
  ('people.roles', '{full}'),
  ('consultations.read', '{full,finance,support,read_only}'),
  -- Those with psychiatrists too.
  ('consultations.all', '{full,finance,read_only}'),
  ('consultations.change', '{full,support}'),
  ('money.read', '{full,finance,read_only}'),
  ('money.decide', '{full,finance}'),
  ('money.pay', '{full,finance}'),
  ('content.read', '{full,reviewer,support,read_only}'),
  ('content.moderate', '{full,reviewer}'),
  ('messages.read', '{full,support,read_only}'),
  ('messages.answer', '{full,support}'),
  ('settings.change', '{full}'),
  ('jobs.read', '{full,support,read_only}'),
  ('audit.read', '{full,read_only}')
) as given (capability, roles), unnest(given.roles) as member_role;

create function private.join_team() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.team_members (user_id, role) values (new.id, 'full') on conflict (user_id) do nothing;
  return null;
end
$$;
comment on function private.join_team() is 'An admin made without a role, by the owner or a test account, is a full one.';

create function private.leave_team() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.team_members where user_id = new.id;
  return null;
end
$$;
revoke all on function private.join_team(), private.leave_team() from public;

create trigger join_team after insert or update of role, is_admin on public.profiles
  for each row when (new.role = 'admin' or new.is_admin) execute function private.join_team();
create trigger leave_team after update of role, is_admin on public.profiles
  for each row when (not (new.role = 'admin' or new.is_admin) and (old.role = 'admin' or old.is_admin))
  execute function private.leave_team();

insert into private.team_members (user_id, role)
select id, 'full' from public.profiles where role = 'admin' or is_admin;

create function private.may(capability text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.team_members m join private.team_capabilities c on c.role = m.role
    where m.user_id = (select auth.uid()) and c.capability = may.capability
      and private.lacking_factor(m.user_id) = 'none'
  ) and private.has_live_session()
$$;
comment on function private.may(text) is
  'Whether the caller''s role in the team has this capability, in a live session in which no factor is missing.';

create function private.require_capability(capability text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_live_session();
  if not private.may(require_capability.capability) then
    perform private.refuse('not_allowed', format('Only members of the team with %s may do this.', require_capability.capability));
  end if;
end
$$;
comment on function private.require_capability(text) is 'Refuses a caller without the capability: not_allowed, or session_ended.';

revoke all on function private.may(text), private.require_capability(text) from public;
grant execute on function private.may(text) to authenticated;

create or replace function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.team_members m
    where m.user_id = (select auth.uid()) and private.lacking_factor(m.user_id) = 'none'
  ) and private.has_live_session()
$$;
comment on function private.is_admin() is
  'Whether the caller is in the team, for public.team_access alone. What a member may do: private.may.';
revoke execute on function private.is_admin() from authenticated;

create function public.team_access() returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  membership private.team_members;
begin
  select * into membership from private.team_members m where m.user_id = auth.uid();
  if not found then
    return null;
  end if;
  perform private.require_live_session();
  if not private.is_admin() then
    return null;
  end if;
  return json_build_object('role', membership.role, 'capabilities', (select json_agg(c.capability order by c.capability)
    from private.team_capabilities c where c.role = membership.role));
end
$$;
comment on function public.team_access() is
  'The caller''s role in the team and its capabilities; null for others, and while a factor is missing.';
revoke all on function public.team_access() from public, anon;
grant execute on function public.team_access() to authenticated;

-- Every procedure that asked for an admin asks for a capability. One that is not in the list gets people.roles, which
-- only full members have.
do $$
declare
  found_ones int;
  needed record;
  procedure record;
begin
  for needed in
    select name, list.capability from (values
      ('overview.read', '{admin_overview,recent_activity}'::text[]),
      ('approvals.read', '{application_counts,list_applications,list_professionals}'),
      ('approvals.decide', '{pending_application,suspend_professional,lift_suspension}'),
      ('people.block', '{end_sessions_of}'),
      ('people.erase', '{erase_person,erasure_preview,open_request}'),
      ('consultations.read', '{list_consultations,consultation_counts,export_consultations}'),
      ('consultations.change', '{consultation_for_team}'),
      ('money.read', '{bank_balance,charge_counts,charge_details,export_payouts,financial_figures,list_absences,
        list_bank_entries,list_charges,list_payments,list_payout_batches,list_payout_lines,list_refund_decisions,
        list_refunds,list_suspense,money_counts,paid_revenue,payment_job_states,payouts_due}'),
      ('money.decide', '{assign_suspense,close_refund,confirm_refund,decide_absence,decide_refund,decline_refund,
        delete_view,keep_suspense,mark_payment_paid,mark_refunded,record_bank_entry,return_suspense,
        reverse_bank_entry,save_view,undo_payment_mark}'),
      ('money.pay', '{approve_payouts,discard_payouts,hold_payout,mark_payouts_paid,prepare_payouts,release_payout,
        return_payout}'),
      ('content.read', '{list_reviews,list_testimonials}'),
      ('content.moderate', '{moderate_testimonial}'),
      ('messages.read', '{list_contact_messages,list_privacy_requests}'),
      ('messages.answer', '{mark_contact_message_read}'),
      ('settings.change', '{update_platform_fee}')
    ) as list (capability, names), unnest(list.names) as name
  loop
    found_ones := 0;
    for procedure in
      select pg_get_functiondef(p.oid) as definition from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.proname = needed.name
        and p.prosrc like '%private.require_admin()%'
    loop
      execute replace(procedure.definition, 'private.require_admin()',
        format('private.require_capability(%L)', needed.capability));
      found_ones := found_ones + 1;
    end loop;
    if found_ones = 0 then
      raise exception 'No procedure % asks for an admin.', needed.name;
    end if;
  end loop;
  for procedure in
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind in ('f', 'p')
      and p.prosrc like '%private.require_admin()%'
  loop
    execute replace(procedure.definition, 'private.require_admin()', 'private.require_capability(''people.roles'')');
  end loop;
end
$$;
drop function private.require_admin();

-- The policies likewise.
do $$
declare
  policy record;
begin
  for policy in
    select p.schemaname, p.tablename, p.policyname, p.qual, needed.capability
    from pg_policies p left join (values
      ('agenda_settings', 'approvals.read'),
      ('audit_log', 'audit.read'),
      ('consents', 'people.read'),
      ('consultations', 'consultations.all'),
      ('contact_messages', 'messages.read'),
      ('payments', 'money.read'),
      ('platform_fee_history', 'money.read'),
      ('platform_fee_settings', 'money.read'),
      ('privacy_requests', 'messages.read'),
      ('professional_applications', 'approvals.read'),
      ('professionals', 'approvals.read'),
      ('profiles', 'people.identity'),
      ('reviews', 'content.read'),
      ('saved_views', 'money.read'),
      ('weekly_hours', 'approvals.read'),
      ('objects', 'approvals.read')
    ) as needed (tablename, capability) using (tablename)
    where p.qual like '%private.is_admin()%'
  loop
    execute format('alter policy %I on %I.%I using (%s)', policy.policyname, policy.schemaname, policy.tablename,
      replace(policy.qual, 'private.is_admin() AS is_admin',
        format('private.may(%L) as may', coalesce(policy.capability, 'people.roles'))));
    execute format('alter policy %I on %I.%I rename to %I', policy.policyname, policy.schemaname, policy.tablename,
      replace(replace(replace(replace(policy.policyname, 'admins every one', 'the team every one by its role'),
        'admins everything', 'the team everything by its role'), 'Admins read', 'Members of the team with the role read'),
        'Owners and admins read', 'Owners and reviewers read'));
  end loop;
end
$$;

-- A reviewer sees where an applicant lives.
alter policy "People read their own profile, the team every one by its role" on public.profiles
  using (id = (select auth.uid()) or (select private.may('people.identity'))
    or ((select private.may('approvals.read'))
      and exists (select from public.professional_applications a where a.user_id = profiles.id)));

create function private.is_with_psychiatrist(professional uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.professionals d where d.user_id = professional and d.profession = 'psychiatrist')
$$;
revoke all on function private.is_with_psychiatrist(uuid) from public;
comment on function private.is_with_psychiatrist(uuid) is 'Whether this professional is a psychiatrist.';

-- Who hears what, and who is notified of what: those who may act on it.
do $$
declare
  definition text := pg_get_functiondef('private.may_hear(text)'::regprocedure);
  before constant text := $before$topic in ('team:approvals', 'team:messages', 'team:payments', 'team:mails')
      and private.is_admin()$before$;
begin
  if position(before in definition) = 0 then
    raise exception 'private.may_hear does not ask for an admin.';
  end if;
  execute replace(definition, before, $after$private.may(case topic when 'team:approvals' then 'approvals.read'
      when 'team:messages' then 'messages.read' when 'team:payments' then 'money.read'
      when 'team:mails' then 'jobs.read' end)$after$);
end
$$;

create function private.members_who_may(capability text) returns setof uuid
language sql stable
set search_path = ''
as $$
  select m.user_id from private.team_members m join private.team_capabilities c on c.role = m.role
  where c.capability = members_who_may.capability
$$;
revoke all on function private.members_who_may(text) from public;
comment on function private.members_who_may(text) is 'The members of the team whose role has this capability.';

create or replace function private.tell_admins(kind text, title text, body text, link text,
  names uuid default null, about uuid default null) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, kind, title, body, link, subject_id, about_id)
  select member, kind, title, body, link, names, about
  from private.members_who_may(case kind when 'application' then 'approvals.decide' when 'money' then 'money.decide'
    when 'testimonial' then 'content.moderate' when 'contact' then 'messages.answer' else 'people.roles' end) as member
$$;

do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('private.tell_of_contact()', $b$select p.id, 'contact', says, 'Alguém escreveu para a equipe.', place
  from public.profiles p
  where (p.role = 'admin' or p.is_admin) and not exists (select from public.notifications n
    where n.user_id = p.id$b$, $a$select member, 'contact', says, 'Alguém escreveu para a equipe.', place
  from private.members_who_may('messages.answer') as member
  where not exists (select from public.notifications n
    where n.user_id = member$a$),
      ('public.payouts_due()', $b$(select count(*) from public.profiles p where p.role = 'admin' or p.is_admin)$b$,
        $a$(select count(*) from private.members_who_may('money.pay'))$a$),
      -- Of what happened, a member sees what the role may read.
      ('public.recent_activity(int)', 'from public.professional_applications a order by',
        $a$from public.professional_applications a where private.may('approvals.read') order by$a$),
      ('public.recent_activity(int)', $b$where l.subject_table = 'professional_applications'$b$,
        $a$where private.may('approvals.read') and l.subject_table = 'professional_applications'$a$),
      ('public.recent_activity(int)', 'from public.consultations c order by',
        $a$from public.consultations c where private.may('consultations.read') order by$a$),
      ('public.recent_activity(int)', 'from public.payments p where',
        $a$from public.payments p where private.may('money.read') and$a$),
      ('public.recent_activity(int)', 'p.user_id = r.professional_id
       order by', $a$p.user_id = r.professional_id
       where private.may('content.read') order by$a$),
      -- Not with psychiatrists, unless the role says so.
      ('private.consultation_page(text, text, public.consultation_state, text, uuid, boolean, int, int)',
        $b$concat_ws(' and ', 'true',$b$,
        $a$concat_ws(' and ', 'true',
      case when not private.may('consultations.all') then 'not private.is_with_psychiatrist(c.professional_id)' end,$a$),
      ('private.consultation_page(text, text, public.consultation_state, text, uuid, boolean, int, int)',
        'IMMUTABLE', 'STABLE'),
      ('private.consultation_for_team(uuid, text)', 'if not found then',
        $a$if not found or (not private.may('consultations.all')
    and private.is_with_psychiatrist(consultation.professional_id)) then$a$)
    ) as list (name, was, becomes)
  loop
    definition := pg_get_functiondef(changed.name::regprocedure);
    if position(changed.was in definition) = 0 then
      raise exception '% does not contain "%".', changed.name, changed.was;
    end if;
    execute replace(definition, changed.was, changed.becomes);
  end loop;
end
$$;
