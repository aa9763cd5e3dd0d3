-- One payment with all that happened to its money, for the admin who decides about it.
create function private.admin_of_mark(payment uuid, at timestamptz) returns text
language sql stable
set search_path = ''
as $$
  select a.full_name from public.audit_log l join public.profiles a on a.id = l.actor_id
  where l.subject_id = payment and l.subject_table = 'payments' and l.happened_at = at and l.after ? 'status'
  order by l.id limit 1
$$;
comment on function private.admin_of_mark(uuid, timestamptz) is 'Who changed the status of a payment at this moment; null once erased.';

create function private.events_of(payment public.payments)
returns table (at timestamptz, kind text, detail text, code text, amount_cents int, person text)
language sql stable
set search_path = ''
as $$
  select payment.created_at, 'booked', null, null, payment.amount_cents, null
  union all
  select h.created_at, 'charge', h.state, h.txid, h.amount_cents, h.problem from private.charges h where h.payment_id = payment.id
  union all
  select r.created_at, case r.origin when 'hand' then 'marked' when 'before' then 'before' else 'received' end,
    case when r.proves is not null then 'proof' else r.class end, r.e2eid, r.amount_cents,
    case r.origin when 'hand' then private.admin_of_mark(payment.id, r.created_at) end
  from private.receipts r where r.payment_id = payment.id
  union all
  select coalesce(s.decided_at, s.created_at), coalesce(s.decision, 'suspense'), s.reason, r.e2eid, r.amount_cents, a.full_name
  from private.suspense s join private.receipts r on r.id = s.receipt_id left join public.profiles a on a.id = s.decided_by
  where s.payment_id = payment.id or r.payment_id = payment.id
  union all
  select t.created_at, t.kind, null, null, e.amount_cents,
    case t.kind when 'mark_undone' then private.admin_of_mark(payment.id, t.created_at) end
  from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id and e.amount_cents > 0
  where t.payment_id = payment.id and t.kind in ('mark_undone', 'earned', 'loss')
  union all
  select d.created_at, 'decided', d.reason, d.borne_by, d.amount_cents, a.full_name
  from private.refund_decisions d left join public.profiles a on a.id = d.decided_by where d.payment_id = payment.id
  union all
  select d.answered_at, case d.state when 'done' then 'confirmed' else 'declined' end, d.answer_reason, null, d.amount_cents, a.full_name
  from private.refund_decisions d left join public.profiles a on a.id = d.answered_by
  where d.payment_id = payment.id and d.answered_at is not null
  union all
  select f.created_at, 'refund', f.decided_by, null, f.amount_cents, f.problem from private.refunds f
  where f.payment_id = payment.id and f.retry_of is null and f.decided_by <> 'bank'
  union all
  select f.done_at, case f.decided_by when 'bank' then 'bank_return' else 'refunded' end, null, f.return_id, f.amount_cents, null
  from private.refunds f where f.payment_id = payment.id and f.state = 'done'
  union all
  select c.cancelled_at, 'cancelled', c.cancelled_by, null, null, null
  from public.consultations c where c.id = payment.consultation_id and c.cancelled_at is not null
$$;
comment on function private.events_of(public.payments) is 'What happened to a payment; person is who did it, or a problem''s name.';

create function public.charge_details(payment_id uuid) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
  mark private.receipts;
  room int;
begin
  perform private.require_admin();
  select * into payment from public.payments p where p.id = charge_details.payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  select * into mark from private.receipts r
  where r.payment_id = payment.id and r.origin = 'hand' and not private.is_undone(r.id) order by r.created_at desc limit 1;
  room := (select coalesce(sum(private.room_of(r)), 0) from private.receipts_of(payment.id) r)
    - (select coalesce(sum(d.amount_cents), 0) from private.refund_decisions d
      where d.payment_id = payment.id and d.state = 'waiting' and d.receipt_id is null);
  return (
    select json_build_object(
      'id', payment.id, 'consultation_id', consultation.id, 'patient_name', consultation.patient_name,
      'patient_email', consultation.patient_email, 'professional_name', consultation.professional_name,
      'starts_at', consultation.starts_at, 'consultation_status', consultation.status, 'amount_cents', payment.amount_cents,
      'state', private.charge_state(payment.status, payment.refund_due, payment.refunded_at, payment.refund_state),
      'status', payment.status, 'paid_at', payment.paid_at, 'expires_at', payment.expires_at, 'opens_at', payment.opens_at,
      'is_simulated', exists (select from private.receipts r where r.payment_id = payment.id and r.is_simulated),
      'fee_cents', round(payment.amount_cents * private.fee_at(coalesce(payment.paid_at, private.now()))),
      'returned_cents', (select coalesce(sum(f.amount_cents), 0) from private.refunds f
        where f.payment_id = payment.id and f.state = 'done' and f.source <> 'suspense'),
      'due_cents', (select coalesce(sum(f.amount_cents), 0) from private.refunds f
        where f.payment_id = payment.id and f.state not in ('done', 'failed') and f.source <> 'suspense'),
      'professional_cents', private.balance('held', payment.id) + private.balance('owed', payment.id),
      'refundable_cents', case when payment.status = 'paid' and not private.is_erased(payment.patient_id) then room else 0 end,
      'decided_cents', (select coalesce(sum(d.amount_cents), 0) from private.refund_decisions d
        where d.payment_id = payment.id and d.state <> 'declined'),
      'undo_until', case when mark.id is not null and payment.status = 'paid' and private.provider_id(mark) is null
        and consultation.status in ('scheduled', 'cancelled')
        and not (consultation.status = 'scheduled' and consultation.starts_at <= private.now())
        and mark.created_at > private.now() - interval '24 hours' then mark.created_at + interval '24 hours' end,
      'refunds', (select coalesce(json_agg(json_build_object('id', f.id, 'amount_cents', f.amount_cents, 'state', f.state,
          'decided_by', f.decided_by, 'problem', f.problem, 'created_at', f.created_at, 'is_simulated', r.is_simulated)
          order by f.created_at, f.id), '[]')
        from private.refunds f join private.receipts r on r.id = f.receipt_id
        where f.payment_id = payment.id and f.state not in ('done', 'failed')),
      'decisions', (select coalesce(json_agg(json_build_object('id', d.id, 'amount_cents', d.amount_cents, 'reason', d.reason,
          'borne_by', d.borne_by, 'decided_by_name', a.full_name, 'is_own', d.decided_by is not distinct from auth.uid(),
          'created_at', d.created_at)
          order by d.created_at, d.id), '[]')
        from private.refund_decisions d left join public.profiles a on a.id = d.decided_by
        where d.payment_id = payment.id and d.state = 'waiting'),
      'events', (select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'detail', e.detail, 'code', e.code,
          'amount_cents', e.amount_cents, 'person', e.person) order by e.at, array_position('{booked,charge,marked,before,received,suspense,
          assigned,cancelled,earned,decided,confirmed,declined,refund,refunded}'::text[], e.kind))
        from private.events_of(payment) e)));
end
$$;
comment on function public.charge_details(uuid) is
  'A payment for admins: people and consultation, its money, what an admin may do about it, and what happened in order.';

create function public.money_counts() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'decisions', (select count(*) from private.refund_decisions d where d.state = 'waiting'),
    'refunds', (select count(*) from private.refunds f where f.state in ('due', 'sent', 'processing', 'manual')),
    'suspense', (select count(*) from private.suspense s where s.decision is null),
    'failing', (select count(*) from private.payment_jobs j where j.failures > 0));
end
$$;
comment on function public.money_counts() is
  'For admins: refunds that wait for another admin, refunds on their way, receipts in suspense, and jobs that failed.';

create function public.payment_job_states() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'provider', private.payment_provider(),
    'calls', (select json_build_object('waiting', count(*), 'oldest_at', min(q.created_at), 'retried', count(*) filter (where q.attempts > 1))
      from private.provider_calls q where q.done_at is null and q.due_at <= private.now()),
    'notifications', (select json_build_object('waiting', count(*), 'oldest_at', min(w.created_at))
      from private.webhook_inbox w where w.read_at is null and w.attempts < 5),
    'jobs', (select json_agg(json_build_object('job', j.job, 'every_seconds', extract(epoch from j.every)::int,
      'last_started_at', j.last_started_at, 'last_done_at', j.last_done_at, 'watermark', j.watermark, 'failures', j.failures,
      'last_error', j.last_error, 'is_running', coalesce(j.claimed_until > private.now(), false)) order by j.every, j.job)
      from private.payment_jobs j));
end
$$;
comment on function public.payment_job_states() is 'For admins: the jobs of payments, and what waits for the provider.';

revoke execute on function public.charge_details(uuid), public.money_counts(), public.payment_job_states() from public;
grant execute on function public.charge_details(uuid), public.money_counts(), public.payment_job_states() to authenticated;

-- The notices lead to the desk that they are about.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.tell_of_suspense()', '/admin/financial?aba=identificar'),
      ('private.tell_of_decision()', '/admin/financial?aba=reembolsos'),
      ('private.tell_of_return()', '/admin/financial')
    ) as changes (name, link)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, '/admin/consultations?aba=pagamentos') = 0 then
      raise exception '% does not link to the payments', change.name;
    end if;
    execute replace(definition, '/admin/consultations?aba=pagamentos', change.link);
  end loop;
end
$$;
