-- Other times are counted from the first of two equal local times, when the date begins (series_instant).
create or replace function private.other_times(series public.consultation_series, number int, moving uuid default null)
returns setof timestamptz
language sql stable
set search_path = ''
as $$
  select near.start
  from (select coalesce(private.series_instant(series, number),
      (private.series_date(series, number) + series.local_time) at time zone series.time_zone) as wanted) as date,
    lateral (
      select start from private.free_starts(series.professional_id, wanted - interval '3 days', wanted + interval '3 days',
        series.patient_id, moving => moving) as start
      order by greatest(start - wanted, wanted - start), start limit 6) as near
  order by near.start
$$;
