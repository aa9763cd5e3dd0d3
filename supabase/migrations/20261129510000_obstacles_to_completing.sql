-- Ending a room does not complete a consultation whose patient reported an absence, nor those of a suspended professional. The
-- room says so.
create function private.completion_obstacle(consultation public.consultations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when private.is_contested(consultation.id) then 'absence_reported'
    when private.is_suspended(consultation.professional_id) and not private.is_kept(consultation) then 'professional_suspended'
  end
$$;
comment on function private.completion_obstacle(public.consultations) is
  'Why the professional cannot complete it, apart from its status and time: the code of the refusal. Null: no obstacle.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.end_room(uuid)', $old$and not private.is_contested(consultation.id) and (not private.is_suspended(consultation.professional_id) or private.is_kept(consultation)) then$old$,
        $new$and private.completion_obstacle(consultation) is null then$new$),
      ('private.room_answer(public.consultations)', $old$'room_provider',$old$,
        $new$'completion_obstacle', case when me.role = 'professional' then private.completion_obstacle(consultation) end,
    'room_provider',$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
comment on function public.end_room(uuid) is
  'The professional ends the call for both; from the end of the consultation on it is completed as well, unless there is a '
  'completion_obstacle. Twice changes nothing.';
