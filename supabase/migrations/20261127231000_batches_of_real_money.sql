-- A demonstration with a bank moves real money: only a simulation of Pix pays out play money.
do $$
declare
  change record;
  definition text;
  old constant text := 's.demonstration or s.pix_simulation';
begin
  for change in
    select * from (values ('public.prepare_payouts(uuid)'), ('public.payouts_due()'), ('private.next_payout(uuid)')) as changes (name)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, old) = 0 then
      raise exception '% does not contain "%"', change.name, old;
    end if;
    execute replace(definition, old, 's.pix_simulation');
  end loop;
end
$$;

-- Its amount and whether a payout holds it are read in one statement: a payout that is marked as paid takes no lock of people.
create or replace function private.lose_old_debts() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  debt record;
  lost int;
begin
  perform private.lock_people(variadic array(select a.owner from private.ledger_accounts a
    join private.ledger_entries e on e.account_id = a.id where a.kind = 'owed' group by a.owner having sum(e.amount_cents) > 0));
  for debt in
    select a.owner, t.payment_id, bool_or(t.is_simulated) as is_simulated
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'owed'
    group by a.owner, t.payment_id
    having sum(e.amount_cents) > 0
      and max(t.created_at) filter (where t.kind = 'refund_decided') < private.now() - interval '60 days'
    order by a.owner, max(t.created_at), t.payment_id
  loop
    -- What she is owed besides comes off first.
    select least(sum(e.amount_cents) filter (where t.payment_id = debt.payment_id), sum(e.amount_cents)) into lost
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'owed' and a.owner = debt.owner and t.is_simulated = debt.is_simulated
    having not exists (select from private.payout_items i where i.payment_id = debt.payment_id and i.is_open);
    if lost > 0 then
      perform private.book('debt_lost', gen_random_uuid(), debt.payment_id, null, null, debt.is_simulated,
        private.account('loss'), private.account('owed', debt.owner), lost);
    end if;
  end loop;
end
$$;
