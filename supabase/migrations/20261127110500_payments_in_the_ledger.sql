-- What marks payments now records where the money is. Everything that was paid before gets an opening entry.
create or replace function public.mark_payment_paid(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
  receipt private.receipts;
begin
  perform private.require_admin();
  select * into payment from public.payments p where p.id = payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  perform private.lock_people(payment.patient_id, payment.professional_id);
  -- A time that somebody else did not pay for is free.
  perform public.expire_payments();
  select * into payment from public.payments p where p.id = payment_id for update;
  select * into consultation from public.consultations c where c.id = payment.consultation_id for update;
  if payment.status <> 'paid' then
    if payment.status not in ('pending', 'expired') then
      perform private.refuse('payment_not_pending', 'Only an unpaid payment is marked as paid.');
    elsif private.is_erased(payment.patient_id) then
      -- Neither a session nor money could be given to anybody any more.
      perform private.refuse('patient_erased', 'The patient is erased: nobody would come, and nobody is known to refund.');
    end if;
    insert into private.receipts (origin, payment_id, amount_cents, paid_at, class, is_simulated)
    values ('hand', payment.id, payment.amount_cents, private.now(), 'exact', false) returning * into receipt;
    perform private.book('receipt', receipt.id, payment.id, receipt.id, null, false, private.account('psp_unproven'),
      private.account('held'), receipt.amount_cents);
    perform private.settle(payment);
    select * into payment from public.payments p where p.id = payment_id;
    select * into consultation from public.consultations c where c.id = payment.consultation_id;
  end if;
  return json_build_object('payment_id', payment.id, 'status', payment.status, 'paid_at', payment.paid_at,
    'consultation_status', consultation.status, 'refund_due', payment.refund_due);
end
$$;

create or replace function public.mark_refunded(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
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
    update public.payments p set refunded_at = private.now() where p.id = payment.id returning * into payment;
  end if;
  return json_build_object('payment_id', payment.id, 'refunded_at', payment.refunded_at);
end
$$;
comment on function public.mark_refunded(uuid) is
  'An admin has sent the money of a cancelled consultation back. Doing it twice answers the first. Refused while the provider is '
  'sending it (refund_under_way).';

create or replace function public.simulate_payment(payment_id uuid, charge_number int default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
  charge private.charges;
  arrived private.receipts;
begin
  payment := private.own_payment(simulate_payment.payment_id);
  if not (select pix_simulation from public.deployment_settings) then
    perform private.refuse('simulation_off', 'This deployment takes no simulated payments.');
  end if;
  select * into consultation from public.consultations c
  where c.id = payment.consultation_id for update;

  if payment.status <> 'paid' then
    if payment.status = 'expired' or payment.status = 'pending' and payment.expires_at <= private.now() then
      perform private.refuse('payment_expired', 'The payment was not made in time.');
    elsif payment.status <> 'pending' then
      perform private.refuse('payment_not_pending', 'Only a pending payment can be paid.');
    elsif simulate_payment.charge_number <> payment.charge_number then
      perform private.refuse('charge_replaced', 'A newer code has replaced this one.');
    elsif consultation.status <> 'pending' then
      perform private.refuse('consultation_not_open', 'The consultation no longer waits for payment.');
    elsif consultation.starts_at <= private.now() then
      perform private.refuse('slot_past', 'The consultation has begun.');
    elsif private.is_suspended(payment.professional_id) then
      perform private.refuse('professional_unavailable', 'A suspended professional holds no session.');
    elsif payment.opens_at > private.now() then
      perform private.refuse('charge_not_open', 'Its charge opens later.');
    end if;
    select * into charge from private.charges c
    where c.payment_id = payment.id and c.state in ('creating', 'open') and c.provider = 'simulated';
    if not found then
      insert into private.charges (payment_id, provider, amount_cents, state, expires_at)
      values (payment.id, 'simulated', payment.amount_cents, 'open', payment.expires_at) returning * into charge;
    end if;
    arrived.e2eid := 'E00000000' || to_char(private.now() at time zone 'UTC', 'YYYYMMDDHH24MI')
      || left(private.hex(gen_random_uuid()), 11);
    arrived.origin := 'simulated';
    arrived.txid := charge.txid;
    arrived.amount_cents := payment.amount_cents;
    arrived.paid_at := private.now();
    perform private.settle_receipt(arrived);
    select * into payment from public.payments p where p.id = payment.id;
    select * into consultation from public.consultations c where c.id = payment.consultation_id;
  end if;
  return json_build_object('status', payment.status, 'paid_at', payment.paid_at,
    'consultation_status', consultation.status);
end
$$;

create or replace function private.refuse_while_open(person uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if exists (select from public.consultations c
    where person in (c.patient_id, c.professional_id) and private.is_to_come(c)) then
    perform private.refuse('session_open', 'A paid session is running or still to come.');
  elsif exists (select from public.payments p where p.patient_id = person and private.is_owed_back(p))
    or exists (select from public.payments p join private.refunds f on f.payment_id = p.id
      where p.patient_id = person and f.state not in ('done', 'failed')) then
    perform private.refuse('refund_open', 'Money is owed back: afterwards nobody knows to whom.');
  elsif (select coalesce(sum(e.amount_cents), 0) <> 0
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'owed' and a.owner = person and not t.is_simulated) then
    perform private.refuse('payout_open', 'Money is owed to the professional.');
  end if;
end
$$;

create function private.open_ledger() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  receipt private.receipts;
  refund private.refunds;
  is_demonstration constant boolean := (select s.pix_simulation or s.demonstration from public.deployment_settings s);
  opened int := 0;
begin
  for payment in
    select * from public.payments p
    where p.status = 'paid' and not exists (select from private.receipts r where r.payment_id = p.id) order by p.paid_at, p.id
  loop
    insert into private.receipts (origin, payment_id, amount_cents, paid_at, class, is_simulated)
    values ('before', payment.id, payment.amount_cents, payment.paid_at, 'exact', is_demonstration
      -- The patient's own procedure was the simulation.
      or exists (select from public.audit_log l where l.subject_table = 'payments' and l.subject_id = payment.id
        and l.after ->> 'status' = 'paid' and l.actor_id = payment.patient_id))
    returning * into receipt;
    perform private.book('opening', receipt.id, payment.id, receipt.id, null, receipt.is_simulated,
      private.account('before_ledger'), private.account(case when payment.refund_due then 'refund_due' else 'held' end),
      payment.amount_cents);
    if payment.refund_due then
      insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, problem)
      values (receipt.id, payment.id, payment.amount_cents, 'manual', 'rule', 'held', 'before_ledger') returning * into refund;
      if payment.refunded_at is not null then
        perform private.finish_refund(refund, null, payment.refunded_at);
      end if;
    end if;
    opened := opened + 1;
  end loop;
  for payment in
    select * from public.payments p
    where p.status = 'pending' and (p.opens_at is null or p.opens_at <= private.now())
      and not exists (select from private.charges c where c.payment_id = p.id) order by p.id
  loop
    perform private.make_charge(payment);
  end loop;
  return opened;
end
$$;
comment on function private.open_ledger() is
  'One opening entry for each payment that was paid before there was a ledger, or inserted as paid by a seed, and a charge for '
  'each that waits. Answers how many were opened; again none.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)',
        $old$    private.section('Avaliações que você escreveu',$old$,
        $new$    private.section('Transferências', 'O dinheiro que chegou pelos seus pagamentos. Valores em centavos.',
      'select r.e2eid as identificador, p.consultation_id, r.amount_cents, r.paid_at, r.is_simulated as simulada
       from private.receipts r join public.payments p on p.id = r.payment_id where p.patient_id = $1 order by r.paid_at', person),
    private.section('Reembolsos', 'O dinheiro que voltou ou vai voltar para você. Valores em centavos.',
      'select p.consultation_id, f.amount_cents, case f.state when ''done'' then ''Reembolsado'' else ''Em andamento'' end as status,
         f.created_at, f.done_at as refunded_at, f.return_id as identificador
       from private.refunds f join public.payments p on p.id = f.payment_id
       where p.patient_id = $1 and f.state <> ''failed'' order by f.created_at', person),
    private.section('Valores a receber', 'O que as suas consultas como profissional renderam. Valores em centavos.',
      'select p.consultation_id, -e.amount_cents as amount_cents, t.created_at, t.is_simulated as simulado
       from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
         join private.ledger_transactions t on t.id = e.transaction_id join public.payments p on p.id = t.payment_id
       where a.owner = $1 order by t.created_at', person),
    private.section('Avaliações que você escreveu',$new$),
      ('private.keep_as_professional(uuid, uuid, date)',
        $old$  update public.reviews set professional_id = pseudonym$old$,
        $new$  update private.ledger_accounts set owner = pseudonym where owner = person;
  update public.reviews set professional_id = pseudonym$new$),
      ('public.forget_expired_data()',
        $old$  select private.forget_unconfirmed_accounts();$old$,
        $new$  delete from private.webhook_inbox where created_at <= private.now() - interval '30 days';
  delete from private.provider_calls where done_at <= private.now() - interval '30 days';
  select private.forget_unconfirmed_accounts();$new$)
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

select private.open_ledger();
