-- Blocking an account: it cannot sign in, its login sessions end, and what has not begun is cancelled with full refund.

-- What a suspension does, for whoever decides it.
create function private.suspend(professional uuid, why text, kept_until date default null) returns boolean
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_changed boolean;
begin
  update public.professionals set approval_status = 'suspended', suspension_reason = why, kept_until = suspend.kept_until
  where user_id = suspend.professional and approval_status = 'approved';
  is_changed := found;
  if is_changed then
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'professionals', suspend.professional, 'update', jsonb_strip_nulls(
      jsonb_build_object('reason', why, 'kept_until', suspend.kept_until)));
    -- The professional's row, held by now, keeps new ones out.
    perform private.cancel_sessions(array(select c.id from public.consultations c
      where c.professional_id = suspend.professional
        and (c.status = 'pending' or c.status = 'scheduled' and c.starts_at > private.now() and not private.is_kept(c))), 'platform');
    perform private.tell_of_running_sessions(suspend.professional);
    perform private.tell_of_suspension(suspend.professional, why);
  end if;
  return is_changed;
end
$$;
comment on function private.suspend(uuid, text, date) is
  'Suspends an approved professional and answers whether there was one. The caller decides who may do so.';

create or replace function public.suspend_professional(professional_user_id uuid, reason text, kept_until date default null)
returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  why constant text := private.trimmed(suspend_professional.reason);
begin
  perform private.require_capability('approvals.decide');
  if coalesce(why, '') = '' then
    perform private.refuse('reason_required', 'A suspension says why.');
  elsif char_length(why) > 1000 then
    perform private.refuse('text_too_long', 'A reason has at most 1000 characters.');
  elsif suspend_professional.kept_until not between private.today() and private.today() + 365 then
    perform private.refuse('kept_until_invalid', 'Consultations are kept until a day from today on, within a year.');
  end if;
  if not private.suspend(suspend_professional.professional_user_id, why, suspend_professional.kept_until)
    and not private.is_suspended(suspend_professional.professional_user_id) then
    perform private.refuse('professional_unavailable', 'No approved professional has this identifier.');
  end if;
  return json_build_object('professional_user_id', suspend_professional.professional_user_id, 'approval_status', 'suspended');
end
$$;

create function private.account_to_block(person uuid, reason text) returns public.profiles
language plpgsql
set search_path = ''
as $$
declare
  account public.profiles;
begin
  -- After another change of the team, so that two full members do not block each other.
  perform private.require_live_session(), pg_advisory_xact_lock(hashtextextended('team', 0));
  perform private.require_capability('people.block');
  if (char_length(private.trimmed(reason)) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A reason of 3 to 500 characters.');
  elsif person = auth.uid() then
    perform private.refuse('own_account', 'Another member of the team does this.');
  end if;
  -- The account first, as erasing does. Then everybody whose agenda changes, in the order of all.
  perform from auth.users u where u.id = person for update;
  perform private.lock_people(variadic array(
    select person union select c.professional_id from public.consultations c
      where c.patient_id = person and c.status in ('pending', 'scheduled')
    union select c.patient_id from public.consultations c
      where c.professional_id = person and c.status in ('pending', 'scheduled')));
  select * into account from public.profiles p where p.id = person and p.erased_at is null;
  if not found then
    perform private.refuse('person_not_found', 'No account has this identifier.');
  elsif exists (select from private.team_members m where m.user_id = person) and not private.may('people.roles') then
    perform private.refuse('not_allowed', 'Only full members block a member of the team.');
  end if;
  return account;
end
$$;
comment on function private.account_to_block(uuid, text) is
  'An account, locked, for a member of the team who may block it, with a reason. Nobody blocks the own one, and only full '
  'members block others of the team, so one of them is always left.';

create function public.block_person(user_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account public.profiles := private.account_to_block(block_person.user_id, block_person.reason);
  coming uuid[];
  ended int := 0;
begin
  if not private.is_blocked(account.id) then
    select count(*) into ended from private.sessions_of(account.id);
    -- The authentication server does not read infinity.
    update auth.users u set banned_until = private.now() + interval '100 years' where u.id = account.id;
    delete from auth.sessions s where s.user_id = account.id;
    select coalesce(array_agg(c.id), '{}') into coming from public.consultations c
    where account.id in (c.patient_id, c.professional_id)
      and (c.status = 'pending' or c.status = 'scheduled' and c.starts_at > private.now());
    update public.consultation_series s set ended_at = private.now(), ended_by = 'platform'
    where s.patient_id = account.id and s.ended_at is null;
    insert into private.cancellations (consultation_id, reason)
    select c.id, 'team' from public.consultations c where c.id = any (coming) and c.patient_id = account.id
    on conflict do nothing;
    perform private.cancel_sessions(array(select c.id from public.consultations c
      where c.id = any (coming) and c.patient_id = account.id), 'platform');
    perform private.suspend(account.id, 'A conta foi bloqueada pela equipe.');
    -- Those that an earlier suspension kept.
    update public.professionals d set kept_until = null where d.user_id = account.id and d.kept_until is not null;
    perform private.cancel_sessions(coming, 'platform');
    perform private.log('profiles', account.id, jsonb_build_object('blocked', false), jsonb_build_object('blocked', true,
      'reason', private.trimmed(block_person.reason), 'sessions_ended', ended, 'consultations_cancelled', cardinality(coming)));
  end if;
  return json_build_object('user_id', account.id, 'state', 'blocked', 'sessions_ended', ended,
    'consultations_cancelled', coalesce(cardinality(coming), 0));
end
$$;
comment on function public.block_person(uuid, text) is
  'The team blocks an account: signing in is refused, login sessions end, a professional is suspended, and consultations that have '
  'not begun are cancelled with full refund; one that runs goes on. Blocking twice changes nothing more.';

create function public.unblock_person(user_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  account public.profiles := private.account_to_block(unblock_person.user_id, unblock_person.reason);
begin
  if private.is_blocked(account.id) then
    update auth.users u set banned_until = null where u.id = account.id;
    perform private.log('profiles', account.id, jsonb_build_object('blocked', true),
      jsonb_build_object('blocked', false, 'reason', private.trimmed(unblock_person.reason)));
  end if;
  return json_build_object('user_id', account.id, 'state', (select l.state from private.people l where l.user_id = account.id));
end
$$;
comment on function public.unblock_person(uuid, text) is
  'Lets a blocked account sign in again. What was cancelled stays so, and a professional stays suspended.';

-- One login session, or all.
drop function public.end_sessions_of(uuid);
create function public.end_sessions_of(user_id uuid, session_id uuid default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  ended int;
begin
  perform private.require_capability('people.block');
  -- Held, so that the log gets no identifier of a person who is erased at this moment.
  perform from public.profiles p where p.id = end_sessions_of.user_id and p.erased_at is null for key share;
  if not found then
    perform private.refuse('person_not_found', 'Nobody has this identifier.');
  end if;
  select count(*) into ended from private.sessions_of(end_sessions_of.user_id) s
  where end_sessions_of.session_id is null or s.id = end_sessions_of.session_id;
  delete from auth.sessions s where s.user_id = end_sessions_of.user_id
    and (end_sessions_of.session_id is null or s.id = end_sessions_of.session_id);
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  values (auth.uid(), 'profiles', end_sessions_of.user_id, 'update', jsonb_build_object('sessions_ended', ended));
  return json_build_object('user_id', end_sessions_of.user_id, 'sessions_ended', ended);
end
$$;
comment on function public.end_sessions_of(uuid, uuid) is
  'The team signs a person out everywhere, or out of one login session, and the log says so. What an access token that still '
  'lives may do, up to an hour, roles and policies decide at each request.';

-- Nobody books as a blocked patient, or for one, also where the block came between.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.book_time(uuid, timestamptz, int, uuid)', $old$  perform private.lock_people(caller, professional_user_id);$old$,
        $new$  perform private.lock_people(caller, professional_user_id);
  perform private.require_live_session();$new$),
      ('private.require_own_patient(uuid)', $old$or private.is_erased(patient) then$old$,
        $new$or private.is_erased(patient) or private.is_blocked(patient) then$new$),
      ('private.require_own_patient(uuid)',
        $old$  elsif not exists (select from public.profiles p where p.id = patient) then
    perform private.refuse('not_your_patient', 'The patient was erased meanwhile.');$old$,
        $new$  elsif not exists (select from public.profiles p where p.id = patient) or private.is_blocked(patient) then
    perform private.refuse('not_your_patient', 'The patient was erased or blocked meanwhile.');$new$),
      ('private.readable(json)', $old$"suspended_at": "suspenso_em",$old$,
        $new$"suspended_at": "suspenso_em", "blocked": "bloqueada", "sessions_ended": "acessos_encerrados",
      "consultations_cancelled": "consultas_canceladas",$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;

revoke all on function private.suspend(uuid, text, date), private.account_to_block(uuid, text) from public;
revoke all on function public.block_person(uuid, text), public.unblock_person(uuid, text), public.end_sessions_of(uuid, uuid)
  from public, anon;
grant execute on function public.block_person(uuid, text), public.unblock_person(uuid, text), public.end_sessions_of(uuid, uuid)
  to authenticated;
