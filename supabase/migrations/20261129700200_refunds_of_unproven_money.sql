-- Real money that no bank has proven goes back with the proof of its transfer too, as in close_refund.
create or replace function public.mark_refunded(payment_id uuid, e2eid text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  refund private.refunds;
  to_prove uuid[];
begin
  perform private.require_capability('money.decide');
  select * into payment from public.payments p where p.id = payment_id for update;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  perform private.refuse_own(payment.patient_id, payment.professional_id);
  if not payment.refund_due then
    perform private.refuse('refund_not_due', 'Only what was paid for a cancelled consultation goes back.');
  elsif payment.refunded_at is null then
    -- Before the calls, so that none is sent meanwhile.
    perform from private.refunds f where f.payment_id = payment.id and f.state not in ('done', 'failed') order by f.id for update;
    if exists (select from private.refunds f where f.payment_id = payment.id and f.state in ('sent', 'processing')) then
      perform private.refuse('refund_under_way', 'The provider is sending it back: by hand it would go back twice.');
    end if;
    to_prove := array(select f.id from private.refunds f join private.receipts r on r.id = f.receipt_id
      where f.payment_id = payment.id and f.state not in ('done', 'failed') and not r.is_simulated);
    if cardinality(to_prove) > 1 or cardinality(to_prove) = 1 and e2eid is null then
      perform private.refuse('proof_required', 'Real money goes back by a transfer for each refund (close_refund).');
    elsif cardinality(to_prove) = 1 then
      select * into refund from private.refunds f where f.id = to_prove[1];
      perform private.finish_by_hand(refund, e2eid);
    end if;
    update public.payments p set refunded_at = private.now() where p.id = payment.id and p.refunded_at is null;
    select * into payment from public.payments p where p.id = payment.id;
  end if;
  return json_build_object('payment_id', payment.id, 'refunded_at', payment.refunded_at);
end
$$;
