-- A suspension keeps the coming consultations until a day, if the admin chooses so: they take place as any other, and their two may
-- write to each other. Everything else of a suspended professional stays read-only.
alter table public.professionals
  add column kept_until date check (kept_until is null or approval_status = 'suspended');
comment on column public.professionals.kept_until is
  'Last day (São Paulo) whose consultations a suspension keeps. Null: it cancelled all that had not begun.';
grant select (kept_until) on public.professionals to authenticated;

create function private.kept_end(professional public.professionals) returns timestamptz
language sql stable
set search_path = ''
as $$ select (professional.kept_until + 1)::timestamp at time zone 'America/Sao_Paulo' $$;
comment on function private.kept_end(public.professionals) is 'When the last day of kept consultations is over; null: none is kept.';

create function private.is_kept(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.professionals p
    where p.user_id = consultation.professional_id and p.approval_status = 'suspended'
      and consultation.starts_at > p.suspended_at and consultation.starts_at < private.kept_end(p))
$$;
comment on function private.is_kept(public.consultations) is
  'Whether its professional was suspended before its start and keeps it.';

create or replace function private.is_cut_short(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.professionals p
      where p.user_id = consultation.professional_id and p.suspended_at < consultation.ends_at)
    and not (consultation.starts_at <= private.now() and private.is_kept(consultation))
$$;
comment on function private.is_cut_short(public.consultations) is
  'Whether its professional was suspended before it was over; one that was kept is cut short until its start.';

create function private.are_kept(patient uuid, professional uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.consultations c join public.professionals p on p.user_id = c.professional_id
    where c.patient_id = are_kept.patient and c.professional_id = are_kept.professional and private.is_kept(c)
      and (c.status = 'scheduled' or c.status = 'completed' and private.now() < private.kept_end(p)))
$$;
comment on function private.are_kept(uuid, uuid) is
  'Whether these two may write to each other despite a suspension: a kept consultation is to come, or was completed and the last kept '
  'day is not over.';

drop function public.suspend_professional(uuid, text);
create function public.suspend_professional(professional_user_id uuid, reason text, kept_until date default null)
returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  why constant text := private.trimmed(suspend_professional.reason);
  is_changed boolean;
begin
  perform private.require_admin();
  if coalesce(why, '') = '' then
    perform private.refuse('reason_required', 'A suspension says why.');
  elsif char_length(why) > 1000 then
    perform private.refuse('text_too_long', 'A reason has at most 1000 characters.');
  elsif suspend_professional.kept_until not between private.today() and private.today() + 365 then
    perform private.refuse('kept_until_invalid', 'Consultations are kept until a day from today on, within a year.');
  end if;
  update public.professionals set approval_status = 'suspended', suspension_reason = why,
    kept_until = suspend_professional.kept_until
  where user_id = suspend_professional.professional_user_id and approval_status = 'approved';
  is_changed := found;
  if is_changed then
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'professionals', suspend_professional.professional_user_id, 'update', jsonb_strip_nulls(
      jsonb_build_object('reason', why, 'kept_until', suspend_professional.kept_until)));
    -- The professional's row, held by now, keeps new ones out.
    perform private.cancel_sessions(array(select c.id from public.consultations c
      where c.professional_id = suspend_professional.professional_user_id
        and (c.status = 'pending' or c.status = 'scheduled' and c.starts_at > private.now() and not private.is_kept(c))), 'platform');
    perform private.tell_of_running_sessions(suspend_professional.professional_user_id);
    perform private.tell_of_suspension(suspend_professional.professional_user_id, why);
  elsif not private.is_suspended(suspend_professional.professional_user_id) then
    perform private.refuse('professional_unavailable', 'No approved professional has this identifier.');
  end if;
  return json_build_object('professional_user_id', suspend_professional.professional_user_id, 'approval_status', 'suspended');
end
$$;
comment on function public.suspend_professional(uuid, text, date) is
  'Takes a professional out of the directory and of booking, cancels what is to come, but for paid consultations until the day '
  'kept_until, and tells patients and professional. What was stays readable. Suspending twice changes and tells nothing more.';
revoke execute on function public.suspend_professional(uuid, text, date) from public;
grant execute on function public.suspend_professional(uuid, text, date) to authenticated;

-- Their patients may cancel them with refund until the start.
create or replace function public.suspended_consultations() returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select c.id
  from public.consultations c
  where c.patient_id = (select auth.uid())
    and c.status = 'scheduled'
    and private.is_suspended(c.professional_id)
    and not (c.starts_at <= private.now() and private.is_kept(c))
$$;
comment on function public.suspended_consultations() is
  'Ids of the caller''s confirmed consultations as a patient whose professional is suspended; kept ones until they begin.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.keep_standing()', $old$    new.suspension_reason := null;$old$,
        $new$    new.suspension_reason := null;
    new.kept_until := null;$new$),
      ('private.end_consultation(uuid, public.consultation_status)',
        $old$  if private.is_suspended(consultation.professional_id) then$old$,
        $new$  if private.is_suspended(consultation.professional_id) and not private.is_kept(consultation) then$new$),
      ('public.correct_outcome(uuid, public.consultation_status)',
        $old$    if private.is_suspended(consultation.professional_id) then$old$,
        $new$    if private.is_suspended(consultation.professional_id) and not private.is_kept(consultation) then$new$),
      ('public.end_room(uuid)', $old$and not private.is_suspended(consultation.professional_id) then$old$,
        $new$and (not private.is_suspended(consultation.professional_id) or private.is_kept(consultation)) then$new$),
      ('public.complete_due_consultations()', $old$and p.suspended_at < c.starts_at)$old$,
        $new$and p.suspended_at < c.starts_at and not private.is_kept(c))$new$),
      ('private.conversation_obstacle(uuid, uuid)', $old$    when private.is_suspended(professional) then 'suspended'$old$,
        $new$    when private.is_suspended(professional) and not private.are_kept(patient, professional) then 'suspended'$new$),
      ('private.notify_of_consultation()', $old$    and not private.is_suspended(new.professional_id) and$old$,
        $new$    and (not private.is_suspended(new.professional_id) or old.status = 'scheduled' and private.is_kept(new)) and$new$),
      ('public.agenda(date, date)', $old$'correctable_until',$old$, $new$'is_kept', private.is_kept(c), 'correctable_until',$new$),
      ('private.copy_of(uuid)', $old$suspended_at, suspension_reason, $old$, $new$suspended_at, suspension_reason, kept_until, $new$),
      ('private.readable(json)', $old$"suspended_at": "suspenso_em",$old$,
        $new$"suspended_at": "suspenso_em", "kept_until": "consultas_mantidas_ate",$new$)
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
comment on function private.conversation_obstacle(uuid, uuid) is
  'Why these two cannot write to each other: ended (one is erased or blocked), suspended (and no consultation of theirs is kept), '
  'unpaid (their consultation waits for its payment) or idle (none is scheduled, or was completed in the last 90 days). Null: they can.';

drop trigger tell_of_withdrawal on public.consultations;
create trigger tell_of_withdrawal after update of status on public.consultations
  for each row when (old.status <> 'cancelled' and new.cancelled_by = 'platform'
    and private.is_suspended(new.professional_id) and not (old.status = 'scheduled' and private.is_kept(new)))
  execute function private.tell_of_withdrawal();

drop trigger keep_rights on public.professionals;
create trigger keep_rights before insert or update on public.professionals
  for each row execute function private.keep_rights('approval_status', 'suspended_at', 'suspension_reason', 'kept_until');
