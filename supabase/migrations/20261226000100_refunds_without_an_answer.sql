-- A refund to which the bank gives no definite answer was sent for ever, and no one could send it by hand.
create function private.leave_unanswered(call private.provider_calls, refund private.refunds, outcome jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
  -- At the bank nothing was done.
  is_untouched constant boolean := call.kind = 'refund' and not call.may_exist and outcome ->> 'kind' = 'busy';
  is_too_old boolean;
begin
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  is_too_old := not private.may_send(receipt);
  if receipt.is_simulated then
    return false;
  -- 32 attempts are a day: each at most an hour after the one before.
  elsif call.attempts >= 32 or is_too_old and refund.state <> 'processing' then
    update private.refunds f set state = 'manual', problem = case when is_untouched and is_too_old then 'too_old' else 'no_answer' end
    where f.id = refund.id and f.state in ('due', 'sent', 'processing');
    return true;
  elsif is_untouched then
    update private.refunds f set state = 'due', sent_at = null where f.id = refund.id and f.state = 'sent';
  end if;
  return false;
end
$$;
comment on function private.leave_unanswered(private.provider_calls, private.refunds, jsonb) is
  'After an answer that is not definite. True: the call is not repeated, an admin looks at the bank and closes the refund.';

-- The bank may carry out a refund that it had refused. What repeats it is then not sent any more, or there are two of them.
create or replace function private.finish_refund(refund private.refunds, return_id text, done_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
  closed private.refunds;
  successor private.refunds;
begin
  update private.refunds f set state = 'done', done_at = finish_refund.done_at, return_id = finish_refund.return_id
  where f.id = refund.id and f.state not in ('done', 'failed');
  if not found then
    select * into closed from private.refunds f where f.id = refund.id;
    if closed.state = 'failed' then
      with recursive attempts as (
        select f.id, f.attempt from private.refunds f where f.retry_of = closed.id
        union all
        select f.id, f.attempt from attempts a join private.refunds f on f.retry_of = a.id
      )
      select f.* into successor from private.refunds f
      where f.id = (select a.id from attempts a order by a.attempt desc limit 1) for update of f;
      if successor.state in ('due', 'manual') then
        perform private.finish_refund(successor, finish_refund.return_id, finish_refund.done_at);
        return;
      elsif successor.state = 'done' and successor.return_id = finish_refund.return_id then
        return;
      end if;
    end if;
    if closed.state = 'failed' or closed.by_hand and closed.return_id is distinct from finish_refund.return_id
      -- Done by an earlier attempt, and now by its own.
      or closed.return_id <> finish_refund.return_id then
      perform private.tell_admins_once('Reembolso feito duas vezes?',
        'O banco devolveu um reembolso que já estava fechado no portal. Confira no extrato se o dinheiro voltou duas vezes.',
        case when closed.payment_id is null then '/admin/financial?aba=identificar'
          else '/admin/financial?cobranca=' || closed.payment_id end, md5('closed ' || closed.id)::uuid);
    end if;
    return;
  end if;
  update private.provider_calls q set done_at = private.now() where q.refund_id = refund.id and q.done_at is null;
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  perform private.book('refund_done', refund.id, refund.payment_id, receipt.id, refund.id, receipt.is_simulated,
    private.account('refund_due'), private.account_of(receipt), refund.amount_cents);
  update public.payments p set refunded_at = private.now()
  where p.id = refund.payment_id and p.refund_due and p.refunded_at is null
    and not exists (select from private.refunds f where f.payment_id = p.id and f.state not in ('done', 'failed'));
end
$$;

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.record_provider_answer(uuid, jsonb)', $old$        is_done := false;
$old$, $new$        is_done := private.leave_unanswered(call, refund, outcome);
$new$),
      ('private.patient_refunds(public.payments, public.consultations)', $old$'not_proven', 'too_old', 'before_ledger'$old$,
        $new$'not_proven', 'proven_later', 'too_old', 'no_answer', 'before_ledger'$new$)
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
