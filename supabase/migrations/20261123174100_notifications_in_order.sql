-- Statements that write several notifications lock them by id, so that no two wait for each other. Erasing a person and
-- the nightly job lock all that they will write before they write any of it.

-- Marking as read writes the caller's unread notifications alone, and these are locked in order before the statement.
alter policy "People mark theirs as read" on public.notifications
  using (user_id = (select auth.uid()) and read_at is null
    and coalesce((select public.lacking_admin_factor()), 'none') = 'none')
  with check (user_id = (select auth.uid()));

create function private.lock_unread_notifications() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Procedures run as their owner and lock for themselves.
  if current_user = 'authenticated' then
    perform from public.notifications n where n.user_id = auth.uid() and n.read_at is null order by n.id for update;
  end if;
  return null;
end
$$;
comment on function private.lock_unread_notifications() is
  'Locks by id what the caller may mark as read; an update by itself locks in any order.';
-- By its name it runs after refuse_ended_session.
create trigger take_locks_in_order before update on public.notifications
  for each statement execute function private.lock_unread_notifications();

create or replace function private.tell_of_application() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.notifications where id in (
    select n.id from public.notifications n where n.subject_id = new.user_id and n.kind = 'application'
    order by n.id for update);
  case new.application_status
    when 'pending' then
      perform private.tell_admins('application', 'Nova solicitação', new.full_name || ' aguarda análise.',
        '/admin/professionals/approval', new.user_id);
    when 'approved' then
      perform private.tell(new.user_id, 'decision', 'Cadastro profissional aprovado',
        'Seu perfil já pode ser encontrado.', '/professional/dashboard');
    when 'rejected' then
      perform private.tell(new.user_id, 'decision', 'Cadastro profissional não aprovado',
        'Veja o motivo e, se quiser, envie uma nova solicitação.', '/professional/pending');
    when 'needs_info' then
      perform private.tell(new.user_id, 'decision', 'Informações necessárias',
        'A equipe precisa de mais um detalhe.', '/professional/pending');
  end case;
  return null;
end
$$;

create or replace function private.tell_of_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  place constant text := '/admin/mensagens';
  unread int;
  says text;
begin
  perform pg_advisory_xact_lock(hashtextextended('contact notification', 0));
  select count(*) into unread from public.contact_messages where read_at is null;
  says := case when unread > 1 then unread || ' mensagens novas' else 'Nova mensagem' end;
  perform from public.notifications n where n.kind = 'contact' and n.link = place and n.read_at is null
    order by n.id for update;
  update public.notifications n set title = says, created_at = private.now()
  where n.kind = 'contact' and n.link = place and n.read_at is null;
  insert into public.notifications (user_id, kind, title, body, link)
  select p.id, 'contact', says, 'Alguém escreveu para a equipe.', place
  from public.profiles p
  where (p.role = 'admin' or p.is_admin) and not exists (select from public.notifications n
    where n.user_id = p.id and n.kind = 'contact' and n.link = place and n.read_at is null);
  return null;
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
  -- Deciding on a review or a request holds it when it deletes the notifications about it.
  perform from public.reviews r where person in (r.patient_id, r.professional_id) order by r.id for update;
  perform from public.privacy_requests r where r.user_id = person order by r.id for update;
  perform from public.notifications n where n.user_id = person or n.subject_id = person
    or n.about_id = any (array(select r.id from public.reviews r where r.patient_id = person))
    or n.about_id = any (array(select r.id from public.privacy_requests r where r.user_id = person))
    order by n.id for update;
end
$$;

create or replace function public.forget_expired_data() returns void
language sql security definer
set search_path = ''
as $$
  delete from private.fiscal_identities where keep_until < private.today();
  select from public.professionals where name_kept_until < private.today() order by user_id for no key update;
  select from public.consultations c where c.professional_id in (
    select user_id from public.professionals where name_kept_until < private.today()) order by c.id for update;
  select from public.notifications n where n.subject_id in (
    select user_id from public.professionals where name_kept_until < private.today()) order by n.id for update;
  select private.forget_professional_name(user_id) from public.professionals where name_kept_until < private.today();
  delete from private.mail_outbox where kind = 'erased' and created_at < private.now() - interval '7 days';
  delete from public.contact_messages where user_id is null and created_at < private.now() - interval '1 year';
  delete from private.data_exports where exported_at < private.now() - interval '1 year';
  delete from private.contact_attempts where happened_at <= private.now() - interval '1 hour';
  select private.forget_unconfirmed_accounts();
$$;
