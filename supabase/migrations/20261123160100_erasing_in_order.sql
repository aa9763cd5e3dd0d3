-- Erasing a person, at the same moment as something of theirs. What waited for it asks again afterwards whose row it is,
-- and everybody locks in the order of docs/backend.md: the account, people, applications, payments, consultations.

create or replace function private.own_payment(wanted uuid) returns public.payments
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform private.require_live_session();
  select * into payment from public.payments where id = wanted and patient_id = auth.uid();
  if not found then
    perform private.refuse('payment_not_found', 'The caller has no such payment.');
  end if;
  -- People first, as when booking: everybody locks in the same order.
  perform private.lock_people(payment.patient_id, payment.professional_id);
  select * into payment from public.payments where id = wanted and patient_id = auth.uid() for update;
  if not found then
    perform private.refuse('payment_not_found', 'The caller was erased meanwhile.');
  end if;
  return payment;
end
$$;

create or replace function private.own_consultation(wanted uuid, as_professional boolean) returns public.consultations
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  perform private.require_live_session();
  select * into consultation from public.consultations c
  where c.id = wanted
    and auth.uid() = case when as_professional then c.professional_id else c.patient_id end;
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  -- Everybody locks in the same order: people, as when booking, then the payment, as when paying or expiring.
  perform private.lock_people(consultation.patient_id, consultation.professional_id);
  perform from public.payments p where p.consultation_id = wanted for update;
  select * into consultation from public.consultations c
  where c.id = wanted
    and auth.uid() = case when as_professional then c.professional_id else c.patient_id end
  for update;
  if not found then
    perform private.refuse('consultation_not_found', 'The caller was erased meanwhile.');
  end if;
  return consultation;
end
$$;

create or replace function private.pending_application(wanted uuid) returns public.professional_applications
language plpgsql
set search_path = ''
as $$
declare
  applicant uuid;
  application public.professional_applications;
begin
  perform private.require_admin();
  -- People first: deciding writes the professional and the profile, and erasing deletes the application after both.
  select a.user_id into applicant from public.professional_applications a where a.id = wanted;
  perform private.lock_people(applicant);
  select * into application from public.professional_applications where id = wanted for update;
  if not found then
    perform private.refuse('application_not_found', 'No application has this identifier.');
  elsif application.application_status <> 'pending' then
    perform private.refuse('application_not_pending', 'Somebody has decided on this application already.');
  end if;
  return application;
end
$$;

create or replace function private.lock_person(person uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The account first: confirming an address and completing a sign-up hold it when they write the profile.
  perform from auth.users where id = person for update;
  -- In the order of everybody else: the patient, professionals, payments, consultations. The profile can still be
  -- pointed at: whoever holds an agenda goes on to queue an e-mail to this person.
  perform from public.profiles where id = person for no key update;
  perform from public.professionals p where p.user_id = person
    or p.user_id in (select professional_id from public.consultations where patient_id = person)
    order by p.user_id for no key update;
  perform from public.payments p where person in (p.patient_id, p.professional_id) order by p.id for update;
  perform from public.consultations c where person in (c.patient_id, c.professional_id) order by c.id for update;
end
$$;

create or replace function private.forget_account(person public.profiles) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.forget_mentions(person.id), private.forget_in_log(person.id);
  -- What somebody wrote as a visitor with the address that the account has proven.
  delete from public.contact_messages where user_id is null and lower(email) = lower(person.email);
  -- Not the pseudonym's name: a request must not lead to the records.
  update public.privacy_requests set full_name = 'Pessoa removida', email = '', message = '', answer = null
  where user_id = person.id;
  delete from private.verified_documents v using storage.objects o
  where o.id = v.object_id and o.bucket_id = 'professional-documents' and starts_with(o.name, person.id || '/');
  -- Identities, sessions, tokens, the profile and what hangs on it (e-mails, messages to the team) go with the account.
  -- Sessions before tokens, as signing out does.
  delete from auth.sessions where user_id = person.id;
  delete from auth.refresh_tokens where user_id = person.id::text;
  delete from auth.users where id = person.id;
end
$$;

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
  if not found then
    perform private.refuse('not_authenticated', 'The account was erased meanwhile.');
  elsif is_dropped is not true and private.has_signed_up(caller) then
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
  perform from public.consultations c
  where c.id = mark_conversation_read.consultation_id and auth.uid() in (c.patient_id, c.professional_id)
  for key share;
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  end if;
  insert into public.chat_reads (consultation_id, user_id, last_read_at)
  values (mark_conversation_read.consultation_id, auth.uid(), private.now())
  on conflict (consultation_id, user_id) do update
    set last_read_at = greatest(chat_reads.last_read_at, excluded.last_read_at);
end
$$;

create or replace function public.send_contact_message(
  full_name text, email text, user_type text, subject text, message text
) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  address constant text := private.trimmed(send_contact_message.email);
  -- A session that is over writes as a visitor.
  writer constant uuid := case when private.has_live_session() then auth.uid() end;
begin
  if coalesce(private.trimmed(send_contact_message.full_name), '') = '' or coalesce(address, '') = ''
    or coalesce(private.trimmed(send_contact_message.subject), '') = '' or coalesce(private.trimmed(send_contact_message.message), '') = ''
    or (send_contact_message.user_type in ('patient', 'professional')) is not true then
    perform private.refuse('fields_required', 'All five fields are required.');
  elsif address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 320 then
    perform private.refuse('email_invalid', 'Not an e-mail address.');
  elsif char_length(send_contact_message.full_name) > 120 or char_length(send_contact_message.subject) > 200
    or char_length(send_contact_message.message) > 5000 then
    perform private.refuse('text_too_long', 'Name 120, subject 200, message 5000 characters at most.');
  end if;
  if writer is null then
    perform private.count_contact_attempt();
  else
    perform from public.profiles p where p.id = writer for no key update;
    if not found then
      perform private.refuse('not_authenticated', 'The account was erased meanwhile.');
    elsif (select count(*) from public.contact_messages c
      where c.user_id = writer and c.created_at > private.now() - interval '1 hour') >= 5 then
      perform private.refuse('too_many_messages', 'Five messages an hour from one account.');
    end if;
  end if;
  insert into public.contact_messages (user_id, full_name, email, user_type, subject, message)
  values (writer, private.one_line(send_contact_message.full_name), address, send_contact_message.user_type,
    private.one_line(send_contact_message.subject), private.trimmed(send_contact_message.message));
end
$$;

create or replace function public.end_sessions_of(user_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  ended int;
begin
  perform private.require_admin();
  -- Held, so that the log gets no identifier of a person who is erased at this moment.
  perform from public.profiles p where p.id = end_sessions_of.user_id and p.erased_at is null for key share;
  if not found then
    perform private.refuse('person_not_found', 'Nobody has this identifier.');
  end if;
  select count(*) into ended from private.sessions_of(end_sessions_of.user_id);
  delete from auth.sessions s where s.user_id = end_sessions_of.user_id;
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  values (auth.uid(), 'profiles', end_sessions_of.user_id, 'update', jsonb_build_object('sessions_ended', ended));
  return json_build_object('user_id', end_sessions_of.user_id, 'sessions_ended', ended);
end
$$;
