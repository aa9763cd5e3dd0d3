-- What became of a consultation: a patient's absence is said from 15 minutes after the start, and corrected until it is paid
-- out. The team cancels, moves and corrects for both.

create or replace function private.end_consultation(wanted uuid, outcome public.consultation_status) returns json
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations := private.own_consultation(wanted, true);
begin
  if private.is_suspended(consultation.professional_id) then
    perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
  elsif consultation.status not in ('scheduled', outcome) then
    perform private.refuse('consultation_not_open', 'Only a confirmed consultation can be ended.');
  elsif private.now() < (case outcome when 'no_show' then consultation.starts_at + interval '15 minutes'
    else consultation.ends_at end) then
    perform private.refuse('too_early', 'Completed after its end, missed from 15 minutes after its start.');
  end if;
  if consultation.status = 'scheduled' then
    update public.consultations c set status = outcome where c.id = wanted;
    delete from public.consultation_sessions s where s.consultation_id = wanted;
  end if;
  return json_build_object('consultation_id', wanted, 'status', outcome);
end
$$;
comment on function public.mark_no_show(uuid) is
  'The professional says, from 15 minutes after the start, that the patient did not come. The link is cleared.';

create function private.set_outcome(consultation public.consultations, outcome public.consultation_status) returns void
language plpgsql
set search_path = ''
as $$
begin
  if (outcome in ('completed', 'no_show')) is not true then
    perform private.refuse('outcome_invalid', 'completed or no_show.');
  elsif exists (select from public.reviews r where r.consultation_id = consultation.id) then
    perform private.refuse('already_reviewed', 'Its patient has said that it took place.');
  end if;
  update public.consultations c set status = outcome where c.id = consultation.id;
  delete from public.consultation_sessions s where s.consultation_id = consultation.id;
end
$$;

create function public.correct_outcome(consultation_id uuid, outcome public.consultation_status) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations := private.own_consultation(consultation_id, true);
begin
  if consultation.status is distinct from outcome then
    if private.is_suspended(consultation.professional_id) then
      perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
    elsif consultation.status not in ('completed', 'no_show') then
      perform private.refuse('consultation_not_open', 'Only what has ended is corrected.');
    elsif private.correctable_until(consultation) <= private.now() then
      perform private.refuse('correction_closed', 'Its payout is prepared: the team corrects it.');
    end if;
    perform private.set_outcome(consultation, outcome);
  end if;
  return json_build_object('consultation_id', consultation.id, 'status', outcome);
end
$$;
comment on function public.correct_outcome(uuid, public.consultation_status) is
  'The professional corrects completed to no_show or back, until its payout is prepared and unless it was reviewed.';
revoke execute on function public.correct_outcome(uuid, public.consultation_status) from public;
grant execute on function public.correct_outcome(uuid, public.consultation_status) to authenticated;

-- The team -----------------------------------------------------------------------------------------------------------

create function private.consultation_for_team(wanted uuid, reason text) returns public.consultations
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  perform private.require_admin();
  if (char_length(private.trimmed(reason)) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A reason of 3 to 500 characters.');
  end if;
  select * into consultation from public.consultations c where c.id = wanted;
  if not found then
    perform private.refuse('consultation_not_found', 'No consultation has this identifier.');
  end if;
  perform private.lock_people(consultation.patient_id, consultation.professional_id);
  perform from public.payments p where p.consultation_id = wanted for update;
  select * into consultation from public.consultations c where c.id = wanted for update;
  return consultation;
end
$$;
comment on function private.consultation_for_team(uuid, text) is 'Any consultation, locked, for an admin with a reason.';

create function private.note_reason(consultation uuid, reason text) returns void
language sql
set search_path = ''
as $$
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  values (auth.uid(), 'consultations', consultation, 'update', jsonb_build_object('reason', private.trimmed(reason)))
$$;

create function public.admin_cancel_consultation(consultation_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations :=
    private.consultation_for_team(admin_cancel_consultation.consultation_id, admin_cancel_consultation.reason);
begin
  if not exists (select from private.cancellations x where x.consultation_id = consultation.id and x.reason = 'team') then
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
comment on function public.admin_cancel_consultation(uuid, text) is
  'An admin cancels until the start, with full refund; the reason is in the audit log. Cancelling twice answers the first time.';

create function public.admin_move_consultation(consultation_id uuid, starts_at timestamptz, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations :=
    private.consultation_for_team(admin_move_consultation.consultation_id, admin_move_consultation.reason);
  wanted constant timestamptz := admin_move_consultation.starts_at;
begin
  if consultation.starts_at is distinct from wanted then
    if consultation.status <> 'scheduled' then
      perform private.refuse('consultation_not_open', 'Only a confirmed consultation is moved.');
    elsif consultation.starts_at <= private.now() then
      perform private.refuse('consultation_started', 'It has begun.');
    elsif wanted <= private.now() then
      perform private.refuse('slot_past', 'This time is over.');
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
comment on function public.admin_move_consultation(uuid, timestamptz, text) is
  'An admin moves a confirmed consultation to a time free for both, also outside the hours. Its patient can cancel with full '
  'refund until it begins. The reason is in the audit log.';

create function public.admin_set_outcome(consultation_id uuid, outcome public.consultation_status, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations := private.consultation_for_team(consultation_id, reason);
begin
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
comment on function public.admin_set_outcome(uuid, public.consultation_status, text) is
  'An admin says whether a consultation took place or its patient did not come; the reason is in the audit log.';

revoke execute on function public.admin_cancel_consultation(uuid, text),
  public.admin_move_consultation(uuid, timestamptz, text),
  public.admin_set_outcome(uuid, public.consultation_status, text) from public;
grant execute on function public.admin_cancel_consultation(uuid, text),
  public.admin_move_consultation(uuid, timestamptz, text),
  public.admin_set_outcome(uuid, public.consultation_status, text) to authenticated;
