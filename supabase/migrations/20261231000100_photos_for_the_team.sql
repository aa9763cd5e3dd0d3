-- The page of an account shows a professional's photo, which the team may remove. Changed in place: nothing else is new.
do $$
declare
  name constant regprocedure := 'public.read_person(uuid)';
  old constant text := $old$'registration', d.registration, 'form_of_address', d.form_of_address)$old$;
  definition constant text := pg_get_functiondef(name);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', name, old;
  end if;
  execute replace(definition, old, $new$'registration', d.registration, 'form_of_address', d.form_of_address,
          'profile_image_url', d.profile_image_url)$new$);
end
$$;
