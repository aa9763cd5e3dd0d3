-- How each payment was paid took half a millisecond a row: SQL functions inside one another are planned again for each row, and
-- those in PL/pgSQL are not.

create or replace function private.receipts_of(payment uuid) returns setof private.receipts
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select r.* from private.receipts r
  where r.payment_id = receipts_of.payment and r.proves is null and not private.is_undone(r.id)
    and not exists (select from private.suspense s where s.receipt_id = r.id)
  union all
  select (private.assigned(r)).* from private.suspense s join private.receipts r on r.id = s.receipt_id
  where s.payment_id = receipts_of.payment and s.proves is null;
end
$$;

create or replace function private.method_of(payment public.payments, out method text, out e2eid text)
language plpgsql stable
set search_path = ''
as $$
declare
  receipt private.receipts;
begin
  if payment.status <> 'paid' then
    return;
  end if;
  select * into receipt from private.receipts_of(payment.id) r
  order by r.class in ('exact', 'late') desc, r.created_at, r.id limit 1;
  if not found then
    return;
  end if;
  e2eid := private.provider_id(receipt);
  method := case
    when receipt.origin = 'hand' then case when e2eid is null then 'marked' else 'marked_proven' end
    when receipt.origin = 'api-pix' then 'pix' else receipt.origin end;
end
$$;

create or replace view public.payment_entries with (security_invoker = true) as
select p.id, p.consultation_id, c.patient_name, c.patient_email, p.professional_id, c.professional_name,
  c.starts_at, c.consultation_date, c.consultation_time, p.amount_cents, p.status, p.paid_at, p.refund_due,
  p.refunded_at, p.created_at, p.expires_at, p.opens_at,
  private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) as charge_state,
  m.method, m.e2eid,
  (select h.txid from private.charges h where h.payment_id = p.id
    order by h.state = 'paid' desc, h.created_at desc, h.id limit 1) as txid
from public.payments p join public.consultations c on c.id = p.consultation_id
  left join lateral private.method_of(p) as m on true;

create or replace function public.list_payments(
  search text default null,
  status public.payment_status default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20,
  owed_back boolean default false,
  state text default null
) returns setof public.payment_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute format(
    -- Walks consultations by time, whose index has the order; each has one payment. The rest is read of the page alone.
    'with page as materialized (
       select c.id, c.starts_at from public.consultations c join public.payments p on p.consultation_id = c.id %1$s
     )
     select e.* from page join public.payment_entries e on e.consultation_id = page.id
     order by page.starts_at %2$s, page.id %2$s',
    private.list_page(concat_ws(' and ', 'true',
      private.literal_condition(array['c.patient_text', 'c.professional_text'], search),
      case when list_payments.status is not null then 'p.status = $2' end,
      -- Few, found by their own index and ordered afterwards: as a condition on p all of a million are walked to meet them.
      case when owed_back then 'c.id = any (array(select o.consultation_id from public.payments o
        where o.refund_due and o.refunded_at is null))' end,
      case
        when state in ('paid', 'expired') then 'private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = $5'
        when state is not null then 'c.id = any (array(select o.consultation_id from public.payments o
          where private.charge_state(o.status, o.refund_due, o.refunded_at, o.refund_state) = $5))' end),
      'c.starts_at', 'c.id', cursor_id, newer, page_size),
    case when newer then 'asc' else 'desc' end)
  using search, list_payments.status, cursor_starts_at, cursor_id, state;
end
$$;
