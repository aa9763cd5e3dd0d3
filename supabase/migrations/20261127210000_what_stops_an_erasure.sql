-- Admins see everything that stops an erasure before they try it: also money that is owed to a professional, reports of absence
-- that are open, refunds under way, and refunds that another admin has to confirm (private.refuse_while_open).
create function private.owed_to(person uuid) returns int
language sql stable
set search_path = ''
as $$
  select coalesce(-sum(e.amount_cents), 0)::int
  from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
    join private.ledger_transactions t on t.id = e.transaction_id
  where a.kind = 'owed' and a.owner = person and not t.is_simulated
$$;
comment on function private.owed_to(uuid) is
  'What a professional is owed and was not paid out, in centavos; below zero what they owe. Without play money.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.refuse_while_open(uuid)', $old$(select coalesce(sum(e.amount_cents), 0) <> 0
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'owed' and a.owner = person and not t.is_simulated)$old$, $new$private.owed_to(person) <> 0$new$),
      ('public.erasure_preview(uuid)', $old$where p.patient_id = person and private.is_owed_back(p)),$old$,
        $new$where p.patient_id = person and (private.is_owed_back(p)
      or exists (select from private.refunds f where f.payment_id = p.id and f.state not in ('done', 'failed'))
      or exists (select from private.refund_decisions d where d.payment_id = p.id and d.state = 'waiting'))),
    'absences_open', (select count(*) from private.absences a join public.consultations c on c.id = a.consultation_id
      where person in (c.patient_id, c.professional_id) and a.outcome is null),
    'owed_cents', private.owed_to(person),$new$)
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
