-- A refund that was left to the team and that the bank carried out was not sent by the team. And of a transfer of twice the price the
-- excess and the price are the same amount: the excess was decided before the cancellation.
create or replace function private.refund_cause(
  refund private.refunds, receipt private.receipts, payment public.payments, consultation public.consultations
) returns text
language sql immutable
set search_path = ''
return case
  when refund.source = 'suspense' then 'extra'
  when refund.decided_by = 'bank' then 'bank'
  when refund.decided_by = 'admin' then 'team'
  when not payment.refund_due or receipt.class = 'duplicate' or receipt.amount_cents < payment.amount_cents
    or receipt.amount_cents > payment.amount_cents and refund.amount_cents = receipt.amount_cents - payment.amount_cents
      and (receipt.amount_cents <> 2 * payment.amount_cents or refund.created_at < consultation.cancelled_at) then 'extra'
  when consultation.cancelled_by is null then 'late'
  else 'cancelled' end;

-- Changed in place: nothing else of this function is new.
do $$
declare
  change record;
  definition text := pg_get_functiondef('private.patient_refunds(public.payments, public.consultations)'::regprocedure);
begin
  for change in
    select * from (values
      ($old$f.problem is not null as by_team$old$,
        $new$f.by_hand or f.problem is not null and (r.is_simulated or f.problem = 'before_ledger') as by_team$new$),
      ($old$private.refund_cause(f, r, payment, consultation)$old$,
        -- However often it was attempted: when it was decided.
        $new$private.refund_cause(jsonb_populate_record(f, jsonb_build_object('created_at', first.decided_at)), r, payment,
        consultation)$new$)
    ) as changes (old, new)
  loop
    if strpos(definition, change.old) = 0 then
      raise exception 'private.patient_refunds does not contain "%"', change.old;
    end if;
    definition := replace(definition, change.old, change.new);
  end loop;
  execute definition;
end
$$;
