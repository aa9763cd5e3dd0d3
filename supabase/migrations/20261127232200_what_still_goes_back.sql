-- The team, or the payer's bank, may have given back a part before: only the rest goes back.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.refund_of(uuid, timestamptz)', $old$then p.amount_cents else 0 end, why.reason$old$,
        $new$then greatest(0, p.amount_cents - (
      select coalesce(sum(f.amount_cents), 0)::int from private.refunds f join private.receipts r on r.id = f.receipt_id
      where f.payment_id = p.id and f.state <> 'failed' and f.decided_by in ('admin', 'bank') and r.class <> 'duplicate'))
    else 0 end, why.reason$new$),
      ('public.end_series(uuid, integer, boolean)', $old$where r.cents > 0)$old$,
        $new$where r.reason in ('early', 'recent', 'grace', 'not_delivered'))$new$)
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
comment on function private.refund_of(uuid, timestamptz) is
  'What a patient gets back if it is cancelled by them at this moment, or since it was cancelled, in centavos, and why: '
  'early, recent, grace and not_delivered give all that the team or the payer''s bank did not give back before; late, took_place, '
  'refunded and not_paid nothing.';
