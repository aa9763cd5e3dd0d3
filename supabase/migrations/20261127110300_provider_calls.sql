-- What the function that calls the provider is handed, and what its answers change. Everything may be repeated.
create function private.lock_payments(wanted uuid[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  people uuid[];
begin
  select array_agg(p.patient_id) || array_agg(p.professional_id) into people
  from public.payments p where p.id = any (wanted);
  -- Everybody of the batch at once and in order.
  perform private.lock_people(variadic people) where people is not null;
  -- A time that somebody else did not pay for is free.
  perform public.expire_payments();
  perform from public.payments p where p.id = any (wanted) order by p.id for update;
end
$$;
comment on function private.lock_payments(uuid[]) is 'People and payments, in the order of everybody.';

create function private.close_calls(refund uuid) returns void
language sql
set search_path = ''
as $$
  update private.provider_calls q set done_at = private.now() where q.refund_id = close_calls.refund and q.done_at is null
$$;

create function private.fail_refund(refund private.refunds, problem text) returns void
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
  retry private.refunds := refund;
begin
  update private.refunds f set state = 'failed', problem = fail_refund.problem
  where f.id = refund.id and f.state not in ('done', 'failed');
  if not found then
    return;
  end if;
  perform private.close_calls(refund.id);
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  retry.retry_of := refund.id;
  retry.attempt := refund.attempt + 1;
  perform private.add_refund(retry, receipt, interval '5 minutes' * 4 ^ (refund.attempt - 1));
end
$$;
comment on function private.fail_refund(private.refunds, text) is
  'The provider did not refund it: the same again with a new identifier, later each time; after five an admin.';

create function private.answer_refund(refund private.refunds, answer jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if answer ->> 'state' = 'done' then
    perform private.finish_refund(refund, answer ->> 'returnId',
      coalesce((answer ->> 'settledAt')::timestamptz, private.now()));
  elsif answer ->> 'state' = 'failed' then
    perform private.fail_refund(refund, coalesce(answer ->> 'reason', 'failed'));
  else
    update private.refunds f set state = 'processing' where f.id = refund.id and f.state in ('due', 'sent', 'manual');
  end if;
end
$$;
comment on function private.answer_refund(private.refunds, jsonb) is 'What the provider says of a refund of ours.';

create function private.book_return(receipt private.receipts, answer jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  cents constant int := (answer ->> 'amount')::int;
  own private.refunds;
  made private.refunds;
  withdrawn int := 0;
  from_source int;
  is_suspense constant boolean := exists (select from private.ledger_transactions t
    join private.ledger_entries e on e.transaction_id = t.id join private.ledger_accounts a on a.id = e.account_id
    where t.receipt_id = receipt.id and t.kind = 'receipt' and a.kind = 'suspense');
  room int := receipt.amount_cents - (select coalesce(sum(f.amount_cents), 0) from private.refunds f
    where f.receipt_id = receipt.id and f.state <> 'failed');
begin
  if exists (select from private.refunds f where f.receipt_id = receipt.id and f.bank_id = answer ->> 'refundId') then
    return;
  end if;
  for own in
    select * from private.refunds f where f.receipt_id = receipt.id and f.state in ('due', 'manual') order by f.id for update
  loop
    exit when room >= cents;
    update private.refunds f set state = 'failed', problem = 'returned_by_bank' where f.id = own.id;
    perform private.close_calls(own.id);
    perform private.book('refund_withdrawn', own.id, receipt.payment_id, receipt.id, own.id, receipt.is_simulated,
      private.account('refund_due'), private.account(own.source), own.amount_cents);
    withdrawn := withdrawn + own.amount_cents;
    room := room + own.amount_cents;
  end loop;
  -- One of ours is under way: the provider settles one of the two, and this is read again.
  if room < cents then
    return;
  end if;
  from_source := case when is_suspense then cents else least(cents, private.balance('held', receipt.payment_id)) end;
  insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, bank_id, taken_cents, return_id,
    done_at)
  values (receipt.id, receipt.payment_id, cents, 'done', 'bank', case
      when is_suspense then 'suspense' when from_source > 0 then 'held' else 'loss' end,
    answer ->> 'refundId', case when is_suspense then 0 else greatest(from_source - withdrawn, 0) end, answer ->> 'returnId',
    coalesce((answer ->> 'settledAt')::timestamptz, private.now()))
  returning * into made;
  if from_source > 0 then
    perform private.book('refund_decided', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
      private.account(made.source), private.account('refund_due'), from_source);
  end if;
  if from_source < cents then
    perform private.book('loss', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
      private.account('loss'), private.account('refund_due'), cents - from_source);
  end if;
  perform private.book('refund_done', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
    private.account('refund_due'), private.account_of(receipt), cents);
  if withdrawn > from_source then
    perform private.decide_refund(receipt, withdrawn - from_source, 'held', 'rule');
  end if;
  update public.payments p set refunded_at = private.now()
  where p.id = receipt.payment_id and p.refund_due and p.refunded_at is null
    and not exists (select from private.refunds f where f.payment_id = p.id and f.state not in ('done', 'failed'));
end
$$;
comment on function private.book_return(private.receipts, jsonb) is
  'The payer''s bank took money back (MED). A refund of ours that was not sent yet makes room for it.';

create function private.record(provider text, receipts jsonb, others uuid[]) returns int
language plpgsql
set search_path = ''
as $$
declare
  item jsonb;
  returned jsonb;
  arrived private.receipts;
  receipt private.receipts;
  refund private.refunds;
  recorded int := 0;
begin
  perform private.lock_payments(others || array(
    select c.payment_id from private.charges c, jsonb_array_elements(receipts) as i where c.txid = i ->> 'txid'
    union
    select r.payment_id from private.receipts r, jsonb_array_elements(receipts) as i where r.e2eid = i ->> 'receiptId'));
  -- In one order: who records the same transfer at the same time waits for it.
  for item in select i from jsonb_array_elements(receipts) as i order by i ->> 'receiptId' loop
    recorded := recorded + (not exists (select from private.receipts r where r.e2eid = item ->> 'receiptId'))::int;
    arrived := null;
    arrived.e2eid := item ->> 'receiptId';
    arrived.origin := record.provider;
    arrived.txid := item ->> 'txid';
    arrived.amount_cents := (item ->> 'amount')::int;
    arrived.paid_at := (item ->> 'paidAt')::timestamptz;
    receipt := private.settle_receipt(arrived);
    for returned in select f from jsonb_array_elements(coalesce(item -> 'refunds', '[]')) as f order by f ->> 'refundId' loop
      select * into refund from private.refunds f
      where f.decided_by <> 'bank' and private.hex(f.id) = returned ->> 'refundId' for update;
      if found then
        perform private.answer_refund(refund, returned);
      elsif returned ->> 'origin' = 'bank' and returned ->> 'state' = 'done' then
        perform private.book_return(receipt, returned);
      end if;
    end loop;
  end loop;
  return recorded;
end
$$;
comment on function private.record(text, jsonb, uuid[]) is
  'Settles receipts as the provider describes them, with their refunds; locks the other payments as well. Answers how many were new.';
create index refunds_hex_idx on private.refunds (private.hex(id));

create function public.record_receipts(provider text, receipts jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(receipts) is distinct from 'array' or jsonb_array_length(receipts) > 100 then
    perform private.refuse('receipts_invalid', 'An array of at most 100 receipts.');
  elsif provider is null or provider not in ('api-pix', 'simulated') then
    perform private.refuse('provider_invalid', 'api-pix or simulated.');
  end if;
  return json_build_object('received', jsonb_array_length(receipts), 'new', private.record(provider, receipts, '{}'));
end
$$;
comment on function public.record_receipts(text, jsonb) is
  'What arrived at the provider, read from it: each is recorded once, and settled. Service only.';

create function public.set_payment_provider(provider text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if provider not in ('api-pix', 'simulated') then
    perform private.refuse('provider_invalid', 'api-pix, simulated or null.');
  end if;
  update public.deployment_settings s set payment_provider = coalesce(provider, 'none')
  where s.payment_provider is distinct from coalesce(provider, 'none');
end
$$;
comment on function public.set_payment_provider(text) is
  'The host says at each start who makes new charges; null: nobody. Service only.';

create function public.provider_call_of(payment_id uuid, person uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select q.id from private.provider_calls q
    join private.charges c on c.id = q.charge_id
    join public.payments p on p.id = c.payment_id
  where p.id = provider_call_of.payment_id and p.patient_id = person and q.kind = 'create_charge' and q.done_at is null
$$;
comment on function public.provider_call_of(uuid, uuid) is
  'The call that makes the code of this person''s payment, if it waits: sent at once instead of by the job. Service only.';

create function public.claim_provider_calls(at_most int default 20, wanted uuid default null)
returns table (call_id uuid, kind text, provider text, txid text, amount_cents int, expires_in_seconds int, note text,
  receipt_id text, refund_id text, may_exist boolean)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due private.provider_calls;
  call private.provider_calls;
  charge private.charges;
  refund private.refunds;
  receipt private.receipts;
  handed int := 0;
begin
  for due in
    select * from private.provider_calls q
    where q.done_at is null and (q.claimed_until is null or q.claimed_until <= private.now())
      and (q.id = wanted or wanted is null and q.due_at <= private.now())
    order by q.due_at, q.id
  loop
    exit when handed >= least(greatest(coalesce(at_most, 20), 1), 100);
    charge := null;
    refund := null;
    receipt := null;
    -- What it is about before the call, as when it is answered. What another process works on is left to it.
    if due.charge_id is not null then
      select * into charge from private.charges c where c.id = due.charge_id for update skip locked;
    else
      select * into refund from private.refunds f where f.id = due.refund_id for update skip locked;
      select * into receipt from private.receipts r where r.id = refund.receipt_id;
    end if;
    continue when charge.id is null and refund.id is null;
    update private.provider_calls q
    set claimed_until = private.now() + interval '2 minutes', attempts = q.attempts + 1,
      -- The answer of an earlier attempt may have been lost.
      may_exist = q.may_exist or q.claimed_until is not null
    where q.id = due.id and q.done_at is null and (q.claimed_until is null or q.claimed_until <= private.now())
      -- A code that the portal no longer waits for is not made.
      and (q.kind <> 'create_charge' or charge.state = 'creating' and charge.expires_at > private.now())
    returning * into call;
    if not found then
      update private.provider_calls q set done_at = private.now()
      where q.id = due.id and q.kind = 'create_charge' and q.done_at is null and charge.state <> 'creating'
        and (q.claimed_until is null or q.claimed_until <= private.now());
      continue;
    end if;
    update private.charges c set state = 'removing' where c.id = charge.id and call.kind = 'remove_charge' and c.state = 'lapsed';
    update private.refunds f set state = 'sent' where f.id = refund.id and call.kind = 'refund' and f.state = 'due';
    call_id := call.id;
    kind := call.kind;
    provider := call.provider;
    txid := charge.txid;
    amount_cents := coalesce(charge.amount_cents, refund.amount_cents);
    expires_in_seconds := case when call.kind = 'create_charge' then
      ceil(extract(epoch from charge.expires_at - private.now())) end;
    note := case call.kind when 'create_charge' then 'Sessão ' || upper(left(charge.txid, 8))
      when 'refund' then 'Reembolso ' || upper(left(private.hex(refund.id), 8)) end;
    receipt_id := private.provider_id(receipt);
    refund_id := private.hex(refund.id);
    may_exist := call.may_exist;
    handed := handed + 1;
    return next;
  end loop;
end
$$;
comment on function public.claim_provider_calls(int, uuid) is
  'Hands calls that are due to who makes them, for two minutes; or one call by its identifier. Service only.';

create function private.retry_call(call private.provider_calls, outcome jsonb) returns void
language sql
set search_path = ''
as $$
  update private.provider_calls q
  set claimed_until = null, may_exist = q.may_exist or outcome ->> 'kind' = 'unknown',
    last_error = coalesce(outcome ->> 'code', outcome ->> 'kind'), correlation_id = outcome ->> 'correlationId',
    -- 10 seconds, then twice as long each time, at most an hour.
    due_at = private.now() + greatest(make_interval(secs => least(3600, 10 * 2 ^ least(q.attempts - 1, 9))),
      make_interval(secs => least(3600, coalesce((outcome ->> 'retryAfter')::numeric, 0))::float8))
  where q.id = call.id
$$;

create function private.answer_charge(call private.provider_calls, charge private.charges, outcome jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  answer constant jsonb := outcome -> 'value';
begin
  if call.kind = 'remove_charge' then
    if outcome -> 'ok' = 'true' and answer #>> '{}' = 'already_paid' then
      perform private.queue_call('read_charge', call.provider, charge.id, null, private.now());
    elsif outcome -> 'ok' = 'true' or outcome ->> 'kind' in ('not_found', 'refused') then
      update private.charges c set state = 'removed' where c.id = charge.id and c.state in ('lapsed', 'removing');
    else
      return false;
    end if;
    return true;
  elsif outcome -> 'ok' = 'true' then
    update private.charges c
    set read_at = private.now(), br_code = coalesce(answer ->> 'brCode', c.br_code),
      state = case when c.state = 'creating' and answer ->> 'state' in ('open', 'other') then 'open'
        when c.state in ('creating', 'open', 'lapsed', 'removing') and answer ->> 'state' = 'removed' then 'removed'
        else c.state end
    where c.id = charge.id returning * into charge;
    -- It came to be after the portal had let it go.
    if answer ->> 'state' = 'open' and charge.state in ('lapsed', 'removing', 'removed') then
      update private.charges c set state = 'lapsed' where c.id = charge.id;
      perform private.queue_call('remove_charge', call.provider, charge.id, null, private.now());
    end if;
    return true;
  elsif outcome ->> 'kind' in ('refused', 'not_found') then
    if call.kind = 'create_charge' then
      update private.charges c set state = 'failed', problem = coalesce(outcome ->> 'code', outcome ->> 'kind')
      where c.id = charge.id and c.state = 'creating';
    elsif outcome ->> 'kind' = 'not_found' then
      update private.charges c set state = 'removed' where c.id = charge.id and c.state in ('lapsed', 'removing');
    end if;
    return true;
  end if;
  -- The portal no longer waits for this code: what may exist of it is being removed.
  return call.kind = 'create_charge' and charge.state <> 'creating';
end
$$;
comment on function private.answer_charge(private.provider_calls, private.charges, jsonb) is
  'What the provider says of a charge, apart from its receipts. False: ask again.';

create function public.record_provider_answer(call_id uuid, outcome jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  call private.provider_calls;
  charge private.charges;
  refund private.refunds;
  is_done boolean := true;
begin
  select * into call from private.provider_calls q where q.id = record_provider_answer.call_id;
  if found and call.done_at is null then
    select * into charge from private.charges c where c.id = call.charge_id;
    select * into refund from private.refunds f where f.id = call.refund_id;
    perform private.record(call.provider, case when jsonb_typeof(outcome #> '{value,receipts}') = 'array'
      then outcome #> '{value,receipts}' else '[]' end, array[coalesce(charge.payment_id, refund.payment_id)]);
    select * into charge from private.charges c where c.id = call.charge_id for update;
    select * into refund from private.refunds f where f.id = call.refund_id for update;
    select * into call from private.provider_calls q where q.id = record_provider_answer.call_id for update;
    if call.done_at is null then
      if charge.id is not null then
        is_done := private.answer_charge(call, charge, outcome);
      elsif outcome -> 'ok' = 'true' then
        perform private.answer_refund(refund, outcome -> 'value');
      elsif outcome ->> 'kind' = 'refused' and call.kind = 'refund' then
        perform private.fail_refund(refund, coalesce(outcome ->> 'code', 'refused'));
      elsif outcome ->> 'kind' = 'not_found' and call.kind = 'refund' then
        update private.refunds f set state = 'manual', problem = coalesce(outcome ->> 'code', 'not_found')
        where f.id = refund.id and f.state in ('due', 'sent');
      elsif outcome ->> 'kind' in ('refused', 'not_found') then
        -- It never arrived: the same one again.
        perform private.queue_call('refund', call.provider, null, refund.id, private.now());
      else
        is_done := false;
      end if;
      if is_done then
        update private.provider_calls q set done_at = coalesce(q.done_at, private.now()), claimed_until = null,
          last_error = outcome ->> 'code', correlation_id = outcome ->> 'correlationId' where q.id = call.id;
      else
        perform private.retry_call(call, outcome);
      end if;
    end if;
  end if;
  return json_build_object('call_id', record_provider_answer.call_id, 'done', is_done);
end
$$;
comment on function public.record_provider_answer(uuid, jsonb) is
  'The outcome of a claimed call changes its charge or refund; unknown and busy ones are tried again later. A call that was answered '
  'changes nothing more. Service only.';
