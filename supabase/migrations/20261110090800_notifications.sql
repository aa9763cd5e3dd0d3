-- What waits for a person inside the portal: the bell.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in
    ('application', 'testimonial', 'contact', 'booking', 'decision', 'cancellation', 'privacy')),
  title text not null,
  body text not null default '',
  subject_id uuid,
  link text not null check (link ~ '^/[^/\\]'),
  read_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table public.notifications is 'Made by triggers; their owner marks them read.';
comment on column public.notifications.kind is 'What it is about; clients choose a picture by it.';
comment on column public.notifications.subject_id is
  'Whom the words name; null: nobody, or the reader. Through it they go when that person is erased.';
comment on column public.notifications.link is 'Where the portal shows it.';
create index notifications_user_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_subject_idx on public.notifications (subject_id) where subject_id is not null;
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;

create policy "People read what waits for them" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People mark theirs as read" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function public.unread_notifications() returns int
language sql stable
set search_path = ''
as $$ select count(*)::int from public.notifications where user_id = (select auth.uid()) and read_at is null $$;
comment on function public.unread_notifications() is 'How many notifications the caller has not read.';
revoke execute on function public.unread_notifications() from public;
grant execute on function public.unread_notifications() to authenticated;

create function private.tell(person uuid, kind text, title text, body text, link text, names uuid default null)
returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, kind, title, body, link, subject_id)
  values (person, kind, title, body, link, names)
$$;
comment on function private.tell(uuid, text, text, text, text, uuid) is 'names: whom the body calls by name, if anybody.';

create function private.tell_admins(kind text, title text, body text, link text, names uuid default null) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, kind, title, body, link, subject_id)
  select id, kind, title, body, link, names from public.profiles where role = 'admin' or is_admin
$$;
create index profiles_admin_idx on public.profiles (id) where role = 'admin' or is_admin;

create function private.tell_of_application() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
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
create trigger tell_of_application after insert on public.professional_applications
  for each row when (new.application_status = 'pending') execute function private.tell_of_application();
create trigger tell_of_decision after update of application_status on public.professional_applications
  for each row when (old.application_status <> new.application_status)
  execute function private.tell_of_application();

create function private.tell_of_testimonial() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell_admins('testimonial', 'Depoimento para ler', 'Um depoimento aguarda publicação.',
    '/admin/depoimentos');
  return null;
end
$$;
create trigger tell_of_testimonial after insert on public.reviews
  for each row when (new.testimonial_status = 'pending') execute function private.tell_of_testimonial();

create function private.tell_of_booking() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell(new.professional_id, 'booking', 'Consulta confirmada',
    new.patient_name || ', ' || to_char(new.consultation_date, 'DD/MM') || ' às ' || new.consultation_time || '.',
    '/professional/dashboard', new.patient_id);
  return null;
end
$$;
create trigger tell_of_booking after update of status on public.consultations
  for each row when (old.status <> 'scheduled' and new.status = 'scheduled')
  execute function private.tell_of_booking();

create function private.tell_of_withdrawal() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell(new.patient_id, 'cancellation', 'Consulta cancelada',
    new.professional_name || ' não está mais atendendo no ' || private.product_name() || '. A consulta de '
      || to_char(new.consultation_date, 'DD/MM') || ' às ' || new.consultation_time || ' foi cancelada.',
    '/patient/appointments?aba=historico', new.professional_id);
  return null;
end
$$;
create trigger tell_of_withdrawal after update of status on public.consultations
  for each row when (old.status <> 'cancelled' and new.cancelled_by = 'platform')
  execute function private.tell_of_withdrawal();
