-- What a patient says after a session. The rating counts for the professional at once; the public
-- testimonial waits for an admin; emotion and recommendation are for admins alone.

create type public.testimonial_status as enum ('none', 'pending', 'published', 'refused');

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  consultation_id uuid not null unique references public.consultations (id),
  patient_id uuid not null references public.profiles (id),
  professional_id uuid not null references public.professionals (user_id),
  rating int not null check (rating between 1 and 5),
  positive_aspects text check (char_length(positive_aspects) <= 2000),
  improvements text check (char_length(improvements) <= 2000),
  emotion text check (emotion in ('Aliviado(a)', 'Esperançoso(a)', 'Tranquilo(a)', 'Ansioso(a)', 'Triste')),
  would_recommend boolean not null,
  public_testimonial text check (char_length(public_testimonial) <= 2000),
  testimonial_status public.testimonial_status not null default 'none',
  patient_display_name text not null,
  created_at timestamptz not null default private.now(),
  check ((public_testimonial is null) = (testimonial_status = 'none'))
);
comment on table public.reviews is 'One a consultation, written by submit_feedback alone.';
comment on column public.reviews.professional_id is 'The user_id of the professional.';
comment on column public.reviews.positive_aspects is 'For the professional and admins, like improvements.';
comment on column public.reviews.testimonial_status is 'none: nothing was written to be published.';
comment on column public.reviews.emotion is 'For admins.';
comment on column public.reviews.would_recommend is 'For admins.';
comment on column public.reviews.public_testimonial is 'What the patient wrote to be published; null without one.';
comment on column public.reviews.patient_display_name is 'First name and initial: what readers see.';
create index reviews_professional_idx on public.reviews (professional_id, created_at desc, id desc);
create index reviews_patient_idx on public.reviews (patient_id);
create index reviews_testimonial_idx on public.reviews (testimonial_status, created_at desc, id desc)
  where testimonial_status <> 'none';

alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
grant select (id, professional_id, rating, public_testimonial, testimonial_status, patient_display_name,
  created_at) on public.reviews to anon, authenticated;

create policy "Anybody reads published testimonials" on public.reviews
  for select to anon, authenticated
  using (testimonial_status = 'published' and exists (
    select from public.professionals p where p.user_id = professional_id and p.approval_status = 'approved'
  ));
create policy "Patients read that they reviewed, admins everything" on public.reviews
  for select to authenticated
  using (patient_id = (select auth.uid()) or (select private.is_admin()));

create view public.public_reviews with (security_invoker = true) as
select id, professional_id, rating, public_testimonial as comment, patient_display_name as patient_name, created_at
from public.reviews
where testimonial_status = 'published';
comment on view public.public_reviews is 'Testimonials that an admin published.';
revoke all on public.public_reviews from anon, authenticated;
grant select on public.public_reviews to anon, authenticated;

-- How many stars of each kind: the profile shows them, and the average comes from them.
create function private.follow_ratings() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  select sum(n), round(sum(star * n)::numeric / nullif(sum(n), 0), 1)
  into new.total_reviews, new.rating
  from unnest(new.rating_counts) with ordinality as counted (n, star);
  return new;
end
$$;
create trigger follow_ratings before insert or update of rating_counts on public.professionals
  for each row when (new.rating_counts <> '{0,0,0,0,0}') execute function private.follow_ratings();

create function private.count_review() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.professionals set rating_counts[new.rating] = rating_counts[new.rating] + 1
  where user_id = new.professional_id;
  return null;
end
$$;
create trigger count_review after insert on public.reviews
  for each row execute function private.count_review();

create function private.display_name(full_name text) returns text
language sql immutable
set search_path = ''
as $$
  select case when cardinality(names) > 1
    then names[1] || ' ' || upper(left(names[cardinality(names)], 1)) || '.' else coalesce(names[1], 'Paciente') end
  from (
    -- Neither titles nor particles stand for a person.
    select array_agg(word order by place) as names
    from regexp_split_to_table(private.trimmed(full_name), '\s+') with ordinality as words (word, place)
    where word <> '' and word !~* '^((dr|dra|dr\(a\)|doutor|doutora)\.?|de|da|do|das|dos|e)$'
  ) as found
$$;
comment on function private.display_name(text) is
  '"Camila Ribeiro dos Santos" is "Camila S." to others: abbreviatedName of shared-domain/names, in SQL.';

create function public.submit_feedback(
  consultation_id uuid,
  rating int,
  positive_aspects text,
  improvements text,
  emotion text,
  would_recommend boolean,
  public_testimonial text
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(submit_feedback.consultation_id, false);
  testimonial constant text := nullif(private.trimmed(submit_feedback.public_testimonial), '');
  made uuid;
begin
  if consultation.status <> 'completed' then
    perform private.refuse('consultation_not_completed', 'Only a completed consultation is reviewed.');
  elsif exists (select from public.reviews r where r.consultation_id = consultation.id) then
    perform private.refuse('already_reviewed', 'This consultation has its review.');
  elsif (submit_feedback.rating between 1 and 5) is not true then
    perform private.refuse('rating_required', 'One to five stars.');
  elsif submit_feedback.would_recommend is null then
    perform private.refuse('recommendation_required', 'Whether the patient would recommend the professional.');
  elsif greatest(char_length(private.trimmed(submit_feedback.positive_aspects)),
    char_length(private.trimmed(submit_feedback.improvements)), char_length(testimonial)) > 2000 then
    perform private.refuse('text_too_long', 'Each text has at most 2000 characters.');
  end if;
  insert into public.reviews (consultation_id, patient_id, professional_id, rating, positive_aspects,
    improvements, emotion, would_recommend, public_testimonial, testimonial_status, patient_display_name)
  select consultation.id, consultation.patient_id, consultation.professional_id, submit_feedback.rating,
    nullif(private.trimmed(submit_feedback.positive_aspects), ''), nullif(private.trimmed(submit_feedback.improvements), ''),
    nullif(private.trimmed(submit_feedback.emotion), ''), submit_feedback.would_recommend, testimonial,
    case when testimonial is null then 'none' else 'pending' end::public.testimonial_status,
    private.display_name(p.full_name)
  from public.profiles p where p.id = consultation.patient_id
  returning id into made;
  return json_build_object('review_id', made);
end
$$;
comment on function public.submit_feedback(uuid, int, text, text, text, boolean, text) is
  'The caller''s one review of a completed consultation. A testimonial waits until an admin publishes it.';

create function public.received_reviews(
  cursor_created_at timestamptz default null, cursor_id uuid default null, page_size int default 20
) returns table (
  id uuid, rating int, positive_aspects text, improvements text, patient_name text, created_at timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select r.id, r.rating, r.positive_aspects, r.improvements, r.patient_display_name, r.created_at
  from public.reviews r
  where r.professional_id = (select auth.uid())
    and (cursor_id is null or (r.created_at, r.id) < (cursor_created_at, cursor_id))
  order by r.created_at desc, r.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 50)
$$;
comment on function public.received_reviews(timestamptz, uuid, int) is
  'What patients said to the calling professional, newest first: neither emotion nor recommendation.';

create function public.list_testimonials(
  status public.testimonial_status default 'pending',
  cursor_created_at timestamptz default null, cursor_id uuid default null, newer boolean default false,
  page_size int default 20
) returns table (
  id uuid, professional_id uuid, professional_name text, patient_name text, rating int, positive_aspects text,
  improvements text, emotion text, would_recommend boolean, public_testimonial text,
  testimonial_status public.testimonial_status, created_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute '
    select r.id, r.professional_id, p.full_name, r.patient_display_name, r.rating, r.positive_aspects,
      r.improvements, r.emotion, r.would_recommend, r.public_testimonial, r.testimonial_status, r.created_at
    from public.reviews r join public.professionals p on p.user_id = r.professional_id '
    || private.list_page('r.testimonial_status = $2', 'r.created_at', 'r.id', cursor_id, newer, page_size, 50)
  using null::text, list_testimonials.status, cursor_created_at, cursor_id;
end
$$;
comment on function public.list_testimonials(public.testimonial_status, timestamptz, uuid, boolean, int) is
  'Reviews with a testimonial in one state, whole, for admins. Latest first after the cursor; with newer, oldest first '
  'after it (without a cursor: from the oldest).';

create function public.moderate_testimonial(review_id uuid, publish boolean) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  decided public.testimonial_status;
begin
  perform private.require_admin();
  update public.reviews r
  set testimonial_status = case when publish then 'published' else 'refused' end::public.testimonial_status
  where r.id = review_id and r.testimonial_status <> 'none'
  returning r.testimonial_status into decided;
  if not found then
    perform private.refuse('review_not_found', 'No review with a testimonial has this identifier.');
  end if;
  return json_build_object('review_id', review_id, 'testimonial_status', decided);
end
$$;
comment on function public.moderate_testimonial(uuid, boolean) is
  'Publishes or refuses a testimonial; may be decided anew.';

revoke execute on function
  public.submit_feedback(uuid, int, text, text, text, boolean, text),
  public.received_reviews(timestamptz, uuid, int),
  public.list_testimonials(public.testimonial_status, timestamptz, uuid, boolean, int),
  public.moderate_testimonial(uuid, boolean) from public;
grant execute on function
  public.submit_feedback(uuid, int, text, text, text, boolean, text),
  public.received_reviews(timestamptz, uuid, int),
  public.list_testimonials(public.testimonial_status, timestamptz, uuid, boolean, int),
  public.moderate_testimonial(uuid, boolean) to authenticated;
