-- The search by the next free time answers no cursor when nobody follows a full page. Changed in place: nothing else is new.
do $$
declare
  definition constant text := pg_get_functiondef(
    'public.search_by_next_free(text, text, int, int, text, date[], text[], text, timestamptz, int, uuid, int)'::regprocedure);
  old constant text := $old$'next', case when read = asked then$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'public.search_by_next_free does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$'next', case when read = asked
      and exists (select from private.openings_page(condition, patterns, search_by_next_free.specialty,
        search_by_next_free.min_price_cents, search_by_next_free.max_price_cents, search_by_next_free.city, cells,
        cursor_at, cursor_turn, search_by_next_free.cursor_id, 1)) then$new$);
end
$$;
