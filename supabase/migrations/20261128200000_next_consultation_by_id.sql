-- The next consultation of a conversation leads to its room, whose address has its id.
drop function public.next_session(uuid);
create function public.next_session(consultation_id uuid) returns table (starts_at timestamptz, session_link text, id uuid)
language sql stable
set search_path = ''
as $$
  select c.starts_at, s.session_link, c.id
  from public.consultations c
    join public.consultations known
      on known.patient_id = c.patient_id and known.professional_id = c.professional_id
    left join public.consultation_sessions s on s.consultation_id = c.id
  where known.id = next_session.consultation_id
    and (select auth.uid()) in (c.patient_id, c.professional_id)
    and c.status = 'scheduled' and c.ends_at > public.server_now()
  order by c.starts_at
  limit 1
$$;
comment on function public.next_session(uuid) is
  'The next confirmed session, not over yet, of the two people of one of the caller''s consultations; no row where there '
  'is none.';
revoke execute on function public.next_session(uuid) from public;
grant execute on function public.next_session(uuid) to authenticated;
