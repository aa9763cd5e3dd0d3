-- Asking to become a professional, and correcting what the team asked about.

alter table public.professional_applications
  add column updated_at timestamptz not null default private.now();
create trigger professional_applications_touch before update on public.professional_applications
  for each row execute function private.touch_updated_at();
grant select (updated_at) on public.professional_applications to authenticated;

create function private.parse_document_number(input text) returns text
language sql immutable
set search_path = ''
as $$ select coalesce(private.parse_cpf(input), private.parse_cnpj(input)) $$;
comment on function private.parse_document_number(text) is 'A CPF or a CNPJ, bare; null when it is neither.';

create function private.check_application(
  full_name text, email text, cpf_cnpj text, phone text, specialty public.profession, specialties text[], crp_crm text, bio text,
  price_per_session int, document_urls text[]
) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if coalesce(private.trimmed(full_name), '') = '' or coalesce(private.trimmed(email), '') = '' or coalesce(private.trimmed(crp_crm), '') = '' then
    perform private.refuse('fields_required', 'Full name, e-mail, profession and registration are required.');
  elsif private.parse_registration(crp_crm, specialty) is null then
    perform private.refuse('registration_invalid', 'Not a registration of the profession''s council.');
  elsif private.trimmed(email) !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.refuse('email_invalid', 'Not an e-mail address.');
  elsif coalesce(cpf_cnpj, '') <> '' and private.parse_document_number(cpf_cnpj) is null then
    perform private.refuse('document_number_invalid', 'Neither a CPF nor a CNPJ.');
  elsif coalesce(phone, '') <> '' and private.parse_phone(phone) is null then
    perform private.refuse('phone_invalid', 'A telephone has area code and number.');
  elsif (price_per_session between 5000 and 100000) is not true then
    perform private.refuse('price_out_of_range', 'A session costs between R$ 50 and R$ 1000.');
  elsif not coalesce(specialties, '{}') <@ array['Ansiedade', 'Depressão', 'Terapia de Casal', 'Trauma e PTSD'] then
    perform private.refuse('specialties_invalid', 'Not one of the specialties.');
  elsif char_length(full_name) > 120 or char_length(email) > 320 or char_length(bio) > 4000 then
    perform private.refuse('text_too_long', 'A name has at most 120 characters, a bio at most 4000.');
  elsif not private.own_documents(auth.uid(), document_urls) then
    perform private.refuse('documents_invalid', 'Documents lie in the applicant''s own folder, at most twenty.');
  end if;
end
$$;

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
  document_urls text[]
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
    specialties, crp_crm, bio, price_per_session, document_urls)
  values (applicant.id, private.trimmed(submit_professional_application.email),
    private.one_line(submit_professional_application.full_name),
    private.parse_document_number(submit_professional_application.cpf_cnpj),
    private.parse_phone(submit_professional_application.phone),
    submit_professional_application.specialty,
    coalesce(submit_professional_application.specialties, '{}'),
    private.parse_registration(submit_professional_application.crp_crm, submit_professional_application.specialty),
    nullif(private.trimmed(submit_professional_application.bio), ''),
    submit_professional_application.price_per_session,
    coalesce(submit_professional_application.document_urls, '{}'))
  on conflict (user_id) where application_status in ('pending', 'needs_info') do update set
    email = excluded.email, full_name = excluded.full_name, cpf_cnpj = excluded.cpf_cnpj,
    phone = excluded.phone, specialty = excluded.specialty, specialties = excluded.specialties,
    crp_crm = excluded.crp_crm, bio = excluded.bio, price_per_session = excluded.price_per_session,
    document_urls = excluded.document_urls, application_status = 'pending', admin_notes = null
  returning * into made;
  update public.profiles p set role = 'professional_pending' where p.id = applicant.id;
  insert into public.professionals (user_id, full_name, profession, registration, bio, specialties, city, state)
  values (applicant.id, made.full_name, made.specialty, made.crp_crm, made.bio, made.specialties,
    applicant.city, applicant.state)
  on conflict (user_id) do update set approval_status = 'pending';
  return json_build_object('application_id', made.id, 'application_status', made.application_status);
end
$$;
comment on function public.submit_professional_application(
  text, text, text, text, public.profession, text[], text, text, int, text[]) is
  'Sends the caller''s application, or corrects the one the team asked about, which is then pending again. '
  'price_per_session in centavos; document_urls are paths under the caller''s own folder.';

revoke execute on function public.submit_professional_application(
  text, text, text, text, public.profession, text[], text, text, int, text[]) from public;
grant execute on function public.submit_professional_application(
  text, text, text, text, public.profession, text[], text, text, int, text[]) to authenticated;
