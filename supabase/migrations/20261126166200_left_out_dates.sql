-- Whether a patient is elsewhere is not for the professional to know: why dates of a series are left out is for its patient.

drop policy "Participants read what is left out of their series" on public.series_conflicts;
create policy "Patients read what is left out of their series" on public.series_conflicts
  for select to authenticated
  using (exists (select from public.consultation_series s
    where s.id = series_id and s.patient_id = (select auth.uid())));

-- Changed in place: nothing else of this long function is new.
do $$
declare
  definition constant text := pg_get_functiondef('private.copy_of(uuid)'::regprocedure);
  old constant text := 'x.reason as why_left_out';
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.copy_of does not contain "%"', old;
  end if;
  execute replace(definition, old,
    $new$case when s.patient_id = $1 or x.reason <> ''busy_patient'' then x.reason end as why_left_out$new$);
end
$$;
