-- An erasure carried out. What the law makes the platform keep goes on under a pseudonym: a new account without address,
-- password or name, which nobody can sign in to. Everything else goes with the account, so that a token that still
-- lives names nobody: policies and procedures answer it as they answer somebody without a session.

alter table public.profiles add column erased_at timestamptz;
comment on column public.profiles.erased_at is 'A pseudonym that keeps records of an erased person, since then; null for people.';
grant select (erased_at) on public.profiles to authenticated;
create index profiles_erased_idx on public.profiles (erased_at) where erased_at is not null;

alter table public.professionals add column name_kept_until date;
comment on column public.professionals.name_kept_until is
  'Of an erased professional: the last day on which the records of those attended say by whom. Null for everybody else, '
  'and afterwards.';

create table private.fiscal_identities (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  full_name text not null,
  document_number text,
  keep_until date not null
);
comment on table private.fiscal_identities is
  'Whose payments a pseudonym''s are, as long as tax law may ask for it. In private: no request reads it.';
comment on column private.fiscal_identities.document_number is 'CPF or CNPJ, bare.';
comment on column private.fiscal_identities.keep_until is
  'The last day of the fifth year after the last payment; deleted afterwards.';
alter table private.fiscal_identities enable row level security;
revoke all on private.fiscal_identities from anon, authenticated;

create function private.kept_by_law(person uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  with booked as (
    select c.patient_id = person as received, c.status in ('completed', 'no_show')
        or c.status = 'scheduled' and c.ends_at <= private.now() as was_held,
      -- Five years for psychology (CFP 001/2009), twenty for medicine (Lei 13.787/2018, article 6).
      ((c.starts_at at time zone 'America/Sao_Paulo')::date
        + case p.profession when 'psychologist' then interval '5 years' else interval '20 years' end)::date as until
    from public.consultations c join public.professionals p on p.user_id = c.professional_id
    where person in (c.patient_id, c.professional_id)
  ), paid as (
    select paid_at from public.payments where person in (patient_id, professional_id) and status = 'paid'
  )
  select jsonb_build_object(
    'consultations', (select count(*) from booked where was_held and received),
    'consultations_until', (select max(until) from booked where was_held and received),
    'attended', (select count(*) from booked where was_held and not received),
    'attended_until', (select max(until) from booked where was_held and not received),
    'not_held', (select count(*) from booked where not was_held),
    'payments', (select count(*) from paid),
    'payments_until', (select make_date(max(extract(year from paid_at at time zone 'America/Sao_Paulo'))::int + 5, 12, 31)
      from paid))
$$;
comment on function private.kept_by_law(uuid) is
  'How many consultations of a person (received as a patient, attended as a professional) and payments the law makes the '
  'platform keep, and until which day; and how many bookings that were not held stay beside them, as dates and amounts.';

create function private.is_owed_back(payment public.payments) returns boolean
language sql stable
set search_path = ''
as $$ select payment.refund_due and payment.refunded_at is null $$;
comment on function private.is_owed_back(public.payments) is 'Whether the money has still to be given back.';

create function public.erasure_preview(request_id uuid) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  perform private.require_admin();
  select user_id into person from public.privacy_requests r where r.id = request_id and r.kind = 'erasure';
  if not found then
    perform private.refuse('request_not_found', 'No request of erasure has this identifier.');
  end if;
  return (select json_build_object(
    'kept', private.kept_by_law(person),
    'sessions_open', (select count(*) from public.consultations c
      where person in (c.patient_id, c.professional_id) and private.is_to_come(c)),
    'attends_open', exists (select from public.consultations c
      where c.professional_id = person and private.is_to_come(c)),
    'refunds_due', (select count(*) from public.payments p where p.patient_id = person and private.is_owed_back(p)),
    'messages', (select count(*) from public.chat_messages m join public.consultations c on c.id = m.consultation_id
      where c.patient_id = person),
    'reviews', (select count(*) from public.reviews where patient_id = person),
    'documents', (select count(*) from storage.objects
      where bucket_id = 'professional-documents' and starts_with(name, person || '/')),
    'is_professional', exists (select from public.professionals where user_id = person)));
end
$$;
comment on function public.erasure_preview(uuid) is
  'What keeps a request of erasure from being carried out (paid sessions to come, money owed back), and what carrying it '
  'out would anonymise and keep, for admins.';

create function private.lock_person(person uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
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

create function private.cancel_unpaid_bookings(person uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.cancel_sessions(array(select id from public.consultations
    where patient_id = person and status = 'pending'), 'patient');
  perform private.cancel_sessions(array(select id from public.consultations
    where professional_id = person and status = 'pending'), 'platform');
end
$$;
comment on function private.cancel_unpaid_bookings(uuid) is
  'What waits for payment never takes place. What is paid keeps the person from being erased.';

create function private.refuse_while_open(person uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if exists (select from public.consultations c
    where person in (c.patient_id, c.professional_id) and private.is_to_come(c)) then
    perform private.refuse('session_open', 'A paid session is running or still to come.');
  elsif exists (select from public.payments p where p.patient_id = person and private.is_owed_back(p)) then
    perform private.refuse('refund_open', 'Money is owed back: afterwards nobody knows to whom.');
  end if;
end
$$;
comment on function private.refuse_while_open(uuid) is
  'Care and money are settled while somebody is there to be asked: nobody is erased in a session or before a paid one.';

create function private.make_pseudonym() returns public.profiles
language plpgsql
set search_path = ''
as $$
declare
  made public.profiles;
  key constant uuid := gen_random_uuid();
begin
  insert into auth.users (instance_id, id, aud, role, email, confirmation_token, recovery_token,
    email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, deleted_at)
  values ('00000000-0000-0000-0000-000000000000', key, 'authenticated', 'authenticated', null, '', '', '', '',
    '{}', '{}', private.now(), private.now(), private.now());
  update public.profiles
  set full_name = 'Pessoa removida ' || left(key::text, 8), contact_email = false, contact_push = false,
    erased_at = private.now()
  where id = key returning * into made;
  return made;
end
$$;
comment on function private.make_pseudonym() is
  'An account without address or password, already deleted for the authentication server; the sign-up trigger makes its '
  'profile.';

create function private.forget_mentions(person uuid) returns void
language sql
set search_path = ''
as $$
  update public.notifications set body = 'Os dados da pessoa deste aviso foram apagados.', subject_id = null
  where subject_id = person
$$;

create function private.keep_as_patient(person uuid, pseudonym public.profiles) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- A conversation tells of the patient, whoever wrote.
  update public.chat_messages m
  set content = 'Mensagem apagada.', sender_id = case m.sender_id when person then pseudonym.id else m.sender_id end
  from public.consultations c where c.id = m.consultation_id and c.patient_id = person;
  update public.reviews
  set patient_id = pseudonym.id, patient_display_name = 'Paciente', positive_aspects = null, improvements = null,
    emotion = null, public_testimonial = null, testimonial_status = 'none'
  where patient_id = person;
  update public.payments set patient_id = pseudonym.id where patient_id = person;
  delete from public.consultation_sessions s using public.consultations c
  where c.id = s.consultation_id and c.patient_id = person;
  update private.mail_outbox m
  set payload = m.payload || jsonb_build_object('patient_name', pseudonym.full_name)
  from public.consultations c
  where c.patient_id = person and m.payload ->> 'consultation_id' = c.id::text;
  update public.consultations
  set patient_id = pseudonym.id, patient_name = pseudonym.full_name, patient_email = ''
  where patient_id = person;
end
$$;
comment on function private.keep_as_patient(uuid, public.profiles) is
  'Consultations, payments and ratings go on under the pseudonym; words, names and addresses do not.';

create function private.forget_professional_name(professional uuid) returns void
language sql
set search_path = ''
as $$
  update private.mail_outbox m set payload = m.payload || '{"professional_name": "Profissional removido"}'
  from public.consultations c
  where c.professional_id = professional and m.payload ->> 'consultation_id' = c.id::text;
  update public.consultations set professional_name = 'Profissional removido' where professional_id = professional;
  update public.professionals set full_name = 'Profissional removido', registration = '-', name_kept_until = null
  where user_id = professional;
  select private.forget_mentions(professional)
$$;
comment on function private.forget_professional_name(uuid) is
  'Of an erased professional, once no record of care has to say by whom.';

create function private.keep_as_professional(person uuid, pseudonym uuid, until date) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Who attended, with which registration, is part of the patients' records. Nobody but admins reads the row.
  insert into public.professionals (user_id, full_name, profession, registration, approval_status, rating_counts,
    name_kept_until)
  select pseudonym, full_name, profession, registration, 'suspended', rating_counts, until
  from public.professionals where user_id = person;
  update public.consultations set professional_id = pseudonym where professional_id = person;
  update public.payments set professional_id = pseudonym where professional_id = person;
  update public.reviews set professional_id = pseudonym where professional_id = person;
  update public.chat_messages set sender_id = pseudonym where sender_id = person;
  -- What patients were told of their professional names them as long as their records do.
  update public.notifications n set subject_id = pseudonym
  where n.subject_id = person and n.kind = 'cancellation';
  if until is null then
    perform private.forget_professional_name(pseudonym);
  end if;
end
$$;
comment on function private.keep_as_professional(uuid, uuid, date) is
  'The patients'' records go on naming who attended them, until that day; null: nobody was attended, nothing names them. '
  'The directory, hours, texts and price are gone.';

create function private.keep_fiscal_identity(person uuid, pseudonym uuid, until date) returns void
language sql
set search_path = ''
as $$
  insert into private.fiscal_identities (user_id, full_name, document_number, keep_until)
  select pseudonym, p.full_name, coalesce(p.cpf, p.cnpj, (select a.cpf_cnpj from public.professional_applications a
    where a.user_id = person order by a.applied_at desc limit 1)), until
  from public.profiles p where p.id = person and until is not null
$$;

create function private.forget_account(person public.profiles) returns void
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
  delete from auth.refresh_tokens where user_id = person.id::text;
  delete from auth.users where id = person.id;
end
$$;
comment on function private.forget_account(public.profiles) is
  'Ends the account: whoever still holds its tokens is nobody. No table keeps its identifier, but for the requests whose '
  'files are still to go.';

create function private.erasure_answer(request public.privacy_requests) returns json
language plpgsql
set search_path = ''
as $$
declare
  documents constant json := (select json_agg(o.name order by o.name) from storage.objects o
    where o.bucket_id = 'professional-documents' and starts_with(o.name, request.user_id || '/'));
begin
  if documents is null then
    update public.privacy_requests r set user_id = null where r.user_id = request.user_id;
  end if;
  return json_build_object('request_id', request.id, 'status', request.status, 'kept', request.kept,
    'documents', coalesce(documents, '[]'));
end
$$;
comment on function private.erasure_answer(public.privacy_requests) is
  'With the files that still have to be removed: only the storage server removes their bytes. Once there are none, the '
  'person''s requests forget whose they were.';

create function public.erase_person(request_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  request public.privacy_requests;
  person public.profiles;
  pseudonym public.profiles;
  duties jsonb;
begin
  perform private.require_admin();
  select * into request from public.privacy_requests r where r.id = erase_person.request_id for update;
  if not found or request.kind <> 'erasure' then
    perform private.refuse('request_not_found', 'No request of erasure has this identifier.');
  elsif request.kept is not null then
    return private.erasure_answer(request);
  elsif request.status not in ('open', 'in_progress') then
    perform private.refuse('request_closed', 'This request was answered or withdrawn.');
  end if;
  perform private.lock_person(request.user_id);
  select * into person from public.profiles p where p.id = request.user_id;
  if not found then
    perform private.refuse('request_not_found', 'The account is gone already.');
  elsif person.role = 'admin' or person.is_admin then
    perform private.refuse('admin_account', 'Somebody who administers hands that over first.');
  end if;

  perform private.refuse_while_open(person.id);
  perform private.cancel_unpaid_bookings(person.id);
  duties := private.kept_by_law(person.id);
  insert into private.mail_outbox (kind, recipient, payload)
  select 'erased', person.email, jsonb_build_object('name', person.full_name, 'kept', duties) where person.email <> '';

  if exists (select from public.consultations c where person.id in (c.patient_id, c.professional_id)) then
    pseudonym := private.make_pseudonym();
    perform private.keep_fiscal_identity(person.id, pseudonym.id, (duties ->> 'payments_until')::date);
    perform private.keep_as_patient(person.id, pseudonym);
    if exists (select from public.consultations c where c.professional_id = person.id) then
      perform private.keep_as_professional(person.id, pseudonym.id, (duties ->> 'attended_until')::date);
    end if;
    update public.consents set user_id = pseudonym.id where user_id = person.id;
  end if;
  perform private.forget_account(person);

  update public.privacy_requests r
  set kept = duties, status = case
    when (duties ->> 'consultations')::int + (duties ->> 'attended')::int + (duties ->> 'payments')::int > 0
    then 'partly_refused' else 'done' end::public.privacy_request_status
  where r.id = request.id returning * into request;
  -- Nobody is left to answer the others to.
  update public.privacy_requests r set status = 'done'
  where r.user_id = request.user_id and r.id <> request.id and r.status in ('open', 'in_progress');
  return private.erasure_answer(request);
end
$$;
comment on function public.erase_person(uuid) is
  'An admin carries out a request of erasure, whole or not at all: what the law keeps goes on under a pseudonym (then the '
  'status is partly_refused), the rest and the account are gone, and the person is told by e-mail. Refused '
  'until each paid session of the person, as patient or professional, is over or cancelled (session_open) and what is owed '
  'back to them is refunded (refund_open). Called again it answers which files still wait to be removed.';

create function public.forget_expired_data() returns void
language sql security definer
set search_path = ''
as $$
  delete from private.fiscal_identities where keep_until < private.today();
  select private.forget_professional_name(user_id) from public.professionals where name_kept_until < private.today();
  delete from private.mail_outbox where kind = 'erased' and created_at < private.now() - interval '7 days';
  delete from public.contact_messages where user_id is null and created_at < private.now() - interval '1 year';
  delete from private.data_exports where exported_at < private.now() - interval '1 year';
$$;
comment on function public.forget_expired_data() is
  'Forgets what had to be kept for a time only: fiscal identities, names of erased professionals, the last e-mail to somebody erased where it never '
  'went out, what visitors wrote to the team, when copies were taken. A job.';

revoke execute on function public.erasure_preview(uuid), public.erase_person(uuid) from public;
grant execute on function public.erasure_preview(uuid), public.erase_person(uuid) to authenticated;
revoke execute on function public.forget_expired_data() from public, anon, authenticated;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget-expired-data', '17 4 * * *', 'select public.forget_expired_data()');
  end if;
end
$$;
