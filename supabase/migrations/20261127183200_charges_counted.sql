-- How many charges the views that every admin has hold.
create function public.charge_counts() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'refund_due', (select count(*) from public.payments p
      where private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = 'refund_due'),
    'unproven', (select count(*) from public.payments p where p.status = 'paid' and p.id = any (array(
      select coalesce(s.payment_id, r.payment_id) from private.receipts r left join private.suspense s on s.receipt_id = r.id
      where r.origin = 'hand' and not private.is_undone(r.id) and private.provider_id(r) is null))),
    'expired_today', (select count(*) from public.payments p
      where private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) = 'expired'
        and coalesce(p.paid_at, p.expires_at) >= private.start_of(private.today())
        and coalesce(p.paid_at, p.expires_at) < private.start_of(private.today() + 1)));
end
$$;
comment on function public.charge_counts() is
  'For admins: payments of which something has to go back, those that were marked as paid without a transfer, and those that expired '
  'today (São Paulo).';
revoke execute on function public.charge_counts() from public;
grant execute on function public.charge_counts() to authenticated;
