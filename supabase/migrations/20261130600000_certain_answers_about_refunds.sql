-- A refund gets a second identity only if the first one certainly never arrived. The bank's own word that it does not know
-- a refund is no proof: it may know it a moment later.
create or replace function public.record_provider_answer(call_id uuid, outcome jsonb) returns json
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
    perform from private.receipts r where r.id = refund.receipt_id for no key update;
    select * into charge from private.charges c where c.id = call.charge_id for update;
    select * into refund from private.refunds f where f.id = call.refund_id for update;
    select * into call from private.provider_calls q where q.id = record_provider_answer.call_id for update;
    if call.done_at is null then
      if charge.id is not null then
        is_done := private.answer_charge(call, charge, outcome);
      elsif outcome -> 'ok' = 'true' then
        perform private.answer_refund(refund, outcome -> 'value');
      elsif outcome ->> 'kind' in ('refused', 'not_found') and call.kind = 'refund' then
        -- One that the bank had accepted may exist, whatever it answers now.
        if outcome ->> 'kind' = 'refused' and refund.state <> 'processing' then
          perform private.fail_refund(refund, coalesce(outcome ->> 'code', 'refused'));
        else
          update private.refunds f set state = 'manual', problem = coalesce(outcome ->> 'code', outcome ->> 'kind')
          where f.id = refund.id and f.state in ('due', 'sent', 'processing');
        end if;
      elsif outcome ->> 'kind' in ('refused', 'not_found') then
        -- The bank does not know it: the same one again, which is read before and after.
        insert into private.provider_calls (kind, provider, refund_id, due_at, may_exist)
        values ('refund', call.provider, refund.id, private.now(), true)
        on conflict do nothing;
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

-- One that the portal has closed, by hand or for another attempt, and that the bank carried out: the money may have gone back
-- twice. Only people can settle that.
create or replace function private.finish_refund(refund private.refunds, return_id text, done_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
  closed private.refunds;
begin
  update private.refunds f set state = 'done', done_at = finish_refund.done_at, return_id = finish_refund.return_id
  where f.id = refund.id and f.state not in ('done', 'failed');
  if not found then
    select * into closed from private.refunds f where f.id = refund.id;
    if closed.state = 'failed' or closed.by_hand and closed.return_id is distinct from finish_refund.return_id then
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
