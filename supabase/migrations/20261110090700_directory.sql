-- The directory's prices from and to, and what a public profile shows beside the professional's row.

drop function public.search_professionals(text, text, int, text, uuid, int);
drop function public.count_professionals(text, text, int, text);
drop function private.professional_filter(text, text, int, text);

create or replace view public.professionals_public with (security_invoker = true) as
select
  user_id,
  full_name as display_name,
  private.specialty_label(specialties, profession) as specialty,
  profession,
  registration,
  bio,
  specialties,
  profile_image_url,
  coalesce(rating, 5.0) as rating,
  total_reviews,
  city,
  state,
  price_per_session,
  rating_counts
from public.professionals
where approval_status = 'approved';

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

create function public.next_available_slot(professional_user_id uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object('date', day::date, 'time', slot)
  from generate_series(private.today(), private.today() + 60, interval '1 day') as day,
    unnest(private.slot_times()) as slot
  where extract(isodow from day) <> 7
    and exists (select from public.professionals p where p.user_id = professional_user_id
      and p.approval_status = 'approved' and p.price_per_session is not null)
    and private.slot_start(day::date, slot) > private.now()
    and not exists (
      select from public.consultations c
      where c.professional_id = professional_user_id and c.status in ('pending', 'scheduled')
        and c.starts_at > private.slot_start(day::date, slot) - interval '50 minutes'
        and c.starts_at < private.slot_start(day::date, slot) + interval '50 minutes')
  order by day, slot
  limit 1
$$;
comment on function public.next_available_slot(uuid) is
  'The first free time of an approved professional in the next 60 days, as date and HH:MM in São Paulo; '
  'null when there is none.';

revoke execute on function public.search_professionals(text, text, int, text, uuid, int, int),
  public.count_professionals(text, text, int, text, int), public.next_available_slot(uuid) from public;
grant execute on function public.search_professionals(text, text, int, text, uuid, int, int),
  public.count_professionals(text, text, int, text, int), public.next_available_slot(uuid)
  to anon, authenticated;
