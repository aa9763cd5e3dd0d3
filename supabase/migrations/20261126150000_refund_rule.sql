-- A patient cancels until the start. Whether the money comes back depends on when: private.refund_of is the rule.

alter table public.consultations
  drop constraint consultations_cancelled_by_check,
  add constraint consultations_cancelled_by_check check (cancelled_by in ('patient', 'professional', 'platform')),
  add column booked_by text not null default 'patient' check (booked_by in ('patient', 'professional')),
  add column agreed_at timestamptz,
  add column grace_until timestamptz,
  add column cancelled_at timestamptz;
comment on column public.consultations.cancelled_by is
  'patient, professional, or platform: the team, a suspension or an erasure. Null: the time to pay ran out.';
comment on column public.consultations.booked_by is 'Who chose the time. The patient agrees to a professional''s by paying.';
comment on column public.consultations.agreed_at is
  'When the patient first agreed to it, where that was not when it was made. Moving changes nothing.';
comment on column public.consultations.grace_until is
  'How long the patient can cancel with refund because somebody else changed the time. Null: nobody did.';
comment on column public.consultations.cancelled_at is 'Null also for those cancelled before November 2026.';

create function private.free_until(starts_at timestamptz, agreed_at timestamptz, grace_until timestamptz)
returns timestamptz
language sql immutable
set search_path = ''
-- In UTC a day has 24 hours, whatever the time zone of the session.
return greatest(
  (starts_at at time zone 'UTC' - interval '24 hours') at time zone 'UTC',
  -- least() would leave a null out.
  case when agreed_at is not null then least((agreed_at at time zone 'UTC' + interval '7 days') at time zone 'UTC',
    (starts_at at time zone 'UTC' - interval '2 hours') at time zone 'UTC') end,
  grace_until);
comment on function private.free_until(timestamptz, timestamptz, timestamptz) is
  'The last instant at which a patient cancels with full refund: 24 hours before the start, or 2 hours before it within 7 '
  'days of agreeing, or later after a change by somebody else.';

alter table public.consultations add column free_until timestamptz not null
  generated always as (private.free_until(starts_at, coalesce(agreed_at, created_at), grace_until)) stored;
comment on column public.consultations.free_until is 'The last instant at which the patient cancels with full refund.';
grant select (free_until, booked_by, cancelled_at) on public.consultations to authenticated;

alter table public.payments add column opens_at timestamptz;
comment on column public.payments.opens_at is
  'When it can first be paid, for consultations that the patient did not book one by one: those are paid days before the '
  'start, get no new charge and count in no limit. Null: an ordinary booking, paid at once.';
grant select (opens_at) on public.payments to authenticated;

create or replace function private.forget_cancelling() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.cancelled_by := null;
  new.cancelled_at := null;
  return new;
end
$$;

create function private.keep_moments() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'cancelled' then
    new.cancelled_at := private.now();
  elsif new.status = 'scheduled' and new.booked_by = 'professional' and new.agreed_at is null then
    new.agreed_at := private.now();
  end if;
  return new;
end
$$;
create trigger keep_moments before update of status on public.consultations
  for each row when (old.status <> new.status and new.status in ('cancelled', 'scheduled'))
  execute function private.keep_moments();

create function public.free_until(starts_at timestamptz) returns timestamptz
language sql stable security definer
set search_path = ''
return private.free_until(starts_at, private.now(), null);
comment on function public.free_until(timestamptz) is
  'The last instant at which a consultation that is booked now for this start can be cancelled with full refund.';
revoke execute on function public.free_until(timestamptz) from public;
grant execute on function public.free_until(timestamptz) to anon, authenticated;

create function private.refund_of(consultation_id uuid, at timestamptz) returns table (cents int, reason text)
language sql stable
set search_path = ''
as $$
  select case when why.reason in ('early', 'recent', 'grace', 'not_delivered') then p.amount_cents else 0 end, why.reason
  from public.consultations c
    left join public.payments p on p.consultation_id = c.id,
    lateral (select coalesce(c.cancelled_at, refund_of.at) as cancelled) as moment,
    lateral (select case
      when p.status is distinct from 'paid' then 'not_paid'
      when p.refunded_at is not null then 'refunded'
      when c.status in ('completed', 'no_show') then 'took_place'
      when c.status = 'cancelled' and not p.refund_due then 'late'
      when c.status = 'cancelled' and c.cancelled_by is distinct from 'patient' or private.is_cut_short(c)
        then 'not_delivered'
      when moment.cancelled <= private.free_until(c.starts_at, null, null) then 'early'
      when moment.cancelled <= private.free_until(c.starts_at, coalesce(c.agreed_at, c.created_at), null) then 'recent'
      when moment.cancelled <= c.free_until then 'grace'
      -- Cancelled under an earlier rule.
      when c.status = 'cancelled' then 'early'
      else 'late' end as reason) as why
  where c.id = refund_of.consultation_id
$$;
comment on function private.refund_of(uuid, timestamptz) is
  'What a patient gets back if it is cancelled by them at this moment, or since it was cancelled, in centavos, and why: '
  'early, recent, grace and not_delivered give all of it; late, took_place, refunded and not_paid nothing.';

-- Cancelling ---------------------------------------------------------------------------------------------------------

drop function private.cancel_sessions(uuid[], text);
create function private.cancel_sessions(sessions uuid[], canceller text, refund boolean default true) returns void
language plpgsql
set search_path = ''
as $$
declare
  ended uuid[];
begin
  -- Payments before consultations, as everybody locks.
  perform from public.payments p where p.consultation_id = any (sessions) order by p.id for update;
  -- In one order: triggers of each row free times of two people.
  perform from public.consultations c where c.id = any (sessions) order by c.id for update;
  with cancelled as (
    update public.consultations c set status = 'cancelled', cancelled_by = canceller
    where c.id = any (sessions) and c.status in ('pending', 'scheduled') returning c.id
  )
  select array_agg(id) into ended from cancelled;
  update public.payments p set refund_due = refund where p.consultation_id = any (ended) and p.status = 'paid';
  update public.payments p set status = 'expired', expires_at = least(p.expires_at, private.now())
  where p.consultation_id = any (ended) and p.status = 'pending';
  delete from public.consultation_sessions s where s.consultation_id = any (ended);
end
$$;
comment on function private.cancel_sessions(uuid[], text, boolean) is
  'Cancels those that are still open, for the given canceller: what was paid is owed back unless refund is false, what was '
  'not paid can no longer be paid, and the links are gone. The caller decides who may do so, and when.';

drop function public.cancel_consultation(uuid);
create function public.cancel_consultation(consultation_id uuid, without_refund boolean default false) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations := private.own_consultation(consultation_id, false);
  refund boolean := true;
begin
  if consultation.status = 'scheduled' then
    select r.cents > 0 into refund from private.refund_of(consultation.id, private.now()) r;
    if consultation.starts_at <= private.now() and not private.is_cut_short(consultation) then
      perform private.refuse('consultation_started', 'It has begun.');
    elsif not refund and without_refund is not true then
      perform private.refuse('too_late', 'Only without a refund, which the patient has to say.');
    end if;
  elsif consultation.status not in ('pending', 'cancelled') then
    perform private.refuse('consultation_not_open', 'Only a coming consultation is cancelled.');
  end if;
  if consultation.status <> 'cancelled' then
    perform private.cancel_sessions(array[consultation.id], 'patient', refund);
  end if;
  select p.refund_due into refund from public.payments p where p.consultation_id = consultation.id;
  return json_build_object('consultation_id', consultation.id, 'status', 'cancelled',
    'refund_due', coalesce(refund, false));
end
$$;
comment on function public.cancel_consultation(uuid, boolean) is
  'Cancels the caller''s consultation: unpaid at any time, paid until the start (until its end where its professional was '
  'suspended). After free_until nothing is returned, and without_refund must be true. Cancelling twice answers the first time.';
revoke execute on function public.cancel_consultation(uuid, boolean) from public;
grant execute on function public.cancel_consultation(uuid, boolean) to authenticated;

-- What the patient's lists show --------------------------------------------------------------------------------------

alter table public.chat_messages add column event text
  check (event in ('cancelled', 'proposed', 'proposal_accepted', 'proposal_refused', 'proposal_withdrawn'));
comment on column public.chat_messages.event is
  'What its author did with the consultation when this was written. Null: an ordinary message.';

create table private.cancellations (
  consultation_id uuid primary key references public.consultations (id) on delete cascade,
  reason text not null check (reason in ('health', 'unforeseen', 'conflict', 'patient_request', 'other', 'team')),
  message_id uuid unique references public.chat_messages (id) on delete cascade
);
alter table private.cancellations enable row level security;
revoke all on private.cancellations from anon, authenticated;
comment on table private.cancellations is 'Why professionals and the team cancelled. Written before the consultation is cancelled.';
comment on column private.cancellations.reason is 'For the team and the professional. team: an admin cancelled, see audit_log.';
comment on column private.cancellations.message_id is 'What the professional wrote to the patient.';

create function private.say(message_id uuid, consultation public.consultations, words text, event text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if (private.sent_message(message_id, auth.uid(), consultation.id)).id is not null then
    perform private.refuse('message_id_taken', 'Another message has this identifier.');
  end if;
  insert into public.chat_messages (id, consultation_id, sender_id, sender, content, event)
  values (message_id, consultation.id, auth.uid(),
    case auth.uid() when consultation.patient_id then 'patient' else 'professional' end, words, say.event);
end
$$;
comment on function private.say(uuid, public.consultations, text, text) is
  'Writes into the chat of a consultation for the caller, also where people cannot write any more.';

create function public.cancel_as_professional(consultation_id uuid, reason text, message text, request_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(cancel_as_professional.consultation_id, true);
  words constant text := private.trimmed(message);
begin
  if not exists (select from private.cancellations x
    where x.consultation_id = consultation.id and x.message_id = request_id) then
    if private.is_suspended(consultation.professional_id) then
      perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
    elsif consultation.status not in ('pending', 'scheduled') then
      perform private.refuse('consultation_not_open', 'Only a coming consultation is cancelled.');
    elsif consultation.starts_at <= private.now() then
      perform private.refuse('consultation_started', 'It has begun.');
    elsif (cancel_as_professional.reason in ('health', 'unforeseen', 'conflict', 'patient_request', 'other')) is not true then
      perform private.refuse('reason_invalid', 'One of health, unforeseen, conflict, patient_request, other.');
    elsif (request_id is not null and char_length(words) between 20 and 500) is not true then
      perform private.refuse('message_invalid', 'The patient gets a message of 20 to 500 characters.');
    end if;
    perform private.say(request_id, consultation, words, 'cancelled');
    insert into private.cancellations (consultation_id, reason, message_id)
    values (consultation.id, cancel_as_professional.reason, request_id);
    perform private.cancel_sessions(array[consultation.id], 'professional');
  end if;
  return (
    select json_build_object('consultation_id', c.id, 'status', c.status, 'refund_due', coalesce(p.refund_due, false),
      'cancelled_at', c.cancelled_at)
    from public.consultations c left join public.payments p on p.consultation_id = c.id
    where c.id = consultation.id);
end
$$;
comment on function public.cancel_as_professional(uuid, text, text, uuid) is
  'The professional cancels until the start: unpaid, or paid with full refund. The message reaches the patient in the chat; '
  'its id is request_id. The same request_id answers the first time.';
revoke execute on function public.cancel_as_professional(uuid, text, text, uuid) from public;
grant execute on function public.cancel_as_professional(uuid, text, text, uuid) to authenticated;

drop function public.patient_history(uuid, text, timestamptz, uuid, int, uuid);
create function public.patient_history(
  professional_user_id uuid default null, period text default null,
  cursor_starts_at timestamptz default null, cursor_id uuid default null, page_size int default 20,
  consultation_id uuid default null
) returns table (
  id uuid, professional_id uuid, professional_name text, professional_specialty text, starts_at timestamptz,
  consultation_date date, consultation_time text, status public.consultation_status, amount_cents int,
  payment_status public.payment_status, session_link text, review_rating int, review_comment text,
  cancelled_by text, refunded_at timestamptz, refund_due boolean, cancelled_at timestamptz, cancellation_message text,
  free_until timestamptz, opens_at timestamptz, expires_at timestamptz, booked_by text, cancelled_by_team boolean
)
language sql stable security definer
set search_path = ''
as $$
  select c.id, c.professional_id, c.professional_name, c.professional_specialty, c.starts_at,
    c.consultation_date, c.consultation_time, c.status, c.amount_cents, p.status, s.session_link, r.rating,
    r.public_testimonial, c.cancelled_by, p.refunded_at, p.refund_due, c.cancelled_at, m.content,
    c.free_until, p.opens_at, p.expires_at, c.booked_by, coalesce(x.reason = 'team', false)
  from public.consultations c
    left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
    left join public.reviews r on r.consultation_id = c.id
    left join private.cancellations x on x.consultation_id = c.id
    left join public.chat_messages m on m.id = x.message_id
  where c.patient_id = (select auth.uid())
    and (patient_history.consultation_id is null or c.id = patient_history.consultation_id)
    and (patient_history.professional_user_id is null or c.professional_id = patient_history.professional_user_id)
    and (period is null
      or c.starts_at >= private.period_start(period) and c.starts_at < private.period_end(period))
    and (cursor_id is null or (c.starts_at, c.id) < (cursor_starts_at, cursor_id))
  order by c.starts_at desc, c.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
$$;
comment on function public.patient_history(uuid, text, timestamptz, uuid, int, uuid) is
  'The caller''s consultations as a patient, newest first, a page at a time; consultation_id narrows them to one. '
  'cancellation_message is what the professional wrote when cancelling, cancelled_by_team that an admin did.';
revoke execute on function public.patient_history(uuid, text, timestamptz, uuid, int, uuid) from public;
grant execute on function public.patient_history(uuid, text, timestamptz, uuid, int, uuid) to authenticated;

create or replace function private.booking_answer(of_consultation uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('consultation_id', c.id, 'payment_id', p.id, 'status', c.status,
    'starts_at', c.starts_at, 'amount_cents', c.amount_cents, 'expires_at', p.expires_at,
    'charge_number', p.charge_number, 'free_until', c.free_until)
  from public.consultations c join public.payments p on p.consultation_id = c.id
  where c.id = of_consultation
$$;

-- Mails: nobody is told of what they did themselves, and a reason is not invented.
create or replace function private.mail_of_consultation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status <> 'scheduled' and new.status = 'scheduled' then
    perform private.queue_mail(new.id, 'payment_confirmed', 'payment_confirmed ' || new.id);
    perform private.queue_mail(new.id, 'new_consultation', 'new_consultation ' || new.id);
  elsif old.status <> 'cancelled' and new.cancelled_by = 'platform'
    and not exists (select from private.cancellations x where x.consultation_id = new.id) then
    perform private.queue_mail(new.id, 'consultation_withdrawn', 'consultation_withdrawn ' || new.id);
  elsif old.status <> 'cancelled' and new.status = 'cancelled'
    and (old.status = 'scheduled' or new.cancelled_by in ('professional', 'platform')) then
    perform private.queue_mail(new.id, 'cancelled', 'cancelled ' || new.id);
    -- The professional is told, too, and does not wait in an empty room.
    if new.cancelled_by is distinct from 'professional' and old.status = 'scheduled' then
      perform private.queue_mail(new.id, 'consultation_cancelled', 'consultation_cancelled ' || new.id);
    end if;
  elsif new.status = 'scheduled' and old.starts_at <> new.starts_at then
    perform private.queue_move_mail(new.id, 'rescheduled', 'payment_confirmed');
    perform private.queue_move_mail(new.id, 'consultation_rescheduled', 'new_consultation');
  end if;
  return null;
end
$$;

-- A person's copy of their data holds all of it.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', 'c.cancelled_by, c.created_at, s.session_link',
        'c.cancelled_by, c.cancelled_at, c.booked_by, c.agreed_at, c.free_until, c.created_at, s.session_link'),
      ('private.copy_of(uuid)', $old$then ''Expirada'' else c.status::text end as status, c.amount_cents, c.created_at,
         s.session_link$old$,
        $new$then ''Expirada'' else c.status::text end as status, c.amount_cents, c.cancelled_by, c.cancelled_at,
         (select x.reason from private.cancellations x where x.consultation_id = c.id) as reason, c.booked_by, c.created_at,
         s.session_link$new$),
      ('private.copy_of(uuid)', 'amount_cents, status, expires_at, paid_at,', 'amount_cents, status, opens_at, expires_at, paid_at,'),
      ('private.copy_of(uuid)', 'm.content, m.created_at', 'm.content, m.event, m.created_at'),
      ('private.readable(json)', '"cancelled_by": "cancelada_por",',
        '"agreed_at": "combinada_em", "booked_by": "marcada_por", "cancelled_at": "cancelada_em",
      "cancelled_by": "cancelada_por", "event": "aviso", "free_until": "reembolso_ate", "opens_at": "abre_em",'),
      ('private.in_words(json)', '"cancelled_by": {"patient": "paciente",',
        '"booked_by": {"patient": "paciente", "professional": "profissional"},
      "event": {"cancelled": "cancelamento", "proposed": "novo horário proposto", "proposal_accepted": "horário aceito",
        "proposal_refused": "horário recusado", "proposal_withdrawn": "proposta retirada"},
      "reason": {"health": "saúde", "unforeseen": "imprevisto", "conflict": "conflito de agenda",
        "patient_request": "a pedido do paciente", "other": "outro", "team": "decisão da equipe"},
      "cancelled_by": {"patient": "paciente", "professional": "profissional",')
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
