-- What the room knows about absences, where consultations happen in it: a patient who entered came, and a professional who
-- never entered owes the patient another time or the money.
create function private.is_in_room(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((select s.rooms_since <= private.opens_at(consultation) from public.deployment_settings s), false)
$$;
comment on function private.is_in_room(public.consultations) is
  'Whether it happens in the portal''s room (room_provider p2p since it opened). Otherwise visits say nothing.';

create function private.is_unattended(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select consultation.status = 'scheduled' and private.now() >= consultation.starts_at + interval '15 minutes'
    and private.is_in_room(consultation) and private.joined_at(consultation, 'professional') is null
    and not private.is_contested(consultation.id)
$$;
comment on function private.is_unattended(public.consultations) is
  'Whether the professional has not entered the room 15 minutes after the start. A reported absence is decided by an admin instead.';

create function private.cancel_unattended(sessions uuid[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.cancel_sessions(sessions, 'professional');
  -- The patient is told of every cancelling; the professional did not do this one.
  perform private.notify_of(c, c.professional_id, 'absence_decided', jsonb_build_object('outcome', 'refund'))
  from public.consultations c where c.id = any (sessions) order by c.id;
end
$$;
comment on function private.cancel_unattended(uuid[]) is 'Cancels for absent professionals, with refund, and tells them. Locked by the caller.';

create function private.cancel_unattended_ended() returns void
language plpgsql
set search_path = ''
as $$
declare
  due uuid[];
  people uuid[];
begin
  if (select s.rooms_since is null from public.deployment_settings s) then
    return;
  end if;
  select array_agg(d.id), array_agg(d.patient_id) || array_agg(d.professional_id) into due, people from (
    select c.id, c.patient_id, c.professional_id from public.consultations c
    where c.status = 'scheduled' and c.ends_at <= private.now() and private.is_unattended(c) and not private.is_cut_short(c)
    order by c.ends_at limit 100
  ) d;
  if due is null then
    return;
  end if;
  perform private.lock_people(variadic people);
  perform from public.payments p where p.consultation_id = any (due) order by p.id for update;
  perform from public.consultations c where c.id = any (due) order by c.id for update;
  -- Entered, moved or reported meanwhile.
  due := array(select c.id from public.consultations c
    where c.id = any (due) and c.ends_at <= private.now() and private.is_unattended(c));
  perform private.cancel_unattended(due);
end
$$;
comment on function private.cancel_unattended_ended() is
  'Cancels, with refund, what is over and whose professional never entered the room; its patient chose nothing else.';

create or replace function private.refuse_when_late(consultation public.consultations) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if consultation.starts_at - interval '24 hours' < private.now() and not private.is_unattended(consultation) then
    perform private.refuse('too_late', 'Up to 24 hours before the start.');
  end if;
end
$$;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.end_consultation(uuid, public.consultation_status)',
        $old$  if consultation.status = 'scheduled' then
    update$old$,
        $new$  if consultation.status = 'scheduled' then
    perform private.refuse_when_entered(consultation, outcome);
    update$new$),
      ('private.set_outcome(public.consultations, public.consultation_status)',
        $old$  update public.consultations c set status = outcome$old$,
        $new$  perform private.refuse_when_entered(consultation, outcome);
  update public.consultations c set status = outcome$new$),
      ('public.move_consultation(uuid, timestamptz, uuid)', $old$    if consultation.moves >= 5 then$old$,
        $new$    if consultation.moves >= 5 and not private.is_unattended(consultation) then$new$),
      ('public.move_consultation(uuid, timestamptz, uuid)', $old$moves = c.moves + 1,$old$,
        $new$moves = c.moves + (not private.is_unattended(consultation))::int,$new$),
      ('public.cancel_consultation(uuid, boolean)',
        $old$    if consultation.starts_at <= private.now() and not private.is_cut_short(consultation) then$old$,
        $new$    if private.is_unattended(consultation) then
      perform private.cancel_unattended(array[consultation.id]);
      consultation.status := 'cancelled';
    elsif consultation.starts_at <= private.now() and not private.is_cut_short(consultation) then$new$),
      ('private.refund_of(uuid, timestamptz)', $old$or private.is_cut_short(c)$old$,
        $new$or private.is_cut_short(c) or private.is_unattended(c)$new$),
      ('public.complete_due_consultations()', $old$  select array_agg(d.id) into due from ($old$,
        $new$  perform private.cancel_unattended_ended();
  select array_agg(d.id) into due from ($new$),
      ('private.room_answer(public.consultations)', $old$'room_provider',$old$,
        $new$'is_unattended', private.is_unattended(consultation),
    'room_provider',$new$)
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

create function private.refuse_when_entered(consultation public.consultations, outcome public.consultation_status) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if outcome = 'no_show' and private.is_in_room(consultation) and private.joined_at(consultation, 'patient') is not null then
    perform private.refuse('patient_entered', 'The patient was in the room.');
  end if;
end
$$;
comment on function private.refuse_when_entered(public.consultations, public.consultation_status) is
  'no_show is the patient''s absence: who entered the room came.';

comment on function public.cancel_consultation(uuid, boolean) is
  'Cancels the caller''s consultation: unpaid at any time, paid until the start (until its end where its professional was '
  'suspended). After free_until nothing is returned, and without_refund must be true. Where the professional has not entered the room '
  '15 minutes after the start, it is cancelled for the professional, with refund. Cancelling twice answers the first time.';
comment on function public.complete_due_consultations() is
  'Completes what was not ended in the 24 hours after it was over, and clears the links; never what begins after its '
  'professional was suspended. Cancels first what no professional attended. A job. Answers how many it completed.';
