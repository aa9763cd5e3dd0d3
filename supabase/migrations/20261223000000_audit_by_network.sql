-- The team finds in the log what came from one network.
create index audit_log_network_idx on public.audit_log (network, happened_at, id) where network is not null;

drop function public.export_audit(text, text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, int);
drop function public.count_audit(text, uuid, boolean, text, timestamptz, timestamptz);
drop function public.list_audit(text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, boolean, int);
drop function private.audit_condition(text, uuid, boolean, text, timestamptz, timestamptz);

create function private.audit_condition(area text, actor uuid, by_jobs boolean, about text, since timestamptz,
  until timestamptz, from_network text) returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    case when area is not null then 'l.area = $1' end,
    case when by_jobs then 'l.actor_id is null and l.actor_role is null' when actor is not null then 'l.actor_id = $2' end,
    case when about is not null then 'l.subject_id = any ($5)' end,
    case when since is not null then 'l.happened_at >= $6' end,
    case when until is not null then 'l.happened_at < $7' end,
    case when from_network is not null then 'l.network = $8' end)
$$;
revoke all on function private.audit_condition(text, uuid, boolean, text, timestamptz, timestamptz, text) from public;

create function public.list_audit(in_area text default null, actor uuid default null, by_jobs boolean default false,
  about text default null, since timestamptz default null, until timestamptz default null,
  cursor_at timestamptz default null, cursor_id bigint default null, newer boolean default false, page_size int default 20,
  from_network text default null)
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
      private.audit_condition(in_area, actor, by_jobs, about, since, until, from_network), 'l.happened_at', 'l.id',
      case when cursor_id is not null then '00000000-0000-0000-0000-000000000000'::uuid end, newer, page_size),
    case when newer then 'asc' else 'desc' end)
  using in_area, actor, cursor_at, cursor_id, private.audit_subjects(about), since, until, from_network;
end
$$;
comment on function public.list_audit(text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, boolean, int,
  text) is
  'A page of the log, latest first, for members of the team who may read it. "about" is an identifier or an e-mail address, '
  'from_network a network as the log has it.';

create function public.count_audit(in_area text default null, actor uuid default null, by_jobs boolean default false,
  about text default null, since timestamptz default null, until timestamptz default null, from_network text default null)
returns int
language plpgsql stable security definer
set search_path = ''
as $$
declare
  counted int;
begin
  perform private.require_capability('audit.read');
  execute 'select count(*)::int from (select from public.audit_log l where '
    || private.audit_condition(in_area, actor, by_jobs, about, since, until, from_network) || ' limit 10001) as rows'
  into counted
  using in_area, actor, null::timestamptz, null::bigint, private.audit_subjects(about), since, until, from_network;
  return counted;
end
$$;
comment on function public.count_audit(text, uuid, boolean, text, timestamptz, timestamptz, text) is
  'How many rows of the log match, counted to 10,001.';

create function public.export_audit(purpose text, in_area text default null, actor uuid default null,
  by_jobs boolean default false, about text default null, since timestamptz default null, until timestamptz default null,
  cursor_at timestamptz default null, cursor_id bigint default null, page_size int default 1000,
  from_network text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  subject uuid;
  exported jsonb;
begin
  perform private.require_capability('audit.read');
  if (char_length(private.trimmed(purpose)) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A purpose of 3 to 500 characters.');
  end if;
  -- The subject's identifier, not the address that was typed: erasing the person forgets it. A network is not logged either.
  subject := (private.audit_subjects(about))[1];
  exported := jsonb_strip_nulls(jsonb_build_object('reason', private.trimmed(purpose), 'area', in_area, 'actor', actor,
    'by_jobs', nullif(by_jobs, false), 'about', case when about is not null then true end,
    'one_network', case when from_network is not null then true end, 'since', since, 'until', until));
  -- Later pages belong to the export that was logged with the first one.
  if cursor_id is null or not exists (select from public.audit_log l
    where l.actor_id = auth.uid() and l.area = 'reads' and l.happened_at > private.now() - interval '1 hour'
      and l.subject_table = 'audit_log' and l.action = 'export' and l.after = exported and l.subject_id is not distinct from subject)
  then
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'audit_log', subject, 'export', exported);
  end if;
  return (select coalesce(json_agg(e), '[]') from public.list_audit(in_area, actor, by_jobs, about, since, until, cursor_at,
    cursor_id, false, least(greatest(coalesce(page_size, 1000), 1), 101), from_network) e);
end
$$;
comment on function public.export_audit(text, text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, int,
  text) is
  'The same as list_audit for a file, with a purpose. Each export is logged once, with its filters; a page that belongs to none of '
  'the last hour is logged as one.';

revoke all on function
  public.list_audit(text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, boolean, int, text),
  public.count_audit(text, uuid, boolean, text, timestamptz, timestamptz, text),
  public.export_audit(text, text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, int, text)
from public, anon;
grant execute on function
  public.list_audit(text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, boolean, int, text),
  public.count_audit(text, uuid, boolean, text, timestamptz, timestamptz, text),
  public.export_audit(text, text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, int, text)
to authenticated;
