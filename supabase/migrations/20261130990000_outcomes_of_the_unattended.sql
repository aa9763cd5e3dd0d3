-- A professional who never entered the room cannot decide the outcome: it becomes cancelled, with refund.
create or replace function private.completion_obstacle(consultation public.consultations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when private.is_contested(consultation.id) then 'absence_reported'
    when private.is_suspended(consultation.professional_id) and not private.is_kept(consultation) then 'professional_suspended'
    when private.is_unattended(consultation) then 'professional_absent'
  end
$$;

-- Changed in place: nothing else of this function is new.
do $$
declare
  changed constant regprocedure := 'private.end_consultation(uuid, public.consultation_status)'::regprocedure;
  old constant text := $old$  elsif consultation.status not in ('scheduled', outcome) then$old$;
  definition constant text := pg_get_functiondef(changed);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', changed, old;
  end if;
  execute replace(definition, old, $new$  elsif private.is_unattended(consultation) then
    perform private.refuse('professional_absent', 'The professional never entered the room.');
  elsif consultation.status not in ('scheduled', outcome) then$new$);
end
$$;
comment on function public.mark_no_show(uuid) is
  'The professional says, from 15 minutes after the start, that the patient did not come. The link is cleared. Where '
  'consultations happen in the portal''s room, only who entered it says so.';
