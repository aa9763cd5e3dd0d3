-- Professionals have a page for their money: notices of payouts lead there, and its list knows when each payment was made.
drop function public.list_earnings(date, timestamptz, uuid, int);
create function public.list_earnings(month date default null, cursor_starts_at timestamptz default null, cursor_id uuid default null,
  page_size int default 20)
returns table (payment_id uuid, consultation_id uuid, starts_at timestamptz, patient_name text, outcome public.consultation_status,
  amount_cents int, held_cents int, owed_cents int, received_cents int, refunded_cents int, situation text, receita_saude_at timestamptz,
  paid_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.earner();
  period constant tstzrange := private.month_of(list_earnings.month, private.zone_of(professional, true));
begin
  return query
    select e.*, s.issued_at, p.paid_at
    from private.earnings_of(professional, lower(period), upper(period)) e
      join public.payments p on p.id = e.payment_id
      left join private.receita_saude s on s.payment_id = e.payment_id
    where (e.starts_at, e.payment_id)
      < (coalesce(cursor_starts_at, 'infinity'), coalesce(cursor_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by e.starts_at desc, e.payment_id desc limit least(greatest(coalesce(page_size, 20), 1), 1000);
end
$$;
comment on function public.list_earnings(date, timestamptz, uuid, int) is
  'A page of a month''s consultations with their money, latest first, by the key (starts_at, payment_id); at most 1000, for a file.';
revoke execute on function public.list_earnings(date, timestamptz, uuid, int) from public;
grant execute on function public.list_earnings(date, timestamptz, uuid, int) to authenticated;

update public.notifications set link = '/professional/financeiro'
where kind = 'payout' and link = '/professional/dashboard';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values ('private.tell_of_line()'), ('private.tell_of_debt()')) as changes (name)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, '/professional/dashboard') = 0 then
      raise exception '% does not link to the dashboard', change.name;
    end if;
    execute replace(definition, '/professional/dashboard', '/professional/financeiro');
  end loop;
end
$$;
