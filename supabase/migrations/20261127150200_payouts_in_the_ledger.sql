-- What the invariants, refunds, erasures and copies of data know of payouts, and who is told of them.
insert into private.mail_kinds (kind, topic, to_professional) values ('payout_returned', null, true);

create function private.brl(cents int) returns text
language sql immutable
set search_path = ''
as $$
  select 'R$ ' || translate(to_char(cents / 100.0, 'FM999,999,990.00'), ',.', '.,')
$$;
comment on function private.brl(int) is 'Centavos as texts say them: R$ 1.234,50.';

create function private.tell_of_line() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.state = 'paid' then
    perform private.tell(new.professional_id, 'payout', 'Repasse enviado', private.brl(new.amount_cents) || ' para a sua chave Pix.',
      '/professional/dashboard');
  elsif old.state = 'ready' or old.state = 'paid' then
    perform private.tell(new.professional_id, 'payout', 'Um repasse voltou', private.brl(new.amount_cents)
      || ' continuam seus e entram no próximo. Confira a sua chave Pix.', '/professional/dashboard');
    insert into private.mail_outbox (kind, user_id, recipient, payload)
    select 'payout_returned', p.id, p.email, jsonb_build_object('professional_name', p.full_name, 'amount_cents', new.amount_cents)
    from public.profiles p where p.id = new.professional_id and p.email <> '';
  end if;
  return null;
end
$$;
create trigger tell_of_line after update of state on private.payout_lines
  for each row when (old.state <> new.state and new.state in ('paid', 'returned')) execute function private.tell_of_line();

create function private.tell_of_batch() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.state = 'prepared' then
    perform private.tell_admins('money', 'Repasse a aprovar', 'Outra pessoa da equipe precisa conferir e aprovar o repasse da semana.',
      '/admin/financial', about => new.id);
  else
    delete from public.notifications where id in (
      select n.id from public.notifications n where n.about_id = new.id order by n.id for update);
  end if;
  perform private.log('payout_batches', new.id, case when tg_op = 'UPDATE' then jsonb_build_object('state', old.state) end,
    jsonb_build_object('state', new.state));
  return null;
end
$$;
create trigger tell_of_batch after insert on private.payout_batches
  for each row execute function private.tell_of_batch();
create trigger tell_of_changed_batch after update of state on private.payout_batches
  for each row when (old.state <> new.state) execute function private.tell_of_batch();

-- The reasons stay in the line: an erasure empties them there.
create function private.log_line() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log('payout_lines', new.id, jsonb_build_object('state', old.state, 'hold', old.hold),
    jsonb_build_object('state', new.state, 'hold', new.hold, 'amount_cents', new.amount_cents));
  return null;
end
$$;
create trigger log_line after update of state on private.payout_lines
  for each row when (old.state <> new.state) execute function private.log_line();

create function private.tell_of_debt() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
begin
  select * into payment from public.payments p where p.id = new.payment_id;
  if private.paid_out(payment.id) > 0 and not private.is_erased(payment.professional_id) then
    perform private.tell(payment.professional_id, 'payout', 'Um valor sai do próximo repasse', private.brl(new.amount_cents)
      || ' de uma consulta já repassada voltam para quem pagou.', '/professional/dashboard');
  end if;
  return null;
end
$$;
create trigger tell_of_debt after insert on private.refunds
  for each row when (new.source = 'owed' and new.retry_of is null) execute function private.tell_of_debt();

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.carry_out(private.refund_decisions)', 'if private.balance(source, decision.payment_id) < rest then',
        -- What she has of it already is a debt, and comes off her next payout.
        'if private.balance(source, decision.payment_id) + private.paid_out(decision.payment_id) < rest then'),
      ('private.ledger_problems()', $old$      sum(e.amount_cents) filter (where a.kind in ('loss', 'platform')) as spent
$old$, $new$      sum(e.amount_cents) filter (where a.kind in ('loss', 'platform')) as spent,
      sum(e.amount_cents) filter (where t.kind in ('payout', 'payout_returned') and a.kind = 'owed') as paid_out,
      sum(e.amount_cents) filter (where t.kind = 'debt_lost' and a.kind = 'loss') as lost
$new$),
      ('private.ledger_problems()', $old$      coalesce(spent, 0) as spent
$old$, $new$      coalesce(spent, 0) as spent, coalesce(paid_out, 0) as paid_out, coalesce(lost, 0) as lost
$new$),
      ('private.ledger_problems()', $old$b.held + b.due + b.suspense - b.spent
    or least(b.held, b.owed, b.due) < 0$old$, $new$b.held + b.due + b.suspense - b.spent + b.paid_out
    or least(b.held, b.owed + b.paid_out, b.due) < 0$new$),
      ('private.ledger_problems()', $old$  where coalesce(b.held, 0) + coalesce(b.owed, 0) <> case when p.status = 'paid' and not p.refund_due
      then p.amount_cents - coalesce(f.returned, 0) else 0 end$old$,
        $new$  where coalesce(b.held + b.owed + b.paid_out, 0) <> case when p.status = 'paid' and not p.refund_due
      then p.amount_cents - coalesce(f.returned, 0) + coalesce(b.lost, 0) else 0 end$new$),
      ('private.ledger_problems()', $old$  union all
  select 'code is open for a payment that does not wait'$old$, $new$  union all
  select 'ledger and payouts differ', coalesce(b.payment_id, i.payment_id), concat_ws(' ', b.paid_out, i.cents)
  from balances b full join (
    select i.payment_id, sum(i.amount_cents) as cents from private.payout_items i
      join private.payout_lines l on l.id = i.line_id and l.state = 'paid' group by i.payment_id
  ) i on i.payment_id = b.payment_id
  where coalesce(b.paid_out, 0) <> coalesce(i.cents, 0)
  union all
  select 'line is not the sum of its items', l.id, concat_ws(' ', l.state, l.amount_cents, sum(i.amount_cents))
  from private.payout_lines l left join private.payout_items i on i.line_id = l.id
  group by l.id having l.amount_cents <> coalesce(sum(i.amount_cents), 0)
    or coalesce(bool_or(i.is_open), false) <> (l.state in ('ready', 'held'))
    or coalesce(bool_and(i.is_open), false) <> (l.state in ('ready', 'held'))
  union all
  select 'line holds another amount than is owed', l.id, concat_ws(' ', i.amount_cents, b.owed)
  from private.payout_items i join private.payout_lines l on l.id = i.line_id
    join private.payout_batches n on n.id = l.batch_id and n.state = 'prepared'
    join balances b on b.payment_id = i.payment_id
  where i.amount_cents <> b.owed
  union all
  select 'code is open for a payment that does not wait'$new$),
      ('private.keep_as_professional(uuid, uuid, date)',
        $old$  update private.ledger_accounts set owner = pseudonym where owner = person;$old$,
        $new$  update private.ledger_accounts set owner = pseudonym where owner = person;
  update private.payout_lines set professional_id = pseudonym, reason = null where professional_id = person;$new$),
      ('private.forget_in_log(uuid)', $old$  update private.suspense set decided_by = null$old$,
        $new$  update private.payout_batches set prepared_by = null where prepared_by = person;
  update private.payout_batches set approved_by = null where approved_by = person;
  update private.payout_lines set decided_by = null where decided_by = person;
  update private.suspense set decided_by = null$new$),
      ('private.copy_of(uuid)', $old$    private.section('Avaliações que você escreveu',$old$,
        $new$    private.section('Repasses', 'O que foi ou vai ser repassado a você. Valores em centavos.',
      'select b.week_ends as semana_ate, l.amount_cents, case l.state when ''paid'' then ''Pago'' when ''returned'' then ''Devolvido''
         when ''held'' then ''Retido'' when ''left_out'' then ''Fica para o próximo'' else ''Em preparo'' end as status,
         l.reason, l.paid_at, l.e2eid as identificador, b.is_simulated as simulado
       from private.payout_lines l join private.payout_batches b on b.id = l.batch_id
       where l.professional_id = $1 order by b.week_ends, b.prepared_at', person),
    private.section('Avaliações que você escreveu',$new$),
      -- Who holds a login session only, and not the address, must not learn the code.
      ('private.copy_of(uuid)', 'select kind, recipient, payload, created_at', $new$select kind, recipient, payload - ''code'' as payload, created_at$new$),
      ('public.close_refund(uuid, text)', $old$  elsif exists (select from private.refunds f where f.return_id = e2eid) then$old$,
        $new$  elsif exists (select from private.refunds f where f.return_id = close_refund.e2eid)
    or exists (select from private.payout_lines l where l.e2eid = close_refund.e2eid) then$new$),
      ('public.forget_expired_data()', $old$  select private.forget_unconfirmed_accounts();$old$,
        $new$  select private.lose_old_debts();
  select private.forget_unconfirmed_accounts();$new$),
      ('private.in_words(json)', '"money": "dinheiro"', '"money": "dinheiro", "payout": "repasse", "payout_returned": "repasse que voltou", '
        '"payout_key_code": "código da chave Pix", "payout_key_changed": "chave Pix trocada", "cpf": "CPF", "cnpj": "CNPJ", '
        '"email": "e-mail", "phone": "telefone", "random": "chave aleatória"'),
      ('private.in_words(json)', '"subject_table": {', '"subject_table": {"payout_keys": "chave Pix", "payout_lines": "repasse", '
        '"payout_batches": "repasse da semana", ')
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
    || replace(definition, $old$'money'::text$old$, $new$'money'::text, 'payout'::text$new$);
end
$$;
