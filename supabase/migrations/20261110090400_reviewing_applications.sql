-- What admins decide: approve, reject, ask for more. Each acts on a pending application once; the second of two admins
-- is told so.

create function private.pending_application(wanted uuid) returns public.professional_applications
language plpgsql
set search_path = ''
as $$
declare
  application public.professional_applications;
begin
  perform private.require_admin();
  select * into application from public.professional_applications where id = wanted for update;
  if not found then
    perform private.refuse('application_not_found', 'No application has this identifier.');
  elsif application.application_status <> 'pending' then
    perform private.refuse('application_not_pending', 'Somebody has decided on this application already.');
  end if;
  return application;
end
$$;
comment on function private.pending_application(uuid) is 'A pending application, locked, for an admin.';

create function private.check_words(words text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if char_length(words) > 2000 then
    perform private.refuse('text_too_long', 'Notes and reasons have at most 2000 characters.');
  end if;
end
$$;
comment on function private.check_words(text) is 'Refuses what nobody would read to its end, and no e-mail should carry.';

create function private.decided(application uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('application_id', id, 'application_status', application_status)
  from public.professional_applications where id = application
$$;

create function public.promote_to_professional(application_id uuid, admin_notes_text text default null)
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
  insert into public.professionals as p (user_id, full_name, profession, registration, bio, specialties,
    price_per_session, approval_status)
  values (application.user_id, application.full_name, application.specialty, application.crp_crm,
    application.bio, application.specialties, application.price_per_session, 'approved')
  on conflict (user_id) do update set
    full_name = excluded.full_name, profession = excluded.profession, registration = excluded.registration,
    bio = excluded.bio, specialties = excluded.specialties, price_per_session = excluded.price_per_session,
    approval_status = 'approved';
  update public.professionals p set city = profile.city, state = profile.state
  from public.profiles profile where profile.id = p.user_id and p.user_id = application.user_id;
  update public.profiles set role = 'professional' where id = application.user_id and role <> 'admin';
  perform private.give_usual_hours(application.user_id);
  return private.decided(application.id);
end
$$;
comment on function public.promote_to_professional(uuid, text) is
  'Approves a pending application: the applicant becomes a listed professional at the price asked for.';

create function public.reject_professional_application(
  application_id uuid, rejection_reason_text text, admin_notes_text text default null
) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  application public.professional_applications := private.pending_application(application_id);
begin
  if coalesce(private.trimmed(rejection_reason_text), '') = '' then
    perform private.refuse('reason_required', 'A rejection says why.');
  end if;
  perform private.check_words(rejection_reason_text), private.check_words(admin_notes_text);
  update public.professional_applications a
  set application_status = 'rejected', rejection_reason = private.trimmed(rejection_reason_text),
    admin_notes = nullif(private.trimmed(admin_notes_text), '')
  where a.id = application.id;
  update public.professionals set approval_status = 'rejected' where user_id = application.user_id;
  update public.profiles set role = 'patient' where id = application.user_id and role = 'professional_pending';
  return private.decided(application.id);
end
$$;
comment on function public.reject_professional_application(uuid, text, text) is
  'Rejects a pending application for the reason given; the applicant is a patient again and may send a new one.';

create function public.request_application_info(application_id uuid, admin_notes_text text)
returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  application public.professional_applications := private.pending_application(application_id);
begin
  if coalesce(private.trimmed(admin_notes_text), '') = '' then
    perform private.refuse('notes_required', 'The applicant must read what is missing.');
  end if;
  perform private.check_words(admin_notes_text);
  update public.professional_applications a
  set application_status = 'needs_info', admin_notes = private.trimmed(admin_notes_text)
  where a.id = application.id;
  return private.decided(application.id);
end
$$;
comment on function public.request_application_info(uuid, text) is
  'Asks the applicant for what the text says; the same application comes back when corrected.';

create function private.application_text(full_name text, email text, specialty public.profession) returns text
language sql immutable
set search_path = ''
as $$
  select private.fold(concat_ws(' ', full_name, email,
    case specialty when 'psychologist' then 'Psicologia Psicóloga Psicólogo' else 'Psiquiatria Psiquiatra' end))
$$;
create index professional_applications_text_idx on public.professional_applications
  using gin (private.application_text(full_name, email, specialty) extensions.gin_trgm_ops);
create index professional_applications_status_idx
  on public.professional_applications (application_status, applied_at desc, id desc);

create function public.list_applications(
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
begin
  perform private.require_admin();
  return query execute 'select * from public.professional_applications ' || private.list_page(
    concat_ws(' and ', 'true',
      case when private.trimmed(search) <> '' then
        'private.application_text(full_name, email, specialty) like private.containing($1)' end,
      case when status is not null then 'application_status = $2' end),
    'applied_at', 'id', cursor_id, newer, page_size)
  using search, status, cursor_applied_at, cursor_id;
end
$$;
comment on function public.list_applications(text, public.application_status, timestamptz, uuid, boolean, int) is
  'A page of applications for admins. Latest first after the cursor; with newer, oldest first after it (without a '
  'cursor: from the oldest). Search finds name, e-mail or profession literally, without accents or case.';

create function public.application_counts(search text default null) returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'total', count(*),
      'matching', count(*) filter (where coalesce(private.trimmed(search), '') = ''
        or private.application_text(full_name, email, specialty) like private.containing(search)),
      'pending', count(*) filter (where application_status = 'pending'),
      'approved', count(*) filter (where application_status = 'approved'),
      'rejected', count(*) filter (where application_status = 'rejected'),
      'needs_info', count(*) filter (where application_status = 'needs_info'))
    from public.professional_applications);
end
$$;
comment on function public.application_counts(text) is
  'Applications in all, those a search finds, and by status, for admins.';

revoke execute on function
  public.promote_to_professional(uuid, text), public.reject_professional_application(uuid, text, text),
  public.request_application_info(uuid, text),
  public.list_applications(text, public.application_status, timestamptz, uuid, boolean, int),
  public.application_counts(text) from public;
grant execute on function
  public.promote_to_professional(uuid, text), public.reject_professional_application(uuid, text, text),
  public.request_application_info(uuid, text),
  public.list_applications(text, public.application_status, timestamptz, uuid, boolean, int),
  public.application_counts(text) to authenticated;
