-- The editor of the public profile lists what is missing, such as hours in which the professional can be booked.
create or replace function public.own_public_profile() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  return (
    select json_build_object('user_id', p.user_id, 'full_name', p.full_name, 'registration', p.registration,
      'profession', p.profession, 'city', p.city, 'state', p.state, 'price_per_session', p.price_per_session,
      'profile_image_url', p.profile_image_url, 'rating', coalesce(p.rating, 5.0), 'total_reviews', p.total_reviews,
      'is_approved', p.approval_status = 'approved', 'form_of_address', p.form_of_address, 'headline', p.headline,
      'bio', p.bio, 'specialties', p.specialties, 'details', private.published_details(p), 'published_at', p.published_at,
      -- Without settings the usual hours apply.
      'has_hours', not exists (select from public.agenda_settings s where s.professional_id = p.user_id)
        or exists (select from public.weekly_hours h where h.professional_id = p.user_id)
        or exists (select from public.hours_exceptions e where e.professional_id = p.user_id
          and e.from_time is not null and e.local_date >= private.today()))
    from public.professionals p
    where p.user_id = auth.uid() and p.approval_status in ('approved', 'suspended'));
end
$$;
