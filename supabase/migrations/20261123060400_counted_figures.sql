-- Outside a demonstration a figure is counted, or it is not shown.

create function public.practice_figures() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse('not_authenticated', 'Sign in first.');
  end if;
  return (
    select json_build_object('consultations', count(*),
      'completed', count(*) filter (where status = 'completed'),
      'patients', count(distinct patient_id) filter (where status = 'completed'))
    from public.consultations where professional_id = auth.uid());
end
$$;
comment on function public.practice_figures() is
  'Of the calling professional: consultations in any state, those completed, and how many patients those were with.';
revoke execute on function public.practice_figures() from public;
grant execute on function public.practice_figures() to authenticated;

create function public.paid_revenue() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object('payments', count(*), 'revenue_cents', coalesce(sum(amount_cents), 0))
    from public.payments where status = 'paid' and not refund_due);
end
$$;
comment on function public.paid_revenue() is
  'For admins: how many payments were received and stay, and their sum in centavos. What was or is to be given back does '
  'not count.';
revoke execute on function public.paid_revenue() from public;
grant execute on function public.paid_revenue() to authenticated;
