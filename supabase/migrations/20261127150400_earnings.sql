-- What professionals read of their money: by month, by consultation, by payout. And whether they issued the Receita Saúde.
create table private.receita_saude (
  payment_id uuid primary key references public.payments (id) on delete cascade,
  issued_at timestamptz not null default private.now()
);
comment on table private.receita_saude is
  'Payments for which the professional says that the Receita Saúde was issued. The portal issues none.';
comment on column private.receita_saude.payment_id is 'For what.';
comment on column private.receita_saude.issued_at is 'When the professional said so.';
alter table private.receita_saude enable row level security;

create function private.earnings_of(professional uuid, since timestamptz, until timestamptz)
returns table (payment_id uuid, consultation_id uuid, starts_at timestamptz, patient_name text, outcome public.consultation_status,
  amount_cents int, held_cents int, owed_cents int, received_cents int, refunded_cents int, situation text)
language sql stable
set search_path = ''
as $$
  select p.id, c.id, c.starts_at, c.patient_name, c.status, p.amount_cents,
    case when b.held > 0 and c.status = 'scheduled' then b.held else 0 end, b.owed, b.paid_out, r.cents,
    case when p.status = 'pending' then 'waiting' when p.refund_due or r.cents >= p.amount_cents then 'refunded'
      when b.paid_out > 0 then 'received'
      when b.owed > 0 then case when exists (select from private.payout_items i where i.payment_id = p.id and i.is_open)
        then 'in_payout' else 'owed' end
      when b.held > 0 and c.status = 'scheduled' then 'held'
      -- Paid before there was a ledger: settled outside of it.
      else 'before_ledger' end
  from public.consultations c join public.payments p on p.consultation_id = c.id
    cross join lateral (
      select coalesce(-sum(e.amount_cents) filter (where a.kind = 'held'), 0)::int as held,
        coalesce(-sum(e.amount_cents) filter (where a.kind = 'owed'), 0)::int as owed,
        coalesce(sum(e.amount_cents) filter (where a.kind = 'owed' and t.kind in ('payout', 'payout_returned')), 0)::int as paid_out
      from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
        join private.ledger_accounts a on a.id = e.account_id
      where t.payment_id = p.id) b
    cross join lateral (
      select case when p.refund_due then p.amount_cents else coalesce(sum(f.taken_cents), 0)::int end as cents
      from private.refunds f where f.payment_id = p.id) r
  where c.professional_id = professional and c.starts_at >= since and c.starts_at < until
    and (p.status = 'paid' or p.status = 'pending' and c.status = 'pending')
$$;
comment on function private.earnings_of(uuid, timestamptz, timestamptz) is
  'The consultations of a professional in a period that were paid or wait for payment, with where their money is.';

create function private.month_of(month date, zone text) returns tstzrange
language sql stable
set search_path = ''
as $$
  select tstzrange(first::timestamp at time zone zone, (first + interval '1 month') at time zone zone)
  from (select date_trunc('month', coalesce(month_of.month, (private.now() at time zone zone)::date))::date as first) as m
$$;

create function private.next_payout(professional uuid) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  simulated constant boolean := (select s.demonstration or s.pix_simulation from public.deployment_settings s);
  week date := private.week_to_pay();
  cents int;
  held int;
begin
  for n in 1..2 loop
    select coalesce(sum(o.cents), 0), count(*) filter (where o.cents > 0) into cents, held
    from private.owed_payments(simulated, professional) o
    where o.cents < 0 or o.since < (week + 1)::timestamp at time zone 'America/Sao_Paulo';
    exit when n = 2 or cents > 0 and not exists (select from private.payout_batches b
      where b.week_ends = week and b.is_simulated = simulated and b.state <> 'discarded');
    week := week + 7;
  end loop;
  return json_build_object('week_ends', week, 'pays_on', week + 5, 'cents', greatest(cents, 0), 'debt_cents', greatest(-cents, 0),
    'consultations', held, 'hold', case when private.is_suspended(professional) then 'suspended'
      when private.key_of(professional) is null then 'no_key' end);
end
$$;
comment on function private.next_payout(uuid) is 'What the next batch would hold for her as things are, and why it would be held.';

create function public.earnings(month date default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.earner();
  zone constant text := private.zone_of(professional, true);
  period constant tstzrange := private.month_of(earnings.month, zone);
begin
  return (
    with rows as materialized (
      select e.*, date_trunc('week', e.starts_at at time zone zone)::date as week
      from private.earnings_of(professional, lower(period), upper(period)) e
    )
    select json_build_object('month', (lower(period) at time zone zone)::date, 'time_zone', zone,
      'received_cents', coalesce(sum(r.received_cents), 0), 'owed_cents', coalesce(sum(r.owed_cents), 0),
      'held_cents', coalesce(sum(r.held_cents), 0), 'refunded_cents', coalesce(sum(r.refunded_cents), 0),
      'received', count(*) filter (where r.situation = 'received'),
      'owed', count(*) filter (where r.situation in ('owed', 'in_payout')), 'held', count(*) filter (where r.situation = 'held'),
      'refunded', count(*) filter (where r.refunded_cents > 0), 'waiting', count(*) filter (where r.situation = 'waiting'),
      'weeks', (select coalesce(json_agg(json_build_object('from', w.week, 'received_cents', w.received, 'owed_cents', w.owed,
          'held_cents', w.held) order by w.week), '[]')
        from (select q.week, sum(q.received_cents) as received, sum(q.owed_cents) as owed, sum(q.held_cents) as held
          from rows q group by q.week) w),
      'next_payout', private.next_payout(professional),
      'payouts', (select coalesce(json_agg(l.line order by l.week_ends desc, l.id), '[]')
        from (
          select l.id, b.week_ends, json_build_object('id', l.id, 'week_ends', b.week_ends, 'amount_cents', l.amount_cents,
            'state', l.state, 'hold', l.hold, 'reason', l.reason, 'key_masked', private.masked_key(k.kind, k.value),
            'paid_at', l.paid_at, 'returned_at', l.returned_at, 'is_simulated', b.is_simulated) as line
          from private.payout_lines l join private.payout_batches b on b.id = l.batch_id and b.state <> 'discarded'
            left join private.payout_keys k on k.id = l.key_id
          where l.professional_id = professional order by b.week_ends desc, l.id limit 12
        ) l))
    from rows r);
end
$$;
comment on function public.earnings(date) is
  'The calling professional''s month in her zone, by the day of the consultation: received, owed, held and given back, by week; '
  'the next payout and the last twelve. Null: this month.';

create function public.list_earnings(month date default null, cursor_starts_at timestamptz default null, cursor_id uuid default null,
  page_size int default 20)
returns table (payment_id uuid, consultation_id uuid, starts_at timestamptz, patient_name text, outcome public.consultation_status,
  amount_cents int, held_cents int, owed_cents int, received_cents int, refunded_cents int, situation text, receita_saude_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.earner();
  period constant tstzrange := private.month_of(list_earnings.month, private.zone_of(professional, true));
begin
  return query
    select e.*, s.issued_at
    from private.earnings_of(professional, lower(period), upper(period)) e
      left join private.receita_saude s on s.payment_id = e.payment_id
    where (e.starts_at, e.payment_id)
      < (coalesce(cursor_starts_at, 'infinity'), coalesce(cursor_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by e.starts_at desc, e.payment_id desc limit least(greatest(coalesce(page_size, 20), 1), 1000);
end
$$;
comment on function public.list_earnings(date, timestamptz, uuid, int) is
  'A page of a month''s consultations with their money, latest first, by the key (starts_at, payment_id); at most 1000, for a file.';

create function public.mark_receita_saude(payment_id uuid, is_issued boolean) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.earner(true);
  payment public.payments;
begin
  select * into payment from public.payments p where p.id = mark_receita_saude.payment_id and p.professional_id = professional;
  if not found then
    perform private.refuse('payment_not_found', 'None of her payments has this identifier.');
  elsif is_issued and (payment.status <> 'paid' or payment.refund_due) then
    perform private.refuse('payment_not_paid', 'It is issued for what was paid.');
  end if;
  if is_issued then
    insert into private.receita_saude (payment_id) values (payment.id) on conflict do nothing;
  else
    delete from private.receita_saude s where s.payment_id = payment.id;
  end if;
  return json_build_object('payment_id', payment.id,
    'issued_at', (select s.issued_at from private.receita_saude s where s.payment_id = payment.id));
end
$$;
comment on function public.mark_receita_saude(uuid, boolean) is
  'The professional notes that the Receita Saúde of a payment was issued, or takes that back. Twice changes nothing.';

revoke execute on function public.earnings(date), public.list_earnings(date, timestamptz, uuid, int),
  public.mark_receita_saude(uuid, boolean) from public;
grant execute on function public.earnings(date), public.list_earnings(date, timestamptz, uuid, int),
  public.mark_receita_saude(uuid, boolean) to authenticated;

do $$
declare
  definition constant text := pg_get_functiondef('private.copy_of(uuid)'::regprocedure);
  place constant text := $old$    private.section('Repasses',$old$;
begin
  if strpos(definition, place) = 0 then
    raise exception 'private.copy_of does not contain "%"', place;
  end if;
  execute replace(definition, place, $new$    private.section('Receita Saúde', 'Os pagamentos que você marcou como emitidos.',
      'select p.consultation_id, s.issued_at as emitido_em
       from private.receita_saude s join public.payments p on p.id = s.payment_id
       where p.professional_id = $1 order by s.issued_at', person),
$new$ || place);
end
$$;
