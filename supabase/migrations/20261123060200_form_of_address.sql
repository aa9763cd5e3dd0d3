-- How a professional is addressed: "Psicóloga", "Psicólogo", or "Psicólogo(a)" where nothing was chosen.
create type public.form_of_address as enum ('feminine', 'masculine', 'neutral');

alter table public.professionals
  add column form_of_address public.form_of_address not null default 'neutral';
comment on column public.professionals.form_of_address is 'Chosen by the professional; says nothing about gender or sex.';
alter table public.professional_applications
  add column form_of_address public.form_of_address not null default 'neutral';
comment on column public.professional_applications.form_of_address is 'Copied on approval.';
grant select (form_of_address) on public.professionals to anon, authenticated;
grant select (form_of_address) on public.professional_applications to authenticated;

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
  form_of_address
from public.professionals
where approval_status = 'approved';

drop function public.submit_professional_application(
  text, text, text, text, public.profession, text[], text, text, int, text[]);
create function public.submit_professional_application(
  full_name text,
  email text,
  cpf_cnpj text,
  phone text,
  specialty public.profession,
  specialties text[],
  crp_crm text,
  bio text,
  price_per_session int,
  document_urls text[],
  form_of_address public.form_of_address default null
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  applicant public.profiles;
  made public.professional_applications;
begin
  select * into applicant from public.profiles p where p.id = auth.uid() for no key update;
  if not found then
    perform private.refuse('not_authenticated', 'Sign in to apply.');
  elsif applicant.is_admin or applicant.role not in ('patient', 'professional_pending') then
    perform private.refuse('not_allowed', 'Only patients and applicants may apply.');
  end if;
  perform private.require_sign_up(applicant.id);
  perform private.require_place(applicant.city, applicant.state);
  if submit_professional_application.specialty is null then
    perform private.refuse('fields_required', 'Full name, e-mail, profession and registration are required.');
  end if;
  if exists (select from public.professional_applications a
    where a.user_id = applicant.id and a.application_status = 'pending') then
    perform private.refuse('application_open', 'An application is being reviewed already.');
  end if;
  perform private.check_application(submit_professional_application.full_name,
    submit_professional_application.email, submit_professional_application.cpf_cnpj,
    submit_professional_application.phone,
    submit_professional_application.specialty, submit_professional_application.specialties,
    submit_professional_application.crp_crm, submit_professional_application.bio,
    submit_professional_application.price_per_session, submit_professional_application.document_urls);
  -- The one that waits for information is corrected; otherwise this is a new one.
  insert into public.professional_applications (user_id, email, full_name, cpf_cnpj, phone, specialty,
    specialties, crp_crm, bio, price_per_session, document_urls, form_of_address)
  values (applicant.id, private.trimmed(submit_professional_application.email),
    private.one_line(submit_professional_application.full_name),
    private.parse_document_number(submit_professional_application.cpf_cnpj),
    private.parse_phone(submit_professional_application.phone),
    submit_professional_application.specialty,
    coalesce(submit_professional_application.specialties, '{}'),
    private.parse_registration(submit_professional_application.crp_crm, submit_professional_application.specialty),
    nullif(private.trimmed(submit_professional_application.bio), ''),
    submit_professional_application.price_per_session,
    coalesce(submit_professional_application.document_urls, '{}'),
    coalesce(submit_professional_application.form_of_address, 'neutral'))
  on conflict (user_id) where application_status in ('pending', 'needs_info') do update set
    email = excluded.email, full_name = excluded.full_name, cpf_cnpj = excluded.cpf_cnpj,
    phone = excluded.phone, specialty = excluded.specialty, specialties = excluded.specialties,
    crp_crm = excluded.crp_crm, bio = excluded.bio, price_per_session = excluded.price_per_session,
    document_urls = excluded.document_urls,
    form_of_address = coalesce(submit_professional_application.form_of_address, professional_applications.form_of_address),
    application_status = 'pending', admin_notes = null
  returning * into made;
  update public.profiles p set role = 'professional_pending' where p.id = applicant.id;
  insert into public.professionals (user_id, full_name, profession, form_of_address, registration, bio, specialties,
    city, state)
  values (applicant.id, made.full_name, made.specialty, made.form_of_address, made.crp_crm, made.bio, made.specialties,
    applicant.city, applicant.state)
  on conflict (user_id) do update set approval_status = 'pending';
  return json_build_object('application_id', made.id, 'application_status', made.application_status);
end
$$;
comment on function public.submit_professional_application(
  text, text, text, text, public.profession, text[], text, text, int, text[], public.form_of_address) is
  'Sends the caller''s application, or corrects the one the team asked about, which is then pending again. The place '
  'is the profile''s. price_per_session in centavos; document_urls are paths under the caller''s own folder; without a '
  'form of address it stays as it was sent, else neutral.';
revoke execute on function public.submit_professional_application(
  text, text, text, text, public.profession, text[], text, text, int, text[], public.form_of_address) from public;
grant execute on function public.submit_professional_application(
  text, text, text, text, public.profession, text[], text, text, int, text[], public.form_of_address) to authenticated;

create or replace function public.promote_to_professional(application_id uuid, admin_notes_text text default null)
returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  application public.professional_applications := private.pending_application(application_id);
begin
  perform private.check_words(admin_notes_text);
  update public.professional_applications a
  set application_status = 'approved', admin_notes = nullif(private.trimmed(admin_notes_text), '')
  where a.id = application.id;
  insert into public.professionals as p (user_id, full_name, profession, form_of_address, registration, bio, specialties,
    price_per_session, approval_status)
  values (application.user_id, application.full_name, application.specialty, application.form_of_address, application.crp_crm,
    application.bio, application.specialties, application.price_per_session, 'approved')
  on conflict (user_id) do update set
    full_name = excluded.full_name, profession = excluded.profession, form_of_address = excluded.form_of_address,
    registration = excluded.registration,
    bio = excluded.bio, specialties = excluded.specialties, price_per_session = excluded.price_per_session,
    approval_status = 'approved';
  update public.professionals p set city = profile.city, state = profile.state
  from public.profiles profile where profile.id = p.user_id and p.user_id = application.user_id;
  update public.profiles set role = 'professional' where id = application.user_id and role <> 'admin';
  perform private.give_usual_hours(application.user_id);
  return private.decided(application.id);
end
$$;

create function public.choose_form_of_address(form_of_address public.form_of_address) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_live_session();
  if choose_form_of_address.form_of_address is null then
    perform private.refuse('fields_required', 'Feminine, masculine or neutral.');
  end if;
  update public.professionals p set form_of_address = choose_form_of_address.form_of_address
  where p.user_id = auth.uid() and p.approval_status = 'approved';
  if not found then
    perform private.refuse('not_allowed', 'Only approved professionals choose how they are addressed.');
  end if;
  return json_build_object('form_of_address', choose_form_of_address.form_of_address);
end
$$;
comment on function public.choose_form_of_address(public.form_of_address) is
  'How the calling professional is addressed in profile and search from now on.';
revoke execute on function public.choose_form_of_address(public.form_of_address) from public;
grant execute on function public.choose_form_of_address(public.form_of_address) to authenticated;

-- A person's copy of the own data holds it too. Changed in place: nothing else of these long functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', 'select full_name, profession, registration,',
        'select full_name, profession, form_of_address, registration,'),
      ('private.copy_of(uuid)', 'cpf_cnpj, phone, specialty, specialties,',
        'cpf_cnpj, phone, specialty, form_of_address, specialties,'),
      ('private.readable(json)', '"full_name": "nome_completo"',
        '"form_of_address": "forma_de_tratamento", "full_name": "nome_completo"')
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
