-- After a call its page asks for the consultation that follows, while the present one may still be going on.
drop function public.next_session(uuid);
create function public.next_session(consultation_id uuid, later boolean default false)
returns table (starts_at timestamptz, session_link text, id uuid)
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
    and (not next_session.later or c.starts_at > known.starts_at)
  order by c.starts_at
  limit 1
$$;
comment on function public.next_session(uuid, boolean) is
  'The next confirmed session, not over yet, of the two people of one of the caller''s consultations; with "later", of those '
  'that start after that one. No row where there is none.';
revoke execute on function public.next_session(uuid, boolean) from public;
grant execute on function public.next_session(uuid, boolean) to authenticated;
