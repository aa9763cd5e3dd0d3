-- The payer's bank may take the money back while the consultation is still to come. It stays as it is until an admin decides; its
-- professional reads that it is not paid any more.
create function private.notify_of_return() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select c.* into consultation from public.payments p
    join public.consultations c on c.id = p.consultation_id
    join private.receipts r on r.id = new.receipt_id and r.class <> 'duplicate'
  where p.id = new.payment_id and c.status = 'scheduled' and c.ends_at > private.now();
  if found then
    perform private.notify_of(consultation, consultation.professional_id, 'payment_returned');
  end if;
  return null;
end
$$;
comment on function private.notify_of_return() is 'Of money that was held for a consultation: a second transfer was not.';
create trigger notify_of_return after insert on private.refunds
  for each row when (new.decided_by = 'bank' and new.source = 'held') execute function private.notify_of_return();

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.notice_title(text)', $old$    when 'charge_open' then$old$,
        $new$    when 'payment_returned' then 'O pagamento de uma consulta voltou'
    when 'charge_open' then$new$),
      ('private.in_words(json)', '"absence": "ausência informada"',
        '"payment_returned": "pagamento devolvido pelo banco", "absence": "ausência informada"')
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
    || replace(definition, $old$'money'::text$old$, $new$'money'::text, 'payment_returned'::text$new$);
end
$$;
