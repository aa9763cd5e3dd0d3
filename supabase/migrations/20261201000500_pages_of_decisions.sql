-- All refunds that wait for another admin, in pages: those beyond a hundred were counted, but not shown.
drop function public.list_refund_decisions();
create function public.list_refund_decisions(cursor_created_at timestamptz default null, cursor_id uuid default null,
  page_size int default 20)
  returns table (id uuid, payment_id uuid, receipt_id uuid, patient_name text, professional_name text, amount_cents int, reason text,
    borne_by text, decided_by uuid, decided_by_name text, created_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_capability('money.read');
  return query
    select d.id, d.payment_id, d.receipt_id, c.patient_name, c.professional_name, d.amount_cents, d.reason, d.borne_by,
      d.decided_by, a.full_name, d.created_at
    from (
      select w.* from private.refund_decisions w
      where w.state = 'waiting' and (w.created_at, w.id)
        > (coalesce(cursor_created_at, '-infinity'), coalesce(cursor_id, '00000000-0000-0000-0000-000000000000'))
      order by w.created_at, w.id limit least(greatest(coalesce(page_size, 20), 1), 100)
    ) d
      left join public.payments p on p.id = d.payment_id
      left join public.consultations c on c.id = p.consultation_id
      left join public.profiles a on a.id = d.decided_by
    order by d.created_at, d.id;
end
$$;
comment on function public.list_refund_decisions(timestamptz, uuid, int) is
  'The refunds that wait for another admin, oldest first, in pages by the key (created_at, id). For admins.';
revoke execute on function public.list_refund_decisions(timestamptz, uuid, int) from public;
grant execute on function public.list_refund_decisions(timestamptz, uuid, int) to authenticated;
