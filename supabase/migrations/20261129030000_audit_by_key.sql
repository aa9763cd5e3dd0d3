-- The names of a page of the log are read by key: joining seven tables took longer to plan than to run.
create or replace function private.audit_subjects(about text) returns uuid[]
language sql stable
set search_path = ''
as $$
  -- By the index of addresses, which has this condition.
  with person as (select u.id from auth.users u where u.email = lower(about) and u.is_sso_user = false)
  select array(
    select about::uuid where about ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    union select id from person
    union select a.id from public.professional_applications a where a.user_id in (select id from person))
$$;

create or replace function public.list_audit(in_area text default null, actor uuid default null, by_jobs boolean default false,
  about text default null, since timestamptz default null, until timestamptz default null,
  cursor_at timestamptz default null, cursor_id bigint default null, newer boolean default false, page_size int default 20)
returns table (id bigint, happened_at timestamptz, actor_id uuid, actor_name text, actor_role text, area text,
  subject_table text, subject_id uuid, subject_name text, action text, before jsonb, after jsonb, network text,
  user_agent text, login_session uuid, session_since timestamptz, second_factor boolean)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_capability('audit.read');
  return query execute format('
    select l.id, l.happened_at, l.actor_id, (select a.full_name from public.profiles a where a.id = l.actor_id),
      l.actor_role, l.area, l.subject_table, l.subject_id,
      case l.subject_table
        when ''consultations'' then (select c.patient_name from public.consultations c where c.id = l.subject_id)
        when ''payments'' then (select c.patient_name from public.payments m join public.consultations c
          on c.id = m.consultation_id where m.id = l.subject_id)
        when ''professional_applications'' then
          (select ap.full_name from public.professional_applications ap where ap.id = l.subject_id)
        else (select p.full_name from public.profiles p where p.id = l.subject_id)
      end, l.action, l.before, l.after, l.network, s.user_agent, l.login_session, s.created_at, s.aal = ''aal2''
    from (select * from public.audit_log l %1$s) l left join auth.sessions s on s.id = l.login_session
    order by l.happened_at %2$s, l.id %2$s',
    private.list_page(
      private.audit_condition(in_area, actor, by_jobs, about, since, until), 'l.happened_at', 'l.id',
      case when cursor_id is not null then '00000000-0000-0000-0000-000000000000'::uuid end, newer, page_size),
    case when newer then 'asc' else 'desc' end)
  using in_area, actor, cursor_at, cursor_id, private.audit_subjects(about), since, until;
end
$$;
