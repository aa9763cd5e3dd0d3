-- A patient who paid too little is told what to pay; admins are told what waits for them, and what a payer's bank took back.
insert into private.mail_kinds (kind, topic, to_professional, may_wait) values ('wrong_amount', 'payments', false, false);

create function private.tell_of_receipt() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
begin
  select * into payment from public.payments p where p.id = new.payment_id;
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  if new.amount_cents < payment.amount_cents and private.is_payable(consultation, payment) then
    perform private.notify_of(consultation, consultation.patient_id, 'wrong_amount',
      jsonb_build_object('amount_cents', payment.amount_cents));
    perform private.queue_mail(consultation.id, 'wrong_amount', 'wrong_amount ' || new.id);
  end if;
  return null;
end
$$;
create trigger tell_of_receipt after insert on private.receipts
  for each row when (new.class = 'wrong_amount') execute function private.tell_of_receipt();

create function private.tell_of_suspense() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell_admins('money', 'Dinheiro a identificar', 'Chegou um Pix que nenhuma cobrança explica.',
      '/admin/consultations?aba=pagamentos', about => new.receipt_id);
  else
    delete from public.notifications where id in (
      select n.id from public.notifications n where n.about_id = new.receipt_id order by n.id for update);
  end if;
  return null;
end
$$;
create trigger tell_of_suspense after insert on private.suspense
  for each row when (new.decision is null) execute function private.tell_of_suspense();
create trigger take_back_suspense after update of decision on private.suspense
  for each row when (old.decision is null and new.decision is not null) execute function private.tell_of_suspense();

create function private.tell_of_decision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.state = 'waiting' then
    perform private.tell_admins('money', 'Reembolso a confirmar', 'Outra pessoa da equipe precisa confirmar um reembolso.',
      '/admin/consultations?aba=pagamentos', about => new.id);
  else
    delete from public.notifications where id in (
      select n.id from public.notifications n where n.about_id = new.id order by n.id for update);
  end if;
  return null;
end
$$;
create trigger tell_of_decision after insert on private.refund_decisions
  for each row when (new.state = 'waiting') execute function private.tell_of_decision();
create trigger take_back_decision after update of state on private.refund_decisions
  for each row when (old.state = 'waiting' and new.state <> 'waiting') execute function private.tell_of_decision();

create function private.tell_of_return() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell_admins('money', 'Devolução pelo banco do pagador',
    'O banco de quem pagou devolveu um Pix. Converse com a pessoa.', '/admin/consultations?aba=pagamentos');
  return null;
end
$$;
comment on function private.tell_of_return() is 'A return that the payer''s bank forced (MED).';
create trigger tell_of_return after insert on private.refunds
  for each row when (new.decided_by = 'bank') execute function private.tell_of_return();

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.notice_title(text)', $old$    when 'charge_open' then$old$,
        $new$    when 'wrong_amount' then 'O valor não confere'
    when 'charge_open' then$new$),
      ('private.in_words(json)', '"charge_open": "cobrança aberta"',
        '"charge_open": "cobrança aberta", "wrong_amount": "valor que não confere", "money": "dinheiro"'),
      ('private.queue_mail(uuid, text, text)', $old$in ('booking', 'charge_open', 'payment_reminder')$old$,
        $new$in ('booking', 'charge_open', 'payment_reminder', 'wrong_amount')$new$),
      ('private.queue_mail(uuid, text, text)', $old$in ('charge_open', 'payment_reminder', 'proposal_refused')$old$,
        $new$in ('charge_open', 'payment_reminder', 'proposal_refused', 'wrong_amount')$new$),
      ('private.is_true_of_consultation(private.mail_outbox)', $old$    when 'charge_open' then$old$,
        $new$    when 'wrong_amount' then private.is_payable(c, p) and c.starts_at = mail.told_start and not private.has_newer(mail)
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
  if strpos(definition, $old$'charge_open'::text$old$) = 0 then
    raise exception 'notifications_kind_check does not name charge_open: %', definition;
  end if;
  alter table public.notifications drop constraint notifications_kind_check;
  execute 'alter table public.notifications add constraint notifications_kind_check '
    || replace(definition, $old$'charge_open'::text$old$, $new$'charge_open'::text, 'wrong_amount'::text, 'money'::text$new$);
end
$$;
