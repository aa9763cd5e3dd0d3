-- Reviews without a public comment never reached an admin: list_testimonials asks for one status, and its screen never
-- asked for those without a testimonial.

create index reviews_newest_idx on public.reviews (created_at desc, id desc);
create index reviews_silent_idx on public.reviews (created_at desc, id desc) where testimonial_status = 'none';

create function public.list_reviews(
  status public.testimonial_status default null,
  cursor_created_at timestamptz default null, cursor_id uuid default null, newer boolean default false,
  page_size int default 20
) returns table (
  id uuid, consultation_id uuid, professional_id uuid, professional_name text, patient_name text, rating int,
  positive_aspects text, improvements text, emotion text, would_recommend boolean, public_testimonial text,
  testimonial_status public.testimonial_status, created_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute '
    select r.id, r.consultation_id, r.professional_id, p.full_name, r.patient_display_name, r.rating,
      r.positive_aspects, r.improvements, r.emotion, r.would_recommend, r.public_testimonial, r.testimonial_status,
      r.created_at
    from public.reviews r join public.professionals p on p.user_id = r.professional_id '
    || private.list_page(
      case
        when list_reviews.status is null then 'true'
        when list_reviews.status = 'none' then 'r.testimonial_status = ''none'''
        else 'r.testimonial_status = $2 and r.testimonial_status <> ''none'''
      end, 'r.created_at', 'r.id', cursor_id, newer, page_size, 50)
  using null::text, list_reviews.status, cursor_created_at, cursor_id;
end
$$;
comment on function public.list_reviews(public.testimonial_status, timestamptz, uuid, boolean, int) is
  'Every review, whole, for admins: of one testimonial status, none being those without a public comment, or of all when '
  'it is null. Paged as list_testimonials: latest first after the cursor; with newer, oldest first after it.';
revoke execute on function public.list_reviews(public.testimonial_status, timestamptz, uuid, boolean, int) from public;
grant execute on function public.list_reviews(public.testimonial_status, timestamptz, uuid, boolean, int)
  to authenticated;
