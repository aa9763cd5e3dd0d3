-- What the account's holder returns in the bank's app, beyond the refunds of the portal, could not be recorded: the ledger kept it, and
-- an admin who decided on it paid it again.
create function private.book_foreign_return(receipt private.receipts, answer jsonb, returns jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  about constant uuid := md5(receipt.e2eid || ' ' || (answer ->> 'refundId'))::uuid;
  cents constant int := (answer ->> 'amount')::int;
  made private.refunds;
  bearer text;
  link text;
begin
  receipt := private.root_of(receipt);
  link := case when receipt.payment_id is null then '/admin/financial?aba=identificar'
    else '/admin/financial?cobranca=' || receipt.payment_id end;
  if exists (select from private.refunds f where f.receipt_id = receipt.id and f.return_id = answer ->> 'returnId') then
    perform private.take_back_notices(about);
    return;
  end if;
  -- It may be what an admin sent for an open refund, or for one that was closed with another code.
  if answer ->> 'returnId' is null or private.room_of(receipt) < cents or exists (
    select from private.refunds f
    where f.receipt_id = receipt.id and (f.state not in ('done', 'failed') or f.by_hand and not exists (
      select from jsonb_array_elements(returns) as r where r ->> 'returnId' = f.return_id))) then
    perform private.tell_admins_once('Devolução fora do portal',
      'Um Pix voltou pelo banco sem que o portal pedisse. Se era um reembolso da lista, anote o código dele.', link, about);
    return;
  end if;
  bearer := case when private.suspense_of(receipt.id) > 0 then 'suspense' else 'platform' end;
  insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, return_id, done_at)
  values (receipt.id, receipt.payment_id, cents, 'done', 'admin', case when exists (select from private.suspense s
      where s.receipt_id = receipt.id and s.decision is distinct from 'assigned') then 'suspense' else 'platform' end,
    answer ->> 'returnId', coalesce((answer ->> 'settledAt')::timestamptz, private.now()))
  returning * into made;
  perform private.book('refund_decided', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
    private.account(bearer), private.account('refund_due'), cents);
  perform private.book('refund_done', made.id, receipt.payment_id, receipt.id, made.id, receipt.is_simulated,
    private.account('refund_due'), private.account_of(receipt), cents);
  perform private.take_back_notices(about);
  perform private.tell_admins('money', 'Devolução fora do portal', 'Um Pix voltou pelo banco sem que o portal pedisse. '
    || case bearer when 'suspense' then 'Era um valor a identificar.' else 'Está registrado como pago pela plataforma.' end, link);
end
$$;
comment on function private.book_foreign_return(private.receipts, jsonb, jsonb) is
  'A return that the portal did not ask for. Where no refund of ours can be meant it is a refund of its own, borne by the platform.';

-- Changed in place: nothing else of this function is new.
do $$
declare
  changed constant regprocedure := 'private.record(text, jsonb, uuid[])'::regprocedure;
  old constant text := 'private.tell_of_foreign_return(receipt, returned)';
  definition constant text := pg_get_functiondef(changed);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', changed, old;
  end if;
  execute replace(definition, old, $new$private.book_foreign_return(receipt, returned, item -> 'refunds')$new$);
end
$$;
drop function private.tell_of_foreign_return(private.receipts, jsonb);
