-- Marked by hand where Pix is simulated, money is simulated as well: it is paid out with the rest, and goes back without proof.
create or replace function public.mark_payment_paid(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
  receipt private.receipts;
  simulated constant boolean := private.payment_provider() is not distinct from 'simulated';
begin
  perform private.require_capability('money.decide');
  select * into payment from public.payments p where p.id = payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  perform private.refuse_own(payment.patient_id, payment.professional_id);
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
    values ('hand', payment.id, payment.amount_cents, private.now(), 'exact', simulated) returning * into receipt;
    perform private.book('receipt', receipt.id, payment.id, receipt.id, null, simulated, private.account('psp_unproven'),
      private.account('held'), receipt.amount_cents);
    perform private.settle(payment, receipt.paid_at);
    select * into payment from public.payments p where p.id = payment_id;
    select * into consultation from public.consultations c where c.id = payment.consultation_id;
  end if;
  return json_build_object('payment_id', payment.id, 'status', payment.status, 'paid_at', payment.paid_at,
    'consultation_status', consultation.status, 'refund_due', payment.refund_due);
end
$$;

create or replace function public.undo_payment_mark(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
  receipt private.receipts;
  refund private.refunds;
  source text;
begin
  perform private.require_capability('money.decide');
  perform private.lock_decision(undo_payment_mark.payment_id, null);
  select * into payment from public.payments p where p.id = undo_payment_mark.payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  select * into receipt from private.receipts r
  where r.payment_id = payment.id and r.origin = 'hand' order by r.created_at desc, private.is_undone(r.id) limit 1;
  if not found then
    perform private.refuse('not_marked', 'No admin marked it as paid.');
  elsif not private.is_undone(receipt.id) then
    perform from private.refunds f where f.receipt_id = receipt.id and f.state not in ('done', 'failed') order by f.id for update;
    source := case when private.balance('owed', payment.id) > 0 then 'owed' else 'held' end;
    if private.provider_id(receipt) is not null then
      perform private.refuse('mark_proven', 'The transfer has arrived: it was no mistake.');
    elsif receipt.created_at <= private.now() - interval '24 hours' then
      perform private.refuse('too_late', 'A mark is taken back within 24 hours.');
    elsif consultation.status in ('completed', 'no_show')
      or consultation.status = 'scheduled' and consultation.starts_at <= private.now() then
      perform private.refuse('consultation_over', 'The consultation has begun.');
    elsif consultation.series_number = 1 and consultation.status = 'scheduled' then
      perform private.refuse('series_started', 'The series was made of it: end the series instead.');
    elsif exists (select from private.refunds f where f.receipt_id = receipt.id and f.state <> 'failed'
        and (f.state <> 'manual' and not (receipt.is_simulated and f.state = 'due') or f.decided_by <> 'rule'))
      or exists (select from private.refund_decisions d where d.payment_id = payment.id and d.state = 'waiting') then
      perform private.refuse('refund_exists', 'Money of it has gone back, or an admin decided that it goes back.');
    end if;
    for refund in
      select * from private.refunds f where f.receipt_id = receipt.id and f.state in ('manual', 'due') order by f.id
    loop
      update private.refunds f set state = 'failed', problem = 'mark_undone' where f.id = refund.id;
      update private.provider_calls q set done_at = private.now() where q.refund_id = refund.id and q.done_at is null;
      perform private.book('refund_withdrawn', refund.id, payment.id, receipt.id, refund.id, receipt.is_simulated,
        private.account('refund_due'), private.source_account(refund.source, payment.id), refund.amount_cents);
    end loop;
    perform private.book('mark_undone', receipt.id, payment.id, receipt.id, null, receipt.is_simulated,
      private.source_account(source, payment.id), private.account('psp_unproven'), receipt.amount_cents);
    if consultation.status = 'scheduled' then
      update public.consultations c set status = 'pending' where c.id = consultation.id;
      update public.payments p
      set status = 'pending', paid_at = null,
        expires_at = least(greatest(p.expires_at, private.now() + interval '15 minutes'), consultation.starts_at)
      where p.id = payment.id;
    else
      update public.payments p set status = 'expired', paid_at = null, refund_due = false where p.id = payment.id;
    end if;
    select * into payment from public.payments p where p.id = payment.id;
    select * into consultation from public.consultations c where c.id = consultation.id;
    -- With a notification.
    if private.is_payable(consultation, payment) then
      perform private.queue_mail(consultation.id, 'charge_open', 'mark_undone ' || receipt.id);
    end if;
  end if;
  return json_build_object('payment_id', payment.id, 'status', payment.status, 'expires_at', payment.expires_at,
    'consultation_status', consultation.status);
end
$$;
