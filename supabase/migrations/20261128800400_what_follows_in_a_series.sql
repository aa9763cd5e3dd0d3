-- What a professional ends with the rest of a series, and what of it goes back: the payments are not theirs to read.
create function public.dates_after(series_id uuid, number int) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  series public.consultation_series;
begin
  perform private.require_live_session();
  select * into series from public.consultation_series s where s.id = dates_after.series_id and s.professional_id = auth.uid();
  if not found then
    perform private.refuse('series_not_found', 'No series of the caller has this identifier.');
  end if;
  return (
    select json_build_object('starts', coalesce(json_agg(c.starts_at order by c.starts_at, c.id), '[]'),
      'refunds', coalesce(json_agg(p.amount_cents - p.returned_cents order by c.starts_at, c.id)
        filter (where p.status = 'paid' and p.amount_cents > p.returned_cents), '[]'),
      'later', series.occurrences - series.made_number)
    from public.consultations c left join public.payments p on p.consultation_id = c.id
    where c.series_id = series.id and c.series_number > dates_after.number and c.status in ('pending', 'scheduled'));
end
$$;
comment on function public.dates_after(uuid, int) is
  'The booked dates of the calling professional''s series after a number, what goes back of each that is paid if they are cancelled, '
  'in centavos, and how many dates have no consultation yet.';
revoke execute on function public.dates_after(uuid, int) from public;
grant execute on function public.dates_after(uuid, int) to authenticated;
