-- The agenda shows until when a blocked time repeats.

create function private.repetition_of(block public.agenda_blocks, zone text) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('until', max((b.starts_at at time zone zone)::date),
    'following', count(distinct (b.starts_at at time zone zone)::date) - 1)
  from public.agenda_blocks b
  where b.series_id = block.series_id and b.starts_at >= block.starts_at
  having block.series_id is not null
$$;
comment on function private.repetition_of(public.agenda_blocks, text) is
  'Until which local day a blocked time repeats, and on how many later days; null if it does not.';

do $$
declare
  definition constant text := pg_get_functiondef('public.agenda(date, date)'::regprocedure);
  old constant text := $old$'note', b.note)$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'public.agenda does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$'note', b.note, 'series', private.repetition_of(b, zone))$new$);
end
$$;
