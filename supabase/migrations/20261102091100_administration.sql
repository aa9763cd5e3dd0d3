-- Figures for admins, counted where the rows are.

create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse('not_authenticated', 'Sign in as an admin.');
  elsif not private.is_admin() then
    perform private.refuse('not_allowed', 'Only admins may ask this.');
  end if;
end
$$;

create function public.consultation_counts() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'total', count(*),
      'scheduled', count(*) filter (where status = 'scheduled'),
      'completed', count(*) filter (where status = 'completed'),
      'cancelled', count(*) filter (where status = 'cancelled'))
    from public.consultations);
end
$$;
comment on function public.consultation_counts() is 'Consultations in all and by status, for admins.';

create function public.admin_overview() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'patients', (select count(*) from public.profiles where role = 'patient'),
    'professionals', (select count(*) from public.professionals),
    'pending_professionals',
      (select count(*) from public.professionals where approval_status = 'pending'),
    'consultations', (select count(*) from public.consultations),
    'consultations_this_month', (select count(*) from public.consultations
      where created_at >= date_trunc('month', private.today()::timestamp) at time zone 'America/Sao_Paulo'));
end
$$;
comment on function public.admin_overview() is
  'Figures of the admin dashboard. The month begins at midnight in São Paulo.';

revoke execute on function public.consultation_counts(), public.admin_overview() from public;
grant execute on function public.consultation_counts(), public.admin_overview() to authenticated;
