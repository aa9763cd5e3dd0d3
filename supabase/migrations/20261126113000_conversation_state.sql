-- A chat called every cancelled consultation without a canceller expired, also one that was paid too late and is to be
-- refunded, which all lists call cancelled. Its participants now read the same state. A professional reads no payments,
-- so the procedure reads past the policies and checks its caller itself.
drop function public.conversation_about(uuid);
create function public.conversation_about(consultation_id uuid) returns table (
  id uuid, status public.consultation_status, cancelled_by text, patient_id uuid, professional_id uuid,
  patient_name text, professional_name text, profession public.profession, form_of_address public.form_of_address,
  registration text, profile_image_url text, is_suspended boolean, last_read_at timestamptz,
  state public.consultation_state
)
language sql stable security definer
set search_path = ''
as $$
  select c.id, c.status, c.cancelled_by, c.patient_id, c.professional_id, c.patient_name, c.professional_name,
    listed.profession, listed.form_of_address, listed.registration, listed.profile_image_url,
    public.professional_is_suspended(c.id), r.last_read_at,
    private.consultation_state(c.id, c.status, c.cancelled_by)
  from public.consultations c
    left join public.professionals_public listed on listed.user_id = c.professional_id
    left join public.chat_reads r on r.consultation_id = c.id and r.user_id = (select auth.uid())
  where c.id = conversation_about.consultation_id
    and (select auth.uid()) in (c.patient_id, c.professional_id)
$$;
comment on function public.conversation_about(uuid) is
  'What the chat of one of the caller''s consultations shows around its messages; no row for any other. state is what the '
  'lists show. profession and what follows up to profile_image_url is null while the professional is not listed, '
  'last_read_at until the caller read.';
revoke execute on function public.conversation_about(uuid) from public;
grant execute on function public.conversation_about(uuid) to authenticated;
