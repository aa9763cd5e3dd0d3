-- Before suspending, the team sees how many consultations would be kept until a day and how many cancelled.

create function public.suspension_impact(professional_user_id uuid, kept_until date default null) returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('approvals.decide');
  return (
    select json_build_object('coming', count(*), 'patients', count(distinct c.patient_id),
      'kept', count(*) filter (where c.status = 'scheduled'
        and c.starts_at < (suspension_impact.kept_until + 1)::timestamp at time zone 'America/Sao_Paulo'))
    from public.consultations c
    where c.professional_id = suspension_impact.professional_user_id
      and (c.status = 'pending' or c.status = 'scheduled' and c.starts_at > private.now()));
end
$$;
comment on function public.suspension_impact(uuid, date) is
  'What suspend_professional would do: how many consultations have not begun, of how many patients, and how many it keeps until the '
  'day; the others are cancelled. Names nobody.';
revoke all on function public.suspension_impact(uuid, date) from public, anon;
grant execute on function public.suspension_impact(uuid, date) to authenticated;
