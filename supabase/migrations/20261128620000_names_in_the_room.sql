-- The room shows whom the caller meets: full name, and a professional's title and photo. Changed in place: nothing else of this
-- function is new.
do $$
declare
  old constant text := $old$'status', consultation.status,$old$;
  definition constant text := pg_get_functiondef('private.room_answer(public.consultations)'::regprocedure);
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.room_answer does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$'other_id', case when not private.is_erased(me.other) then me.other end,
    'other_name', case when not private.is_erased(me.other) then me.other_name end,
    'other_profession', case when me.role = 'patient' then (
      select p.profession from public.professionals p where p.user_id = me.other) end,
    'other_form_of_address', case when me.role = 'patient' then (
      select p.form_of_address from public.professionals p where p.user_id = me.other) end,
    'other_image_url', case when me.role = 'patient' then (
      select p.profile_image_url from public.professionals_public p where p.user_id = me.other) end,
    'status', consultation.status,$new$);
end
$$;
