-- What the payer's bank takes back of a transfer that an admin had given back by another transfer is a loss: it was taken from the money
-- of the payment's other transfer. And a return that was booked on the proof of a mark before is the same return.
do $$
declare
  change record;
  definition text := pg_get_functiondef('private.book_return(private.receipts, jsonb)'::regprocedure);
begin
  for change in
    select * from (values
      (E'declare\n', E'declare\n  arrived constant uuid := receipt.id;\n'),
      ($old$where f.receipt_id = receipt.id and f.bank_id = answer ->> 'refundId'$old$,
        $new$where f.receipt_id in (arrived, receipt.id) and f.bank_id = answer ->> 'refundId'$new$),
      ($old$    when 'held' then private.balance('held', receipt.payment_id)$old$,
        $new$    -- At most what is still there of this transfer.
    when 'held' then greatest(least(private.balance('held', receipt.payment_id), room - (
      select coalesce(sum(f.amount_cents), 0) from private.refunds f where f.receipt_id = receipt.id and f.by_hand)), 0)$new$),
      ($old$where f.payment_id = p.id and f.state not in ('done', 'failed'));$old$,
        $new$where f.payment_id = p.id and f.source <> 'suspense'
      and f.state not in ('done', 'failed'));$new$)
    ) as changes (old, new)
  loop
    if strpos(definition, change.old) = 0 then
      raise exception 'private.book_return does not contain "%"', change.old;
    end if;
    definition := replace(definition, change.old, change.new);
  end loop;
  execute definition;
end
$$;

-- Where the mark has no room the money went back twice: it stays where it was booked.
do $$
declare
  booked record;
begin
  for booked in
    select f.id, f.amount_cents, (private.root_of(r)).id as root, (private.root_of(r)).amount_cents as received
    from private.refunds f join private.receipts r on r.id = f.receipt_id where f.decided_by = 'bank' order by f.id
  loop
    update private.refunds f set receipt_id = booked.root
    where f.id = booked.id and f.receipt_id <> booked.root
      and booked.amount_cents <= booked.received - (select coalesce(sum(x.amount_cents), 0) from private.refunds x
        where x.receipt_id = booked.root and x.state <> 'failed' and not x.by_hand);
  end loop;
end
$$;

-- Where the account's holder returns in the bank's app exactly what the portal has not sent yet, it is that refund.
create function private.finish_in_app(receipt private.receipts, answer jsonb, returns jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  refund private.refunds;
begin
  select * into refund from private.refunds f
  where f.receipt_id = receipt.id and f.state not in ('done', 'failed') order by f.id limit 1 for update;
  if answer ->> 'returnId' is null or refund.state is distinct from 'due' or refund.amount_cents <> (answer ->> 'amount')::int
    or exists (select from private.refunds f
      where f.receipt_id = receipt.id and f.id <> refund.id and f.state not in ('done', 'failed'))
    -- It may be one that was closed with another code.
    or exists (select from private.refunds f where f.receipt_id = receipt.id and f.by_hand and not exists (
      select from jsonb_array_elements(returns) as r where r ->> 'returnId' = f.return_id))
    or exists (select from private.provider_calls q
      where q.refund_id = refund.id and q.done_at is null and (q.may_exist or q.claimed_until is not null)) then
    return false;
  end if;
  perform private.finish_refund(refund, answer ->> 'returnId', coalesce((answer ->> 'settledAt')::timestamptz, private.now()));
  return true;
end
$$;
comment on function private.finish_in_app(private.receipts, jsonb, jsonb) is
  'Whether a return in the bank''s app is the only open refund of its receipt, which was not sent: then it is done.';

do $$
declare
  changed constant regprocedure := 'private.book_foreign_return(private.receipts, jsonb, jsonb)'::regprocedure;
  old constant text := $old$  -- It may be what an admin sent for an open refund, or for one that was closed with another code.$old$;
  definition constant text := pg_get_functiondef(changed);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', changed, old;
  end if;
  execute replace(definition, old, $new$  if private.finish_in_app(receipt, answer, returns) then
    perform private.take_back_notices(about);
    return;
  end if;
$new$ || old);
end
$$;
