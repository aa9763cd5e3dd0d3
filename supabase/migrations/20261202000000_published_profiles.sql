-- What professionals publish about themselves: headline, approaches, education, experience, languages, whom they attend.

create function private.all_differ(entries text[]) returns boolean
language sql immutable
set search_path = ''
as $$ select count(distinct entry) = count(*) from unnest(entries) as entry $$;
comment on function private.all_differ(text[]) is 'Whether no entry is repeated; null entries are.';

create function private.is_history(entries jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 10 then not exists (
    select from jsonb_array_elements(entries) as e
    where (jsonb_typeof(e) = 'object'
      and case when jsonb_typeof(e) = 'object' then e - '{title,place,from,to}'::text[] = '{}' end
      and jsonb_typeof(e -> 'title') = 'string' and char_length(e ->> 'title') between 1 and 120
      and jsonb_typeof(e -> 'place') = 'string' and char_length(e ->> 'place') <= 120
      and jsonb_typeof(e -> 'from') = 'number' and e ->> 'from' ~ '^(19|20)[0-9]{2}$'
      and (jsonb_typeof(e -> 'to') = 'null' or jsonb_typeof(e -> 'to') = 'number'
        and e ->> 'to' ~ '^(19|20)[0-9]{2}$' and e ->> 'to' >= e ->> 'from')) is not true)
  else false end
$$;
comment on function private.is_history(jsonb) is
  'Whether this is a list of at most ten entries of education or experience: title, place, from and to (null: until today).';

revoke all on function private.all_differ(text[]), private.is_history(jsonb) from public;
-- Professionals write their price directly, which evaluates every check of the row.
grant execute on function private.all_differ(text[]), private.is_history(jsonb) to authenticated;

alter table public.professionals
  add column headline text check (char_length(headline) between 1 and 90),
  add column approaches text[] not null default '{}'
    constraint professionals_approaches_check check (cardinality(approaches) <= 3 and private.all_differ(approaches)
      and approaches <@ array['Cognitivo-comportamental', 'Aceitação e compromisso (ACT)', 'Terapia do esquema', 'Psicanálise',
        'Humanista', 'Sistêmica', 'Análise do comportamento']),
  add column session_text text check (char_length(session_text) between 1 and 300),
  add column education jsonb not null default '[]' check (private.is_history(education)),
  add column experience jsonb not null default '[]' check (private.is_history(experience)),
  add column languages text[] not null default '{Português}'
    constraint professionals_languages_check check (cardinality(languages) > 0 and private.all_differ(languages)
      and languages <@ array['Português', 'Inglês', 'Espanhol', 'Francês', 'Italiano', 'Alemão', 'Japonês']),
  add column audiences text[] not null default '{}'
    constraint professionals_audiences_check check (private.all_differ(audiences)
      and audiences <@ array['Adultos', 'Adolescentes', 'Casais']),
  add column accommodations text[] not null default '{}'
    constraint professionals_accommodations_check check (private.all_differ(accommodations)
      and accommodations <@ array['Pessoas LGBTQIA+', 'Texto e vídeo com legendas', 'Libras', 'Pessoas neurodivergentes']),
  add column not_attended text check (char_length(not_attended) between 1 and 120),
  add column published_at timestamptz;
comment on column public.professionals.headline is 'One sentence under the name.';
comment on column public.professionals.approaches is 'Schools of therapy, at most three.';
comment on column public.professionals.session_text is 'What a consultation is like.';
comment on column public.professionals.education is 'As private.is_history describes, in the order of the professional.';
comment on column public.professionals.experience is 'As private.is_history describes, in the order of the professional.';
comment on column public.professionals.languages is 'Languages of the consultations.';
comment on column public.professionals.audiences is 'Whom the professional attends.';
comment on column public.professionals.accommodations is 'Experience with groups of people, and accessibility.';
comment on column public.professionals.not_attended is 'Whom the professional does not attend.';
comment on column public.professionals.published_at is
  'When publish_profile last wrote the row: an editor that started from an earlier version is refused.';

-- Cards show the headline; everything else is read through public_profile and own_public_profile.
grant select (headline) on public.professionals to anon, authenticated;
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
  rating_counts,
  form_of_address,
  headline
from public.professionals
where approval_status = 'approved';

create function private.published_details(p public.professionals) returns json
language sql immutable
set search_path = ''
as $$
  select json_build_object('approaches', p.approaches, 'session_text', p.session_text, 'education', p.education,
    'experience', p.experience, 'languages', p.languages, 'audiences', p.audiences, 'accommodations', p.accommodations,
    'not_attended', p.not_attended)
$$;
comment on function private.published_details(public.professionals) is
  'What a public profile shows besides the row of professionals_public.';
revoke all on function private.published_details(public.professionals) from public;

create or replace function public.public_profile(professional_user_id uuid) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object(
    'professional', to_json(p),
    'details', (select private.published_details(d) from public.professionals d where d.user_id = p.user_id),
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
  'The public profile of an approved professional: the row of professionals_public, the published details, the three newest '
  'published reviews, the weekly hours, and the days of free_times. Null for all others: unknown, suspended, blocked and '
  'erased alike.';

create function public.own_public_profile() returns json
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
      'bio', p.bio, 'specialties', p.specialties, 'details', private.published_details(p), 'published_at', p.published_at)
    from public.professionals p
    where p.user_id = auth.uid() and p.approval_status in ('approved', 'suspended'));
end
$$;
comment on function public.own_public_profile() is
  'The caller''s public profile for the editor; null for callers who are neither approved nor suspended professionals.';

create function public.publish_profile(profile jsonb, expected timestamptz) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  written public.professionals;
  stored public.professionals;
  broken text;
begin
  perform private.require_live_session();
  if jsonb_typeof(profile) is distinct from 'object' or profile - '{form_of_address,headline,bio,specialties,approaches,
    session_text,education,experience,languages,audiences,accommodations,not_attended}'::text[] <> '{}' then
    perform private.refuse('fields_unknown', 'The profile holds other fields than those that a professional publishes.');
  end if;
  select * into stored from public.professionals p
  where p.user_id = auth.uid() and p.approval_status = 'approved' for no key update;
  if not found then
    perform private.refuse('not_allowed', 'Only approved professionals publish a profile.');
  elsif stored.published_at is distinct from publish_profile.expected then
    perform private.refuse('profile_changed', 'The profile was published meanwhile.');
  end if;
  written := jsonb_populate_record(stored, profile);
  written.headline := nullif(private.one_line(written.headline), '');
  written.bio := nullif(private.trimmed(written.bio), '');
  written.session_text := nullif(private.trimmed(written.session_text), '');
  written.not_attended := nullif(private.one_line(written.not_attended), '');
  written.education := private.clean_history(written.education);
  written.experience := private.clean_history(written.experience);
  if written.bio is distinct from stored.bio and (char_length(written.bio) between 200 and 1200) is not true then
    perform private.refuse('bio_invalid', 'A text about oneself has 200 to 1200 characters.');
  elsif cardinality(written.audiences) = 0 then
    perform private.refuse('audiences_invalid', 'At least one audience is required.');
  elsif written.form_of_address is null then
    perform private.refuse('fields_required', 'A form of address is required.');
  end if;
  update public.professionals p set form_of_address = written.form_of_address, headline = written.headline,
    bio = written.bio, specialties = written.specialties, approaches = written.approaches,
    session_text = written.session_text, education = written.education, experience = written.experience,
    languages = written.languages, audiences = written.audiences, accommodations = written.accommodations,
    not_attended = written.not_attended,
    -- Two publications within one clock reading still differ.
    published_at = greatest(private.now(), stored.published_at + interval '1 microsecond')
  where p.user_id = stored.user_id;
  return public.own_public_profile();
exception
  when check_violation or not_null_violation then
    get stacked diagnostics broken = constraint_name;
    if broken = '' then
      get stacked diagnostics broken = column_name;
    end if;
    perform private.refuse(regexp_replace(broken, '^professionals_(.*?)_check[0-9]*$', '\1') || '_invalid',
      'The field does not keep to its limits.');
  when invalid_text_representation or datatype_mismatch or invalid_parameter_value then
    perform private.refuse('fields_invalid', 'A field has another type.');
end
$$;
comment on function public.publish_profile(jsonb, timestamptz) is
  'Publishes the caller''s profile at once. Fields that are left out stay. Name and registration are no such fields. Refuses '
  'with the name of the first invalid field (headline_invalid), and with profile_changed when expected is not the '
  'published_at that the editor started from.';

create function private.clean_history(entries jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(entries) = 'array' then (
    select coalesce(jsonb_agg(case when jsonb_typeof(e.entry) = 'object'
      then e.entry || jsonb_build_object('title', private.one_line(e.entry ->> 'title'),
        'place', private.one_line(e.entry ->> 'place')) else e.entry end order by e.place), '[]')
    from jsonb_array_elements(entries) with ordinality as e (entry, place))
  else entries end
$$;
comment on function private.clean_history(jsonb) is 'With titles and places on one line.';

revoke all on function private.clean_history(jsonb), public.own_public_profile(), public.publish_profile(jsonb, timestamptz)
  from public;
grant execute on function public.own_public_profile(), public.publish_profile(jsonb, timestamptz) to authenticated;

-- The copy of one's own data holds them too. Changed in place: nothing else of these long functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', 'select full_name, profession, form_of_address, registration, bio, specialties,',
        'select full_name, profession, form_of_address, registration, headline, bio, specialties, approaches, session_text, '
        'education, experience, languages, audiences, accommodations, not_attended, published_at,'),
      ('private.readable(json)', '"full_name": "nome_completo"',
        '"full_name": "nome_completo", "headline": "frase_de_apresentacao", "approaches": "abordagens", '
        '"session_text": "como_e_uma_sessao", "education": "formacao", "experience": "experiencia", "languages": "idiomas", '
        '"audiences": "quem_atende", "accommodations": "experiencia_e_acessibilidade", "not_attended": "nao_atende", '
        '"published_at": "publicado_em"')
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
