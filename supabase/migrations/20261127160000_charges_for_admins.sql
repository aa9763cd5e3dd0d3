-- What admins see of payments: a list with the state of each, by when it was paid or ends.
alter table public.payments add column refund_state text check (refund_state in ('due', 'part', 'whole'));
comment on column public.payments.refund_state is
  'What goes back: due, something still has to; else part or whole of it went back. Null: nothing. Kept by private.refunds.';

create function private.charge_state(status public.payment_status, refund_due boolean, refunded_at timestamptz, refund_state text)
returns text
language sql immutable
set search_path = ''
return case status
  when 'pending' then 'pending' when 'expired' then 'expired' when 'failed' then 'failed'
  else case
    when refund_state = 'due' or refund_due and refunded_at is null then 'refund_due'
    when refunded_at is not null or refund_state = 'whole' then 'refunded'
    when refund_state = 'part' then 'partly_refunded'
    else 'paid' end end;
comment on function private.charge_state(public.payment_status, boolean, timestamptz, text) is 'The state of a payment as admins read it.';

create function private.refund_state_of(payment public.payments) returns text
language sql stable
set search_path = ''
as $$
  select case
    when open then 'due'
    when returned = 0 then null
    when returned >= received then 'whole'
    when received - returned < payment.amount_cents then 'part' end
  from (
    select coalesce(bool_or(f.state not in ('done', 'failed')), false) as open,
      coalesce(sum(f.amount_cents) filter (where f.state = 'done'), 0) as returned,
      (select coalesce(sum(r.amount_cents), 0) from private.receipts_of(payment.id) r) as received
    from private.refunds f where f.payment_id = payment.id and f.source <> 'suspense'
  ) as sums
$$;

create function private.keep_refund_state() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.payments p set refund_state = private.refund_state_of(p)
  where p.id = new.payment_id and p.refund_state is distinct from private.refund_state_of(p);
  return null;
end
$$;
-- The payment is locked by everything that writes a refund of it.
create trigger keep_refund_state after insert or update of state on private.refunds
  for each row when (new.payment_id is not null and new.source <> 'suspense') execute function private.keep_refund_state();
update public.payments p set refund_state = private.refund_state_of(p)
where p.id in (select f.payment_id from private.refunds f where f.source <> 'suspense')
  and private.refund_state_of(p) is not null;

create index payments_listed_idx on public.payments ((coalesce(paid_at, expires_at)), id);
create index payments_state_idx on public.payments
  ((private.charge_state(status, refund_due, refunded_at, refund_state)), (coalesce(paid_at, expires_at)), id);

create function private.charge_condition(search text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when replace(btrim(search), '-', '') ~ '^[A-Za-z0-9]{32}$' then 'p.id = any (private.payments_with_code($1))'
    else private.literal_condition(array['c.patient_text', 'c.professional_text'], search) end
$$;
comment on function private.charge_condition(text) is 'Found by the code of a charge, transfer or refund, or by patient and professional.';

create function private.payments_with_code(search text) returns uuid[]
language sql stable
set search_path = ''
as $$
  select array_agg(found.id)
  from (select replace(btrim(search), '-', '') as code) as typed,
    lateral (select code, case when code ~* '^[0-9a-f]{32}$' then code::uuid end as key) as given,
    lateral (
      select c.payment_id as id from private.charges c where c.txid = lower(given.code)
      union all
      select coalesce(s.payment_id, r.payment_id)
      from private.receipts r left join private.suspense s on s.receipt_id = r.id where r.e2eid = given.code
      union all select f.payment_id from private.refunds f where f.return_id = given.code
      union all select f.payment_id from private.refunds f where f.id = given.key
      union all select p.id from public.payments p where p.id = given.key
    ) as found
$$;

create function public.list_charges(
  search text default null,
  state text default null,
  first_day date default null,
  last_day date default null,
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
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
      case when last_day is not null then 'coalesce(p.paid_at, p.expires_at) < $6' end),
      'coalesce(p.paid_at, p.expires_at)', 'p.id', cursor_id, newer, page_size, 2000),
    case when newer then 'asc' else 'desc' end)
  using list_charges.search, list_charges.state, cursor_at, cursor_id, private.start_of(first_day), private.start_of(last_day + 1);
end
$$;
comment on function public.list_charges(text, text, date, date, timestamptz, uuid, boolean, int) is
  'A page of all payments for admins, latest first by when they were paid or end, by the key (listed_at, id). Days are São Paulo''s. '
  'Search finds patient or professional as in list_payments, or exactly a code: of charge, transfer, refund or payment.';

create function private.start_of(day date) returns timestamptz
language sql immutable
set search_path = ''
return day::timestamp at time zone 'America/Sao_Paulo';
comment on function private.start_of(date) is 'When a day begins in São Paulo.';

create function private.method_of(payment public.payments, out method text, out e2eid text)
language sql stable
set search_path = ''
as $$
  select case
    when r.origin = 'hand' then case when private.provider_id(r) is null then 'marked' else 'marked_proven' end
    when r.origin = 'api-pix' then 'pix' else r.origin end, private.provider_id(r)
  from private.receipts_of(payment.id) r
  where payment.status = 'paid'
  order by r.class in ('exact', 'late') desc, r.created_at, r.id limit 1
$$;
comment on function private.method_of(public.payments) is
  'How a payment was paid: pix, simulated, marked by an admin (proven by its transfer), or before the ledger; with the transfer.';

revoke execute on function public.list_charges(text, text, date, date, timestamptz, uuid, boolean, int) from public;
grant execute on function public.list_charges(text, text, date, date, timestamptz, uuid, boolean, int) to authenticated;
