-- What the team reads of a consultation is what happened: who cancelled also after an absence or an erasure, how it was paid, what
-- still goes back, and which visits to the room count.

drop function private.events_of_consultation(public.consultations);
drop function private.changes_of(public.consultations);
drop function private.side_of(public.consultations, uuid);

create function private.side_of(consultation public.consultations, actor uuid, actor_role text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when actor = consultation.patient_id then 'patient'
    when actor = consultation.professional_id then 'professional'
    when actor is not null then 'team'
    when actor_role is null then 'platform'
    -- The log keeps the role of erased accounts.
    when actor_role not in ('patient', 'professional') then 'team'
    -- Professionals may be patients of others.
    when actor_role = 'patient' or not private.is_erased(consultation.professional_id) then 'patient'
    when not private.is_erased(consultation.patient_id) then 'professional'
    else 'erased' end
$$;
comment on function private.side_of(public.consultations, uuid, text) is
  'Who the actor of a row of the audit log is in a consultation. platform: a job; erased: one of the two, if both accounts are erased.';

create function private.changes_of(consultation public.consultations)
returns table (at timestamptz, kind text, side text, person text, reason text, cause text, since timestamptz, until timestamptz)
language sql stable
set search_path = ''
as $$
  with change as (
    select l.id, l.happened_at, l.actor_id, l.before ->> 'starts_at' as old_start, l.after ->> 'starts_at' as new_start,
      case when l.before ->> 'status' = l.after ->> 'status' then 'moved' else l.after ->> 'status' end as kind,
      private.side_of(consultation, l.actor_id, l.actor_role) as side
    from public.audit_log l
    where l.subject_id = consultation.id and l.subject_table = 'consultations' and l.action = 'update'
      and l.before ? 'status' and l.after ? 'status'
  ), named as (
    -- cancelled_by is of the last cancelling: one that lapsed may be paid late.
    select c.*, consultation.status = 'cancelled' and c.kind = 'cancelled'
      and c.id = max(c.id) filter (where c.kind = 'cancelled') over () as is_last
    from change c
  )
  select n.happened_at, n.kind,
    -- A job or the patient cancels for an absent professional.
    case when n.is_last and n.side <> 'team' then coalesce(consultation.cancelled_by, n.side) else n.side end,
    case when n.side = 'team' then (select a.full_name from public.profiles a where a.id = n.actor_id) end,
    (select r.after ->> 'reason' from public.audit_log r
      where r.subject_id = consultation.id and r.happened_at = n.happened_at and r.subject_table = 'consultations'
        and r.actor_id is not distinct from n.actor_id and r.after ? 'reason' order by r.id limit 1),
    case when not n.is_last then null
      when n.side = 'team' then (
        select 'asked_by_' || x.asked_by from private.cancellations x where x.consultation_id = consultation.id)
      when private.canceller(consultation) = 'absence' then 'unattended' end,
    case when n.old_start <> n.new_start then n.old_start::timestamptz end,
    case when n.old_start <> n.new_start then n.new_start::timestamptz end
  from named n
$$;
comment on function private.changes_of(public.consultations) is
  'Changes of status and time from the audit log; person is the member of the team, since and until the starts of a move. cause of a '
  'cancelling: asked_by_patient or asked_by_professional where the team did it, unattended where the professional did not come.';

create function private.events_of_consultation(consultation public.consultations)
returns table (at timestamptz, kind text, side text, person text, detail text, since timestamptz, until timestamptz,
  amount_cents int, cause text)
language sql stable
set search_path = ''
as $$
  with changes as materialized (select * from private.changes_of(consultation))
  select consultation.created_at, 'booked', consultation.booked_by, null, null, null::timestamptz, null::timestamptz, null::int,
    null
  union all
  -- One that lapsed was cancelled by nobody.
  select c.at, case when c.kind = 'cancelled' and consultation.status = 'cancelled' and consultation.cancelled_by is null
    then 'lapsed' else c.kind end, c.side, c.person,
    case when private.may('consultations.change') or private.may('audit.read') then c.reason end, c.since, c.until, null, c.cause
  from changes c
  union all
  -- From before the audit log, or older than what it keeps.
  select case consultation.status when 'cancelled' then consultation.cancelled_at end,
    case when consultation.status = 'cancelled' and consultation.cancelled_by is null then 'lapsed'
      else consultation.status::text end,
    case consultation.status when 'cancelled' then case when consultation.cancelled_by in ('patient', 'professional')
      then consultation.cancelled_by else 'platform' end end, null, null, null, null, null,
    case when consultation.status = 'cancelled' and private.canceller(consultation) = 'absence' then 'unattended' end
  where consultation.status in ('completed', 'no_show', 'cancelled')
    and not exists (select from changes c where c.kind = consultation.status::text)
  union all
  select e.at, e.kind, 'patient', null, e.detail, null, null, e.amount_cents, null
  from public.payments p cross join lateral (values
    ('paid', p.paid_at, p.amount_cents, (private.method_of(p)).method),
    ('refunded', p.refunded_at, p.returned_cents, null)) as e (kind, at, amount_cents, detail)
  where p.consultation_id = consultation.id and e.at is not null and private.may('money.read')
  union all
  select coalesce(m.sent_at, m.created_at),
    case when m.sent_at is not null then 'mail' when m.attempts >= 8 then 'mail_failed' else 'mail_waiting' end,
    case when k.to_professional then 'professional' else 'patient' end, null, m.kind, null, null, null, null
  from private.mail_outbox m join private.mail_kinds k on k.kind = m.kind
  where m.payload ->> 'consultation_id' = consultation.id::text and (m.sent_at is not null or m.obsolete_at is null)
    and k.topic in ('changes', 'payments', 'room', 'reminder_48h', 'reminder_day')
    and (k.topic <> 'payments' or private.may('money.read'))
  union all
  select o.created_at, 'proposed', 'professional', null, null, null, null, null, null
  from public.proposals o where o.consultation_id = consultation.id
  union all
  select o.answered_at, 'proposal_' || o.status, case when o.status in ('accepted', 'refused') then 'patient'
    when o.status = 'withdrawn' then 'professional' else 'platform' end, null, null, null, null, null, null
  from public.proposals o
  where o.consultation_id = consultation.id and o.status in ('accepted', 'refused', 'withdrawn', 'expired')
  union all
  -- A silent page left when it was last seen, but not one that went to the external link.
  select v.joined_at, 'joined', v.side, null, null, null,
    coalesce(v.left_at, case when private.is_silent(v) and not v.is_elsewhere then v.seen_at end), null, null
  from private.room_visits v where v.consultation_id = consultation.id
  union all
  select r.ended_at, 'ended', 'professional', null, null, null, null, null, null
  from private.room_endings r where r.consultation_id = consultation.id
  union all
  select a.reported_at, 'absence_reported', 'patient', null, null, null, null, null, null
  from private.absences a where a.consultation_id = consultation.id
  union all
  select a.answered_at, 'absence_answered', 'professional', null, case when a.came then 'came' else 'absent' end, null, null, null,
    null
  from private.absences a where a.consultation_id = consultation.id and a.answered_at is not null
  union all
  select a.decided_at, 'absence_decided', 'team', (select d.full_name from public.profiles d where d.id = a.decided_by),
    a.outcome, null, null, null, null
  from private.absences a
  where a.consultation_id = consultation.id and a.decided_at is not null and private.may('money.read')
$$;
comment on function private.events_of_consultation(public.consultations) is
  'What happened to a consultation, as far as the caller''s role reads it. detail: the reason of a change, the method of a payment, '
  'the kind of an e-mail, or an answer; never what patient, professional or an e-mail wrote. cause: of a cancelling. at is null '
  'where only the outcome is known.';

revoke all on function private.side_of(public.consultations, uuid, text), private.changes_of(public.consultations),
  private.events_of_consultation(public.consultations) from public;

create or replace function public.read_consultation(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  perform private.require_capability('consultations.read');
  consultation := private.consultation_to_read(read_consultation.consultation_id);
  perform private.log_read('consultations', consultation.id);
  return json_build_object(
    'id', consultation.id, 'starts_at', consultation.starts_at, 'ends_at', consultation.ends_at,
    'status', consultation.status,
    'state', private.consultation_state(consultation.id, consultation.status, consultation.cancelled_by),
    'moves', consultation.moves, 'series_number', consultation.series_number,
    'room_opens_at', private.opens_at(consultation),
    'room_closes_at', private.closes_at(consultation),
    'is_own', auth.uid() in (consultation.patient_id, consultation.professional_id),
    'is_contested', private.is_contested(consultation.id),
    'is_reviewed', exists (select from public.reviews r where r.consultation_id = consultation.id),
    'is_in_room', private.is_in_room(consultation),
    -- As refuse_when_entered decides.
    'patient_entered', private.is_in_room(consultation) and private.joined_at(consultation, 'patient') is not null,
    'patient', private.participant(consultation.patient_id) || jsonb_build_object('name', consultation.patient_name),
    'professional', private.participant(consultation.professional_id) || (
      select jsonb_build_object('name', consultation.professional_name, 'profession', d.profession,
        'form_of_address', d.form_of_address, 'registration', d.registration)
      from (values (consultation.professional_id)) as own (id) left join public.professionals d on d.user_id = own.id),
    'payment', case when private.may('money.read') then (
      select jsonb_build_object('id', p.id, 'amount_cents', p.amount_cents,
        'state', private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state),
        'paid_at', p.paid_at, 'expires_at', p.expires_at, 'opens_at', p.opens_at, 'returned_cents', p.returned_cents,
        -- What refund_payment gives back at a cancelling.
        'refund_cents', case when p.status = 'paid' and not p.refund_due then greatest(0, least(private.balance('held', p.id),
          (select coalesce(sum(private.room_of(r)), 0) from private.receipts_of(p.id) r))) else 0 end,
        'waiting_cents', (select coalesce(sum(d.amount_cents), 0) from private.refund_decisions d
          where d.payment_id = p.id and d.state = 'waiting' and d.receipt_id is null),
        'fee_cents', round(p.amount_cents * private.fee_at(coalesce(p.paid_at, private.now()))))
      from public.payments p where p.consultation_id = consultation.id) end,
    'events', (select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'side', e.side, 'person', e.person,
        'detail', e.detail, 'cause', e.cause, 'since', e.since, 'until', e.until, 'amount_cents', e.amount_cents)
        order by e.at nulls last, array_position('{booked,paid,scheduled}'::text[], e.kind) nulls last, e.kind, e.side, e.detail)
      from private.events_of_consultation(consultation) e));
end
$$;
comment on function public.read_consultation(uuid) is
  'A consultation for the team: participants, payment (null for roles that read no money) and what happened. Logged as a read, '
  'once an hour. Never a session link, a conversation or the text of an e-mail.';
