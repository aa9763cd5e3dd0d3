-- Taking a professional out: nobody finds or books them, what is to come is cancelled, everybody concerned is told. And
-- letting them in again.

create function private.tell_of_suspension(professional uuid, reason text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.tell(professional, 'decision', 'Cadastro profissional suspenso', reason, '/professional/pending');
  insert into private.mail_outbox (kind, user_id, recipient, payload)
  select 'suspended', id, email, jsonb_build_object('professional_name', full_name, 'reason', reason)
  from public.profiles where id = professional and email <> '';
end
$$;
comment on function private.tell_of_suspension(uuid, text) is
  'By notification and by e-mail, also to those who want none: it is about their account.';

create function private.tell_of_running_sessions(professional uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  running record;
begin
  for running in
    select c.id, c.patient_id, c.professional_name from public.consultations c
    where c.professional_id = professional and c.status = 'scheduled'
      and c.starts_at <= private.now() and c.ends_at > private.now()
  loop
    perform private.tell(running.patient_id, 'cancellation', 'Sua sessão pode continuar',
      running.professional_name || ' não está mais atendendo no ' || private.product_name()
        || '. A sessão de agora pode ir até o fim; se preferir, cancele e o valor é devolvido.', '/patient/appointments', professional);
    perform private.queue_mail(running.id, 'session_running', 'session_running ' || running.id);
  end loop;
end
$$;
comment on function private.tell_of_running_sessions(uuid) is
  'Tells the patients of sessions that run at this moment that they may end them with their money back.';

create function public.suspend_professional(professional_user_id uuid, reason text)
returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  why constant text := private.trimmed(reason);
begin
  perform private.require_admin();
  if coalesce(why, '') = '' then
    perform private.refuse('reason_required', 'A suspension says why.');
  elsif char_length(why) > 1000 then
    perform private.refuse('text_too_long', 'A reason has at most 1000 characters.');
  end if;
  update public.professionals set approval_status = 'suspended', suspension_reason = why
  where user_id = professional_user_id and approval_status = 'approved';
  if found then
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'professionals', professional_user_id, 'update', jsonb_build_object('reason', why));
    -- The professional's row, held by now, keeps new ones out.
    perform private.cancel_sessions(array(select c.id from public.consultations c
      where c.professional_id = professional_user_id
        and (c.status = 'pending' or c.status = 'scheduled' and c.starts_at > private.now())), 'platform');
    perform private.tell_of_running_sessions(professional_user_id);
    perform private.tell_of_suspension(professional_user_id, why);
  elsif not private.is_suspended(professional_user_id) then
    perform private.refuse('professional_unavailable', 'No approved professional has this identifier.');
  end if;
  return json_build_object('professional_user_id', professional_user_id, 'approval_status', 'suspended');
end
$$;
comment on function public.suspend_professional(uuid, text) is
  'Takes a professional out of the directory and of booking, cancels what is to come and tells patients and '
  'professional. What was stays readable. Suspending twice changes and tells nothing more.';

create function private.tell_of_return(professional uuid, note text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.tell(professional, 'decision', 'Cadastro profissional reativado',
    coalesce(note, 'Seu perfil já pode ser encontrado de novo.'), '/professional/dashboard');
  insert into private.mail_outbox (kind, user_id, recipient, payload)
  select 'reinstated', id, email, jsonb_build_object('professional_name', full_name, 'note', note)
  from public.profiles where id = professional and email <> '';
end
$$;
comment on function private.tell_of_return(uuid, text) is 'As tell_of_suspension does.';

create function public.lift_suspension(professional_user_id uuid, note text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  words constant text := nullif(private.trimmed(note), '');
begin
  perform private.require_admin();
  if char_length(words) > 1000 then
    perform private.refuse('text_too_long', 'A note has at most 1000 characters.');
  end if;
  update public.professionals d set approval_status = 'approved'
  where d.user_id = professional_user_id and d.approval_status = 'suspended'
    -- What is kept of an erased person stands there as suspended for ever.
    and exists (select from public.profiles p where p.id = d.user_id and p.erased_at is null);
  if found then
    if words is not null then
      insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
      values (auth.uid(), 'professionals', professional_user_id, 'update', jsonb_build_object('note', words));
    end if;
    perform private.tell_of_return(professional_user_id, words);
  elsif not exists (select from public.professionals d
    where d.user_id = professional_user_id and d.approval_status = 'approved') then
    perform private.refuse('professional_unavailable', 'No suspended professional has this identifier.');
  end if;
  return json_build_object('professional_user_id', professional_user_id, 'approval_status', 'approved');
end
$$;
comment on function public.lift_suspension(uuid, text) is
  'Lets a suspended professional be found and booked again, and tells them. What was cancelled stays so. Doing it twice '
  'changes and tells nothing more.';

create function public.list_professionals(
  search text default null,
  status public.approval_status default 'approved',
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns table (
  user_id uuid, full_name text, email text, profession public.profession, registration text, city text, state text,
  approval_status public.approval_status, standing_since timestamptz, suspension_reason text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute '
    select d.user_id, d.full_name, p.email, d.profession, d.registration, d.city, d.state, d.approval_status,
      d.standing_since, d.suspension_reason
    from public.professionals d join public.profiles p on p.id = d.user_id '
    || private.list_page(
      concat_ws(' and ', 'd.approval_status = $2', 'p.erased_at is null',
        case when private.trimmed(search) <> '' then 'd.search_text like private.containing($1)' end),
      'd.standing_since', 'd.user_id', cursor_id, newer, page_size)
  using search, coalesce(status, 'approved'), cursor_at, cursor_id;
end
$$;
comment on function public.list_professionals(text, public.approval_status, timestamptz, uuid, boolean, int) is
  'A page of professionals of one standing, for admins: who came to it last is first, after the cursor; with newer, who '
  'came first is (without a cursor: from the beginning). Search finds name, specialty or profession literally, without '
  'accents or case.';

revoke execute on function public.suspend_professional(uuid, text), public.lift_suspension(uuid, text),
  public.list_professionals(text, public.approval_status, timestamptz, uuid, boolean, int) from public;
grant execute on function public.suspend_professional(uuid, text), public.lift_suspension(uuid, text),
  public.list_professionals(text, public.approval_status, timestamptz, uuid, boolean, int) to authenticated;
