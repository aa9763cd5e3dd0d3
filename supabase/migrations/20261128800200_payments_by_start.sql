-- The admin's list of payments walks an index for each state. Before, all payments of a state were found and sorted by the start
-- of their consultation.
alter table public.payments add column starts_at timestamptz;
comment on column public.payments.starts_at is 'Start of its consultation, for the order of the list. Kept by triggers.';
alter table public.payments disable trigger user;
update public.payments p set starts_at = c.starts_at from public.consultations c where c.id = p.consultation_id;
alter table public.payments enable trigger user;
alter table public.payments alter column starts_at set not null;
create index payments_state_starts_idx on public.payments
  ((private.charge_state(status, refund_due, refunded_at, refund_state)), starts_at, consultation_id);

create function private.set_start_of_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select c.starts_at into new.starts_at from public.consultations c where c.id = new.consultation_id;
  return new;
end
$$;
create trigger set_start before insert or update of consultation_id on public.payments
  for each row execute function private.set_start_of_payment();

create function private.move_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.payments p set starts_at = new.starts_at where p.consultation_id = new.id;
  return null;
end
$$;
create trigger move_payment after update of starts_at on public.consultations
  for each row when (new.starts_at <> old.starts_at) execute function private.move_payment();

drop function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean, text);
create function public.list_payments(
  search text default null,
  status public.payment_status default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20,
  state text default null
) returns setof public.payment_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
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
      case when state is not null then 'private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = $5' end),
      case when state is null then 'c.starts_at' else 'p.starts_at' end,
      case when state is null then 'c.id' else 'p.consultation_id' end, cursor_id, newer, page_size),
    case when newer then 'asc' else 'desc' end)
  using search, list_payments.status, cursor_starts_at, cursor_id, state;
end
$$;
comment on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, text) is
  'A page of all payments for admins, latest consultation first, by the key (starts_at, consultation_id). '
  'Search finds patient, e-mail or professional literally, one or two letters where a word begins, without accents or '
  'case; state keeps those in one of the states of private.charge_state.';
revoke execute on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, text) from public;
grant execute on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, text) to authenticated;
