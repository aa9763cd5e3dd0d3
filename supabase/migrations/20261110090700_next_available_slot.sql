-- What a public profile shows beside the professional's row.

create function public.next_available_slot(professional_user_id uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object('date', day::date, 'time', slot)
  from generate_series(private.today(), private.today() + 60, interval '1 day') as day,
    unnest(private.slot_times()) as slot
  where extract(isodow from day) <> 7
    and exists (select from public.professionals p where p.user_id = professional_user_id
      and p.approval_status = 'approved' and p.price_per_session is not null)
    and private.slot_start(day::date, slot) > private.now()
    and not exists (
      select from public.consultations c left join public.payments p on p.consultation_id = c.id
      where c.professional_id = professional_user_id
        and (c.status = 'scheduled' or c.status = 'pending' and p.expires_at > private.now())
        and c.starts_at > private.slot_start(day::date, slot) - interval '50 minutes'
        and c.starts_at < private.slot_start(day::date, slot) + interval '50 minutes')
  order by day, slot
  limit 1
$$;
comment on function public.next_available_slot(uuid) is
  'The first free time of an approved professional in the next 60 days, as date and HH:MM in São Paulo; '
  'null when there is none.';

revoke execute on function public.next_available_slot(uuid) from public;
grant execute on function public.next_available_slot(uuid) to anon, authenticated;
