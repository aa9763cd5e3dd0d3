-- An undone mark leaves a consultation that both had been told of unpaid: both are told, and again when its time is over.
create function private.was_marked(consultation uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.payments p join private.receipts r on r.payment_id = p.id
    where p.consultation_id = was_marked.consultation and r.origin = 'hand' and private.is_undone(r.id))
$$;
comment on function private.was_marked(uuid) is 'Whether its payment was marked by hand and the mark undone.';

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.notify_of_consultation()', $old$  is_known := old.status = 'scheduled' or exists$old$,
        $new$  is_known := old.status = 'scheduled' or private.was_marked(new.id) or exists$new$),
      ('private.mail_of_consultation()', $old$or new.cancelled_by in ('professional', 'platform')) then$old$,
        $new$or new.cancelled_by in ('professional', 'platform') or private.was_marked(new.id)) then$new$),
      ('private.mail_of_consultation()', $old$    if old.status = 'scheduled' and not private.is_contested$old$,
        $new$    if (old.status = 'scheduled' or private.was_marked(new.id)) and not private.is_contested$new$),
      ('private.mail_facts(uuid, text)', $old$'refund_due', p.refund_due and$old$,
        $new$'mark_undone', private.was_marked(c.id), 'refund_due', p.refund_due and$new$),
      ('private.notify_of_open_charge()', $old$consultation.patient_id, 'charge_open',$old$,
        $new$consultation.patient_id, case when new.once like 'mark_undone %' then 'mark_undone' else 'charge_open' end,$new$),
      ('public.undo_payment_mark(uuid)', $old$    -- With a notification.
$old$, $new$    if consultation.status = 'pending' then
      perform private.notify_of(consultation, consultation.professional_id, 'mark_undone');
      if not private.is_payable(consultation, payment) then
        perform private.notify_of(consultation, consultation.patient_id, 'mark_undone');
      end if;
    elsif source = 'owed' then
      perform private.tell(consultation.professional_id, 'payout', 'Um valor não entra no repasse', private.brl(receipt.amount_cents)
        || ' de uma consulta cancelada tinham sido marcados como pagos por engano.', '/professional/financeiro');
    end if;
    -- With a notification.
$new$),
      ('private.notice_title(text)', $old$    when 'charge_open' then$old$,
        $new$    when 'mark_undone' then 'A consulta não está paga'
    when 'charge_open' then$new$),
      ('private.in_words(json)', '"charge_open": "cobrança aberta"',
        '"charge_open": "cobrança aberta", "mark_undone": "pagamento desmarcado"')
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
    || replace(definition, $old$'money'::text$old$, $new$'money'::text, 'mark_undone'::text$new$);
end
$$;
