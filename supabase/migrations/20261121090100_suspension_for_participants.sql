-- A professional may be unlisted for several reasons; only a suspension lets the patient leave late and closes the chat.
create function public.professional_is_suspended(consultation_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.consultations c
    where c.id = professional_is_suspended.consultation_id
      and (select auth.uid()) in (c.patient_id, c.professional_id)
      and private.is_suspended(c.professional_id)
  )
$$;
comment on function public.professional_is_suspended(uuid) is
  'Whether the professional of one of the caller''s consultations is suspended; false for any other consultation.';

revoke execute on function public.professional_is_suspended(uuid) from public;
grant execute on function public.professional_is_suspended(uuid) to authenticated;
