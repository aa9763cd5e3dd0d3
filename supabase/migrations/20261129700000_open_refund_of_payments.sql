-- The list of payments says how much is open and who sends it: an admin who sends what the bank is sending pays twice.
create function private.open_refund_of(payment uuid, out cents int, out step text)
language plpgsql stable
set search_path = ''
as $$
declare
  at_bank int;
  to_prove int;
begin
  select sum(f.amount_cents),
    count(*) filter (where f.state <> 'manual' and not (r.is_simulated and f.state = 'due')),
    count(*) filter (where not r.is_simulated)
  into cents, at_bank, to_prove
  from private.refunds f join private.receipts r on r.id = f.receipt_id
  where f.payment_id = open_refund_of.payment and f.state not in ('done', 'failed');
  step := case when cents is null then null when at_bank > 0 then 'bank' when to_prove > 1 then 'each'
    when to_prove = 1 then 'proof' else 'note' end;
end
$$;
comment on function private.open_refund_of(uuid) is
  'What of a payment is still to go back, and the step that is next: bank (the provider is sending), each (one transfer for each '
  'refund, in the charge), proof (one transfer, with its E2E) or note (simulated).';

create or replace view public.payment_entries with (security_invoker = true) as
select p.id, p.consultation_id, c.patient_name, c.patient_email, p.professional_id, c.professional_name,
  c.starts_at, c.consultation_date, c.consultation_time, p.amount_cents, p.status, p.paid_at, p.refund_due,
  p.refunded_at, p.created_at, p.expires_at, p.opens_at,
  private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) as charge_state,
  m.method, m.e2eid,
  (select h.txid from private.charges h where h.payment_id = p.id
    order by h.state = 'paid' desc, h.created_at desc, h.id limit 1) as txid,
  f.cents as refund_cents, f.step as refund_step
from public.payments p join public.consultations c on c.id = p.consultation_id
  left join lateral private.method_of(p) as m on true
  left join lateral private.open_refund_of(p.id) as f on true;
