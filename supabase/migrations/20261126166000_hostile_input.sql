-- Found by attacking the procedures of working hours, series and proposals: what a client sends is answered with a code, and a
-- bound on a list holds for nested lists, too.

create function private.other_dates(others jsonb) returns table (number int, starts_at timestamptz)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query select o.number, o.starts_at
    from jsonb_to_recordset(coalesce(others, '[]')) as o (number int, starts_at timestamptz);
  if exists (select from jsonb_to_recordset(coalesce(others, '[]')) as o (number int, starts_at timestamptz)
    where (o.number between 1 and 12
      and o.starts_at between '2018-01-01' and private.now() + interval '400 days') is not true) then
    perform private.refuse('other_invalid', 'Another time has a number of the series and an instant within 400 days.');
  end if;
exception when data_exception then
  perform private.refuse('other_invalid', 'Other times are a list of {number, starts_at}.');
end
$$;
comment on function private.other_dates(jsonb) is 'The times that a client sends in place of dates of a series.';

create or replace function public.free_until(starts_at timestamptz) returns timestamptz
language sql stable security definer
set search_path = ''
return case when free_until.starts_at between '2018-01-01' and '2100-01-01' then
  private.free_until(free_until.starts_at, private.now(), null) end;
comment on function public.free_until(timestamptz) is
  'The last instant at which a consultation that is booked now for this start can be cancelled with full refund; null for a '
  'start that nobody can book.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.agree_dates(public.consultation_series, int, int[], jsonb)',
        $old$from jsonb_to_recordset(coalesce(others, '[]')) as o (number int, starts_at timestamptz) order by$old$,
        'from private.other_dates(others) as o order by'),
      ('private.moved_series(public.consultation_series, int, timestamptz)',
        'wall constant timestamp := start at time zone series.time_zone;',
        $new$wall constant timestamp := case when start between '2018-01-01' and private.now() + interval '400 days' then
    start at time zone series.time_zone end;$new$),
      ('public.save_block(uuid, timestamptz, timestamptz, text, date, boolean)',
        'first_day constant date := (save_block.starts_at at time zone zone)::date;',
        $new$first_day constant date := case when save_block.starts_at between '2018-01-01' and '2199-12-31' then
    (save_block.starts_at at time zone zone)::date end;$new$),
      ('public.save_block(uuid, timestamptz, timestamptz, text, date, boolean)',
        'isfinite(save_block.starts_at) and', 'first_day is not null and'),
      ('public.next_free(uuid[], int, int)', 'any (professional_user_ids[1:50])',
        'any (array(select unnest(professional_user_ids) limit 50))'),
      ('public.preview_for_patient(uuid, timestamptz[])',
        'unnest(preview_for_patient.starts_at[1:12]) with ordinality as wanted',
        '(select * from unnest(preview_for_patient.starts_at) with ordinality limit 12) as wanted')
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
