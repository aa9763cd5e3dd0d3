-- Finding a professional among very many. The procedures see only approved rows and run as their
-- owner: under row-level security the planner may not use the trigram index (LIKE is not leakproof).

create function private.professional_filter(
  search text, specialty text, min_price_cents int, max_price_cents int, city text
) returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(' and ',
    'approval_status = ''approved''',
    case when private.trimmed(search) <> '' then 'search_text like private.containing($1)' end,
    case when specialty <> '' then '($2 = any (specialties) or $2 = profession::text)' end,
    case when min_price_cents is not null then 'price_per_session >= $3' end,
    case when max_price_cents is not null then
      '(price_per_session is null or price_per_session <= $4)' end,
    case when city <> '' then 'city = $5' end)
$$;
comment on function private.professional_filter(text, text, int, int, text) is
  'The condition for the filters in use, so that each combination gets its own plan. Made of '
  'constants: the values travel as parameters $1 to $5.';

create function private.containing(search text) returns text
language sql immutable strict
set search_path = ''
as $$
  select '%' || regexp_replace(private.fold(btrim(left(search, 120))), '([\\%_])', '\\\1', 'g') || '%'
$$;
comment on function private.containing(text) is 'A LIKE pattern that finds the text literally.';

create function public.search_professionals(
  search text default null,
  specialty text default null,
  max_price_cents int default null,
  city text default null,
  after_user_id uuid default null,
  page_size int default 20,
  min_price_cents int default null
) returns setof public.professionals_public
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query execute format(
    'select * from public.professionals_public where user_id in (
       select user_id from public.professionals
       where %s and ($6 is null or user_id > $6) order by user_id limit $7
     ) order by user_id',
    private.professional_filter(search, specialty, min_price_cents, max_price_cents, city))
  using search, specialty, min_price_cents, max_price_cents, city, after_user_id,
    least(greatest(coalesce(page_size, 20), 1), 50);
end
$$;
comment on function public.search_professionals(text, text, int, text, uuid, int, int) is
  'A page of the directory by user_id. Null or blank: no filter. Search ignores accents and case; '
  'specialty takes one of the specialties or a profession. Prices in centavos, both included: the '
  'highest keeps those without a price, the lowest does not.';

create function public.count_professionals(
  search text default null,
  specialty text default null,
  max_price_cents int default null,
  city text default null,
  min_price_cents int default null
) returns int
language plpgsql stable security definer
set search_path = ''
as $$
declare
  total int;
begin
  execute 'select count(*)::int from public.professionals where '
    || private.professional_filter(search, specialty, min_price_cents, max_price_cents, city)
  into total using search, specialty, min_price_cents, max_price_cents, city;
  return total;
end
$$;
comment on function public.count_professionals(text, text, int, text, int) is
  'How many professionals search_professionals would list over all its pages.';

create function public.professional_cities() returns setof text
language sql stable security definer
set search_path = ''
as $$
  -- Leaps from one city to the next through the index instead of reading every professional.
  with recursive cities as (
    (select city from public.professionals
     where approval_status = 'approved' and city is not null order by city limit 1)
    union all
    select (select p.city from public.professionals p
      where p.approval_status = 'approved' and p.city > cities.city order by p.city limit 1)
    from cities where cities.city is not null
  )
  select city from cities where city is not null order by private.fold(city)
$$;
comment on function public.professional_cities() is 'Cities of approved professionals, in order.';

revoke execute on function public.search_professionals(text, text, int, text, uuid, int, int),
  public.count_professionals(text, text, int, text, int), public.professional_cities() from public;
grant execute on function public.search_professionals(text, text, int, text, uuid, int, int),
  public.count_professionals(text, text, int, text, int), public.professional_cities()
  to anon, authenticated;
