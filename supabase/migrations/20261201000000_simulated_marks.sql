-- A mark made where Pix is simulated proves nothing and needs no proof: no transfer of a bank ever stands for it, and it stands for
-- none of a bank.
create or replace function public.charge_counts() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('money.read');
  return json_build_object(
    'refund_due', (select count(*) from public.payments p
      where private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = 'refund_due'),
    'unproven', (select count(*) from public.payments p where p.status = 'paid' and p.id = any (array(
      select coalesce(s.payment_id, r.payment_id) from private.receipts r left join private.suspense s on s.receipt_id = r.id
      where r.origin = 'hand' and not r.is_simulated and not private.is_undone(r.id) and private.provider_id(r) is null))),
    'expired_today', (select count(*) from public.payments p
      where private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = 'expired'
        and coalesce(p.paid_at, p.expires_at) >= private.start_of(private.today())
        and coalesce(p.paid_at, p.expires_at) < private.start_of(private.today() + 1)));
end
$$;

create or replace function private.way_condition(way text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    -- Few in a service: found by their own index. As a condition on each payment all of a million are walked to meet them.
    when way in ('marked', 'unproven') then format('p.status = ''paid'' and p.id = any (array(
        select coalesce(s.payment_id, r.payment_id) from private.receipts r left join private.suspense s on s.receipt_id = r.id
        where r.origin = ''hand'' and not private.is_undone(r.id)%s))',
      case when way = 'unproven' then ' and not r.is_simulated and private.provider_id(r) is null' end)
    when way = 'simulated' then 'p.status = ''paid'' and p.id = any (array(
        select coalesce(s.payment_id, r.payment_id) from private.receipts r left join private.suspense s on s.receipt_id = r.id
        where r.origin = ''simulated'' and r.proves is null))'
    when way in ('pix', 'before') then format('p.status = ''paid'' and (exists (
          select from private.receipts r where r.payment_id = p.id and r.origin = %1$L and r.proves is null
            and not exists (select from private.suspense s where s.receipt_id = r.id))
        or exists (
          select from private.suspense s join private.receipts r on r.id = s.receipt_id
          where s.payment_id = p.id and s.proves is null and r.origin = %1$L))',
      case way when 'pix' then 'api-pix' else 'before' end)
    when way is not null then 'false' end
$$;

create or replace function private.settle_receipt(arrived private.receipts) returns private.receipts
language plpgsql
set search_path = ''
as $$
declare
  charge private.charges;
  payment public.payments;
  marked private.receipts;
  receipt private.receipts;
begin
  select * into receipt from private.receipts r where r.e2eid = arrived.e2eid;
  if found then
    return receipt;
  end if;
  select * into charge from private.charges c where c.txid = arrived.txid;
  select * into payment from public.payments p where p.id = charge.payment_id for update;
  perform from public.consultations c where c.id = payment.consultation_id for update;
  arrived.charge_id := charge.id;
  arrived.payment_id := payment.id;
  if payment.status = 'paid' then
    select * into marked from private.receipts r
    where r.payment_id = payment.id and r.origin = 'hand' and r.is_simulated = (arrived.origin = 'simulated')
      and not private.is_undone(r.id)
      and not exists (select from private.suspense s where s.proves = r.id)
      and not exists (select from private.receipts p where p.proves = r.id);
    arrived.proves := case when marked.amount_cents = arrived.amount_cents then marked.id end;
  end if;
  arrived.class := case
    when payment.id is null then 'unknown_charge'
    when private.is_erased(payment.patient_id) then 'patient_erased'
    when arrived.proves is not null then 'exact'
    when marked.id is not null then 'wrong_amount'
    when payment.status = 'paid' then 'duplicate'
    when arrived.amount_cents <> payment.amount_cents then 'wrong_amount'
    when payment.status <> 'pending' or arrived.paid_at > charge.expires_at + interval '60 seconds' then 'late'
    else 'exact' end;
  if arrived.class = 'patient_erased' then
    arrived.proves := null;
  end if;
  insert into private.receipts (e2eid, origin, txid, charge_id, payment_id, amount_cents, paid_at, class, proves, is_simulated)
  values (arrived.e2eid, arrived.origin, arrived.txid, arrived.charge_id, arrived.payment_id, arrived.amount_cents,
    arrived.paid_at, arrived.class, arrived.proves, arrived.origin = 'simulated')
  on conflict (e2eid) do nothing returning * into receipt;
  -- One without a payment, which nothing locks, was recorded at this moment.
  if not found then
    select * into receipt from private.receipts r where r.e2eid = arrived.e2eid;
    return receipt;
  end if;
  perform private.book(case when receipt.proves is null then 'receipt' else 'proof' end, receipt.id, receipt.payment_id,
    receipt.id, null, receipt.is_simulated, private.account('psp'), private.account(case
      when receipt.proves is not null then 'psp_unproven'
      when receipt.class in ('unknown_charge', 'patient_erased') or marked.id is not null then 'suspense'
      else 'held' end), receipt.amount_cents);
  update private.charges c set state = 'paid', problem = null where c.id = charge.id;
  if receipt.class in ('unknown_charge', 'patient_erased') or marked.id is not null then
    return receipt;
  elsif receipt.class = 'duplicate' or receipt.amount_cents < payment.amount_cents then
    perform private.decide_refund(receipt, receipt.amount_cents, 'held', 'rule');
    -- Any amount completes a charge at a bank: the patient needs another code.
    if payment.status = 'pending' and not exists (select from private.charges c
      where c.payment_id = payment.id and c.state in ('creating', 'open')) then
      perform private.make_charge(payment);
    end if;
    return receipt;
  end if;
  perform private.settle(payment, receipt.paid_at);
  if not (select p.refund_due from public.payments p where p.id = payment.id)
    and receipt.amount_cents > payment.amount_cents then
    perform private.decide_refund(receipt, receipt.amount_cents - payment.amount_cents, 'held', 'rule');
  end if;
  return receipt;
end
$$;

create or replace function public.assign_suspense(receipt_id uuid, payment_id uuid) returns json
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
  perform private.require_capability('money.decide');
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
        and r.is_simulated = receipt.is_simulated
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
      perform private.settle(payment, receipt.paid_at);
      select * into payment from public.payments p where p.id = payment.id;
    end if;
  end if;
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  return json_build_object('receipt_id', receipt.id, 'payment_id', payment.id, 'status', payment.status,
    'consultation_status', consultation.status, 'refund_due', payment.refund_due);
end
$$;
