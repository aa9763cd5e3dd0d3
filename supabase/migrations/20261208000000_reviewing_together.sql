-- How the team reviews an application: who looks at it, what was checked, internal notes, what came before, and who else it may be.

create table private.application_assignments (
  application_id uuid primary key references public.professional_applications (id) on delete cascade,
  member_id uuid not null references public.profiles (id) on delete cascade,
  assigned_at timestamptz not null default private.now()
);
comment on table private.application_assignments is 'Which member of the team looks at an application: advice, not a lock.';
comment on column private.application_assignments.application_id is 'An open application, or one that was.';
comment on column private.application_assignments.member_id is 'Who looks at it.';
comment on column private.application_assignments.assigned_at is 'Since when.';
create index application_assignments_member_idx on private.application_assignments (member_id);

create table private.application_checks (
  application_id uuid not null references public.professional_applications (id) on delete cascade,
  item text not null check (item in ('registration', 'name', 'profession', 'document', 'single')),
  checked_by uuid references public.profiles (id) on delete set null,
  checked_at timestamptz not null default private.now(),
  primary key (application_id, item)
);
comment on table private.application_checks is 'What a member of the team has checked. A new submission of the application begins again.';
comment on column private.application_checks.application_id is 'The application.';
comment on column private.application_checks.item is 'registration: active at the council; name: the same in registration and document; profession: fits the registration; document: CPF or CNPJ as in the document; single: no other account.';
comment on column private.application_checks.checked_by is 'Who ticked it first; null for somebody erased.';
comment on column private.application_checks.checked_at is 'When.';
create index application_checks_checked_by_idx on private.application_checks (checked_by);

create table private.application_notes (
  id uuid primary key,
  application_id uuid not null references public.professional_applications (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  text text not null check (char_length(text) between 1 and 1000),
  created_at timestamptz not null default private.now()
);
comment on table private.application_notes is 'Notes that only the team reads.';
comment on column private.application_notes.application_id is 'The application.';
comment on column private.application_notes.author_id is 'Who wrote it; null for somebody erased.';
comment on column private.application_notes.text is 'Plain text.';
create index application_notes_application_idx on private.application_notes (application_id, created_at);
create index application_notes_author_idx on private.application_notes (author_id);

create table private.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.professional_applications (id) on delete cascade,
  happened_at timestamptz not null default private.now(),
  status public.application_status not null,
  actor_id uuid references public.profiles (id) on delete set null,
  message text,
  replaced jsonb
);
comment on table private.application_events is 'Submissions and decisions of an application, written by a trigger.';
comment on column private.application_events.application_id is 'The application.';
comment on column private.application_events.status is 'The new status; pending: it was submitted.';
comment on column private.application_events.actor_id is 'Who decided; null for the applicant, or somebody erased.';
comment on column private.application_events.message is 'What the applicant was told.';
comment on column private.application_events.replaced is
  'Of a submission after another: the earlier values of what changed, by column; a CPF masked.';
create index application_events_application_idx on private.application_events (application_id, id);
create index application_events_actor_idx on private.application_events (actor_id);

alter table private.application_assignments enable row level security;
alter table private.application_checks enable row level security;
alter table private.application_notes enable row level security;
alter table private.application_events enable row level security;

create function private.note_application_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  compared constant text[] := array['full_name', 'email', 'cpf_cnpj', 'phone', 'specialty', 'specialties', 'crp_crm', 'bio',
    'price_per_session', 'document_urls', 'form_of_address'];
  was jsonb;
begin
  if tg_op = 'UPDATE' then
    if new.application_status = old.application_status then
      return null;
    end if;
    if new.application_status = 'pending' then
      was := (select jsonb_object_agg(o.key, case o.key when 'cpf_cnpj' then to_jsonb(private.masked_document(old.cpf_cnpj)) else o.value end)
        from jsonb_each(to_jsonb(old)) o
        where o.key = any (compared) and o.value is distinct from to_jsonb(new) -> o.key);
      delete from private.application_checks c where c.application_id = new.id;
    end if;
  end if;
  insert into private.application_events (application_id, status, actor_id, message, replaced)
  values (new.id, new.application_status, nullif(auth.uid(), new.user_id),
    case new.application_status when 'rejected' then new.rejection_reason else new.admin_notes end, was);
  return null;
end
$$;
create trigger note_event after insert or update of application_status on public.professional_applications
  for each row execute function private.note_application_event();

insert into private.application_events (application_id, happened_at, status)
select id, applied_at, 'pending' from public.professional_applications order by applied_at, id;
insert into private.application_events (application_id, happened_at, status, message)
select id, updated_at, application_status, case application_status when 'rejected' then rejection_reason else admin_notes end
from public.professional_applications where application_status <> 'pending' order by updated_at, id;

create function private.bare(registration text) returns text
language sql immutable
set search_path = ''
as $$ select regexp_replace(upper(registration), '[^A-Z0-9]', '', 'g') $$;
comment on function private.bare(text) is 'Letters and digits of a registration, to compare it.';
create index professionals_bare_registration_idx on public.professionals (private.bare(registration));
create index professional_applications_bare_registration_idx on public.professional_applications (private.bare(crp_crm));
create index professional_applications_document_idx on public.professional_applications (cpf_cnpj) where cpf_cnpj is not null;
create index fiscal_identities_document_idx on private.fiscal_identities (document_number) where document_number is not null;

create function private.same_person(application public.professional_applications)
returns table (user_id uuid, full_name text, state public.account_state, registration text, same_document boolean,
  same_registration boolean)
language sql stable
set search_path = ''
as $$
  with found as (
    select p.id, true as by_document from public.profiles p where p.cpf = application.cpf_cnpj and p.erased_at is null
    union all select a.user_id, true from public.professional_applications a where a.cpf_cnpj = application.cpf_cnpj
    -- Erased, but the law keeps whose payments they are.
    union all select f.user_id, true from private.fiscal_identities f where f.document_number = application.cpf_cnpj
    union all select d.user_id, false from public.professionals d where private.bare(d.registration) = private.bare(application.crp_crm)
    union all select a.user_id, false from public.professional_applications a
      where private.bare(a.crp_crm) = private.bare(application.crp_crm)
  )
  select l.user_id, case when l.state = 'erased' then '' else p.full_name end, l.state,
    (select d.registration from public.professionals d where d.user_id = l.user_id and l.state <> 'erased'),
    bool_or(f.by_document), bool_or(not f.by_document)
  from found f join private.people l on l.user_id = f.id join public.profiles p on p.id = f.id
  where f.id <> application.user_id
  group by l.user_id, l.state, p.full_name
  order by p.full_name, l.user_id
  limit 10
$$;
comment on function private.same_person(public.professional_applications) is
  'Other accounts, also blocked ones and pseudonyms, with the CPF, CNPJ or registration of an application.';

create function private.open_application(wanted uuid) returns public.professional_applications
language plpgsql
set search_path = ''
as $$
declare
  application public.professional_applications;
begin
  perform private.require_capability('approvals.decide');
  select * into application from public.professional_applications a where a.id = wanted for key share;
  if not found then
    perform private.refuse('application_not_found', 'No application has this identifier.');
  elsif application.application_status not in ('pending', 'needs_info') then
    perform private.refuse('application_not_pending', 'Somebody has decided on this application already.');
  end if;
  return application;
end
$$;
comment on function private.open_application(uuid) is 'An application that is not decided, for those who decide.';

create function public.review_application(application_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  decides constant boolean := private.may('approvals.decide');
  application public.professional_applications;
begin
  perform private.require_capability('approvals.read');
  select * into application from public.professional_applications a where a.id = application_id for key share;
  if not found then
    perform private.refuse('application_not_found', 'No application has this identifier.');
  end if;
  if decides then
    perform private.log_read('professional_applications', application.id);
  else
    application.cpf_cnpj := private.masked_document(application.cpf_cnpj);
  end if;
  return json_build_object(
    'application', application,
    'city', (select p.city from public.profiles p where p.id = application.user_id),
    'state', (select p.state from public.profiles p where p.id = application.user_id),
    'assigned_to', (select s.member_id from private.application_assignments s where s.application_id = application.id),
    'assigned_name', (select p.full_name from private.application_assignments s join public.profiles p on p.id = s.member_id
      where s.application_id = application.id),
    'checks', (select coalesce(json_agg(json_build_object('item', c.item, 'checked_at', c.checked_at, 'checked_by', p.full_name)
        order by c.item), '[]')
      from private.application_checks c left join public.profiles p on p.id = c.checked_by where c.application_id = application.id),
    'notes', (select coalesce(json_agg(json_build_object('id', n.id, 'text', n.text, 'created_at', n.created_at, 'author', p.full_name)
        order by n.created_at, n.id), '[]')
      from private.application_notes n left join public.profiles p on p.id = n.author_id where n.application_id = application.id),
    'history', (select coalesce(json_agg(json_build_object('id', e.id, 'happened_at', e.happened_at, 'status', e.status,
        'actor', p.full_name, 'message', e.message,
        'changed', (select coalesce(json_agg(json_build_object('field', r.key, 'was', case jsonb_typeof(r.value)
            when 'array' then (select string_agg(v, ', ') from jsonb_array_elements_text(r.value) v) else r.value #>> '{}' end)
            order by r.key), '[]') from jsonb_each(e.replaced) r)) order by e.id desc), '[]')
      from private.application_events e left join public.profiles p on p.id = e.actor_id where e.application_id = application.id),
    'duplicates', case when decides then (select coalesce(json_agg(d), '[]') from private.same_person(application) d)
      else '[]'::json end);
end
$$;
comment on function public.review_application(uuid) is
  'An application with all the team knows of it. The CPF is whole for those who decide, whose reading is logged; masked for others, who '
  'do not learn of other accounts with it.';

create function public.check_application_item(application_id uuid, item text, checked boolean) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  application public.professional_applications := private.open_application(application_id);
begin
  if item is null or item not in ('registration', 'name', 'profession', 'document', 'single') then
    perform private.refuse('item_invalid', 'registration, name, profession, document or single.');
  end if;
  if checked is true then
    insert into private.application_checks (application_id, item, checked_by) values (application.id, item, auth.uid())
    on conflict do nothing;
  else
    delete from private.application_checks c where c.application_id = application.id and c.item = check_application_item.item;
  end if;
  return json_build_object('application_id', application.id);
end
$$;
comment on function public.check_application_item(uuid, text, boolean) is
  'Ticks an item of the checklist, which keeps who ticked it first, or unticks it.';

create function public.assign_application(application_id uuid, mine boolean) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  application public.professional_applications := private.open_application(application_id);
begin
  if mine is true then
    insert into private.application_assignments as s (application_id, member_id) values (application.id, auth.uid())
    on conflict on constraint application_assignments_pkey do update set member_id = excluded.member_id, assigned_at = private.now()
    where s.member_id <> excluded.member_id;
  else
    delete from private.application_assignments s where s.application_id = application.id;
  end if;
  return json_build_object('application_id', application.id);
end
$$;
comment on function public.assign_application(uuid, boolean) is 'The caller takes an application, also from somebody else, or releases it.';

create function public.note_on_application(note_id uuid, application_id uuid, text text) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  application public.professional_applications := private.open_application(application_id);
  words constant text := private.trimmed(text);
begin
  if coalesce(words, '') = '' then
    perform private.refuse('notes_required', 'A note has a text.');
  elsif char_length(words) > 1000 then
    perform private.refuse('text_too_long', 'A note has at most 1000 characters.');
  end if;
  insert into private.application_notes (id, application_id, author_id, text)
  values (coalesce(note_id, gen_random_uuid()), application.id, auth.uid(), words)
  on conflict on constraint application_notes_pkey do nothing;
  return json_build_object('application_id', application.id);
end
$$;
comment on function public.note_on_application(uuid, uuid, text) is
  'An internal note. Sending the same identifier again adds nothing.';

create function public.application_marks(application_ids uuid[])
returns table (application_id uuid, assigned_to uuid, assigned_name text, has_duplicates boolean)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_capability('approvals.read');
  return query
    select a.id, s.member_id, p.full_name,
      private.may('approvals.decide') and exists (select from private.same_person(a))
    from public.professional_applications a
    left join private.application_assignments s on s.application_id = a.id
    left join public.profiles p on p.id = s.member_id
    where a.id = any (application_marks.application_ids[1:101]) and a.application_status in ('pending', 'needs_info');
end
$$;
comment on function public.application_marks(uuid[]) is
  'Of open applications on a page of the list: who looks at them, and whether another account has the same CPF or registration.';

-- An approval with open items says so in the log.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.promote_to_professional(uuid, text)', $old$  perform private.check_words(admin_notes_text);$old$,
        $new$  perform private.check_words(admin_notes_text);
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  select auth.uid(), 'professional_applications', application.id, 'update', jsonb_build_object('unchecked', jsonb_agg(i order by i))
  from unnest(array['document', 'name', 'profession', 'registration', 'single']) i
  where not exists (select from private.application_checks c where c.application_id = application.id and c.item = i)
  having count(*) > 0;$new$),
      ('private.readable(json)', $old$"suspended_at": "suspenso_em",$old$,
        $new$"suspended_at": "suspenso_em", "unchecked": "nao_conferido",$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;

revoke all on function private.note_application_event(), private.bare(text), private.same_person(public.professional_applications),
  private.open_application(uuid) from public;
revoke all on function public.review_application(uuid), public.check_application_item(uuid, text, boolean),
  public.assign_application(uuid, boolean), public.note_on_application(uuid, uuid, text), public.application_marks(uuid[])
  from public, anon;
grant execute on function public.review_application(uuid), public.check_application_item(uuid, text, boolean),
  public.assign_application(uuid, boolean), public.note_on_application(uuid, uuid, text), public.application_marks(uuid[])
  to authenticated;
