-- The search by days and periods in the order of the first wished time. Before, it walked the order of the next free time, in
-- which those with free evenings may all come after ten thousand without one.

create table private.opening_cells (
  professional_id uuid not null references private.openings (professional_id) on delete cascade,
  cell int not null,
  first_at timestamptz not null,
  turn int not null,
  primary key (professional_id, cell)
);
create index opening_cells_order_idx on private.opening_cells (cell, first_at, turn, professional_id);
comment on table private.opening_cells is
  'On which parts of the next 14 days a professional has a free start. A hint, as private.openings.';
comment on column private.opening_cells.cell is
  'Days since 1970 in São Paulo times three, plus 0 before 12:00, 1 before 18:00, 2 after it. The parts of today that are over '
  'remain until the next computation.';
comment on column private.opening_cells.first_at is 'The first free start in the cell.';
comment on column private.opening_cells.turn is
  'The order of those with the same first_at; another one in each cell, so that everyone comes first at times.';
alter table private.opening_cells enable row level security;
revoke all on private.opening_cells from anon, authenticated;

create function private.cell_of(start timestamptz) returns int
language sql stable
set search_path = ''
as $$
  select (wall::date - date '1970-01-01') * 3 + case when wall::time < '12:00' then 0 when wall::time < '18:00' then 1 else 2 end
  from (select start at time zone 'America/Sao_Paulo' as wall) as local
$$;
comment on function private.cell_of(timestamptz) is 'The cell of private.opening_cells in which a start is.';

create function private.turn_in_cell(professional uuid, cell int) returns int
language sql immutable
set search_path = ''
as $$
  select (hashtextextended(professional::text, cell) >> 32)::int
$$;
comment on function private.turn_in_cell(uuid, int) is 'Value of private.opening_cells.turn.';

-- Until the job has computed a hint again, its cells begin at their earliest possible time.
insert into private.opening_cells (professional_id, cell, first_at, turn)
select p.professional_id, c.cell,
  (date '1970-01-01' + c.cell / 3 + (array[time '00:00', '12:00', '18:00'])[c.cell % 3 + 1]) at time zone 'America/Sao_Paulo',
  private.turn_in_cell(p.professional_id, c.cell)
from private.opening_periods p, unnest(p.cells) as c (cell);

create or replace function private.refresh_opening(professional uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  today constant date := private.today();
  lead constant interval := (private.agenda_of(professional)).notice_hours * interval '1 hour' + interval '5 minutes';
  earliest constant timestamptz := private.now() + lead;
  starts timestamptz[] := '{}';
begin
  if private.bookable(professional) is not null then
    starts := array(select private.free_starts(professional, earliest,
      (today + 14)::timestamp at time zone 'America/Sao_Paulo' - interval '1 microsecond'));
    if starts = '{}' then
      starts := array(select private.free_starts(professional, earliest, private.now() + interval '182 days', null, 1));
    end if;
  end if;
  update private.openings set
    next_free_at = coalesce(starts[1], 'infinity'), upcoming = coalesce(starts[2:13], '{}'),
    turn = ('x' || left(md5(professional_id || today::text), 8))::bit(32)::int,
    refresh_at = coalesce(starts[1] - lead, 'infinity'), computed_on = today
  where professional_id = professional;
  if not found then
    return;
  end if;
  -- The cells are written out: a function for each start would take longer than finding them.
  with fresh as materialized (
    select (wall::date - date '1970-01-01') * 3
        + case when wall::time < '12:00' then 0 when wall::time < '18:00' then 1 else 2 end as cell,
      min(start) as first_at
    from (select start, start at time zone 'America/Sao_Paulo' as wall from unnest(starts) as start) as local
    where wall::date < today + 14
    group by 1
  ), gone as (
    delete from private.opening_cells c
    where c.professional_id = professional and not exists (select from fresh f where f.cell = c.cell)
  )
  insert into private.opening_cells as c (professional_id, cell, first_at, turn)
  select professional, f.cell, f.first_at, private.turn_in_cell(professional, f.cell) from fresh f
  on conflict (professional_id, cell) do update set first_at = excluded.first_at where c.first_at <> excluded.first_at;
end
$$;

create function private.wished_page(
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
) returns table (professional_id uuid, first_at timestamptz, turn int)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  in_order constant text := 'order by c.first_at, c.turn, c.professional_id';
  cursor_cell constant int := case when wished_page.cursor_id is null then 0 else private.cell_of(wished_page.cursor_at) end;
  wanted int;
  passed int[] := '{}';
  from_at timestamptz;
  from_turn int;
  from_id uuid;
  cells_to_walk int := 4;
  to_walk int := 1000;
  in_cell int;
  found_walking int := 0;
  new_rows int;
begin
  foreach wanted in array wished_page.cells loop
    if wanted >= cursor_cell then
      if wanted = cursor_cell then
        select wished_page.cursor_at, wished_page.cursor_turn, wished_page.cursor_id into from_at, from_turn, from_id;
      else
        select '-infinity', -2147483648, '00000000-0000-0000-0000-000000000000' into from_at, from_turn, from_id;
      end if;
      select count(*) into in_cell
      from (select from private.opening_cells c
        where c.cell = wanted and (c.first_at, c.turn, c.professional_id) > (from_at, from_turn, from_id) limit to_walk) as walk;
      if in_cell > 0 then
        return query execute format(
          'select c.professional_id, c.first_at, c.turn
           from (select * from private.opening_cells c
               where c.cell = $6 and (c.first_at, c.turn, c.professional_id) > ($7, $8, $9) %1$s limit $10) as c
             join public.professionals p on p.user_id = c.professional_id
           where %2$s and not exists (select from private.opening_cells e
             where e.professional_id = c.professional_id and e.cell = any ($11))
           %1$s limit $12', in_order, condition)
        using patterns, specialty, min_price_cents, max_price_cents, city, wanted, from_at, from_turn, from_id, to_walk, passed,
          wished_page.page_size - found_walking;
        get diagnostics new_rows = row_count;
        found_walking := found_walking + new_rows;
        if found_walking >= wished_page.page_size then
          return;
        end if;
        to_walk := to_walk - in_cell;
        cells_to_walk := cells_to_walk - 1;
        if to_walk = 0 or cells_to_walk = 0 then
          exit;
        end if;
      end if;
    end if;
    passed := passed || wanted;
  end loop;
  if to_walk > 0 and cells_to_walk > 0 then
    return;
  end if;
  -- Rarer than a page in a thousand: finds all of them, then sorts.
  return query execute format(
    'with found as materialized (
       select p.user_id as professional_id, c.first_at, c.turn
       from public.professionals p cross join lateral (
         select * from private.opening_cells c where c.professional_id = p.user_id and c.cell = any ($6) order by c.cell limit 1
       ) as c
       where %s
     )
     select c.* from found c where %s %s limit $10 offset $11',
    condition,
    case when cursor_id is null then 'true' else '(c.first_at, c.turn, c.professional_id) > ($7, $8, $9)' end,
    in_order)
  using patterns, specialty, min_price_cents, max_price_cents, city, cells, cursor_at, cursor_turn, cursor_id,
    wished_page.page_size - found_walking, found_walking;
end
$$;
comment on function private.wished_page(text, text[], text, int, int, text, int[], timestamptz, int, uuid, int) is
  'As private.openings_page, of those who have one of the cells, in the order of the first start in their first one.';

create or replace function private.openings_page(
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
    else '(o.next_free_at, o.turn, o.professional_id) > ($6, $7, $8)' end;
  found_walking int;
begin
  if cells is not null then
    return query select * from private.wished_page(condition, patterns, specialty, min_price_cents, max_price_cents, city,
      cells, cursor_at, cursor_turn, cursor_id, page_size);
    return;
  end if;
  -- Walks the order for a bounded stretch.
  return query execute format(
    'select o.professional_id, o.next_free_at, o.turn
     from (select * from private.openings o where %s %s limit 1000) as o
       join public.professionals p on p.user_id = o.professional_id
     where %s %s limit $9',
    after_cursor, in_order, condition, in_order)
  using patterns, specialty, min_price_cents, max_price_cents, city, cursor_at, cursor_turn, cursor_id, page_size;
  get diagnostics found_walking = row_count;
  if found_walking >= page_size then
    return;
  end if;
  -- Rarer than a page in a thousand: finds all of them, then sorts.
  return query execute format(
    'with found as materialized (
       select o.professional_id, o.next_free_at, o.turn
       from private.openings o join public.professionals p on p.user_id = o.professional_id
       where %s and %s
     )
     select o.* from found o %s limit $9 offset $10', after_cursor, condition, in_order)
  using patterns, specialty, min_price_cents, max_price_cents, city, cursor_at, cursor_turn, cursor_id,
    page_size - found_walking, found_walking;
end
$$;
comment on function private.openings_page(text, text[], text, int, int, text, int[], timestamptz, int, uuid, int) is
  'A page of those who meet private.professional_filter, in the order of their hints; with cells that of private.wished_page.';

create or replace function private.cells_of(wished tstzmultirange) returns int[]
language sql stable
set search_path = ''
as $$
  with days as materialized (
    select today + ahead as day from (select private.today() as today offset 0) as first, generate_series(0, 13) as ahead
  )
  select coalesce(array_agg((day - date '1970-01-01') * 3 + part order by day, part), '{}')
  from days,
    (values (0, time '00:00', time '12:00'), (1, '12:00', '18:00'), (2, '18:00', '24:00')) as parts (part, since, until)
  where wished && tstzrange((day + since) at time zone 'America/Sao_Paulo', (day + until) at time zone 'America/Sao_Paulo')
$$;

-- A page asks for one more than it shows; before, it asked a second time whether anyone follows.
create or replace function public.search_by_next_free(
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
        cursor_at, cursor_turn, search_by_next_free.cursor_id, asked + 1) loop
      read := read + 1;
      -- One more than asked: the list goes on.
      exit when read > asked;
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
    exit when read <= asked or cardinality(page_ids) = wanted;
  end loop;
  return json_build_object(
    'professionals', (
      select coalesce(json_agg(to_jsonb(p) || jsonb_build_object('times', t.times) order by t.first, t.place), '[]')
      from unnest(page_ids, page_times, page_first) with ordinality as t (user_id, times, first, place)
        join public.professionals_public p on p.user_id = t.user_id),
    'next', case when read > asked then json_build_object('cursor_at', cursor_at, 'cursor_turn', cursor_turn,
      'cursor_id', search_by_next_free.cursor_id) end);
end
$$;

drop table private.opening_periods;
