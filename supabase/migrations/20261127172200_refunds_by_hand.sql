-- A refund that an admin sent by hand needs the proof of its transfer, wherever it is noted. It may have been a transfer of its own,
-- of which the bank of the receipt knows nothing: what the payer's bank takes back afterwards is lost.
alter table private.refunds add column by_hand boolean not null default false;
comment on column private.refunds.by_hand is
  'An admin sent it and proved it (return_id): the receipt may still be whole at the provider.';

create function private.check_proof(proof text) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- No one who has it waits for another: a proof is of one refund.
  perform pg_advisory_xact_lock(hashtextextended(proof, 0)) where proof is not null;
  if proof is null or proof !~ '^[A-Za-z0-9]{32}$' or exists (select from private.receipts r where r.e2eid = proof) then
    perform private.refuse('proof_invalid', 'The identity of the transfer that went back: 32 letters and digits.');
  elsif exists (select from private.refunds f where f.return_id = proof)
    or exists (select from private.payout_lines l where l.e2eid = proof) then
    perform private.refuse('proof_used', 'This transfer proves another refund.');
  end if;
end
$$;
comment on function private.check_proof(text) is 'Refuses what is no transfer, arrived here, or proves something else. Locked last.';

create function private.finish_by_hand(refund private.refunds, proof text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if proof is not null then
    perform private.check_proof(proof);
    update private.refunds f set by_hand = true where f.id = refund.id;
  end if;
  perform private.finish_refund(refund, proof, private.now());
  perform private.log('payments', refund.payment_id, jsonb_build_object('refund', refund.id, 'state', refund.state),
    jsonb_build_object('refund', refund.id, 'state', 'done', 'amount_cents', refund.amount_cents));
end
$$;
comment on function private.finish_by_hand(private.refunds, text) is 'An admin has sent it. The refund is locked.';

create or replace function public.close_refund(refund_id uuid, e2eid text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  refund private.refunds;
  receipt private.receipts;
begin
  perform private.require_admin();
  select * into refund from private.refunds f where f.id = refund_id;
  if not found then
    perform private.refuse('refund_not_found', 'No refund has this identifier.');
  end if;
  perform private.lock_decision(refund.payment_id, null);
  select * into refund from private.refunds f where f.id = refund_id for update;
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  if refund.state in ('done', 'failed') then
    if refund.state = 'failed' or refund.return_id is distinct from e2eid then
      perform private.refuse('refund_closed', 'It is done, or another one has taken its place.');
    end if;
  elsif refund.state <> 'manual' and not (receipt.is_simulated and refund.state = 'due') then
    perform private.refuse('refund_under_way', 'The provider is sending it back: by hand it would go back twice.');
  else
    if e2eid is null and not receipt.is_simulated then
      perform private.check_proof(e2eid);
    end if;
    perform private.finish_by_hand(refund, e2eid);
    select * into refund from private.refunds f where f.id = refund_id;
  end if;
  return json_build_object('refund_id', refund.id, 'state', refund.state, 'done_at', refund.done_at);
end
$$;

drop function public.mark_refunded(uuid);
create function public.mark_refunded(payment_id uuid, e2eid text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  refund private.refunds;
  at_bank uuid[];
begin
  perform private.require_admin();
  select * into payment from public.payments p where p.id = payment_id for update;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  elsif not payment.refund_due then
    perform private.refuse('refund_not_due', 'Only what was paid for a cancelled consultation goes back.');
  elsif payment.refunded_at is null then
    -- Before the calls, so that none is sent meanwhile.
    perform from private.refunds f where f.payment_id = payment.id and f.state not in ('done', 'failed') order by f.id for update;
    if exists (select from private.refunds f where f.payment_id = payment.id and f.state in ('sent', 'processing')) then
      perform private.refuse('refund_under_way', 'The provider is sending it back: by hand it would go back twice.');
    end if;
    at_bank := array(select f.id from private.refunds f join private.receipts r on r.id = f.receipt_id
      where f.payment_id = payment.id and f.state not in ('done', 'failed') and not r.is_simulated
        and private.provider_id(r) is not null);
    if cardinality(at_bank) > 1 or cardinality(at_bank) = 1 and e2eid is null then
      perform private.refuse('proof_required', 'What a bank has goes back by a transfer for each refund (close_refund).');
    elsif cardinality(at_bank) = 1 then
      select * into refund from private.refunds f where f.id = at_bank[1];
      perform private.finish_by_hand(refund, e2eid);
    end if;
    update public.payments p set refunded_at = private.now() where p.id = payment.id and p.refunded_at is null;
    select * into payment from public.payments p where p.id = payment.id;
  end if;
  return json_build_object('payment_id', payment.id, 'refunded_at', payment.refunded_at);
end
$$;
comment on function public.mark_refunded(uuid, text) is
  'An admin has sent the money of a cancelled consultation back. What a bank has needs the identity of the transfer (proof_required); '
  'simulated money and what was marked by hand do not. Doing it twice answers the first. Refused while the provider is sending it '
  '(refund_under_way).';
revoke execute on function public.mark_refunded(uuid, text) from public;
grant execute on function public.mark_refunded(uuid, text) to authenticated;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.book_return(private.receipts, jsonb)',
        $old$  room int := private.room_of(receipt);$old$,
        $new$  -- What is still at the provider, with what was sent by hand beside it.
  room int := private.room_of(receipt) + (select coalesce(sum(f.amount_cents), 0) from private.refunds f
    where f.receipt_id = receipt.id and f.by_hand);$new$),
      ('private.keep_within_receipt()',
        $old$f.id <> new.id and f.state <> 'failed';$old$,
        $new$f.id <> new.id and f.state <> 'failed'
    -- The payer's bank takes what is at the provider.
    and case when new.decided_by = 'bank' then not f.by_hand else not new.by_hand or f.decided_by <> 'bank' end;$new$),
      ('private.ledger_problems()',
        $old$having sum(f.amount_cents) > r.amount_cents$old$,
        $new$having sum(f.amount_cents) filter (where not f.by_hand) > r.amount_cents
    or sum(f.amount_cents) filter (where f.decided_by <> 'bank') > r.amount_cents$new$),
      -- Play money goes back by itself as well, a few seconds later, so that its states can be seen.
      ('private.add_refund(private.refunds, private.receipts, interval)',
        $old$  -- A simulated one waits for an admin, as the demonstration shows it.
  if is_due and not receipt.is_simulated then
    perform private.queue_call('refund', 'api-pix', null, made, private.now() + wait);$old$,
        $new$  if is_due then
    perform private.queue_call('refund', case when receipt.is_simulated then 'simulated' else 'api-pix' end, null, made,
      private.now() + wait + case when receipt.is_simulated then interval '5 seconds' else '0' end);$new$)
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
