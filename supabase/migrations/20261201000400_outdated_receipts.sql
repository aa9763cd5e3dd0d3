-- A receipt that is marked as issued is of another amount once a part went back: the professional issues another one.
drop function public.list_earnings(date, timestamptz, uuid, int);
create function public.list_earnings(month date default null, cursor_starts_at timestamptz default null, cursor_id uuid default null,
  page_size int default 20)
  returns table (payment_id uuid, consultation_id uuid, starts_at timestamptz, patient_name text, outcome public.consultation_status,
    amount_cents int, held_cents int, owed_cents int, received_cents int, refunded_cents int, situation text,
    receita_saude_at timestamptz, paid_at timestamptz, absence text, receita_saude_outdated boolean)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.earner();
  period constant tstzrange := private.month_of(list_earnings.month, private.zone_of(professional, true));
begin
  return query
    select e.*, s.issued_at, p.paid_at,
      case when a.consultation_id is not null then coalesce(a.outcome, 'reported') end,
      exists (select from private.refunds f where f.payment_id = e.payment_id and f.taken_cents > 0 and f.created_at > s.issued_at)
    from private.earnings_of(professional, lower(period), upper(period)) e
      join public.payments p on p.id = e.payment_id
      left join private.receita_saude s on s.payment_id = e.payment_id
      left join private.absences a on a.consultation_id = e.consultation_id
    where (e.starts_at, e.payment_id)
      < (coalesce(cursor_starts_at, 'infinity'), coalesce(cursor_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by e.starts_at desc, e.payment_id desc limit least(greatest(coalesce(page_size, 20), 1), 1000);
end
$$;
comment on function public.list_earnings(date, timestamptz, uuid, int) is
  'A page of a month''s consultations with their money, latest first, by the key (starts_at, payment_id); at most 1000, for a file. '
  'absence: reported, or what an admin decided, refund or pay. receita_saude_outdated: a part went back after it was issued.';
revoke execute on function public.list_earnings(date, timestamptz, uuid, int) from public;
grant execute on function public.list_earnings(date, timestamptz, uuid, int) to authenticated;
