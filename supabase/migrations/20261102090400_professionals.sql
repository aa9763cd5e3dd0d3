-- Psychologists and psychiatrists, and the part of them that anybody may see.
create type public.approval_status as enum ('pending', 'approved', 'rejected', 'suspended');

create function private.fold(input text) returns text
language sql immutable strict
set search_path = ''
as $$ select lower(extensions.unaccent('extensions.unaccent'::regdictionary, input)) $$;
comment on function private.fold(text) is 'Lower case without accents, for comparing what people type.';

create function private.specialty_label(specialties text[], profession public.profession) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when cardinality(specialties) > 0 then array_to_string(specialties, ' · ')
    when profession = 'psychologist' then 'Psicologia'
    else 'Psiquiatria'
  end
$$;
comment on function private.specialty_label(text[], public.profession) is
  'What a card shows: the specialties, else the profession.';

create function private.search_text(full_name text, specialties text[], profession public.profession)
returns text
language sql immutable
set search_path = ''
as $$
  select private.fold(concat_ws(' ', full_name, array_to_string(specialties, ' '),
    case profession
      when 'psychologist' then 'Psicologia Psicóloga Psicólogo'
      else 'Psiquiatria Psiquiatra'
    end))
$$;

create table public.professionals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  full_name text not null check (char_length(full_name) between 1 and 120),
  profession public.profession not null,
  registration text not null check (char_length(registration) between 1 and 20),
  bio text check (char_length(bio) <= 4000),
  specialties text[] not null default '{}'
    check (specialties <@ array['Ansiedade', 'Depressão', 'Terapia de Casal', 'Trauma e PTSD']),
  city text check (char_length(city) <= 120),
  state text check (char_length(state) <= 2),
  profile_image_url text,
  approval_status public.approval_status not null default 'pending',
  suspended_at timestamptz check ((suspended_at is not null) = (approval_status = 'suspended')),
  standing_since timestamptz not null default private.now(),
  suspension_reason text check (suspension_reason is null or approval_status = 'suspended'),
  price_per_session int check (price_per_session > 0),
  rating numeric(2, 1) check (rating between 1 and 5),
  total_reviews int not null default 0 check (total_reviews >= 0),
  rating_counts int[] not null default '{0,0,0,0,0}'
    check (cardinality(rating_counts) = 5 and 0 <= all (rating_counts)),
  updated_at timestamptz not null default private.now(),
  search_text text not null generated always as
    (private.search_text(full_name, specialties, profession)) stored
);
comment on table public.professionals is
  'Holds nothing that only its owner may see: no document, e-mail or phone.';
comment on column public.professionals.user_id is 'The identifier that routes and consultations use.';
comment on column public.professionals.registration is 'CRP or CRM number.';
comment on column public.professionals.approval_status is
  'Only approved professionals are listed and bookable.';
comment on column public.professionals.suspended_at is
  'Since when; null unless suspended. What begins later does not take place.';
comment on column public.professionals.standing_since is 'When approval_status last changed.';
comment on column public.professionals.suspension_reason is 'What the admin wrote, for the professional and for admins.';
comment on column public.professionals.city is 'Follows the profile, like the state.';
comment on column public.professionals.profile_image_url is 'A picture''s address; null: initials are shown.';
comment on column public.professionals.total_reviews is 'Kept by the database, like rating.';
comment on column public.professionals.price_per_session is
  'In centavos. Null: still to be set, not bookable.';
comment on column public.professionals.rating is 'Average of the reviews; null without one.';
comment on column public.professionals.rating_counts is 'Reviews with one to five stars, in this order.';
comment on column public.professionals.search_text is 'Folded name, specialties and profession.';
create index professionals_search_idx on public.professionals
  using gin (search_text extensions.gin_trgm_ops);
create index professionals_listed_idx on public.professionals (user_id)
  where approval_status = 'approved';
create index professionals_city_idx on public.professionals (city, user_id)
  where approval_status = 'approved';
create index professionals_standing_idx on public.professionals (approval_status, standing_since, user_id);
create trigger professionals_touch before update on public.professionals
  for each row execute function private.touch_updated_at();

create function private.follow_place() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.professionals p set city = new.city, state = new.state where p.user_id = new.id;
  return null;
end
$$;
create trigger follow_place after update of city, state on public.profiles
  for each row when ((old.city, old.state) is distinct from (new.city, new.state))
  execute function private.follow_place();

create function private.keep_standing() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.approval_status <> old.approval_status then
    new.standing_since := private.now();
  end if;
  if new.approval_status <> 'suspended' then
    new.suspended_at := null;
    new.suspension_reason := null;
  elsif new.suspended_at is null then
    new.suspended_at := private.now();
  end if;
  return new;
end
$$;
create trigger keep_standing before insert or update of approval_status on public.professionals
  for each row execute function private.keep_standing();

create trigger keep_rights before insert or update on public.professionals
  for each row execute function private.keep_rights('approval_status', 'suspended_at', 'suspension_reason');

create function private.is_suspended(professional uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.professionals where user_id = professional and approval_status = 'suspended')
$$;

alter table public.professionals enable row level security;
revoke all on public.professionals from anon, authenticated;
grant select (user_id, full_name, profession, registration, bio, specialties, city, state,
  profile_image_url, approval_status, price_per_session, rating, total_reviews, rating_counts)
  on public.professionals to anon;
grant select (id, user_id, full_name, profession, registration, bio, specialties, city, state,
  profile_image_url, approval_status, suspension_reason, price_per_session, rating, total_reviews, rating_counts,
  updated_at)
  on public.professionals to authenticated;

create policy "Anybody reads approved professionals" on public.professionals
  for select to anon, authenticated using (approval_status = 'approved');
create policy "Professionals read their own row, admins every one" on public.professionals
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create view public.professionals_public with (security_invoker = true) as
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
comment on view public.professionals_public is
  'The directory. Safe by the policies and column grants of professionals, not by itself.';
comment on column public.professionals_public.rating is '5.0 while there is no review.';
revoke all on public.professionals_public from anon, authenticated;
grant select on public.professionals_public to anon, authenticated;
grant execute on function private.specialty_label(text[], public.profession) to anon, authenticated;
