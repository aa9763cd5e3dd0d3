-- What the professional's first page shows of the day, in one request.

create function public.today() returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'agenda', public.agenda(null, '-infinity'),
    'this_week', public.sessions_this_week(),
    'figures', public.practice_figures(),
    'reviews', (select coalesce(json_agg(json_build_object('id', r.id, 'rating', r.rating,
        'positive_aspects', r.positive_aspects, 'improvements', r.improvements, 'patient_name', r.patient_name,
        'created_at', r.created_at) order by r.created_at desc, r.id desc), '[]')
      from public.received_reviews(page_size => 3) r),
    'week', (select coalesce(json_agg(json_build_object('id', w.id, 'weekday', w.day_of_week,
        'from', left(w.start_time::text, 5), 'to', left(w.end_time::text, 5)) order by w.day_of_week, w.start_time), '[]')
      from public.weekly_availability w where w.user_id = (select auth.uid()) and w.available),
    'is_demonstration', (select d.demonstration from public.deployment_settings d))
$$;
comment on function public.today() is
  'For the calling professional: the agenda of the current day in their zone, how many consultations are to come this week, '
  'practice_figures, the newest reviews and the weekly hours. Each part answers as it does alone, with the caller''s rights.';
revoke execute on function public.today() from public;
grant execute on function public.today() to authenticated;
