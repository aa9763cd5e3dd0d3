import { OVERLAPS } from '../overlaps.ts';
import { TUESDAY_MORNING } from '../test-instants.ts';

const NEW = `c.created_at >= '${TUESDAY_MORNING}'`;

/** Rows that contradict each other, whatever happened. */
export const CONTRADICTIONS = `
  select 'payment' as what, c.id, c.status::text || ' ' || p.status || ' ' || p.refund_due as detail
  from public.consultations c left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
  where ${NEW} and not coalesce(case c.status
    when 'pending' then p.status = 'pending' and s is null
    when 'scheduled' then p.status = 'paid' and not p.refund_due and s.session_link is not null
    when 'cancelled' then s is null and (p.status = 'expired'
      or p.status = 'paid' and (p.refund_due or c.cancelled_by = 'patient') and c.cancelled_at is not null)
    else p.status = 'paid' and not p.refund_due
  end, false)
  union all
  select 'places', c.id, c.status::text
  from public.consultations c
  where ${NEW} and (select count(*) from private.busy b where b.consultation_id = c.id and b.during =
      tstzrange(c.starts_at, c.ends_at + case when b.as_professional then c.break_minutes else 0 end * interval '1 minute'))
    <> case when c.status in ('pending', 'scheduled') then 2 else 0 end
  union all
  select 'other places', c.id, c.status::text
  from public.consultations c
  where ${NEW} and (select count(*) from private.busy b where b.consultation_id = c.id)
    <> case when c.status in ('pending', 'scheduled') then 2 else 0 end
  union all
  select * from (${OVERLAPS}) as overlapping
  union all
  select 'proposal', o.id, o.status
  from public.proposals o join public.consultations c on c.id = o.consultation_id
  where (select count(*) from private.busy b where b.proposal_id = o.id)
      <> case when o.status = 'open' then cardinality(o.times) else 0 end
    or o.status = 'open' and (c.status <> 'scheduled' or c.starts_at <> o.was_at)
  union all
  select 'series', c.id, c.status::text
  from public.consultations c join public.consultation_series s on s.id = c.series_id
  where c.series_number > 1 and (s.started_at is null or c.created_at > s.ended_at)
    or c.amount_cents <> s.amount_cents or c.patient_id <> s.patient_id or c.professional_id <> s.professional_id
    or c.series_number > s.made_number and s.ended_at is null
  union all
  select 'limits', c.patient_id, count(*)::text
  from public.consultations c join public.payments p on p.consultation_id = c.id
  where c.status = 'pending' and p.opens_at is null and ${NEW}
  group by c.patient_id having count(*) > 3
  union all
  select 'notification', n.id, n.kind
  from public.notifications n left join public.consultations c on c.id = n.about_id
  where n.created_at >= '${TUESDAY_MORNING}' and n.kind in ('booked', 'paid', 'moved', 'cancelled', 'unpaid', 'refund_due',
      'refunded', 'booked_for_you', 'proposed', 'proposal_accepted', 'proposal_refused', 'proposal_withdrawn')
    and (n.user_id in (c.patient_id, c.professional_id)) is not true
  union all
  select 'mail', m.id, m.kind
  from private.mail_outbox m join private.mail_kinds k on k.kind = m.kind
    join public.consultations c on c.id = (m.payload ->> 'consultation_id')::uuid
  where m.user_id <> case when k.to_professional then c.professional_id else c.patient_id end`;

/** E-mails that were handed out at this moment and are not true. */
export const UNTRUE_MAILS = `
  select 'untrue mail' as what, m.id, m.kind as detail
  from private.mail_outbox m join public.consultations c on c.id = (m.payload ->> 'consultation_id')::uuid
  where m.claimed_until = private.now() + interval '5 minutes' and not coalesce(case
    when m.kind in ('cancelled', 'consultation_cancelled', 'consultation_withdrawn') then c.status = 'cancelled'
    when m.kind = 'refunded' then true
    when m.kind = 'refund_withdrawn' then c.status = 'cancelled'
    when m.kind in ('booking', 'charge_open', 'payment_reminder', 'wrong_amount') then c.status = 'pending'
    -- One e-mail for all that was booked by one call.
    when m.kind = 'booked_for_you' then exists (select from public.consultations o
      where o.patient_id = c.patient_id and o.professional_id = c.professional_id and o.created_at = c.created_at
        and o.status = 'pending')
    else c.status = 'scheduled' and (c.starts_at > private.now() or m.kind = 'session_running') end, false)`;
