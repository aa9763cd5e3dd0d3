-- Admins are told what no rule settles by itself: refunds that the provider cannot send, jobs that fail, a provider that does not
-- answer for an hour, and money that went back without the portal. What is over takes its notification back.
create function private.take_back_notices(about uuid) returns void
language sql
set search_path = ''
as $$
  delete from public.notifications where id in (
    select n.id from public.notifications n where n.about_id = take_back_notices.about and n.kind = 'money' order by n.id for update)
$$;
comment on function private.take_back_notices(uuid) is 'What admins were told about this money is over.';

create function private.tell_admins_once(title text, body text, link text, about uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select from public.notifications n where n.about_id = tell_admins_once.about and n.kind = 'money') then
    perform private.tell_admins('money', title, body, link, about => tell_admins_once.about);
  end if;
end
$$;
comment on function private.tell_admins_once(text, text, text, uuid) is 'Of money; nothing while they have been told about it.';

create function private.tell_of_manual_refund() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.state = 'manual' then
    perform private.tell_admins_once('Reembolso a fazer', 'O banco não devolve este valor sozinho: alguém da equipe precisa devolver.',
      '/admin/financial?aba=reembolsos', new.id);
  else
    perform private.take_back_notices(new.id);
  end if;
  return null;
end
$$;
-- What was open before the ledger was known to admins.
create trigger tell_of_manual_refund after insert on private.refunds
  for each row when (new.state = 'manual' and new.problem is distinct from 'before_ledger')
  execute function private.tell_of_manual_refund();
create trigger change_manual_refund after update of state on private.refunds
  for each row when ((old.state = 'manual') <> (new.state = 'manual')) execute function private.tell_of_manual_refund();

create function private.tell_of_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  about constant uuid := md5('payment_jobs ' || new.job)::uuid;
begin
  if new.failures = 0 then
    perform private.take_back_notices(about);
  -- One failure of these two needs an admin; the others are repeated within minutes.
  elsif new.failures >= (case when new.job in ('ledger', 'certificate') then 1 else 3 end) then
    perform private.tell_admins_once('Tarefa de pagamento falhando', case new.job
      when 'ledger' then 'As contas não fecham. Antes do próximo repasse, veja o motivo em Tarefas.'
      when 'certificate' then 'O certificado do banco está perto do fim. Veja até quando em Tarefas.'
      else 'Uma tarefa falhou três vezes seguidas. Veja o motivo em Tarefas.' end, '/admin/financial?aba=tarefas', about);
  end if;
  return null;
end
$$;
create trigger tell_of_job after update of failures on private.payment_jobs
  for each row when (old.failures <> new.failures) execute function private.tell_of_job();

create function private.tell_of_silence() returns void
language plpgsql
set search_path = ''
as $$
declare
  about constant uuid := md5('provider_calls')::uuid;
begin
  if exists (select from private.provider_calls q
    where q.done_at is null and q.attempts > 1 and q.created_at <= private.now() - interval '1 hour') then
    perform private.tell_admins_once('O banco não responde', 'Um pedido ao banco espera há mais de uma hora. Veja em Tarefas.',
      '/admin/financial?aba=tarefas', about);
  else
    perform private.take_back_notices(about);
  end if;
end
$$;
comment on function private.tell_of_silence() is 'Whether a call to the provider is without a certain answer for more than an hour.';

create function private.tell_of_foreign_return(receipt private.receipts, answer jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  about constant uuid := md5(receipt.e2eid || ' ' || (answer ->> 'refundId'))::uuid;
  payment constant uuid := (private.assigned(receipt)).payment_id;
begin
  if exists (select from private.refunds f where f.receipt_id = receipt.id and f.return_id = answer ->> 'returnId') then
    perform private.take_back_notices(about);
  else
    perform private.tell_admins_once('Devolução fora do portal',
      'Um Pix voltou pelo banco sem que o portal pedisse. Se era um reembolso da lista, anote o código dele.',
      case when payment is null then '/admin/financial?aba=identificar' else '/admin/financial?cobranca=' || payment end, about);
  end if;
end
$$;
comment on function private.tell_of_foreign_return(private.receipts, jsonb) is
  'A return that is neither ours nor forced by the payer''s bank: made by an admin in the bank''s own app. It is known once a '
  'refund was closed with its code.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.queue_reads()', $old$  perform public.expire_payments();$old$,
        $new$  perform public.expire_payments();
  perform private.tell_of_silence();$new$),
      ('private.record(text, jsonb, uuid[])', $old$        perform private.book_return(receipt, returned);$old$,
        $new$        perform private.book_return(receipt, returned);
      elsif returned ->> 'state' = 'done' then
        perform private.tell_of_foreign_return(receipt, returned);$new$),
      ('private.tell_of_return()', $old$'/admin/financial');$old$,
        $new$coalesce('/admin/financial?cobranca=' || new.payment_id, '/admin/financial'));$new$)
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
