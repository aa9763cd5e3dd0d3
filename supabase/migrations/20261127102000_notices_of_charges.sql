-- Notifications of a charge that opens and of a proposal that the patient did not answer.

create function private.notify_of_open_charge() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select * into consultation from public.consultations c where c.id = (new.payload ->> 'consultation_id')::uuid;
  perform private.notify_of(consultation, consultation.patient_id, 'charge_open',
    jsonb_build_object('amount_cents', consultation.amount_cents));
  return null;
end
$$;
comment on function private.notify_of_open_charge() is 'Once for each e-mail about it, which is unique.';
create trigger notify_of_open_charge after insert on private.mail_outbox
  for each row when (new.kind = 'charge_open') execute function private.notify_of_open_charge();

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.notify_of_proposal()', $old$    else
      null;$old$,
        $new$    when 'expired' then
      perform private.notify_of(consultation, consultation.professional_id, 'proposal_expired');
    else
      null;$new$),
      ('private.notice_title(text)', $old$    when 'proposal_withdrawn' then$old$,
        $new$    when 'charge_open' then 'Já dá para pagar'
    when 'proposal_expired' then 'Proposta sem resposta'
    when 'proposal_withdrawn' then$new$),
      ('private.in_words(json)', '"payment_reminder": "lembrete de pagamento"',
        '"payment_reminder": "lembrete de pagamento", "charge_open": "cobrança aberta",
        "proposal_expired": "proposta sem resposta"')
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
  if strpos(definition, $old$'proposal_withdrawn'::text$old$) = 0 then
    raise exception 'notifications_kind_check does not name proposal_withdrawn: %', definition;
  end if;
  alter table public.notifications drop constraint notifications_kind_check;
  execute 'alter table public.notifications add constraint notifications_kind_check '
    || replace(definition, $old$'proposal_withdrawn'::text$old$,
      $new$'proposal_withdrawn'::text, 'charge_open'::text, 'proposal_expired'::text$new$);
end
$$;
