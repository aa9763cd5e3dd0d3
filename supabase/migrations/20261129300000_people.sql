-- The team finds an account among a million: by name, e-mail or registration, by CPF, by role and state.

create type public.account_state as enum ('active', 'unconfirmed', 'in_review', 'suspended', 'blocked', 'erased');

create table private.people (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role public.user_role not null,
  state public.account_state not null,
  created_at timestamptz not null,
  last_seen_on date not null default '-infinity',
  search_text text not null
);
comment on table private.people is 'A line of the team''s list of accounts, as private.list_person makes it.';
comment on column private.people.role is 'The role of the profile; admin for all who are in the team.';
comment on column private.people.state is 'What the team sees first: erased, blocked, unconfirmed, suspended, in_review or active.';
comment on column private.people.last_seen_on is
  'The last day (São Paulo) on which a login session began or was renewed, by public.note_last_seen; -infinity: never.';
comment on column private.people.search_text is 'Name, e-mail and registration, folded; empty once erased.';
alter table private.people enable row level security;

create table private.people_tally (
  role public.user_role not null,
  state public.account_state not null,
  change bigint not null
);
comment on table private.people_tally is 'How many accounts there are, as sums of changes; public.add_up_tallies adds them up.';
comment on column private.people_tally.role is 'As in private.people.';
comment on column private.people_tally.state is 'As in private.people.';
comment on column private.people_tally.change is 'How many more there are, or fewer.';
alter table private.people_tally enable row level security;

create function private.list_person(person uuid) returns void
language sql
set search_path = ''
as $$
  insert into private.people as l (user_id, role, state, created_at, search_text)
  select p.id, case when p.role = 'admin' or p.is_admin then 'admin' else p.role end,
    case
      when p.erased_at is not null then 'erased'
      when private.is_blocked(p.id) then 'blocked'
      when exists (select from auth.users u where u.id = p.id and u.email_confirmed_at is null) then 'unconfirmed'
      when private.is_suspended(p.id) then 'suspended'
      when p.role = 'professional_pending' then 'in_review'
      else 'active'
    end::public.account_state, p.created_at,
    case when p.erased_at is null then private.fold(concat_ws(' ', p.full_name, p.email,
      (select d.registration from public.professionals d where d.user_id = p.id))) else '' end
  from public.profiles p where p.id = person
  on conflict (user_id) do update set role = excluded.role, state = excluded.state, search_text = excluded.search_text
  where (l.role, l.state, l.search_text) is distinct from (excluded.role, excluded.state, excluded.search_text)
$$;
comment on function private.list_person(uuid) is 'Puts an account into private.people, or brings its line up to date.';

create function private.keep_listed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.list_person((to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0])::uuid);
  return null;
end
$$;
comment on function private.keep_listed() is 'Trigger. Argument: the column with the account.';

create trigger keep_listed after insert or update of role, is_admin, full_name, email, erased_at on public.profiles
  for each row execute function private.keep_listed('id');
create trigger keep_listed after insert or delete or update of user_id, approval_status, registration on public.professionals
  for each row execute function private.keep_listed('user_id');
create trigger keep_listed after update of banned_until, email_confirmed_at on auth.users
  for each row execute function private.keep_listed('id');

select private.list_person(id) from public.profiles;
insert into private.people_tally (role, state, change) select role, state, count(*) from private.people group by role, state;

create function private.tally_people() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.people_tally (role, state, change)
    select role, state, count(*) from new_rows group by role, state;
  elsif tg_op = 'DELETE' then
    insert into private.people_tally (role, state, change)
    select role, state, -count(*) from old_rows group by role, state;
  else
    insert into private.people_tally (role, state, change)
    select role, state, sum(change) from (
      select role, state, 1 as change from new_rows union all select role, state, -1 from old_rows
    ) as changes
    group by role, state having sum(change) <> 0;
  end if;
  return null;
end
$$;
create trigger tally_insert after insert on private.people referencing new table as new_rows
  for each statement execute function private.tally_people();
create trigger tally_update after update on private.people referencing old table as old_rows new table as new_rows
  for each statement execute function private.tally_people();
create trigger tally_delete after delete on private.people referencing old table as old_rows
  for each statement execute function private.tally_people();

create index people_seen_idx on private.people (last_seen_on, user_id);
create index people_created_idx on private.people (created_at, user_id);
create index people_role_seen_idx on private.people (role, last_seen_on, user_id);
create index people_role_created_idx on private.people (role, created_at, user_id);
create index people_state_seen_idx on private.people (state, last_seen_on, user_id);
create index people_state_created_idx on private.people (state, created_at, user_id);
create index people_text_idx on private.people using gin (search_text extensions.gin_trgm_ops);
create index profiles_cpf_idx on public.profiles (cpf) where cpf is not null;
create index profiles_email_idx on public.profiles (email text_pattern_ops);

create function public.note_last_seen() returns void
language sql security definer
set search_path = ''
as $$
  with seen as (
    select s.user_id, (max(coalesce(s.refreshed_at at time zone 'utc', s.created_at)) at time zone 'America/Sao_Paulo')::date as day
    from auth.sessions s group by s.user_id
  ), due as (
    select l.user_id, seen.day from private.people l join seen using (user_id) where l.last_seen_on < seen.day
    -- Somebody else changes this line: next time.
    for update of l skip locked
  )
  update private.people l set last_seen_on = due.day from due where l.user_id = due.user_id;
  select private.list_person(l.user_id) from private.people l where l.state = 'blocked' and not private.is_blocked(l.user_id);
$$;
comment on function public.note_last_seen() is
  'Job: the last day of each account with a login session, and the accounts whose block ended by itself.';

update private.people l set last_seen_on = (u.last_sign_in_at at time zone 'America/Sao_Paulo')::date
from auth.users u where u.id = l.user_id and u.last_sign_in_at is not null;
select public.note_last_seen();

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('note-last-seen', '* * * * *', 'select public.note_last_seen()');
  end if;
end
$$;

do $$
declare
  definition text := pg_get_functiondef('public.add_up_tallies()'::regprocedure);
  begins constant text := 'AS $function$';
begin
  if position(begins in definition) = 0 then
    raise exception 'public.add_up_tallies has no body.';
  end if;
  execute replace(definition, begins, begins || '
  with taken as (delete from private.people_tally returning role, state, change)
  insert into private.people_tally (role, state, change)
  select role, state, sum(change) from taken group by role, state;');
end
$$;

create function private.beginning(search text) returns text
language sql immutable strict
set search_path = ''
as $$ select regexp_replace(lower(btrim(left(search, 120))), '([\\%_])', '\\\1', 'g') || '%' $$;
comment on function private.beginning(text) is 'A LIKE pattern that finds what begins with the text, in lower case.';

create function private.people_condition(search text, of_role public.user_role, of_state public.account_state, since date,
  until date) returns text
language sql immutable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    -- An address from its beginning: the trigrams of a provider are in most of them.
    case when search ~ '^\s*[^@\s]+@'
      then 'l.user_id in (select a.id from public.profiles a where a.email like private.beginning($1))'
      else private.literal_condition(array['l.search_text'], search) end,
    case when of_role is not null then 'l.role = $2' end,
    case when of_state is not null then 'l.state = $5' end,
    case when since is not null then 'l.created_at >= private.start_of($6)' end,
    case when until is not null then 'l.created_at < private.start_of($7 + 1)' end)
$$;
comment on function private.people_condition(text, public.user_role, public.account_state, date, date) is
  'Which lines of private.people a list shows. Made of constants; parameters as in private.list_page, then state and days.';

create function public.list_people(search text default null, cpf text default null, of_role public.user_role default null,
  of_state public.account_state default null, since date default null, until date default null,
  sort_by text default 'last_seen_on', cursor_at timestamptz default null, cursor_id uuid default null,
  newer boolean default false, page_size int default 50)
returns table (user_id uuid, full_name text, email text, role public.user_role, state public.account_state,
  profession public.profession, form_of_address public.form_of_address, consultations int, last_seen_on date,
  created_at timestamptz, listed_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  by_creation constant boolean := coalesce(list_people.sort_by = 'created_at', false);
  wanted constant text := regexp_replace(list_people.cpf, '\D', '', 'g');
  counts constant boolean := private.may('consultations.all');
  query text;
begin
  perform private.require_capability('people.read');
  if wanted is not null then
    perform private.require_capability('people.identity');
    perform private.log_read('profiles', p.id) from public.profiles p where p.cpf = wanted and p.erased_at is null;
  end if;
  query := format('
    with page as materialized (select l.*, %1$s as listed_at from private.people l %2$s)
    select page.user_id, p.full_name, p.email, page.role, page.state, coalesce(d.profession, p.profession), d.form_of_address,
      case when $9 then ((select count(*) from public.consultations c where c.patient_id = page.user_id)
        + (select count(*) from public.consultations c where c.professional_id = page.user_id))::int end,
      nullif(page.last_seen_on, ''-infinity''), page.created_at, page.listed_at
    from page join public.profiles p on p.id = page.user_id
      -- By key, however few there are.
      left join lateral (select * from public.professionals d where d.user_id = page.user_id limit 1) as d on true
    order by page.listed_at %3$s, page.user_id %3$s',
    case when by_creation then 'l.created_at' else 'l.last_seen_on::timestamp at time zone ''utc''' end,
    private.list_page(concat_ws(' and ', private.people_condition(list_people.search, list_people.of_role,
        list_people.of_state, list_people.since, list_people.until),
      case when wanted is not null then
        'l.user_id in (select p.id from public.profiles p where p.cpf = $8 and p.erased_at is null)' end),
      case when by_creation then 'l.created_at' else 'l.last_seen_on' end, 'l.user_id', cursor_id, newer, page_size),
    case when newer then 'asc' else 'desc' end);
  if by_creation then
    return query execute query using list_people.search, list_people.of_role, list_people.cursor_at, list_people.cursor_id,
      list_people.of_state, list_people.since, list_people.until, wanted, counts;
  else
    return query execute query using list_people.search, list_people.of_role,
      (list_people.cursor_at at time zone 'utc')::date, list_people.cursor_id, list_people.of_state, list_people.since,
      list_people.until, wanted, counts;
  end if;
end
$$;
comment on function public.list_people(text, text, public.user_role, public.account_state, date, date, text, timestamptz, uuid,
  boolean, int) is
  'A page of all accounts, for the team: whoever was seen last is first, or the newest with sort_by created_at. The cursor is '
  '(listed_at, user_id); with newer, the other way round. Search finds name, e-mail or registration literally, one or two '
  'letters where a word begins, without accents or case; with an at sign, what an address begins with. A CPF is found whole, by those who may read it, and logged as a read. '
  'Role admin means the team. How many consultations somebody has is null for those who may not read all of them.';

create function public.count_people(search text default null, of_role public.user_role default null,
  of_state public.account_state default null, since date default null, until date default null) returns int
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  counted int;
begin
  perform private.require_capability('people.read');
  if coalesce(private.trimmed(search), '') = '' and since is null and until is null then
    return (select coalesce(sum(t.change), 0) from private.people_tally t
      where (of_role is null or t.role = of_role) and (of_state is null or t.state = of_state));
  end if;
  execute 'select count(*)::int from (select from private.people l where '
    || private.people_condition(search, of_role, of_state, since, until) || ' limit 1001) as rows'
  into counted
  using search, of_role, null::timestamptz, null::uuid, of_state, since, until;
  return counted;
end
$$;
comment on function public.count_people(text, public.user_role, public.account_state, date, date) is
  'How many accounts match, for the team; with a search or days counted to 1,001.';

create function public.people_counts() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('people.read');
  return (
    select json_build_object('total', coalesce(sum(change), 0),
      'patients', coalesce(sum(change) filter (where role = 'patient'), 0),
      'professionals', coalesce(sum(change) filter (where role = 'professional'), 0),
      'in_review', coalesce(sum(change) filter (where state = 'in_review'), 0),
      'blocked', coalesce(sum(change) filter (where state = 'blocked'), 0),
      'team', coalesce(sum(change) filter (where role = 'admin'), 0))
    from private.people_tally);
end
$$;
comment on function public.people_counts() is 'Accounts in all, by role and by state, for the team.';

revoke all on function private.beginning(text), private.list_person(uuid), private.keep_listed(), private.tally_people(),
  private.people_condition(text, public.user_role, public.account_state, date, date) from public;
revoke all on function public.note_last_seen() from public, anon, authenticated;
grant execute on function public.note_last_seen() to service_role;
revoke all on function
  public.list_people(text, text, public.user_role, public.account_state, date, date, text, timestamptz, uuid, boolean, int),
  public.count_people(text, public.user_role, public.account_state, date, date), public.people_counts() from public, anon;
grant execute on function
  public.list_people(text, text, public.user_role, public.account_state, date, date, text, timestamptz, uuid, boolean, int),
  public.count_people(text, public.user_role, public.account_state, date, date), public.people_counts() to authenticated;
