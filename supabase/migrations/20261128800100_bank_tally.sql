-- What the bank should hold, without adding up every entry of the ledger. As the other tallies: lines, added up by the job.
create table private.bank_tally (
  psp_cents bigint not null,
  unproven_cents bigint not null,
  fee_cents bigint not null,
  top_up_cents bigint not null
);
comment on table private.bank_tally is
  'The sum of the lines is the balance of the accounts psp, psp_unproven and psp_fee, without play money. In centavos.';
comment on column private.bank_tally.psp_cents is 'At the provider.';
comment on column private.bank_tally.unproven_cents is 'Marked as paid by hand, not seen at the provider.';
comment on column private.bank_tally.fee_cents is 'What the bank charged.';
comment on column private.bank_tally.top_up_cents is 'Of psp_cents, what the platform paid in.';
alter table private.bank_tally enable row level security;

create function private.tally_bank() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.bank_tally (psp_cents, unproven_cents, fee_cents, top_up_cents)
  select coalesce(sum(e.amount_cents) filter (where a.kind = 'psp'), 0),
    coalesce(sum(e.amount_cents) filter (where a.kind = 'psp_unproven'), 0),
    coalesce(sum(e.amount_cents) filter (where a.kind = 'psp_fee'), 0),
    coalesce(sum(e.amount_cents) filter (where a.kind = 'psp' and t.kind = 'top_up'), 0)
  from entries e join private.ledger_accounts a on a.id = e.account_id
    join private.ledger_transactions t on t.id = e.transaction_id
  where a.kind in ('psp', 'psp_unproven', 'psp_fee') and not t.is_simulated
  having count(*) > 0;
  return null;
end
$$;
create trigger tally_bank after insert on private.ledger_entries
  referencing new table as entries for each statement execute function private.tally_bank();

insert into private.bank_tally (psp_cents, unproven_cents, fee_cents, top_up_cents)
select coalesce(sum(e.amount_cents) filter (where a.kind = 'psp'), 0),
  coalesce(sum(e.amount_cents) filter (where a.kind = 'psp_unproven'), 0),
  coalesce(sum(e.amount_cents) filter (where a.kind = 'psp_fee'), 0),
  coalesce(sum(e.amount_cents) filter (where a.kind = 'psp' and t.kind = 'top_up'), 0)
from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
  join private.ledger_transactions t on t.id = e.transaction_id
where a.kind in ('psp', 'psp_unproven', 'psp_fee') and not t.is_simulated
having count(*) > 0;

create or replace function public.add_up_tallies() returns void
language sql security definer
set search_path = ''
as $$
  with taken as (delete from private.consultation_tally returning status, change)
  insert into private.consultation_tally (status, change)
  select status, sum(change) from taken group by status;
  with taken as (
    delete from private.money_tally m
    where m.day in (select t.day from private.money_tally t group by t.day having count(*) > 1) returning m.*
  )
  insert into private.money_tally (day, received_cents, returned_cents, refunded_cents, fee_cents)
  select day, sum(received_cents), sum(returned_cents), sum(refunded_cents), sum(fee_cents) from taken group by day;
  with taken as (delete from private.bank_tally returning *)
  insert into private.bank_tally (psp_cents, unproven_cents, fee_cents, top_up_cents)
  select sum(psp_cents), sum(unproven_cents), sum(fee_cents), sum(top_up_cents) from taken having count(*) > 0
$$;

create or replace function public.bank_balance() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object('cents', coalesce(sum(b.psp_cents), 0), 'unproven_cents', coalesce(sum(b.unproven_cents), 0),
      'fees_cents', coalesce(sum(b.fee_cents), 0), 'top_ups_cents', coalesce(sum(b.top_up_cents), 0),
      'entries', (
        select coalesce(json_agg(private.bank_entry_answer(b) order by b.created_at desc, b.id desc), '[]')
        from (select * from private.bank_entries order by created_at desc, id desc limit 20) b))
    from private.bank_tally b);
end
$$;

-- Changed in place: one more check.
do $$
declare
  definition text := pg_get_functiondef('private.ledger_problems()'::regprocedure);
  place constant text := $old$  union all
  select 'two open codes'$old$;
begin
  if position(place in definition) = 0 then
    raise exception 'private.ledger_problems() has no place for the tally.';
  end if;
  execute replace(definition, place, $new$  union all
  select 'tally of the bank is not the sum of its entries', null, concat_ws(' ', k.psp, s.psp, k.unproven, s.unproven, k.fee, s.fee)
  from (
    select coalesce(sum(b.psp_cents), 0) as psp, coalesce(sum(b.unproven_cents), 0) as unproven, coalesce(sum(b.fee_cents), 0) as fee,
      coalesce(sum(b.top_up_cents), 0) as top_up
    from private.bank_tally b
  ) k, (
    select coalesce(sum(e.amount_cents) filter (where a.kind = 'psp'), 0) as psp,
      coalesce(sum(e.amount_cents) filter (where a.kind = 'psp_unproven'), 0) as unproven,
      coalesce(sum(e.amount_cents) filter (where a.kind = 'psp_fee'), 0) as fee,
      coalesce(sum(e.amount_cents) filter (where a.kind = 'psp' and t.kind = 'top_up'), 0) as top_up
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind in ('psp', 'psp_unproven', 'psp_fee') and not t.is_simulated
  ) s
  where (k.psp, k.unproven, k.fee, k.top_up) <> (s.psp, s.unproven, s.fee, s.top_up)
$new$ || place);
end
$$;
