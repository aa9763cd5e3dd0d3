-- What is owed now. Without it, each look at the next payout added up every entry that was ever made.
create table private.owed_balances (
  payment_id uuid not null,
  account_id uuid not null references private.ledger_accounts (id),
  cents int not null,
  is_simulated boolean not null,
  primary key (payment_id, account_id)
);
comment on table private.owed_balances is 'Of each payment what its professional is owed: the sum of its entries on that account.';
comment on column private.owed_balances.payment_id is 'Like the ledger, without a foreign key.';
comment on column private.owed_balances.account_id is 'An account of the kind owed.';
comment on column private.owed_balances.cents is 'In centavos. Negative: a debt.';
comment on column private.owed_balances.is_simulated is 'Play money.';
create index owed_balances_account_idx on private.owed_balances (account_id);
alter table private.owed_balances enable row level security;

create function private.keep_owed_balance() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  balance private.owed_balances;
begin
  insert into private.owed_balances as b (payment_id, account_id, cents, is_simulated)
  select t.payment_id, new.account_id, -new.amount_cents, t.is_simulated
  from private.ledger_transactions t join private.ledger_accounts a on a.id = new.account_id and a.kind = 'owed'
  where t.id = new.transaction_id and t.payment_id is not null
  on conflict on constraint owed_balances_pkey do update
    set cents = b.cents + excluded.cents, is_simulated = b.is_simulated or excluded.is_simulated
  returning * into balance;
  delete from private.owed_balances b
  where b.payment_id = balance.payment_id and b.account_id = balance.account_id and b.cents = 0;
  return null;
end
$$;
comment on function private.keep_owed_balance() is 'Adds an entry to its balance. A balance of zero has no row.';
create trigger keep_owed_balance after insert on private.ledger_entries
  for each row execute function private.keep_owed_balance();

insert into private.owed_balances (payment_id, account_id, cents, is_simulated)
select t.payment_id, a.id, -sum(e.amount_cents), bool_or(t.is_simulated)
from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
  join private.ledger_transactions t on t.id = e.transaction_id
where a.kind = 'owed' and t.payment_id is not null
group by t.payment_id, a.id having sum(e.amount_cents) <> 0;

-- Planned for what is asked: for one professional by their account, else everything at once.
create or replace function private.owed_payments(simulated boolean, professional uuid default null)
returns table (professional_id uuid, payment_id uuid, cents int, since timestamptz)
language plpgsql stable
set search_path = ''
as $$
begin
  return query execute format('
    select a.owner, b.payment_id, b.cents, case when b.cents > 0 then
      case
        when x.consultation_id is not null and x.outcome is null then null
        when x.outcome = ''pay'' then greatest(earned.at, c.ends_at + interval ''7 days'')
        -- A no-show can be contested for a week.
        when c.status = ''no_show'' then greatest(earned.at, c.ends_at) + interval ''7 days''
        when c.status = ''completed'' then greatest(earned.at, c.ends_at) else earned.at end end
    from private.ledger_accounts a join private.owed_balances b on b.account_id = a.id
      join public.payments p on p.id = b.payment_id join public.consultations c on c.id = p.consultation_id
      left join private.absences x on x.consultation_id = c.id,
      lateral (
        select min(t.created_at) as at from private.ledger_transactions t
        where t.payment_id = b.payment_id and t.kind = ''earned'') as earned
    where b.is_simulated = $1 %s
      and not exists (select from private.payout_items i where i.payment_id = b.payment_id and i.is_open)',
    case when professional is not null then 'and a.owner = $2' end)
  using simulated, professional;
end
$$;

-- Few once the ledger is older: the filter by way walked a million payments to meet them.
create index receipts_before_idx on private.receipts (payment_id) where origin = 'before';

-- Changed in place: one more check.
do $$
declare
  definition text := pg_get_functiondef('private.ledger_problems()'::regprocedure);
  place constant text := $old$  union all
  select 'two open codes'$old$;
begin
  if position(place in definition) = 0 then
    raise exception 'private.ledger_problems() has no place for the balances.';
  end if;
  execute replace(definition, place, $new$  union all
  select 'balance of what is owed is not the sum of its entries', coalesce(k.payment_id, s.payment_id), concat_ws(' ', k.cents, s.cents)
  from private.owed_balances k full join (
    select t.payment_id, e.account_id, -sum(e.amount_cents) as cents
    from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
      join private.ledger_accounts a on a.id = e.account_id and a.kind = 'owed'
    where t.payment_id is not null group by t.payment_id, e.account_id having sum(e.amount_cents) <> 0
  ) s on s.payment_id = k.payment_id and s.account_id = k.account_id
  where k.cents is distinct from s.cents
$new$ || place);
end
$$;
