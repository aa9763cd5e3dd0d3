-- When each professional can next be booked, as a hint by which the search sorts and filters. Hints sell nothing: what a card
-- shows comes from private.free_starts, and booking asks the constraint of private.busy. A job keeps them; a booking only notes
-- whose hint is stale.

create table private.openings (
  professional_id uuid primary key references public.professionals (user_id) on delete cascade,
  next_free_at timestamptz not null default 'infinity',
  upcoming timestamptz[] not null default '{}',
  turn int not null default 0,
  refresh_at timestamptz not null default 'infinity',
  computed_on date not null default '-infinity'
) with (fillfactor = 80);
create index openings_order_idx on private.openings (next_free_at, turn, professional_id);
create index openings_refresh_idx on private.openings (refresh_at);
create index openings_computed_idx on private.openings (computed_on);
comment on table private.openings is
  'A row for everybody who was ever approved. Written by keep_openings; a new one waits for it at the end of the search.';
comment on column private.openings.next_free_at is 'The first free start beyond notice; infinity when there is none or none is known.';
comment on column private.openings.upcoming is 'The next ones after it, at most 12: time alone makes a hint false without computing.';
comment on column private.openings.turn is
  'The order of those with the same next_free_at, as most have. Another one each day, so that everybody comes first at times.';
comment on column private.openings.refresh_at is 'When next_free_at is within notice: five minutes before, because the job is not always on time.';
comment on column private.openings.computed_on is 'The day in São Paulo: each hint is computed once a day, because the horizon moves.';

-- Apart from openings: each shift of next_free_at would write all cells into the GIN index again.
create table private.opening_periods (
  professional_id uuid primary key references private.openings (professional_id) on delete cascade,
  cells int[] not null
);
create index opening_periods_cells_idx on private.opening_periods using gin (cells);
comment on table private.opening_periods is 'On which parts of the next 14 days a professional has a free start.';
comment on column private.opening_periods.cells is
  'Days since 1970 in São Paulo times three, plus 0 before 12:00, 1 before 18:00, 2 after it. The parts of today that are over '
  'remain until the next computation.';

create table private.stale_openings (
  id bigint generated always as identity primary key,
  professional_id uuid not null references public.professionals (user_id) on delete cascade
);
create index stale_openings_professional_idx on private.stale_openings (professional_id);
comment on table private.stale_openings is
  'Whose hint a change made stale. Without a unique key, so that writing waits for nobody; the job empties it.';

alter table private.openings enable row level security;
alter table private.opening_periods enable row level security;
alter table private.stale_openings enable row level security;
revoke all on private.openings, private.opening_periods, private.stale_openings from anon, authenticated;

-- What makes a hint stale --------------------------------------------------------------------------------------------

create function private.note_stale(variadic people uuid[]) returns void
language sql
set search_path = ''
as $$
  insert into private.stale_openings (professional_id)
  select p.user_id from public.professionals p where p.user_id = any (people)
$$;

create function private.follow_busy() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_stale(new.person_id);
  elsif tg_op = 'DELETE' then
    perform private.note_stale(old.person_id);
  elsif (old.person_id, old.during, old.held) is distinct from (new.person_id, new.during, new.held) then
    perform private.note_stale(old.person_id, new.person_id);
  end if;
  return null;
end
$$;
create trigger follow_busy after insert or update or delete on private.busy
  for each row execute function private.follow_busy();

create function private.follow_hours() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_stale(case when tg_op = 'DELETE' then old.professional_id else new.professional_id end);
  return null;
end
$$;
create trigger follow_hours after insert or update or delete on public.agenda_settings
  for each row execute function private.follow_hours();
create trigger follow_hours after insert or update or delete on public.weekly_hours
  for each row execute function private.follow_hours();
create trigger follow_hours after insert or update or delete on public.hours_exceptions
  for each row execute function private.follow_hours();

create function private.follow_practice() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.approval_status = 'approved' then
    insert into private.openings (professional_id) values (new.user_id) on conflict do nothing;
  end if;
  perform private.note_stale(new.user_id);
  return null;
end
$$;
create trigger follow_practice after insert or update of approval_status, price_per_session on public.professionals
  for each row execute function private.follow_practice();

-- Computing hints ----------------------------------------------------------------------------------------------------

create function private.refresh_opening(professional uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  today constant date := private.today();
  lead constant interval := (private.agenda_of(professional)).notice_hours * interval '1 hour' + interval '5 minutes';
  earliest constant timestamptz := private.now() + lead;
  starts timestamptz[] := '{}';
  fresh int[];
begin
  if private.bookable(professional) is not null then
    starts := array(select private.free_starts(professional, earliest,
      (today + 14)::timestamp at time zone 'America/Sao_Paulo' - interval '1 microsecond'));
    if starts = '{}' then
      starts := array(select private.free_starts(professional, earliest, private.now() + interval '182 days', null, 1));
    end if;
  end if;
  update private.openings set
    next_free_at = coalesce(starts[1], 'infinity'), upcoming = coalesce(starts[2:13], '{}'),
    turn = ('x' || left(md5(professional_id || today::text), 8))::bit(32)::int,
    refresh_at = coalesce(starts[1] - lead, 'infinity'), computed_on = today
  where professional_id = professional;
  if not found then
    return;
  end if;
  -- Written out: a function for each start would take longer than finding them.
  select coalesce(array_agg(distinct (wall::date - date '1970-01-01') * 3
      + case when wall::time < '12:00' then 0 when wall::time < '18:00' then 1 else 2 end), '{}')
  into fresh
  from (select start at time zone 'America/Sao_Paulo' as wall from unnest(starts) as start) as local
  where wall::date < today + 14;
  insert into private.opening_periods as o (professional_id, cells) values (professional, fresh)
  on conflict (professional_id) do update set cells = excluded.cells where o.cells <> excluded.cells;
end
$$;
comment on function private.refresh_opening(uuid) is
  'Computes the hint of one professional again; without free starts for those who cannot be booked.';

create function private.shift_openings(at_most int) returns int
language sql
set search_path = ''
as $$
  with due as (
    select professional_id from private.openings
    where refresh_at <= private.now() and cardinality(upcoming) > 0
    order by refresh_at limit at_most
  ), shifted as (
    update private.openings o set next_free_at = upcoming[1], upcoming = upcoming[2:],
      refresh_at = upcoming[1] - (next_free_at - refresh_at)
    from due where o.professional_id = due.professional_id
    returning 1
  )
  select count(*)::int from shifted
$$;
comment on function private.shift_openings(int) is
  'Puts the next known start in the place of one that is over. Answers how many hints it changed.';

create function private.keep_openings(at_most int default 2000) returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  who uuid[];
begin
  -- One at a time. A run that finds another one has nothing to do.
  if not pg_try_advisory_xact_lock(hashtextextended('private.keep_openings', 0)) then
    return 0;
  end if;
  -- Several steps behind after an outage.
  while private.shift_openings(100000) > 0 loop end loop;
  with noted as (
    delete from private.stale_openings s
    using (select id from private.stale_openings order by id limit at_most) as first
    where s.id = first.id
    returning s.professional_id
  )
  select array_agg(distinct professional_id) into who from noted;
  who := who
    || array(select o.professional_id from private.openings o where o.refresh_at <= private.now()
      order by o.refresh_at limit at_most)
    || array(select o.professional_id from private.openings o where o.computed_on < private.today()
      order by o.computed_on limit at_most);
  who := array(select distinct unnest(who[1:at_most]));
  perform private.refresh_opening(one) from unnest(who) as one;
  return cardinality(who);
end
$$;
comment on function private.keep_openings(int) is
  'Shifts the hints that are over, then computes at most so many: those that are stale, those without a known start, and each '
  'one once a day. A job of each minute. Answers how many it computed.';

-- Everybody is in the search's order from now on; the job computes the hints.
insert into private.openings (professional_id)
select user_id from public.professionals where approval_status = 'approved';

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('keep-openings', '* * * * *', 'select private.keep_openings()');
  end if;
end
$$;
