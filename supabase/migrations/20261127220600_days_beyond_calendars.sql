-- Days that no calendar has are answered like others: arithmetic on the ends of what PostgreSQL knows fails with its own text.
create or replace function private.start_of(day date) returns timestamptz
language sql immutable
set search_path = ''
return greatest(least(day, '9999-12-31'), '0001-01-01')::timestamp at time zone 'America/Sao_Paulo';

create or replace function private.month_of(month date, zone text) returns tstzrange
language sql stable
set search_path = ''
as $$
  select tstzrange(first::timestamp at time zone zone, (first + interval '1 month') at time zone zone)
  from (select date_trunc('month', greatest(least(coalesce(month_of.month, (private.now() at time zone zone)::date),
    '9999-12-31'), '0001-01-01'))::date as first) as m
$$;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.financial_figures(date, date, date, date)',
        $old$  if (last_day - first_day between 0 and 366 and before_last - before_first between 0 and 366) is not true then$old$,
        $new$  if (case when least(first_day, last_day, before_first, before_last) >= '0001-01-01'
      and greatest(first_day, last_day, before_first, before_last) <= '9999-12-31'
    then last_day - first_day between 0 and 366 and before_last - before_first between 0 and 366 end) is not true then$new$),
      ('public.list_charges(text, text, date, date, timestamptz, uuid, boolean, int, text, int, int)',
        'private.start_of(last_day + 1)', $new$private.start_of(least(last_day, '9999-12-30') + 1)$new$)
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
