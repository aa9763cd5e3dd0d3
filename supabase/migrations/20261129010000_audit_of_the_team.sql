-- The log also says in which role, login session and network somebody acted, and who read or exported what. Reads are
-- deleted after a year, changes after five. The team reads it by pages.

create function private.audit_area(subject_table text, action text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when action in ('read', 'export') then 'reads'
    when subject_table ~ '^(payment|payout|refund|bank|absence|suspense)' then 'money'
    when subject_table ~ '^professional' then 'approvals'
    when subject_table ~ '^(platform_fee|deployment|saved_views)' then 'settings'
    when subject_table in ('profiles', 'team_members', 'privacy_requests') then 'accounts'
    else 'consultations'
  end
$$;
comment on function private.audit_area(text, text) is 'What a row of the log is about, as the team filters it.';

alter table public.audit_log
  add column actor_role text,
  add column login_session uuid,
  add column network text,
  add column area text not null generated always as (private.audit_area(subject_table, action)) stored,
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (action in ('insert', 'update', 'read', 'export'));
comment on table public.audit_log is
  'Written by triggers and procedures; nobody changes a row. There are two exceptions: of an erased person it forgets who it '
  'was, and public.expire_audit deletes old rows. Never a CPF, nor the text of a conversation, review or e-mail.';
comment on column public.audit_log.actor_role is 'The actor''s role in the team, or that of the profile; null for a job.';
comment on column public.audit_log.login_session is 'The actor''s login session; null for a job, or somebody erased.';
comment on column public.audit_log.network is 'The /24 or /48 network of the request; null if unknown.';
comment on column public.audit_log.area is 'private.audit_area.';

drop index public.audit_log_actor_idx;
drop index public.audit_log_subject_idx;
create index audit_log_time_idx on public.audit_log (happened_at, id);
create index audit_log_actor_idx on public.audit_log (actor_id, happened_at, id);
create index audit_log_area_idx on public.audit_log (area, happened_at, id);
create index audit_log_actor_area_idx on public.audit_log (actor_id, area, happened_at, id);
create index audit_log_subject_idx on public.audit_log (subject_id, happened_at, id);
create unique index audit_log_reads_idx on public.audit_log
  (actor_id, subject_table, subject_id, date_trunc('hour', happened_at at time zone 'UTC')) where action = 'read';

create function private.describe_actor() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  address constant text := private.caller_network();
begin
  if new.actor_id is not null then
    new.actor_role := coalesce((select m.role::text from private.team_members m where m.user_id = new.actor_id),
      (select p.role::text from public.profiles p where p.id = new.actor_id));
    new.login_session := case when auth.jwt() ->> 'session_id' ~ '^[0-9a-f-]{36}$' then (auth.jwt() ->> 'session_id')::uuid end;
    new.network := case when address <> 'unknown'
      then network(set_masklen(address::inet, case family(address::inet) when 6 then 48 else 24 end))::text end;
  end if;
  return new;
exception when invalid_text_representation then
  return new;
end
$$;
revoke all on function private.describe_actor(), private.audit_area(text, text) from public;
create trigger describe_actor before insert on public.audit_log
  for each row execute function private.describe_actor();

create or replace function private.only_forget() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  forgettable constant text[] := '{actor_id,subject_id,after,login_session,network}';
begin
  if new.after in (old.after, private.without_words(old.after))
    and coalesce(new.actor_id, old.actor_id) is not distinct from old.actor_id
    and coalesce(new.subject_id, old.subject_id) is not distinct from old.subject_id
    and coalesce(new.login_session, old.login_session) is not distinct from old.login_session
    and coalesce(new.network, old.network) is not distinct from old.network
    -- The area is generated after this trigger.
    and to_jsonb(new) - forgettable - 'area' = to_jsonb(old) - forgettable - 'area'
  then
    return new;
  end if;
  raise exception using errcode = '42501', message = 'Of what was logged only who it was is forgotten.';
end
$$;

create or replace function private.keep_log() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_level = 'ROW' and tg_table_name = 'audit_log' then
    if old.happened_at <= private.now() - (case old.area when 'reads' then interval '1 year' else interval '5 years' end) then
      return old;
    end if;
  end if;
  raise exception using errcode = '42501', message = 'The log is only ever added to.';
end
$$;
comment on function private.keep_log() is 'Refuses deletion, but of rows of the log whose time is over.';

do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('private.forget_in_log(uuid)', 'update public.audit_log set actor_id = null where',
        'update public.audit_log set actor_id = null, login_session = null, network = null where'),
      ('private.copy_of(uuid)', $b$''outra pessoa'' end end as changed_by$b$,
        $a$''outra pessoa'' end end as changed_by, case actor_id when $1 then network end as rede$a$),
      ('private.copy_of(uuid)', $b$private.section('Taxa da plataforma'$b$,
        $a$private.section('Equipe', 'O seu papel na equipe, se você faz parte dela.',
      'select role, since as desde from private.team_members where user_id = $1', person),
    private.section('Taxa da plataforma'$a$),
      ('private.in_words(json)', '"action": {', '"action": {"read": "lido", "export": "exportado", '),
      ('private.in_words(json)', '"admin": "Administração"}', '"admin": "Administração", "full": "Administração completa",
        "reviewer": "Análise de cadastros", "finance": "Financeiro", "support": "Atendimento", "read_only": "Só leitura"}'),
      ('private.in_words(json)', '"subject_table": {', '"subject_table": {"team_members": "papel na equipe", "audit_log": "auditoria", ')
    ) as list (name, was, becomes)
  loop
    definition := pg_get_functiondef(changed.name::regprocedure);
    if position(changed.was in definition) = 0 then
      raise exception '% does not contain "%".', changed.name, changed.was;
    end if;
    execute replace(definition, changed.was, changed.becomes);
  end loop;
end
$$;

create function public.expire_audit() returns void
language sql security definer
set search_path = ''
as $$
  delete from public.audit_log where area = 'reads' and happened_at <= private.now() - interval '1 year';
  delete from public.audit_log where happened_at <= private.now() - interval '5 years';
$$;
comment on function public.expire_audit() is 'Job, daily: deletes reads after a year and changes after five.';
revoke all on function public.expire_audit() from public, anon, authenticated;
grant execute on function public.expire_audit() to service_role;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('expire-audit', '27 4 * * *', 'select public.expire_audit()');
  end if;
end
$$;

create function private.log_read(subject_table text, subject uuid) returns void
language sql
set search_path = ''
as $$
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  values (auth.uid(), log_read.subject_table, subject, 'read', '{}')
  on conflict (actor_id, subject_table, subject_id, (date_trunc('hour', happened_at at time zone 'UTC')))
    where action = 'read' do nothing
$$;
revoke all on function private.log_read(text, uuid) from public;
comment on function private.log_read(text, uuid) is
  'Logs that the caller read a subject, once an hour.';

-- The list. Each combination of filters walks one index; the names are read for the page alone.
create function private.audit_condition(area text, actor uuid, by_jobs boolean, about text, since timestamptz,
  until timestamptz) returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    case when area is not null then 'l.area = $1' end,
    case when by_jobs then 'l.actor_id is null' when actor is not null then 'l.actor_id = $2' end,
    case when about is not null then 'l.subject_id = any ($5)' end,
    case when since is not null then 'l.happened_at >= $6' end,
    case when until is not null then 'l.happened_at < $7' end)
$$;

create function private.audit_subjects(about text) returns uuid[]
language sql stable
set search_path = ''
as $$
  select array(
    select about::uuid where about ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    union select u.id from auth.users u where u.email = lower(about)
    union select a.id from auth.users u join public.professional_applications a on a.user_id = u.id
      where u.email = lower(about))
$$;
comment on function private.audit_subjects(text) is 'The subjects of an identifier or an e-mail address.';
revoke all on function private.audit_condition(text, uuid, boolean, text, timestamptz, timestamptz),
  private.audit_subjects(text) from public;

create function public.list_audit(in_area text default null, actor uuid default null, by_jobs boolean default false,
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
    select l.id, l.happened_at, l.actor_id, a.full_name, l.actor_role, l.area, l.subject_table, l.subject_id,
      coalesce(p.full_name, c.patient_name, pc.patient_name, ap.full_name), l.action, l.before, l.after, l.network,
      s.user_agent, l.login_session, s.created_at, s.aal = ''aal2''
    from (select * from public.audit_log l %1$s) l
      left join public.profiles a on a.id = l.actor_id
      left join auth.sessions s on s.id = l.login_session
      left join public.profiles p on p.id = l.subject_id
      left join public.consultations c on c.id = l.subject_id
      left join public.payments m on m.id = l.subject_id
      left join public.consultations pc on pc.id = m.consultation_id
      left join public.professional_applications ap on ap.id = l.subject_id
    order by l.happened_at %2$s, l.id %2$s',
    private.list_page(
      private.audit_condition(in_area, actor, by_jobs, about, since, until), 'l.happened_at', 'l.id',
      case when cursor_id is not null then '00000000-0000-0000-0000-000000000000'::uuid end, newer, page_size),
    case when newer then 'asc' else 'desc' end)
  using in_area, actor, cursor_at, cursor_id, private.audit_subjects(about), since, until;
end
$$;
comment on function public.list_audit(text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, boolean, int) is
  'A page of the log, latest first, for members of the team who may read it. "about" is an identifier or an e-mail address.';

create function public.count_audit(in_area text default null, actor uuid default null, by_jobs boolean default false,
  about text default null, since timestamptz default null, until timestamptz default null) returns int
language plpgsql stable security definer
set search_path = ''
as $$
declare
  counted int;
begin
  perform private.require_capability('audit.read');
  execute 'select count(*)::int from (select from public.audit_log l where '
    || private.audit_condition(in_area, actor, by_jobs, about, since, until) || ' limit 10001) as rows'
  into counted
  using in_area, actor, null::timestamptz, null::bigint, private.audit_subjects(about), since, until;
  return counted;
end
$$;
comment on function public.count_audit(text, uuid, boolean, text, timestamptz, timestamptz) is
  'How many rows of the log match, counted to 10,001.';

create function public.export_audit(purpose text, in_area text default null, actor uuid default null,
  by_jobs boolean default false, about text default null, since timestamptz default null, until timestamptz default null,
  cursor_at timestamptz default null, cursor_id bigint default null, page_size int default 1000) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_capability('audit.read');
  if (char_length(private.trimmed(purpose)) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A purpose of 3 to 500 characters.');
  end if;
  if cursor_id is null then
    insert into public.audit_log (actor_id, subject_table, action, after)
    values (auth.uid(), 'audit_log', 'export', jsonb_strip_nulls(jsonb_build_object('reason', private.trimmed(purpose),
      'area', in_area, 'actor', actor, 'by_jobs', nullif(by_jobs, false), 'since', since, 'until', until)));
  end if;
  return (select coalesce(json_agg(e), '[]') from public.list_audit(in_area, actor, by_jobs, about, since, until, cursor_at,
    cursor_id, false, least(greatest(coalesce(page_size, 1000), 1), 101)) e);
end
$$;
comment on function public.export_audit(text, text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, int) is
  'The same as list_audit for a file, with a purpose that is logged with the first page.';

revoke all on function
  public.list_audit(text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, boolean, int),
  public.count_audit(text, uuid, boolean, text, timestamptz, timestamptz),
  public.export_audit(text, text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, int)
from public, anon;
grant execute on function
  public.list_audit(text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, boolean, int),
  public.count_audit(text, uuid, boolean, text, timestamptz, timestamptz),
  public.export_audit(text, text, uuid, boolean, text, timestamptz, timestamptz, timestamptz, bigint, int)
to authenticated;
