-- Consultations kept at a suspension got stuck: an admin could move one behind the last kept day, and could not change that day.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.admin_move_consultation(uuid, timestamptz, text)', $old$    elsif not private.is_own_start(wanted) then$old$,
        $new$    elsif exists (select from public.professionals p where p.user_id = consultation.professional_id
      and p.approval_status = 'suspended' and (wanted < private.kept_end(p)) is not true) then
      perform private.refuse('professional_suspended', 'The suspension keeps no consultation at this time.');
    elsif not private.is_own_start(wanted) then$new$),
      ('public.suspend_professional(uuid, text, date)',
        $old$not private.is_suspended(suspend_professional.professional_user_id) then$old$,
        $new$not private.keep_until(suspend_professional.professional_user_id, why, suspend_professional.kept_until) then$new$)
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

create function private.keep_until(professional uuid, why text, day date) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  before date;
begin
  select p.kept_until into before from public.professionals p
  where p.user_id = professional and p.approval_status = 'suspended' for update;
  if not found then
    return false;
  end if;
  if before is distinct from day then
    update public.professionals p set kept_until = day where p.user_id = professional;
    insert into public.audit_log (actor_id, subject_table, subject_id, action, before, after)
    values (auth.uid(), 'professionals', professional, 'update', jsonb_build_object('kept_until', before),
      jsonb_build_object('kept_until', day, 'reason', why));
    perform private.cancel_sessions(array(select c.id from public.consultations c
      where c.professional_id = professional and c.status = 'scheduled' and c.starts_at > private.now() and not private.is_kept(c)),
      'platform');
    perform private.tell(professional, 'decision', 'Suspensão alterada', why, '/professional/pending');
  end if;
  return true;
end
$$;
comment on function private.keep_until(uuid, text, date) is
  'Changes until which day a suspension keeps consultations and cancels those after it, and tells the professional; false if nobody is suspended.';
revoke all on function private.keep_until(uuid, text, date) from public;

comment on function public.suspend_professional(uuid, text, date) is
  'Takes a professional out of the directory and of booking, cancels what is to come, but for paid consultations until the day '
  'kept_until, and tells patients and professional. What was stays readable. Of a suspended one, it changes that day and cancels what '
  'is no longer kept; suspending twice in the same way changes and tells nothing more.';
