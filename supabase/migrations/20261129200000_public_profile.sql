-- A public profile in one request instead of four.

create function public.public_profile(professional_user_id uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object(
    'professional', to_json(p),
    'reviews', (
      select coalesce(json_agg(r order by r.created_at desc, r.id desc), '[]')
      from (
        select v.id, v.rating, v.comment, v.patient_name, v.created_at
        from public.public_reviews v
        where v.professional_id = p.user_id
        order by v.created_at desc, v.id desc
        limit 3
      ) as r),
    'hours', (
      select coalesce(json_agg(json_build_object('day_of_week', h.day_of_week, 'start_time', h.start_time,
        'end_time', h.end_time) order by h.day_of_week, h.start_time), '[]')
      from public.weekly_availability h
      where h.user_id = p.user_id),
    'days', coalesce(public.free_times(p.user_id, null, '2199-12-31') -> 'days', '[]'))
  from public.professionals_public p
  where p.user_id = public_profile.professional_user_id and not private.is_blocked(p.user_id)
$$;
comment on function public.public_profile(uuid) is
  'The public profile of an approved professional: the row of professionals_public, the three newest published reviews, the '
  'weekly hours, and the days of free_times. Null for all others: unknown, suspended, blocked and erased alike.';
revoke execute on function public.public_profile(uuid) from public;
grant execute on function public.public_profile(uuid) to anon, authenticated;
