-- An export that began at a cursor was not logged. Jobs are told from erased people by the role, which their rows keep.

-- Rows from before roles were recorded have the role of today; whose actor was erased already stay as they are.
alter table public.audit_log disable trigger only_forget;
update public.audit_log l set actor_role = coalesce(
  (select m.role::text from private.team_members m where m.user_id = l.actor_id),
  (select p.role::text from public.profiles p where p.id = l.actor_id))
where l.actor_id is not null and l.actor_role is null;
alter table public.audit_log enable trigger only_forget;

create or replace function private.audit_condition(area text, actor uuid, by_jobs boolean, about text, since timestamptz,
  until timestamptz) returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    case when area is not null then 'l.area = $1' end,
    case when by_jobs then 'l.actor_id is null and l.actor_role is null' when actor is not null then 'l.actor_id = $2' end,
    case when about is not null then 'l.subject_id = any ($5)' end,
    case when since is not null then 'l.happened_at >= $6' end,
    case when until is not null then 'l.happened_at < $7' end)
$$;

create or replace function public.export_audit(purpose text, in_area text default null, actor uuid default null,
  by_jobs boolean default false, about text default null, since timestamptz default null, until timestamptz default null,
  cursor_at timestamptz default null, cursor_id bigint default null, page_size int default 1000) returns json
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
  -- The subject's identifier, not the address that was typed: erasing the person forgets it.
  subject := (private.audit_subjects(about))[1];
  exported := jsonb_strip_nulls(jsonb_build_object('reason', private.trimmed(purpose), 'area', in_area, 'actor', actor,
    'by_jobs', nullif(by_jobs, false), 'about', case when about is not null then true end, 'since', since, 'until', until));
  -- Later pages belong to the export that was logged with the first one.
  if cursor_id is null or not exists (select from public.audit_log l
    where l.actor_id = auth.uid() and l.area = 'reads' and l.happened_at > private.now() - interval '1 hour'
      and l.subject_table = 'audit_log' and l.action = 'export' and l.after = exported and l.subject_id is not distinct from subject)
  then
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'audit_log', subject, 'export', exported);
  end if;
  return (select coalesce(json_agg(e), '[]') from public.list_audit(in_area, actor, by_jobs, about, since, until, cursor_at,
    cursor_id, false, least(greatest(coalesce(page_size, 1000), 1), 101)) e);
end
$$;
comment on function public.export_audit(text, text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, int) is
  'The same as list_audit for a file, with a purpose. Each export is logged once, with its filters; a page that belongs to none of '
  'the last hour is logged as one.';
