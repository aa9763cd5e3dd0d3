-- The admin's list of payments tells how and when each was paid, its codes, and finds each state.
drop function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean);

create or replace view public.payment_entries with (security_invoker = true) as
select p.id, p.consultation_id, c.patient_name, c.patient_email, p.professional_id, c.professional_name,
  c.starts_at, c.consultation_date, c.consultation_time, p.amount_cents, p.status, p.paid_at, p.refund_due,
  p.refunded_at, p.created_at, p.expires_at, p.opens_at,
  private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) as charge_state,
  (private.method_of(p)).method, (private.method_of(p)).e2eid,
  (select h.txid from private.charges h where h.payment_id = p.id
    order by h.state = 'paid' desc, h.created_at desc, h.id limit 1) as txid
from public.payments p join public.consultations c on c.id = p.consultation_id;

create function public.list_payments(
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
  return query execute
    -- Walks consultations by time, whose index has the order; each has one payment.
    'select e.* from public.consultations c join public.payment_entries e on e.consultation_id = c.id '
    || private.list_page(concat_ws(' and ', 'true',
      private.literal_condition(array['c.patient_text', 'c.professional_text'], search),
      case when list_payments.status is not null then 'e.status = $2' end,
      -- Few, found by their own index and ordered afterwards: as a condition on e all of a million are walked to meet them.
      case when owed_back then 'c.id = any (array(select p.consultation_id from public.payments p
        where p.refund_due and p.refunded_at is null))' end,
      case
        when state in ('paid', 'expired') then 'e.charge_state = $5'
        when state is not null then 'c.id = any (array(select p.consultation_id from public.payments p
          where private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = $5))' end),
      'c.starts_at', 'c.id', cursor_id, newer, page_size)
  using search, list_payments.status, cursor_starts_at, cursor_id, state;
end
$$;
comment on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean, text) is
  'A page of all payments for admins, latest consultation first, by the key (starts_at, consultation_id). '
  'Search finds patient, e-mail or professional literally, one or two letters where a word begins, without accents or '
  'case; state keeps those in one of the states of private.charge_state, owed_back what was paid, has to be refunded and was not yet.';
revoke execute on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean, text) from public;
grant execute on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean, text)
  to authenticated;
