-- A request to become a professional. Read here; procedures write it.
create type public.application_status as enum ('pending', 'approved', 'rejected', 'needs_info');

create table public.professional_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  email text not null,
  full_name text not null check (char_length(full_name) between 1 and 120),
  cpf_cnpj text,
  phone text,
  specialty public.profession not null,
  specialties text[] not null default '{}'
    check (specialties <@ array['Ansiedade', 'Depressão', 'Terapia de Casal', 'Trauma e PTSD']),
  crp_crm text not null check (char_length(crp_crm) between 1 and 20),
  bio text check (char_length(bio) <= 4000),
  price_per_session int not null check (price_per_session between 5000 and 100000),
  document_urls text[] not null default '{}',
  application_status public.application_status not null default 'pending',
  admin_notes text,
  rejection_reason text,
  applied_at timestamptz not null default private.now()
);
comment on table public.professional_applications is 'The newest one of a person counts.';
comment on column public.professional_applications.specialty is 'The profession.';
comment on column public.professional_applications.crp_crm is 'Registration number, upper case.';
comment on column public.professional_applications.cpf_cnpj is 'Bare: eleven digits or fourteen characters.';
comment on column public.professional_applications.phone is 'Area code and number, digits only.';
comment on column public.professional_applications.admin_notes is
  'What the team wrote: a remark on approval, what is missing on needs_info. The applicant reads it.';
comment on column public.professional_applications.rejection_reason is 'Why, for the applicant; null unless rejected.';
comment on column public.professional_applications.price_per_session is
  'In centavos, between R$ 50 and R$ 1000.';
comment on column public.professional_applications.document_urls is 'Paths of the stored files.';
create unique index professional_applications_open_idx on public.professional_applications (user_id)
  where application_status in ('pending', 'needs_info');
create index professional_applications_user_idx
  on public.professional_applications (user_id, applied_at desc);
create index professional_applications_applied_idx
  on public.professional_applications (applied_at desc, id desc);

alter table public.professional_applications enable row level security;
revoke all on public.professional_applications from anon, authenticated;
grant select (id, user_id, email, full_name, cpf_cnpj, phone, specialty, specialties, crp_crm, bio,
  price_per_session, document_urls, application_status, admin_notes, rejection_reason, applied_at)
  on public.professional_applications to authenticated;

create policy "Applicants read their own applications, admins every one"
  on public.professional_applications for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
