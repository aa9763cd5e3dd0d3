-- One procedure decides what an arrival of money means, whoever tells of it. Everybody locks in one order: people, payment,
-- consultation, receipt, refund, charge.
alter table public.deployment_settings add column payment_provider text
  check (payment_provider in ('api-pix', 'simulated', 'none'));
comment on column public.deployment_settings.payment_provider is
  'Who makes codes and refunds; written by the host at each start. Null before the first one: the simulation, where it is on.';

create function private.payment_provider() returns text
language sql stable
set search_path = ''
as $$
  select nullif(coalesce(s.payment_provider, case when s.pix_simulation then 'simulated' end), 'none')
  from public.deployment_settings s
$$;
comment on function private.payment_provider() is 'Who makes new charges; null: nobody can pay.';

create function private.queue_call(kind text, provider text, charge uuid, refund uuid, due_at timestamptz) returns void
language sql
set search_path = ''
as $$
  insert into private.provider_calls (kind, provider, charge_id, refund_id, due_at)
  values (queue_call.kind, queue_call.provider, charge, refund, queue_call.due_at)
  on conflict do nothing
$$;
comment on function private.queue_call(text, text, uuid, uuid, timestamptz) is 'One that waits already is not queued twice.';

create function private.make_charge(payment public.payments) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  provider constant text := private.payment_provider();
  made uuid;
begin
  if provider is null or payment.expires_at <= private.now() then
    return null;
  end if;
  insert into private.charges (payment_id, provider, amount_cents, expires_at)
  values (payment.id, provider, payment.amount_cents, payment.expires_at) returning id into made;
  perform private.queue_call('create_charge', provider, made, null, private.now());
  return made;
end
$$;

create function private.lapse_charges(payment uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  charge private.charges;
begin
  for charge in
    select * from private.charges c where c.payment_id = payment and c.state in ('creating', 'open') order by c.id for update
  loop
    -- A code that was never asked for needs no removal.
    update private.provider_calls q set done_at = private.now()
    where q.charge_id = charge.id and q.kind = 'create_charge' and q.done_at is null and q.attempts = 0;
    if found then
      update private.charges c set state = 'removed' where c.id = charge.id;
    else
      update private.charges c set state = 'lapsed' where c.id = charge.id;
      perform private.queue_call('remove_charge', charge.provider, charge.id, null, private.now());
    end if;
  end loop;
end
$$;
comment on function private.lapse_charges(uuid) is 'The portal no longer waits for the codes of this payment.';

create function private.keep_charges() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.lapse_charges(new.id);
  end if;
  if new.status = 'pending' and (new.opens_at is null or new.opens_at <= private.now()) then
    perform private.make_charge(new);
  end if;
  return null;
end
$$;
create trigger make_charge after insert on public.payments
  for each row when (new.status = 'pending') execute function private.keep_charges();
-- Paid, expired, renewed, or to be paid at another time.
create trigger keep_charges after update of status, charge_number, opens_at, expires_at on public.payments
  for each row when (old.status <> new.status or old.charge_number <> new.charge_number
    or new.status = 'pending' and (old.expires_at <> new.expires_at or old.opens_at is distinct from new.opens_at))
  execute function private.keep_charges();

create function private.provider_id(receipt private.receipts) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(receipt.e2eid, (select p.e2eid from private.receipts p where p.proves = receipt.id))
$$;
comment on function private.provider_id(private.receipts) is
  'What the provider knows it by; null where nothing proves that it has it. Of a mark by hand, the transfer that proved it.';

create function private.account_of(receipt private.receipts) returns uuid
language sql
set search_path = ''
as $$
  select private.account(case
    when receipt.origin = 'before' then 'before_ledger'
    when private.provider_id(receipt) is null then 'psp_unproven'
    else 'psp' end)
$$;
comment on function private.account_of(private.receipts) is 'Where this money is.';

create function private.may_send(receipt private.receipts) returns boolean
language sql stable
set search_path = ''
as $$
  -- Banks take no refund after 90 days.
  select private.provider_id(receipt) is not null and receipt.paid_at > private.now() - interval '85 days'
$$;

create function private.add_refund(refund private.refunds, receipt private.receipts, wait interval) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  made uuid;
  is_due constant boolean := private.may_send(receipt) and refund.attempt <= 5;
begin
  insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, attempt, retry_of, problem)
  values (receipt.id, receipt.payment_id, refund.amount_cents, case when is_due then 'due' else 'manual' end,
    refund.decided_by, refund.source, refund.attempt, refund.retry_of, case when not is_due then case
      when refund.attempt > 5 then 'failed_five_times'
      when private.provider_id(receipt) is null then 'not_proven' else 'too_old' end end)
  returning id into made;
  -- A simulated one waits for an admin, as the demonstration shows it.
  if is_due and not receipt.is_simulated then
    perform private.queue_call('refund', 'api-pix', null, made, private.now() + wait);
  end if;
  return made;
end
$$;
comment on function private.add_refund(private.refunds, private.receipts, interval) is
  'Queues a refund, or leaves it to an admin: no proof that the provider has the money, too old, or failed too often.';

create function private.decide_refund(receipt private.receipts, cents int, source text, decided_by text) returns void
language plpgsql
set search_path = ''
as $$
declare
  refund private.refunds;
  owner constant uuid := case when decide_refund.source = 'owed' then (
    select p.professional_id from public.payments p where p.id = receipt.payment_id) end;
begin
  refund.amount_cents := cents;
  refund.source := decide_refund.source;
  refund.decided_by := decide_refund.decided_by;
  refund.attempt := 1;
  refund.id := private.add_refund(refund, receipt, '0');
  perform private.book('refund_decided', refund.id, receipt.payment_id, receipt.id, refund.id, receipt.is_simulated,
    private.account(decide_refund.source, owner), private.account('refund_due'), cents);
end
$$;

create function private.finish_refund(refund private.refunds, return_id text, done_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
begin
  update private.refunds f set state = 'done', done_at = finish_refund.done_at, return_id = finish_refund.return_id
  where f.id = refund.id and f.state not in ('done', 'failed');
  if not found then
    return;
  end if;
  update private.provider_calls q set done_at = private.now() where q.refund_id = refund.id and q.done_at is null;
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  perform private.book('refund_done', refund.id, receipt.payment_id, receipt.id, refund.id, receipt.is_simulated,
    private.account('refund_due'), private.account_of(receipt), refund.amount_cents);
  update public.payments p set refunded_at = private.now()
  where p.id = refund.payment_id and p.refund_due and p.refunded_at is null
    and not exists (select from private.refunds f where f.payment_id = p.id and f.state not in ('done', 'failed'));
end
$$;
comment on function private.finish_refund(private.refunds, text, timestamptz) is
  'The money is back. The payment is refunded once nothing more of it is to go back.';

-- What is no longer for this consultation goes back; what an admin noted as given back is.
create function private.refund_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt private.receipts;
  refund private.refunds;
  cents int;
begin
  if new.refund_due and not old.refund_due then
    for receipt in
      select * from private.receipts r
      where r.payment_id = new.id and r.proves is null order by r.created_at, r.id for no key update
    loop
      cents := least(private.balance('held', new.id), receipt.amount_cents - (
        select coalesce(sum(f.amount_cents), 0) from private.refunds f
        where f.receipt_id = receipt.id and f.state <> 'failed'));
      if cents > 0 then
        perform private.decide_refund(receipt, cents, 'held', 'rule');
      end if;
    end loop;
  end if;
  if new.refunded_at is not null and old.refunded_at is null then
    for refund in
      select * from private.refunds f where f.payment_id = new.id and f.state not in ('done', 'failed') order by f.id for update
    loop
      perform private.finish_refund(refund, null, new.refunded_at);
    end loop;
  elsif new.refunded_at is null and not old.refund_due and exists (
    -- The payer's bank has taken it back already.
    select from private.refunds f where f.payment_id = new.id and f.decided_by = 'bank') then
    update public.payments p set refunded_at = private.now()
    where p.id = new.id and not exists (
      select from private.refunds f where f.payment_id = new.id and f.state not in ('done', 'failed'));
  end if;
  return null;
end
$$;
create trigger refund_payment after update of refund_due, refunded_at on public.payments
  for each row when (new.refund_due) execute function private.refund_payment();

create function private.earn(payment public.payments) returns void
language plpgsql
set search_path = ''
as $$
declare
  cents constant int := private.balance('held', payment.id);
begin
  if cents > 0 then
    perform private.book('earned', payment.id, payment.id, null, null,
      (select bool_or(r.is_simulated) from private.receipts r where r.payment_id = payment.id),
      private.account('held'), private.account('owed', payment.professional_id), cents);
  end if;
end
$$;
comment on function private.earn(public.payments) is 'The professional is owed what is held for the consultation.';

create function private.earn_consultation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
begin
  select * into payment from public.payments p where p.consultation_id = new.id and p.status = 'paid';
  if found then
    perform private.earn(payment);
  end if;
  return null;
end
$$;
create trigger earn after update of status on public.consultations
  for each row when (old.status = 'scheduled' and new.status in ('completed', 'no_show'))
  execute function private.earn_consultation();

-- cancel_sessions writes refund_due also when nothing goes back: a late cancelling is paid as a consultation that took place.
create function private.earn_late_cancelling() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from public.consultations c where c.id = new.consultation_id and c.status = 'cancelled') then
    perform private.earn(new);
  end if;
  return null;
end
$$;
create trigger earn_late_cancelling after update of refund_due on public.payments
  for each row when (old.status = 'paid' and new.status = 'paid' and not new.refund_due and new.refunded_at is null)
  execute function private.earn_late_cancelling();

create function private.settle(payment public.payments) returns void
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  begin
    -- The slot may be free still. Where it is gone the money is owed back.
    update public.consultations c set status = 'scheduled'
    where c.id = payment.consultation_id and c.starts_at > private.now()
      and not private.is_suspended(c.professional_id)
      and (c.status = 'pending'
        or c.status = 'cancelled' and payment.status = 'expired' and c.cancelled_by is null);
  exception when exclusion_violation then
    null;
  end;
  update public.consultations c set status = 'cancelled' where c.id = payment.consultation_id and c.status = 'pending';
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  update public.payments p set status = 'paid', paid_at = private.now(), refund_due = consultation.status = 'cancelled'
  where p.id = payment.id;
  if consultation.status = 'scheduled' then
    perform private.open_session(consultation.id);
  end if;
end
$$;
comment on function private.settle(public.payments) is
  'A payment that was not paid has its money. The consultation is scheduled if its slot is free and in the future, nobody cancelled '
  'it and its professional is not suspended; else it stays cancelled and the money goes back. People, payment and consultation '
  'are locked.';

create function private.settle_receipt(arrived private.receipts) returns private.receipts
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
    where r.payment_id = payment.id and r.origin = 'hand'
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
  perform private.settle(payment);
  if not (select p.refund_due from public.payments p where p.id = payment.id)
    and receipt.amount_cents > payment.amount_cents then
    perform private.decide_refund(receipt, receipt.amount_cents - payment.amount_cents, 'held', 'rule');
  end if;
  return receipt;
end
$$;
comment on function private.settle_receipt(private.receipts) is
  'Records an arrival once and does what follows from it (docs/payments.md). The people of its payment are locked. A transfer that '
  'was recorded before is answered as it is.';
