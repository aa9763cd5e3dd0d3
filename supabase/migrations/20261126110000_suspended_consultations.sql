-- One request for a whole list, which a patient's screen sends together with the list instead of after it.
create function public.suspended_consultations() returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select c.id
  from public.consultations c
  where c.patient_id = (select auth.uid())
    and c.status = 'scheduled'
    and private.is_suspended(c.professional_id)
$$;
comment on function public.suspended_consultations() is
  'Ids of the caller''s confirmed consultations as a patient whose professional is suspended.';

revoke execute on function public.suspended_consultations() from public;
grant execute on function public.suspended_consultations() to authenticated;
