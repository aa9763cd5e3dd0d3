-- The cells of the search follow the clock, as the next free time does. Before, those of today stayed as the day's computation
-- had left them: who had been free in the morning came before everyone else until midnight, at whatever time was left.

create or replace function private.shift_openings(at_most int) returns int
language sql
set search_path = ''
as $$
  with due as (
    select professional_id from private.openings
    where refresh_at <= private.now() and cardinality(upcoming) > 0
    order by refresh_at limit at_most
  ), shifted as (
    update private.openings o set next_free_at = upcoming[1], upcoming = upcoming[2:],
      refresh_at = upcoming[1] - (next_free_at - refresh_at)
    from due where o.professional_id = due.professional_id
    returning o.professional_id, o.next_free_at
  ), current as materialized (
    -- Each known start is in the last cell that does not begin after it.
    select s.professional_id, s.next_free_at, c.cell
    from shifted s cross join lateral (
      select cell from private.opening_cells c
      where c.professional_id = s.professional_id and c.first_at <= s.next_free_at
      order by c.cell desc limit 1
    ) as c
  ), gone as (
    delete from private.opening_cells c using current n
    where c.professional_id = n.professional_id and c.cell < n.cell
  ), moved as (
    update private.opening_cells c set first_at = n.next_free_at from current n
    where c.professional_id = n.professional_id and c.cell = n.cell and c.first_at <> n.next_free_at
  )
  select count(*)::int from shifted
$$;
comment on function private.shift_openings(int) is
  'Puts the next known start in the place of one that is over, also in private.opening_cells. Answers how many hints it changed.';

comment on column private.opening_cells.cell is
  'Days since 1970 in São Paulo times three, plus 0 before 12:00, 1 before 18:00, 2 after it. Those that are over are removed.';
