-- Two members of the team at one consultation: a change is refused if the consultation is no longer as the caller saw it, and
-- members who read consultations hear that one changed.

create function private.is_repeated(consultation public.consultations, reason text) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((
    select l.actor_id = auth.uid() and exists (select from public.audit_log r
      where r.subject_id = consultation.id and r.subject_table = 'consultations' and r.actor_id = l.actor_id
        and r.happened_at = l.happened_at and r.after ->> 'reason' = private.trimmed(is_repeated.reason))
    from public.audit_log l
    where l.subject_id = consultation.id and l.subject_table = 'consultations' and l.action = 'update' and l.before ? 'status'
    order by l.id desc limit 1), false)
$$;
comment on function private.is_repeated(public.consultations, text) is
  'Whether the last change of a consultation is the caller''s, for the same reason.';

create function private.refuse_when_changed(consultation public.consultations, expected_status public.consultation_status,
  expected_starts_at timestamptz) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if consultation.status <> expected_status or consultation.starts_at <> expected_starts_at then
    perform private.refuse('consultation_changed', 'It is not as the caller saw it.');
  end if;
end
$$;
comment on function private.refuse_when_changed(public.consultations, public.consultation_status, timestamptz) is
  'Refuses a change that was decided on another status or start; null: any.';
revoke all on function private.is_repeated(public.consultations, text),
  private.refuse_when_changed(public.consultations, public.consultation_status, timestamptz) from public;

drop function public.admin_cancel_consultation(uuid, text);
create function public.admin_cancel_consultation(consultation_id uuid, reason text,
  expected_status public.consultation_status default null, expected_starts_at timestamptz default null) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations :=
    private.consultation_for_team(admin_cancel_consultation.consultation_id, admin_cancel_consultation.reason);
  is_cancelled constant boolean := exists (select from private.cancellations x
    where x.consultation_id = consultation.id and x.reason = 'team');
begin
  if not is_cancelled or not private.is_repeated(consultation, admin_cancel_consultation.reason) then
    perform private.refuse_when_changed(consultation, expected_status, expected_starts_at);
  end if;
  if not is_cancelled then
    if consultation.status not in ('pending', 'scheduled') then
      perform private.refuse('consultation_not_open', 'Only a coming consultation is cancelled.');
    elsif consultation.starts_at <= private.now() then
      perform private.refuse('consultation_started', 'It has begun.');
    end if;
    perform private.note_reason(consultation.id, admin_cancel_consultation.reason);
    insert into private.cancellations (consultation_id, reason) values (consultation.id, 'team');
    perform private.cancel_sessions(array[consultation.id], 'platform');
  end if;
  return (
    select json_build_object('consultation_id', c.id, 'status', c.status, 'refund_due', coalesce(p.refund_due, false),
      'cancelled_at', c.cancelled_at)
    from public.consultations c left join public.payments p on p.consultation_id = c.id
    where c.id = consultation.id);
end
$$;
comment on function public.admin_cancel_consultation(uuid, text, public.consultation_status, timestamptz) is
  'An admin cancels until the start, with full refund; the reason is in the audit log. Cancelling twice answers the first time. '
  'Refused if the consultation is no longer as expected.';

drop function public.admin_move_consultation(uuid, timestamptz, text);
create function public.admin_move_consultation(consultation_id uuid, starts_at timestamptz, reason text,
  expected_status public.consultation_status default null, expected_starts_at timestamptz default null) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations :=
    private.consultation_for_team(admin_move_consultation.consultation_id, admin_move_consultation.reason);
  wanted constant timestamptz := admin_move_consultation.starts_at;
begin
  if consultation.starts_at is distinct from wanted or not private.is_repeated(consultation, admin_move_consultation.reason) then
    perform private.refuse_when_changed(consultation, expected_status, expected_starts_at);
  end if;
  if consultation.starts_at is distinct from wanted then
    if consultation.status <> 'scheduled' then
      perform private.refuse('consultation_not_open', 'Only a confirmed consultation is moved.');
    elsif consultation.starts_at <= private.now() then
      perform private.refuse('consultation_started', 'It has begun.');
    elsif wanted <= private.now() then
      perform private.refuse('slot_past', 'This time is over.');
    elsif exists (select from public.professionals p where p.user_id = consultation.professional_id
      and p.approval_status = 'suspended' and (wanted < private.kept_end(p)) is not true) then
      perform private.refuse('professional_suspended', 'The suspension keeps no consultation at this time.');
    elsif not private.is_own_start(wanted) then
      perform private.refuse('slot_invalid', 'A whole minute within 180 days.');
    end if;
    perform public.expire_payments(), private.note_reason(consultation.id, admin_move_consultation.reason);
    begin
      update public.consultations c set starts_at = wanted, ends_at = wanted + interval '50 minutes',
        break_minutes = (private.agenda_of(c.professional_id)).break_minutes, grace_until = wanted
      where c.id = consultation.id;
    exception when exclusion_violation then
      perform private.refuse('slot_taken', private.instant_text(wanted));
    end;
  end if;
  return (
    select json_build_object('consultation_id', c.id, 'starts_at', c.starts_at, 'status', c.status)
    from public.consultations c where c.id = consultation.id);
end
$$;
comment on function public.admin_move_consultation(uuid, timestamptz, text, public.consultation_status, timestamptz) is
  'An admin moves a confirmed consultation to a time free for both, also outside the hours. Its patient can cancel with full '
  'refund until it begins. The reason is in the audit log. Refused if the consultation is no longer as expected.';

drop function public.admin_set_outcome(uuid, public.consultation_status, text);
create function public.admin_set_outcome(consultation_id uuid, outcome public.consultation_status, reason text,
  expected_status public.consultation_status default null, expected_starts_at timestamptz default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations := private.consultation_for_team(consultation_id, reason);
begin
  if consultation.status is distinct from outcome or not private.is_repeated(consultation, reason) then
    perform private.refuse_when_changed(consultation, expected_status, expected_starts_at);
  end if;
  if consultation.status is distinct from outcome then
    if consultation.status not in ('scheduled', 'completed', 'no_show') then
      perform private.refuse('consultation_not_open', 'It was cancelled, or never paid.');
    elsif private.now() < (case outcome when 'no_show' then consultation.starts_at + interval '15 minutes'
      else consultation.ends_at end) then
      perform private.refuse('too_early', 'Completed after its end, missed from 15 minutes after its start.');
    end if;
    perform private.set_outcome(consultation, outcome);
    perform private.note_reason(consultation.id, reason);
  end if;
  return json_build_object('consultation_id', consultation.id, 'status', outcome);
end
$$;
comment on function public.admin_set_outcome(uuid, public.consultation_status, text, public.consultation_status, timestamptz) is
  'An admin says whether a consultation took place or its patient did not come; the reason is in the audit log. Refused if the '
  'consultation is no longer as expected.';

revoke all on function public.admin_cancel_consultation(uuid, text, public.consultation_status, timestamptz),
  public.admin_move_consultation(uuid, timestamptz, text, public.consultation_status, timestamptz),
  public.admin_set_outcome(uuid, public.consultation_status, text, public.consultation_status, timestamptz) from public, anon;
grant execute on function public.admin_cancel_consultation(uuid, text, public.consultation_status, timestamptz),
  public.admin_move_consultation(uuid, timestamptz, text, public.consultation_status, timestamptz),
  public.admin_set_outcome(uuid, public.consultation_status, text, public.consultation_status, timestamptz) to authenticated;

-- Who hears of it ----------------------------------------------------------------------------------------------------

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.may_hear(text)', $old$when 'team:payments' then 'money.read'$old$,
        $new$when 'team:payments' then 'money.read'
      when 'team:consultations' then 'consultations.read'$new$),
      ('private.broadcast_consultations()', $old$  if tg_op = 'UPDATE' then$old$,
        $new$  perform private.broadcast(array['team:consultations'], 'changed', '{}') where exists (select from changed);
  if tg_op = 'UPDATE' then$new$),
      ('private.broadcast_of_consultations()', $old$  if tg_table_name = 'absences' then$old$,
        $new$  perform private.broadcast(array['team:consultations'], 'changed', '{}') where exists (select from changed);
  if tg_table_name = 'absences' then$new$)
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
