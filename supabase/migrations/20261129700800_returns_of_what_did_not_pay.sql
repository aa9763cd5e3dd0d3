-- A return of money that did not pay, because it was too little, is no part of the price that went back.
create or replace function private.returned_of(payment uuid) returns int
language sql stable
set search_path = ''
as $$
  select coalesce(sum(f.amount_cents), 0)::int
  from private.refunds f join private.receipts r on r.id = f.receipt_id join public.payments p on p.id = f.payment_id
  where f.payment_id = payment and f.state <> 'failed' and f.decided_by in ('admin', 'bank') and f.source <> 'suspense'
    and r.class <> 'duplicate' and not (r.class = 'wrong_amount' and r.amount_cents < p.amount_cents)
$$;
update public.payments p set returned_cents = private.returned_of(p.id)
where p.returned_cents > 0 and p.returned_cents <> private.returned_of(p.id);
