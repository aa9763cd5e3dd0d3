-- An ended login session administers, exports, erases and writes nothing, although its token lives on for up to an
-- hour. Reading one's own rows ends with the token.

create or replace function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and (role = 'admin' or is_admin) and private.lacking_factor(id) = 'none'
  ) and private.has_live_session()
$$;
comment on function private.is_admin() is
  'Whether the caller administers, has shown the second factor that is asked of them, and is in a login session that is '
  'not over. Reads profiles past its own policies, which ask this.';

create or replace function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_live_session();
  if not private.is_admin() then
    perform private.refuse('not_allowed', 'Only admins may ask this.');
  end if;
end
$$;

create or replace function public.lacking_admin_factor() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  lacking text;
begin
  select private.lacking_factor(id) into lacking from public.profiles
  where id = (select auth.uid()) and (role = 'admin' or is_admin);
  if found then
    perform private.require_live_session();
  end if;
  return lacking;
end
$$;
comment on function public.lacking_admin_factor() is
  'What keeps the caller from administering: code, factor or none (private.lacking_factor). Null for other accounts. '
  'Refuses an admin whose login session is over, and with it the policies that ask this.';

-- Direct writes: a statement trigger refuses with a code, where a policy would only find no row.
create function private.refuse_ended_session() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- A procedure runs as its owner and checks for itself.
  if current_user = 'authenticated' and not private.has_live_session() then
    raise exception using errcode = 'P0001', message = 'session_ended',
      detail = 'Sign in again: this session is over.';
  end if;
  return null;
end
$$;
comment on function private.refuse_ended_session() is
  'For every table that authenticated may write: refuses a login session that is over.';
create trigger refuse_ended_session before insert or update or delete on public.profiles
  for each statement execute function private.refuse_ended_session();
create trigger refuse_ended_session before insert or update or delete on public.professionals
  for each statement execute function private.refuse_ended_session();
create trigger refuse_ended_session before insert or update or delete on public.notifications
  for each statement execute function private.refuse_ended_session();

-- Files: their table takes no triggers of ours on Supabase, and its API knows no codes of ours.
alter policy "Applicants add documents to their own folder" on storage.objects
  with check (bucket_id = 'professional-documents'
    and (select private.has_live_session())
    and (select private.may_apply())
    and (select private.unsent_documents()) < 40
    and not private.is_sent_document(name)
    and name ~ ('^' || (select auth.uid()) || '/[0-9]{10,16}-[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.(pdf|jpg|jpeg|png)$'));
alter policy "Owners remove documents they have not sent" on storage.objects
  using (bucket_id = 'professional-documents'
    and (select private.has_live_session())
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and not private.is_sent_document(name));

create or replace function private.require_sign_up(person uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_live_session();
  if not private.has_signed_up(person) then
    perform private.refuse('sign_up_incomplete', 'A full name and consent to both texts come first (restate_sign_up).');
  end if;
end
$$;
comment on function private.require_sign_up(uuid) is
  'What booking and applying start with: a login session that is not over, and a complete sign-up.';

create or replace function public.restate_sign_up(sign_up jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  is_dropped boolean;
begin
  perform private.require_live_session();
  select raw_app_meta_data ? 'sign_up_dropped' into is_dropped from auth.users where id = caller for no key update;
  if is_dropped is not true and private.has_signed_up(caller) then
    return; -- said already: a retry
  end if;
  -- What is stored stays where nothing is said: a sign-up that was dropped has left nothing of anybody else.
  perform private.write_sign_up(caller, (
    select jsonb_build_object('cpf', p.cpf, 'phone', p.phone, 'cnpj', p.cnpj, 'profession', p.profession,
      'registration', p.registration) || jsonb_strip_nulls(coalesce(sign_up, '{}'))
    from public.profiles p where p.id = caller));
  if not private.has_signed_up(caller) then
    perform private.refuse('fields_required', 'A full name and consent to both texts are required.');
  end if;
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'sign_up_dropped' where id = caller;
end
$$;

create or replace function public.mark_conversation_read(consultation_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_live_session();
  if not exists (select from public.consultations c
    where c.id = mark_conversation_read.consultation_id and auth.uid() in (c.patient_id, c.professional_id)) then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  insert into public.chat_reads (consultation_id, user_id, last_read_at)
  values (mark_conversation_read.consultation_id, auth.uid(), private.now())
  on conflict (consultation_id, user_id) do update
    set last_read_at = greatest(chat_reads.last_read_at, excluded.last_read_at);
end
$$;

create or replace function public.withdraw_privacy_request(request_id uuid) returns public.privacy_requests
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.privacy_requests;
begin
  perform private.require_live_session();
  select * into request from public.privacy_requests r
  where r.id = request_id and r.user_id = auth.uid() for update;
  if not found then
    perform private.refuse('request_not_found', 'The caller made no such request.');
  elsif request.status not in ('open', 'in_progress', 'withdrawn') then
    perform private.refuse('request_closed', 'The team has answered this request already.');
  end if;
  update public.privacy_requests r set status = 'withdrawn' where r.id = request.id returning * into request;
  return request;
end
$$;

create or replace function public.send_privacy_request(message text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  if coalesce(private.trimmed(message), '') = '' then
    perform private.refuse('fields_required', 'Say what you ask for.');
  end if;
  perform private.ask_about_data('other', message);
end
$$;

create or replace function private.ask_about_data(kind text, message text) returns public.privacy_requests
language plpgsql
set search_path = ''
as $$
declare
  asking public.profiles;
  made public.privacy_requests;
begin
  perform private.require_live_session();
  select * into asking from public.profiles p where p.id = auth.uid() for no key update;
  if not found then
    perform private.refuse('not_authenticated', 'Sign in to ask about your data.');
  elsif char_length(message) > 5000 then
    perform private.refuse('text_too_long', 'At most 5000 characters.');
  end if;
  if kind = 'erasure' then
    select * into made from public.privacy_requests r
    where r.user_id = asking.id and r.kind = 'erasure' and r.status in ('open', 'in_progress');
    if found then
      return made;
    elsif asking.role = 'admin' or asking.is_admin then
      perform private.refuse('admin_account', 'Somebody who administers hands that over first.');
    elsif exists (select from public.consultations c
      where c.patient_id = asking.id and private.is_to_come(c)) then
      perform private.refuse('session_open', 'A paid session is still to come.');
    end if;
  end if;
  if (select count(*) from public.privacy_requests r
    where r.user_id = asking.id and r.created_at > private.now() - interval '1 hour') >= 5 then
    perform private.refuse('too_many_messages', 'Five requests an hour.');
  end if;
  insert into public.privacy_requests (user_id, kind, full_name, email, user_type, message)
  values (asking.id, kind, coalesce(nullif(asking.full_name, ''), asking.email), asking.email,
    case when asking.role in ('professional', 'professional_pending') then 'professional' else 'patient' end,
    coalesce(private.trimmed(message), ''))
  returning * into made;
  return made;
end
$$;

create or replace function public.export_my_data() returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  person public.profiles;
begin
  perform private.require_live_session();
  select * into person from public.profiles where id = auth.uid() for no key update;
  if not found then
    perform private.refuse('not_authenticated', 'Sign in to take a copy of your data.');
  elsif coalesce(public.lacking_admin_factor(), 'none') <> 'none' then
    -- An admin's own notifications and changes name other people.
    perform private.refuse('not_allowed', 'Show the second factor first.');
  elsif (select count(*) from private.data_exports e
    where e.user_id = person.id and e.exported_at > private.now() - interval '1 hour') >= 5 then
    perform private.refuse('too_many_exports', 'Five copies an hour.');
  end if;
  insert into private.data_exports (user_id) values (person.id);
  return json_build_object(
    'titulo', 'Meus dados no ' || private.product_name(),
    'gerado_em', private.now(),
    'sobre', 'Este arquivo reúne tudo o que o ' || private.product_name() || ' guarda sobre você (LGPD, art. 18). '
      'Cada seção diz o que é. Horários estão em UTC; valores, em centavos. O prontuário é do seu profissional e não passa pela plataforma.',
    'secoes', private.copy_of(person.id));
end
$$;
