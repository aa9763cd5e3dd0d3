-- A paid consultation keeps its price: its times to move to are shown while its professional has none.
do $$
declare
  definition constant text := pg_get_functiondef('public.free_times(uuid, date, date, uuid)'::regprocedure);
  old constant text := $old$  professional constant uuid := private.bookable(professional_user_id);$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'public.free_times does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$  professional constant uuid := coalesce(private.bookable(professional_user_id), (
    select p.user_id from public.consultations c join public.professionals p on p.user_id = c.professional_id
    where c.id = free_times.consultation_id and c.patient_id = auth.uid() and c.status = 'scheduled'
      and p.user_id = professional_user_id and p.approval_status = 'approved'));$new$);
end
$$;
