-- What happens to a booked consultation: moved, cancelled, held, missed, recorded.

create function private.is_erased(person uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  -- Not in SQL, which is read at once: the column comes with erasing (a later migration).
  return exists (select from public.profiles where id = person and erased_at is not null);
end
$$;
comment on function private.is_erased(uuid) is 'Whether it is a pseudonym, which keeps the records of somebody erased.';

create function private.own_consultation(wanted uuid, as_professional boolean) returns public.consultations
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  if auth.uid() is null then
    perform private.refuse('not_authenticated', 'Sign in first.');
  end if;
  select * into consultation from public.consultations c
  where c.id = wanted
    and auth.uid() = case when as_professional then c.professional_id else c.patient_id end;
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  -- Everybody locks in the same order: agendas, as when booking, then the payment, as when paying or expiring.
  perform private.lock_agendas(consultation.patient_id, consultation.professional_id);
  perform from public.payments p where p.consultation_id = wanted for update;
  select * into consultation from public.consultations c where c.id = wanted for update;
  return consultation;
end
$$;
comment on function private.own_consultation(uuid, boolean) is
  'A consultation of the caller, locked; any other answers as if it did not exist.';

create function private.refuse_when_late(consultation public.consultations) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if consultation.starts_at - interval '24 hours' < private.now() then
    perform private.refuse('too_late', 'Up to 24 hours before the start.');
  end if;
end
$$;

create function private.is_to_come(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$ select consultation.status = 'scheduled' and consultation.ends_at > private.now() $$;
comment on function private.is_to_come(public.consultations) is 'Paid, and not over yet: it may be running.';

create function private.is_cut_short(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.professionals p
    where p.user_id = consultation.professional_id and p.suspended_at < consultation.ends_at)
$$;
comment on function private.is_cut_short(public.consultations) is
  'Whether its professional was suspended before it was over.';

create function private.cancel_sessions(sessions uuid[], canceller text) returns void
language plpgsql
set search_path = ''
as $$
declare
  ended uuid[];
begin
  -- Payments before consultations, as everybody locks.
  perform from public.payments p where p.consultation_id = any (sessions) order by p.id for update;
  with cancelled as (
    update public.consultations c set status = 'cancelled', cancelled_by = canceller
    where c.id = any (sessions) and c.status in ('pending', 'scheduled') returning c.id
  )
  select array_agg(id) into ended from cancelled;
  update public.payments p set refund_due = true where p.consultation_id = any (ended) and p.status = 'paid';
  update public.payments p set status = 'expired', expires_at = least(p.expires_at, private.now())
  where p.consultation_id = any (ended) and p.status = 'pending';
  delete from public.consultation_sessions s where s.consultation_id = any (ended);
end
$$;
comment on function private.cancel_sessions(uuid[], text) is
  'Cancels those that are open still, for whoever it was (patient, platform): what was paid is owed back, what was not '
  'paid can be paid no more, and the links are gone. Who may do so, and when, the caller decides.';

create function public.cancel_consultation(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations := private.own_consultation(consultation_id, false);
  refund boolean := false;
begin
  if consultation.status = 'scheduled' then
    -- Somebody whose professional was suspended before the session was over may leave at any time.
    if not private.is_cut_short(consultation) then
      perform private.refuse_when_late(consultation);
    end if;
  elsif consultation.status not in ('pending', 'cancelled') then
    perform private.refuse('consultation_not_open', 'Only a coming consultation is cancelled.');
  end if;
  if consultation.status <> 'cancelled' then
    perform private.cancel_sessions(array[consultation.id], 'patient');
  end if;
  select p.refund_due into refund from public.payments p where p.consultation_id = consultation.id;
  return json_build_object('consultation_id', consultation.id, 'status', 'cancelled',
    'refund_due', coalesce(refund, false));
end
$$;
comment on function public.cancel_consultation(uuid) is
  'Cancels the caller''s consultation: unpaid at any time, paid until 24 hours before (with a refund due), or at any '
  'time where its professional was suspended before it was over. Cancelling twice answers the first time.';

create function public.reschedule_consultation(
  consultation_id uuid, date date, "time" text, request_id uuid default null
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(reschedule_consultation.consultation_id, false);
  wanted timestamptz;
begin
  if consultation.status <> 'scheduled' then
    perform private.refuse('consultation_not_open', 'Only a confirmed consultation is moved.');
  end if;
  perform private.check_slot(reschedule_consultation.date, reschedule_consultation."time");
  wanted := private.slot_start(reschedule_consultation.date, reschedule_consultation."time");
  -- A repeated request finds the consultation where it asked for it.
  if consultation.starts_at <> wanted then
    perform private.refuse_when_late(consultation);
    if not exists (select from public.professionals p
      where p.user_id = consultation.professional_id and p.approval_status = 'approved') then
      perform private.refuse('professional_unavailable', 'The professional takes no bookings now.');
    end if;
    perform public.expire_payments();
    begin
      update public.consultations c set starts_at = wanted, ends_at = wanted + interval '50 minutes'
      where c.id = consultation.id;
    exception when exclusion_violation then
      perform private.refuse('slot_taken', 'The professional or the patient already has a consultation then.');
    end;
  end if;
  return (
    select json_build_object('consultation_id', c.id, 'starts_at', c.starts_at,
      'consultation_date', c.consultation_date, 'consultation_time', c.consultation_time, 'status', c.status)
    from public.consultations c where c.id = consultation.id);
end
$$;
comment on function public.reschedule_consultation(uuid, date, text, uuid) is
  'Moves the caller''s confirmed consultation to another free time of its professional, until 24 hours before. '
  'Asking twice for the same time answers the first; request_id is there for the client''s own account.';

create function private.end_consultation(wanted uuid, outcome public.consultation_status) returns json
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
  elsif consultation.ends_at > private.now() then
    perform private.refuse('too_early', 'The consultation has not ended yet.');
  end if;
  if consultation.status = 'scheduled' then
    update public.consultations c set status = outcome where c.id = wanted;
    delete from public.consultation_sessions s where s.consultation_id = wanted;
  end if;
  return json_build_object('consultation_id', wanted, 'status', outcome);
end
$$;

create function public.complete_consultation(consultation_id uuid) returns json
language sql security definer
set search_path = ''
as $$ select private.end_consultation(consultation_id, 'completed') $$;
comment on function public.complete_consultation(uuid) is
  'The professional says, after its end, that the consultation took place. Its link is cleared.';

create function public.mark_no_show(consultation_id uuid) returns json
language sql security definer
set search_path = ''
as $$ select private.end_consultation(consultation_id, 'no_show') $$;
comment on function public.mark_no_show(uuid) is
  'The professional says, after its end, that the patient did not come. The link is cleared.';

create function public.store_recording(consultation_id uuid, recording_url text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations := private.own_consultation(store_recording.consultation_id, true);
begin
  if private.is_suspended(consultation.professional_id) then
    perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
  elsif consultation.status <> 'completed' then
    perform private.refuse('consultation_not_completed', 'Only a completed consultation has a recording.');
  elsif recording_url !~ '^https://[^\s<>"]+$' or char_length(recording_url) > 500 then
    perform private.refuse('recording_invalid', 'A recording has an https address.');
  elsif recording_url is not null and private.is_erased(consultation.patient_id) then
    perform private.refuse('patient_erased', 'Nothing is added to the records of an erased patient.');
  end if;
  if recording_url is null then
    delete from public.consultation_sessions s where s.consultation_id = consultation.id;
  else
    insert into public.consultation_sessions (consultation_id, session_link)
    values (consultation.id, recording_url)
    on conflict on constraint consultation_sessions_pkey do update set session_link = excluded.session_link;
  end if;
  return json_build_object('consultation_id', consultation.id, 'recording_url', recording_url);
end
$$;
comment on function public.store_recording(uuid, text) is
  'Where the two participants find the recording of a completed consultation; null, also by leaving the argument '
  'out, takes it away again. Doing either twice changes nothing more.';

create function public.complete_due_consultations() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  ended uuid[];
begin
  with due as (
    select c.id from public.consultations c
    where c.status = 'scheduled' and c.ends_at <= private.now() - interval '24 hours'
      -- What would have begun after a suspension did not take place.
      and not exists (select from public.professionals p
        where p.user_id = c.professional_id and p.suspended_at < c.starts_at)
    for update of c skip locked
  ), completed as (
    update public.consultations c set status = 'completed' from due where c.id = due.id returning c.id
  )
  select array_agg(id) into ended from completed;
  delete from public.consultation_sessions where consultation_id = any (ended);
  return coalesce(cardinality(ended), 0);
end
$$;
comment on function public.complete_due_consultations() is
  'Completes what nobody ended in the 24 hours after it was over, and clears the links; never what begins after its '
  'professional was suspended. A job. Answers how many.';
create index consultations_open_end_idx on public.consultations (ends_at) where status = 'scheduled';

revoke execute on function public.cancel_consultation(uuid),
  public.reschedule_consultation(uuid, date, text, uuid), public.complete_consultation(uuid),
  public.mark_no_show(uuid), public.store_recording(uuid, text), public.complete_due_consultations() from public;
grant execute on function public.cancel_consultation(uuid),
  public.reschedule_consultation(uuid, date, text, uuid), public.complete_consultation(uuid),
  public.mark_no_show(uuid), public.store_recording(uuid, text) to authenticated;
