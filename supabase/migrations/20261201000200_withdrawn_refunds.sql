-- A patient was told that a refund is on its way. If the mark that it is of was a mistake, they are told that none comes.
insert into private.mail_kinds (kind, topic, to_professional, may_wait) values ('refund_withdrawn', 'payments', false, true);

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.notice_title(text)', $old$    when 'charge_open' then$old$,
        $new$    when 'refund_withdrawn' then 'Não há valor a devolver'
    when 'charge_open' then$new$),
      ('private.in_words(json)', '"charge_open": "cobrança aberta"',
        '"charge_open": "cobrança aberta", "refund_withdrawn": "reembolso desfeito"'),
      ('private.is_true_of_consultation(private.mail_outbox)', $old$    when 'charge_open' then$old$,
        $new$    when 'refund_withdrawn' then c.status = 'cancelled' and p.status <> 'paid' and not private.has_newer(mail)
    when 'charge_open' then$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;

  select pg_get_constraintdef(oid) into definition from pg_constraint
  where conrelid = 'public.notifications'::regclass and conname = 'notifications_kind_check';
  if strpos(definition, $old$'money'::text$old$) = 0 then
    raise exception 'notifications_kind_check does not name money: %', definition;
  end if;
  alter table public.notifications drop constraint notifications_kind_check;
  execute 'alter table public.notifications add constraint notifications_kind_check '
    || replace(definition, $old$'money'::text$old$, $new$'money'::text, 'refund_withdrawn'::text$new$);
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
  was_promised boolean := false;
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
      was_promised := true;
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
    elsif was_promised then
      perform private.notify_of(consultation, consultation.patient_id, 'refund_withdrawn');
      perform private.queue_mail(consultation.id, 'refund_withdrawn', 'refund_withdrawn ' || receipt.id);
    end if;
  end if;
  return json_build_object('payment_id', payment.id, 'status', payment.status, 'expires_at', payment.expires_at,
    'consultation_status', consultation.status);
end
$$;
