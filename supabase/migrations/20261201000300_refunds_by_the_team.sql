-- Whether a refund goes by itself, or the team has to send it: no bank has proven the money, or it is too old.
create or replace function public.charge_details(payment_id uuid) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
  mark private.receipts;
  room int;
  by_team boolean;
begin
  perform private.require_capability('money.read');
  select * into payment from public.payments p where p.id = charge_details.payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  select * into mark from private.receipts r
  where r.payment_id = payment.id and r.origin = 'hand' and not private.is_undone(r.id) order by r.created_at desc limit 1;
  by_team := exists (select from private.receipts_of(payment.id) r
    where private.room_of(r) > 0 and not r.is_simulated and not private.may_send(r));
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
      'professional_cents', private.balance('held', payment.id) + private.balance('owed', payment.id)
        + private.paid_out(payment.id),
      'refundable_cents', case when payment.status = 'paid' and not private.is_erased(payment.patient_id) then room else 0 end,
      'refunded_by_team', by_team,
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
