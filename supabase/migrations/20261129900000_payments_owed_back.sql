-- The areas of 2026-11-22 send owed_back, and an area of an earlier release continues to work. They pass it as the
-- state that replaced it.
drop function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, text);
create function public.list_payments(
  search text default null,
  status public.payment_status default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20,
  state text default null,
  owed_back boolean default false
) returns setof public.payment_entries
language plpgsql stable security definer
set search_path = ''
as $$
declare
  kept text := coalesce(list_payments.state, case when owed_back then 'refund_due' end);
begin
  perform private.require_capability('money.read');
  return query execute format(
    -- Walks an index that has the order. The rest is read of the page alone.
    'with page as materialized (
       select c.id, c.starts_at from public.consultations c join public.payments p on p.consultation_id = c.id %1$s
     )
     select e.* from page join public.payment_entries e on e.consultation_id = page.id
     order by page.starts_at %2$s, page.id %2$s',
    private.list_page(concat_ws(' and ', 'true',
      private.literal_condition(array['c.patient_text', 'c.professional_text'], search),
      case when list_payments.status is not null then 'p.status = $2' end,
      case when kept is not null then 'private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = $5' end),
      case when kept is null then 'c.starts_at' else 'p.starts_at' end,
      case when kept is null then 'c.id' else 'p.consultation_id' end, cursor_id, newer, page_size),
    case when newer then 'asc' else 'desc' end)
  using search, list_payments.status, cursor_starts_at, cursor_id, kept;
end
$$;
comment on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, text, boolean) is
  'A page of all payments for admins, latest consultation first, by the key (starts_at, consultation_id). '
  'Search finds patient, e-mail or professional literally, one or two letters where a word begins, without accents or '
  'case; state keeps those in one of the states of private.charge_state. owed_back is the state refund_due for areas of 2026-11-22.';
revoke execute on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, text, boolean) from public;
grant execute on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, text, boolean) to authenticated;
