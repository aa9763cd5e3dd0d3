-- Charges are also found by their amount and by how they were paid.
create index receipts_few_idx on private.receipts (origin) where origin in ('hand', 'simulated');

create function private.way_condition(way text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    -- Few in a service: found by their own index. As a condition on each payment all of a million are walked to meet them.
    when way in ('marked', 'unproven') then format('p.status = ''paid'' and p.id = any (array(
        select coalesce(s.payment_id, r.payment_id) from private.receipts r left join private.suspense s on s.receipt_id = r.id
        where r.origin = ''hand'' and not private.is_undone(r.id)%s))',
      case when way = 'unproven' then ' and private.provider_id(r) is null' end)
    when way = 'simulated' then 'p.status = ''paid'' and p.id = any (array(
        select coalesce(s.payment_id, r.payment_id) from private.receipts r left join private.suspense s on s.receipt_id = r.id
        where r.origin = ''simulated'' and r.proves is null))'
    when way in ('pix', 'before') then format('p.status = ''paid'' and (exists (
          select from private.receipts r where r.payment_id = p.id and r.origin = %1$L and r.proves is null
            and not exists (select from private.suspense s where s.receipt_id = r.id))
        or exists (
          select from private.suspense s join private.receipts r on r.id = s.receipt_id
          where s.payment_id = p.id and s.proves is null and r.origin = %1$L))',
      case way when 'pix' then 'api-pix' else 'before' end)
    when way is not null then 'false' end
$$;
comment on function private.way_condition(text) is
  'Payments that were paid in a way: pix, simulated, before (the ledger), marked by an admin, or unproven: marked, and no transfer seen.';

drop function public.list_charges(text, text, date, date, timestamptz, uuid, boolean, int);
create function public.list_charges(
  search text default null,
  state text default null,
  first_day date default null,
  last_day date default null,
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20,
  way text default null,
  min_cents int default null,
  max_cents int default null
) returns table (id uuid, consultation_id uuid, patient_name text, professional_name text, starts_at timestamptz, amount_cents int,
  charge_state text, listed_at timestamptz, created_at timestamptz, paid_at timestamptz, expires_at timestamptz, opens_at timestamptz,
  returned_cents int, due_cents int, method text, txid text, e2eid text)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query execute format('
    with page as materialized (
      select p.id, coalesce(p.paid_at, p.expires_at) as at
      from public.payments p join public.consultations c on c.id = p.consultation_id %s
    )
    select p.id, p.consultation_id, c.patient_name, c.professional_name, c.starts_at, p.amount_cents,
      private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state), page.at, p.created_at, p.paid_at, p.expires_at,
      p.opens_at, back.done::int, back.due::int, m.method, code.txid, m.e2eid
    from page join public.payments p on p.id = page.id join public.consultations c on c.id = p.consultation_id,
      lateral (
        select coalesce(sum(f.amount_cents) filter (where f.state = ''done''), 0) as done,
          coalesce(sum(f.amount_cents) filter (where f.state not in (''done'', ''failed'')), 0) as due
        from private.refunds f where f.payment_id = p.id and f.source <> ''suspense'') as back
      left join lateral (
        select h.txid from private.charges h where h.payment_id = p.id
        order by h.state = ''paid'' desc, h.created_at desc, h.id limit 1) as code on true
      left join lateral private.method_of(p) as m on true
    order by page.at %2$s, page.id %2$s',
    private.list_page(concat_ws(' and ', 'true',
      private.charge_condition(list_charges.search),
      case when list_charges.state is not null then
        'private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = $2' end,
      case when first_day is not null then 'coalesce(p.paid_at, p.expires_at) >= $5' end,
      case when last_day is not null then 'coalesce(p.paid_at, p.expires_at) < $6' end,
      private.way_condition(list_charges.way),
      case when min_cents is not null then 'p.amount_cents >= $7' end,
      case when max_cents is not null then 'p.amount_cents <= $8' end),
      'coalesce(p.paid_at, p.expires_at)', 'p.id', cursor_id, newer, page_size, 2000),
    case when newer then 'asc' else 'desc' end)
  using list_charges.search, list_charges.state, cursor_at, cursor_id, private.start_of(first_day), private.start_of(last_day + 1),
    min_cents, max_cents;
end
$$;
comment on function public.list_charges(text, text, date, date, timestamptz, uuid, boolean, int, text, int, int) is
  'A page of all payments for admins, latest first by when they were paid or end, by the key (listed_at, id). Days are São Paulo''s. '
  'Search finds patient or professional as in list_payments, or exactly a code: of charge, transfer, refund or payment. way: '
  'pix, simulated, before, marked, unproven; amounts in centavos, both included.';
revoke execute on function public.list_charges(text, text, date, date, timestamptz, uuid, boolean, int, text, int, int) from public;
grant execute on function public.list_charges(text, text, date, date, timestamptz, uuid, boolean, int, text, int, int) to authenticated;
