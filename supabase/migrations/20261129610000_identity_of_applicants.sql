-- Whole profiles and applications, with their CPF, are read by full members alone. Who decides on applications reads an
-- applicant's CPF by a procedure that logs the reading.

alter policy "People read their own profile, the team every one by its role" on public.profiles
  using (id = (select auth.uid()) or (select private.may('people.identity')));
alter policy "Applicants read their own applications, the team every one by its role" on public.professional_applications
  using (user_id = (select auth.uid()) or (select private.may('people.identity')));

create function private.masked_document(document text) returns text
language sql immutable
set search_path = ''
as $$ select case when length(document) = 11 then overlay(overlay(document placing '•••' from 1) placing '••' from 10) else document end $$;
comment on function private.masked_document(text) is 'A CPF without its first three and last two digits; a CNPJ as it is, because it is public.';

create or replace function public.list_applications(
  search text default null,
  status public.application_status default null,
  cursor_applied_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns setof public.professional_applications
language plpgsql stable security definer
set search_path = ''
as $$
declare
  application public.professional_applications;
begin
  perform private.require_capability('approvals.read');
  for application in execute 'select * from public.professional_applications ' || private.list_page(
      concat_ws(' and ', 'true',
        private.search_condition('private.application_text(full_name, email, specialty)', search),
        case when status is not null then 'application_status = $2' end),
      'applied_at', 'id', cursor_id, newer, page_size)
    using private.search_patterns(search), status, cursor_applied_at, cursor_id
  loop
    application.cpf_cnpj := private.masked_document(application.cpf_cnpj);
    return next application;
  end loop;
end
$$;
comment on function public.list_applications(text, public.application_status, timestamptz, uuid, boolean, int) is
  'A page of applications for the team, with masked CPFs. Latest first after the cursor; with newer, oldest first after it (without a '
  'cursor: from the oldest). Search finds name, e-mail or profession literally, without accents or case.';

create function public.read_application(application_id uuid)
returns table (city text, state text, cpf_cnpj text)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  decides constant boolean := private.may('approvals.decide');
begin
  perform private.require_capability('approvals.read');
  if decides and exists (select from public.professional_applications a where a.id = read_application.application_id) then
    perform private.log_read('professional_applications', read_application.application_id);
  end if;
  return query
    select p.city, p.state, case when decides then a.cpf_cnpj else private.masked_document(a.cpf_cnpj) end
    from public.professional_applications a join public.profiles p on p.id = a.user_id
    where a.id = read_application.application_id;
end
$$;
comment on function public.read_application(uuid) is
  'Where an applicant lives, and the CPF or CNPJ. The CPF is whole for who decides, and that reading is logged; masked for others.';

create function public.applicant_address(email text, application_id uuid default null) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('approvals.decide');
  return (select p.email from public.professional_applications a join public.profiles p on p.id = a.user_id
    where a.email = applicant_address.email and a.id = coalesce(applicant_address.application_id, a.id)
    order by a.updated_at desc limit 1);
end
$$;
comment on function public.applicant_address(text, uuid) is
  'The confirmed address of the account whose application has this address, for the e-mail about a decision.';

revoke all on function private.masked_document(text) from public;
revoke all on function public.read_application(uuid), public.applicant_address(text, uuid) from public, anon;
grant execute on function public.read_application(uuid), public.applicant_address(text, uuid) to authenticated;
