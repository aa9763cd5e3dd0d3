-- Where days begin before those of São Paulo, as in Noronha and Lisbon, the last of the next 14 days is partly the fifteenth of
-- São Paulo, where evenings of zones behind it end, too. Before, nobody was found on it. The job adds it within a day.

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
      (today + 15)::timestamp at time zone 'America/Sao_Paulo' - interval '1 microsecond'));
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
    where wall::date < today + 15
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

create or replace function private.cells_of(wished tstzmultirange) returns int[]
language sql stable
set search_path = ''
as $$
  with days as materialized (
    select today + ahead as day from (select private.today() as today offset 0) as first, generate_series(0, 14) as ahead
  )
  select coalesce(array_agg((day - date '1970-01-01') * 3 + part order by day, part), '{}')
  from days,
    (values (0, time '00:00', time '12:00'), (1, '12:00', '18:00'), (2, '18:00', '24:00')) as parts (part, since, until)
  where wished && tstzrange((day + since) at time zone 'America/Sao_Paulo', (day + until) at time zone 'America/Sao_Paulo')
$$;

comment on table private.opening_cells is
  'On which parts of the next 15 days a professional has a free start. A hint, as private.openings.';

-- Any instant may come as a cursor.
create or replace function private.cell_of(start timestamptz) returns int
language sql stable
set search_path = ''
as $$
  select (wall::date - date '1970-01-01') * 3 + case when wall::time < '12:00' then 0 when wall::time < '18:00' then 1 else 2 end
  from (select start at time zone 'America/Sao_Paulo' as wall where start between '2018-01-01' and '2100-01-01') as local
$$;
comment on function private.cell_of(timestamptz) is
  'The cell of private.opening_cells in which a start is; null for an instant that nobody can book.';
