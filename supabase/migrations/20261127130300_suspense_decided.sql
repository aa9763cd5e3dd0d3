-- What admins do with money in suspense: it is a payment's, it goes back, or the operator keeps it.
create function public.list_suspense(cursor_created_at timestamptz default null, cursor_id uuid default null, page_size int default 20)
returns table (receipt_id uuid, e2eid text, txid text, amount_cents int, paid_at timestamptz, class text, payment_id uuid,
  patient_name text, professional_name text, waits_for_admin boolean, created_at timestamptz, is_simulated boolean)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select r.id, r.e2eid, r.txid, private.suspense_of(r.id), r.paid_at, r.class, r.payment_id, c.patient_name,
      c.professional_name, exists (select from private.refund_decisions d where d.receipt_id = r.id and d.state = 'waiting'),
      s.created_at, r.is_simulated
    from (
      select o.* from private.suspense o
      where o.decision is null
        and (o.created_at, o.receipt_id)
          > (coalesce(cursor_created_at, '-infinity'), coalesce(cursor_id, '00000000-0000-0000-0000-000000000000'))
      order by o.created_at, o.receipt_id limit least(greatest(coalesce(page_size, 20), 1), 100)
    ) s
      join private.receipts r on r.id = s.receipt_id
      left join public.payments p on p.id = r.payment_id
      left join public.consultations c on c.id = p.consultation_id
    order by s.created_at, s.receipt_id;
end
$$;
comment on function public.list_suspense(timestamptz, uuid, int) is
  'A page of the receipts of which an admin has to decide, oldest first, by the key (created_at, receipt_id). For admins.';

create function private.open_suspense(receipt_id uuid) returns private.suspense
language plpgsql
set search_path = ''
as $$
declare
  open private.suspense;
begin
  perform private.lock_decision(null, open_suspense.receipt_id);
  select * into open from private.suspense s where s.receipt_id = open_suspense.receipt_id;
  if not found then
    perform private.refuse('receipt_not_found', 'No such receipt is or was in suspense.');
  elsif exists (select from private.refund_decisions d where d.receipt_id = open.receipt_id and d.state = 'waiting') then
    perform private.refuse('refund_waits', 'Another admin has to confirm or decline that it goes back.');
  end if;
  return open;
end
$$;

create function private.log_suspense() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log('payments', coalesce(new.payment_id, r.payment_id), jsonb_build_object('receipt', r.id),
    jsonb_build_object('receipt', r.id, 'suspense', new.decision, 'amount_cents', r.amount_cents))
  from private.receipts r where r.id = new.receipt_id;
  return null;
end
$$;
create trigger log_suspense after update of decision on private.suspense
  for each row when (old.decision is null and new.decision is not null) execute function private.log_suspense();

create function public.assign_suspense(receipt_id uuid, payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
  receipt private.receipts;
  marked private.receipts;
  open private.suspense;
begin
  perform private.require_admin();
  select * into payment from public.payments p where p.id = assign_suspense.payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  perform private.lock_people(payment.patient_id, payment.professional_id);
  -- A time that somebody else did not pay for is free.
  perform public.expire_payments();
  perform private.lock_decision(payment.id, null);
  select * into payment from public.payments p where p.id = payment.id;
  open := private.open_suspense(assign_suspense.receipt_id);
  select * into receipt from private.receipts r where r.id = open.receipt_id;
  if open.decision is not null then
    if open.payment_id is distinct from payment.id then
      perform private.refuse('suspense_decided', 'It was decided before.');
    end if;
  else
    if private.is_erased(payment.patient_id) then
      perform private.refuse('patient_erased', 'The patient is erased.');
    elsif private.suspense_of(receipt.id) <> payment.amount_cents or receipt.amount_cents <> payment.amount_cents then
      perform private.refuse('amount_differs', 'Only the exact amount pays it: give another one back.');
    elsif payment.status = 'paid' then
      select * into marked from private.receipts r
      where r.payment_id = payment.id and r.origin = 'hand' and r.amount_cents = receipt.amount_cents
        and not private.is_undone(r.id) and private.provider_id(r) is null;
      if not found then
        perform private.refuse('payment_paid', 'It is paid already: give this one back.');
      -- Its refund is sent by hand: a provider cannot take over what may have gone already.
      elsif exists (select from private.refunds f where f.receipt_id = marked.id and f.state <> 'failed') then
        perform private.refuse('refund_exists', 'Money of it has gone back, or is to go back.');
      end if;
    elsif payment.status not in ('pending', 'expired') then
      perform private.refuse('payment_not_pending', 'Only an unpaid payment gets money.');
    end if;
    update private.suspense s
    set decision = 'assigned', payment_id = payment.id, proves = marked.id, decided_by = auth.uid(), decided_at = private.now()
    where s.receipt_id = receipt.id;
    perform private.book('assigned', receipt.id, payment.id, receipt.id, null, receipt.is_simulated,
      private.account('suspense'), private.account(case when marked.id is null then 'held' else 'psp_unproven' end),
      receipt.amount_cents);
    if marked.id is null then
      perform private.settle(payment);
      select * into payment from public.payments p where p.id = payment.id;
    end if;
  end if;
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  return json_build_object('receipt_id', receipt.id, 'payment_id', payment.id, 'status', payment.status,
    'consultation_status', consultation.status, 'refund_due', payment.refund_due);
end
$$;
comment on function public.assign_suspense(uuid, uuid) is
  'A receipt in suspense is the money of this payment: it pays it as a late one would, or proves that an admin marked it rightly. '
  'Twice answers the first.';

create function public.return_suspense(id uuid, receipt_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt private.receipts;
  decision private.refund_decisions;
begin
  perform private.require_admin();
  if return_suspense.id is null then
    perform private.refuse('id_required', 'The client chooses an identifier.');
  end if;
  select * into receipt from private.receipts r where r.id = return_suspense.receipt_id;
  perform private.lock_decision(receipt.payment_id, receipt.id);
  perform from private.suspense s where s.receipt_id = receipt.id;
  if not found then
    perform private.refuse('receipt_not_found', 'No such receipt is or was in suspense.');
  end if;
  decision.id := return_suspense.id;
  decision.payment_id := receipt.payment_id;
  decision.receipt_id := receipt.id;
  decision.reason := return_suspense.reason;
  decision.borne_by := 'suspense';
  decision.amount_cents := coalesce((select d.amount_cents from private.refund_decisions d where d.id = return_suspense.id),
    private.suspense_of(receipt.id));
  if decision.amount_cents = 0 then
    perform private.refuse('suspense_decided', 'It was decided before.');
  end if;
  return private.add_decision(decision);
end
$$;
comment on function public.return_suspense(uuid, uuid, text) is
  'What is in suspense goes back to its payer; from R$ 500 another admin confirms, as of decide_refund. The same id answers the '
  'same decision.';

create function public.keep_suspense(receipt_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt private.receipts;
  open private.suspense;
begin
  perform private.require_admin();
  if coalesce(private.trimmed(reason), '') = '' or length(private.trimmed(reason)) > 500 then
    perform private.refuse('reason_required', 'A reason of at most 500 characters.');
  end if;
  select * into receipt from private.receipts r where r.id = keep_suspense.receipt_id;
  perform private.lock_decision(receipt.payment_id, null);
  open := private.open_suspense(keep_suspense.receipt_id);
  if open.decision is null then
    perform private.book('kept', receipt.id, receipt.payment_id, receipt.id, null, receipt.is_simulated,
      private.account('suspense'), private.account('platform'), private.suspense_of(receipt.id));
    update private.suspense s
    set decision = 'kept', reason = private.trimmed(keep_suspense.reason), decided_by = auth.uid(), decided_at = private.now()
    where s.receipt_id = receipt.id;
  elsif open.decision <> 'kept' then
    perform private.refuse('suspense_decided', 'It was decided before.');
  end if;
  return json_build_object('receipt_id', receipt.id, 'decision', 'kept');
end
$$;
comment on function public.keep_suspense(uuid, text) is
  'Money in suspense that is the operator''s own, such as a test transfer. Twice answers the first.';

revoke execute on function public.list_suspense(timestamptz, uuid, int), public.assign_suspense(uuid, uuid),
  public.return_suspense(uuid, uuid, text), public.keep_suspense(uuid, text) from public;
grant execute on function public.list_suspense(timestamptz, uuid, int), public.assign_suspense(uuid, uuid),
  public.return_suspense(uuid, uuid, text), public.keep_suspense(uuid, text) to authenticated;
