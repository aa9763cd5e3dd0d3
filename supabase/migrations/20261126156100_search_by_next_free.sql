-- The directory in the order of the next free time, by days and periods.

create function private.openings_page(
  condition text,
  patterns text[],
  specialty text,
  min_price_cents int,
  max_price_cents int,
  city text,
  cells int[],
  cursor_at timestamptz,
  cursor_turn int,
  cursor_id uuid,
  page_size int
) returns table (professional_id uuid, next_free_at timestamptz, turn int)
language plpgsql stable
set search_path = ''
-- A thousand look-ups by key, whatever the planner expects of the filters; compiling or sharing them takes longer.
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
set jit = off
as $$
declare
  in_order constant text := 'order by o.next_free_at, o.turn, o.professional_id';
  after_cursor constant text := case when cursor_id is null then 'true'
    else '(o.next_free_at, o.turn, o.professional_id) > ($7, $8, $9)' end;
  found_walking int;
begin
  -- Walks the order for a bounded stretch.
  return query execute format(
    'select o.professional_id, o.next_free_at, o.turn
     from (select * from private.openings o where %s %s limit 1000) as o
       join public.professionals p on p.user_id = o.professional_id
     where %s and %s %s limit $10',
    after_cursor, in_order, condition,
    case when cells is null then 'true' else 'exists (select from private.opening_periods c
      where c.professional_id = o.professional_id and c.cells && $6)' end,
    in_order)
  using patterns, specialty, min_price_cents, max_price_cents, city, cells, cursor_at, cursor_turn, cursor_id, page_size;
  get diagnostics found_walking = row_count;
  if found_walking >= page_size then
    return;
  end if;
  -- Rarer than a page in a thousand: finds all of them, then sorts.
  return query execute format(
    'with found as materialized (
       select o.professional_id, o.next_free_at, o.turn
       from private.openings o join public.professionals p on p.user_id = o.professional_id
       where %s and %s and %s
     )
     select o.* from found o %s limit $10 offset $11',
    after_cursor, condition,
    case when cells is null then 'true'
      else 'o.professional_id in (select c.professional_id from private.opening_periods c where c.cells && $6)' end,
    in_order)
  using patterns, specialty, min_price_cents, max_price_cents, city, cells, cursor_at, cursor_turn, cursor_id,
    page_size - found_walking, found_walking;
end
$$;
comment on function private.openings_page(text, text[], text, int, int, text, int[], timestamptz, int, uuid, int) is
  'A page of those who meet private.professional_filter and have one of the cells, in the order of their hints.';

create index professionals_city_price_idx on public.professionals (city, price_per_session)
  where approval_status = 'approved';

create function private.knows_zone(name text) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  -- As private.is_time_zone, without reading the list of all zones, which takes 50 ms: a search is asked often.
  return name ~ '^[A-Z][A-Za-z]+/[A-Z][A-Za-z_/-]+$' and private.now() at time zone name is not null;
exception when invalid_parameter_value then
  return false;
end
$$;
comment on function private.knows_zone(text) is 'Whether this looks like the IANA name of a place and PostgreSQL knows it.';

create function private.wished_times(days date[], periods text[], zone text) returns tstzmultirange
language sql stable
set search_path = ''
as $$
  select range_agg(tstzrange((day + since) at time zone zone, (day + until) at time zone zone))
  from unnest(coalesce(days, array(select (private.now() at time zone zone)::date + ahead
      from generate_series(0, 13) as ahead))) as day,
    (values ('morning', time '00:00', time '12:00'), ('afternoon', '12:00', '18:00'), ('evening', '18:00', '24:00'))
      as part (period, since, until)
  where periods is null or period = any (periods)
$$;
comment on function private.wished_times(date[], text[], text) is
  'When a consultation may begin on these days in these parts of them: the next 14 days, the whole day where one is null.';

create function private.cells_of(wished tstzmultirange) returns int[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg((day - date '1970-01-01') * 3 + part), '{}')
  from generate_series(0, 13) as ahead, lateral (select private.today() + ahead as day) as days,
    (values (0, time '00:00', time '12:00'), (1, '12:00', '18:00'), (2, '18:00', '24:00')) as parts (part, since, until)
  where wished && tstzrange((day + since) at time zone 'America/Sao_Paulo', (day + until) at time zone 'America/Sao_Paulo')
$$;
comment on function private.cells_of(tstzmultirange) is
  'The cells of private.opening_periods that these times touch. A cell may also have other times where zones differ.';

create function private.times_on_card(professional uuid, wished tstzmultirange, zone text) returns timestamptz[]
language plpgsql stable
set search_path = ''
as $$
begin
  if private.bookable(professional) is null then
    return '{}';
  elsif wished is null then
    return array(select private.free_starts(professional, private.now(), private.now() + interval '182 days', null, 5, 2));
  end if;
  return array(
    select start
    from (
      select start, row_number() over (partition by (start at time zone zone)::date order by start) as place
      from private.free_starts(professional, lower(wished), upper(wished) - interval '1 microsecond') as start
      where wished @> start
    ) as free
    where place <= 2 order by start limit 5);
end
$$;
comment on function private.times_on_card(uuid, tstzmultirange, text) is
  'The next free starts of a professional, among the wished ones if there is a wish: at most five, two a day.';

create function public.search_by_next_free(
  search text default null,
  specialty text default null,
  min_price_cents int default null,
  max_price_cents int default null,
  city text default null,
  days date[] default null,
  periods text[] default null,
  time_zone text default 'America/Sao_Paulo',
  cursor_at timestamptz default null,
  cursor_turn int default null,
  cursor_id uuid default null,
  page_size int default 12
) returns json
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant int := least(greatest(coalesce(search_by_next_free.page_size, 12), 1), 24);
  condition constant text := private.professional_filter(search_by_next_free.search, search_by_next_free.specialty,
    search_by_next_free.min_price_cents, search_by_next_free.max_price_cents, search_by_next_free.city);
  patterns constant text[] := private.search_patterns(search_by_next_free.search);
  wished tstzmultirange;
  cells int[];
  opening record;
  times timestamptz[];
  page_ids uuid[] := '{}';
  page_times jsonb[] := '{}';
  page_first timestamptz[] := '{}';
  asked int;
  read int;
begin
  if (search_by_next_free.cursor_id is null and cursor_at is null and cursor_turn is null
      or num_nonnulls(search_by_next_free.cursor_id, cursor_at, cursor_turn) = 3) is not true then
    perform private.refuse('filter_invalid', 'A cursor has an instant, a turn and an id.');
  elsif num_nonnulls(days, periods) > 0 then
    if private.knows_zone(search_by_next_free.time_zone) is not true or cardinality(days) > 14
      or not coalesce(periods <@ '{morning,afternoon,evening}', true)
      or exists (select from unnest(days) as day where not coalesce(isfinite(day) and day between '2018-01-01' and '2099-12-31', false))
    then
      perform private.refuse('filter_invalid', 'At most 14 days; morning, afternoon and evening; the IANA name of a time zone.');
    end if;
    wished := coalesce(private.wished_times(days, periods, search_by_next_free.time_zone), '{}');
    cells := private.cells_of(wished);
  end if;
  -- A hint may be stale or of another zone's day: such a card is dropped and the next one asked for, three times at most.
  for round in 1 .. 3 loop
    asked := wanted - cardinality(page_ids);
    read := 0;
    for opening in select * from private.openings_page(condition, patterns, search_by_next_free.specialty,
        search_by_next_free.min_price_cents, search_by_next_free.max_price_cents, search_by_next_free.city, cells,
        cursor_at, cursor_turn, search_by_next_free.cursor_id, asked) loop
      read := read + 1;
      cursor_at := opening.next_free_at;
      cursor_turn := opening.turn;
      cursor_id := opening.professional_id;
      times := private.times_on_card(opening.professional_id, wished, search_by_next_free.time_zone);
      if wished is null or times <> '{}' then
        page_ids := page_ids || opening.professional_id;
        page_times := page_times || to_jsonb(times);
        page_first := page_first || coalesce(times[1], 'infinity');
      end if;
    end loop;
    exit when read < asked or cardinality(page_ids) = wanted;
  end loop;
  return json_build_object(
    'professionals', (
      select coalesce(json_agg(to_jsonb(p) || jsonb_build_object('times', t.times) order by t.first, t.place), '[]')
      from unnest(page_ids, page_times, page_first) with ordinality as t (user_id, times, first, place)
        join public.professionals_public p on p.user_id = t.user_id),
    'next', case when read = asked then json_build_object('cursor_at', cursor_at, 'cursor_turn', cursor_turn,
      'cursor_id', search_by_next_free.cursor_id) end);
end
$$;
comment on function public.search_by_next_free(text, text, int, int, text, date[], text[], text, timestamptz, int, uuid, int) is
  'A page of the directory in the order of the next free time, with at most five free times of each, two a day. The conditions '
  'are those of search_professionals; days (at most 14, of the next 14) and periods (morning until 12, afternoon until 18, '
  'evening) are local to time_zone. The page of a wish is sorted by the times shown and may be shorter: next is the cursor to '
  'continue with, null at the end. The order is a hint, a minute old; the times are not.';
revoke execute on function public.search_by_next_free(text, text, int, int, text, date[], text[], text, timestamptz, int, uuid, int)
  from public;
grant execute on function public.search_by_next_free(text, text, int, int, text, date[], text[], text, timestamptz, int, uuid, int)
  to anon, authenticated;
