-- The two of a consultation also read when each last left its room. Everyone else reads nothing, as for an unknown
-- consultation, instead of an error.
create function private.left_at(consultation public.consultations, side text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select case when bool_or(v.left_at is null and v.seen_at >= private.now() - interval '2 minutes') then null
    else max(coalesce(v.left_at, v.seen_at)) end
  from private.room_visits v
  where v.consultation_id = consultation.id and v.side = left_at.side and v.joined_at >= private.opens_at(consultation)
$$;
comment on function private.left_at(public.consultations, text) is
  'When this side last left the room; null while it is there, and if it never entered. A page that was silent for two minutes left '
  'when it last called.';

create or replace function public.read_room(consultation_id uuid) returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  return (
    select private.room_answer(c) from public.consultations c
    where c.id = read_room.consultation_id and auth.uid() in (c.patient_id, c.professional_id)
  );
end
$$;
comment on function public.read_room(uuid) is
  'What the two of a consultation need to know of its room, at any time: from when until when, who was there, and the server''s clock. '
  'Null for everyone else, and for an unknown consultation.';

-- Changed in place: nothing else of this function is new.
do $$
declare
  old constant text := $old$'minutes_together',$old$;
  definition constant text := pg_get_functiondef('private.room_answer(public.consultations)'::regprocedure);
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.room_answer does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$'patient_left_at', private.left_at(consultation, 'patient'),
    'professional_left_at', private.left_at(consultation, 'professional'),
    'minutes_together',$new$);
end
$$;
