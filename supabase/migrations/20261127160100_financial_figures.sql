-- What was received and went back on each day. As the tally of consultations: only ever added to, and added up by the job.
create table private.money_tally (
  day date not null,
  received_cents bigint not null default 0,
  returned_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  fee_cents bigint not null default 0
);
comment on table private.money_tally is 'The sum of a day''s lines is what was received and went back. In centavos.';
comment on column private.money_tally.day is 'In São Paulo.';
comment on column private.money_tally.received_cents is 'For payments, by the day on which it was paid. Without money in suspense.';
comment on column private.money_tally.returned_cents is 'Of what was received on this day, what went back later.';
comment on column private.money_tally.refunded_cents is 'What went back on this day.';
comment on column private.money_tally.fee_cents is 'The internal fee of what was received on this day and did not go back.';
create index money_tally_day_idx on private.money_tally (day);
alter table private.money_tally enable row level security;

create function private.fee_at(moment timestamptz) returns numeric
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select h.new_percentage from public.platform_fee_history h where h.changed_at <= moment order by h.changed_at desc, h.id desc limit 1),
    (select h.old_percentage from public.platform_fee_history h order by h.changed_at, h.id limit 1),
    (select s.fee_percentage from public.platform_fee_settings s))
$$;
comment on function private.fee_at(timestamptz) is 'The internal fee in force, a fraction.';

create function private.tally_money(entry private.ledger_entries) returns void
language sql
set search_path = ''
as $$
  with moved as (
    select case
        when t.kind in ('opening', 'receipt', 'assigned') and a.kind in ('held', 'refund_due') then -entry.amount_cents
        when t.kind = 'mark_undone' then entry.amount_cents
        else 0 end as received,
      case when t.kind = 'refund_done' and f.source <> 'suspense' then -entry.amount_cents else 0 end as returned,
      r.paid_at, f.done_at
    from private.ledger_transactions t join private.ledger_accounts a on a.id = entry.account_id
      join private.receipts r on r.id = t.receipt_id left join private.refunds f on f.id = t.refund_id
    where t.id = entry.transaction_id and t.kind in ('opening', 'receipt', 'assigned', 'mark_undone', 'refund_done')
  )
  insert into private.money_tally (day, received_cents, returned_cents, refunded_cents, fee_cents)
  select (paid_at at time zone 'America/Sao_Paulo')::date, received, returned, 0,
    sign(received - returned) * round(abs(received - returned) * private.fee_at(paid_at))
  from moved where received <> 0 or returned <> 0
  union all
  select (done_at at time zone 'America/Sao_Paulo')::date, 0, 0, returned, 0 from moved where returned <> 0
$$;
comment on function private.tally_money(private.ledger_entries) is 'Counts what an entry on the side of the credit means for a day.';

create function private.tally_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tally_money(new);
  return null;
end
$$;
create trigger tally_entry after insert on private.ledger_entries
  for each row when (new.amount_cents < 0) execute function private.tally_entry();
select private.tally_money(e) from private.ledger_entries e where e.amount_cents < 0;

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
  select day, sum(received_cents), sum(returned_cents), sum(refunded_cents), sum(fee_cents) from taken group by day
$$;
select public.add_up_tallies();

create function private.money_between(first_day date, last_day date) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('received_cents', coalesce(sum(m.received_cents), 0), 'refunded_cents', coalesce(sum(m.refunded_cents), 0),
    'fee_cents', coalesce(sum(m.fee_cents), 0))
  from private.money_tally m where m.day between first_day and last_day
$$;

create function public.financial_figures(first_day date, last_day date, before_first date, before_last date) returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if (last_day - first_day between 0 and 366 and before_last - before_first between 0 and 366) is not true then
    perform private.refuse('period_invalid', 'At least a day and at most a year.');
  end if;
  return json_build_object(
    'now', private.money_between(first_day, last_day), 'before', private.money_between(before_first, before_last),
    'fee_percentage', (select s.fee_percentage from public.platform_fee_settings s),
    'days', (
      select json_agg(json_build_object('day', d.day, 'received_cents', coalesce(m.received, 0), 'returned_cents',
        coalesce(m.returned, 0), 'refunded_cents', coalesce(m.refunded, 0), 'earlier_cents', coalesce(e.received, 0)) order by d.day)
      from (select first_day + n as day from generate_series(0, last_day - first_day) n) as d
        left join (
          select t.day, sum(t.received_cents) as received, sum(t.returned_cents) as returned, sum(t.refunded_cents) as refunded
          from private.money_tally t where t.day between first_day and last_day group by t.day) as m on m.day = d.day
        -- Four weeks earlier: the same day of the week.
        left join (
          select t.day + 28 as day, sum(t.received_cents) as received
          from private.money_tally t where t.day between first_day - 28 and last_day - 28 group by t.day) as e on e.day = d.day));
end
$$;
comment on function public.financial_figures(date, date, date, date) is
  'For admins: what was received and went back in a period and in another one, the internal fee, and each day of the first with the '
  'same day of the week four weeks earlier. In centavos.';
revoke execute on function public.financial_figures(date, date, date, date) from public;
grant execute on function public.financial_figures(date, date, date, date) to authenticated;
