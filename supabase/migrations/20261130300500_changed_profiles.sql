-- Servers that keep rendered pages read which public profiles changed.

create table private.profile_changes (
  professional_id uuid not null,
  changed_in xid8 not null default pg_catalog.pg_current_xact_id(),
  primary key (professional_id, changed_in)
);
create index profile_changes_changed_in_idx on private.profile_changes (changed_in);
comment on table private.profile_changes is
  'Transactions that changed a public profile. Each transaction adds its own row, so that none waits for another. An erased '
  'professional''s row stays: it is an id that refers to nothing.';
comment on column private.profile_changes.changed_in is
  'The transaction: unlike a time or a number, it tells which changes a reader cannot see yet.';
alter table private.profile_changes enable row level security;
revoke all on private.profile_changes from anon, authenticated;

create function private.note_profile_change(professional uuid) returns void
language sql
set search_path = ''
as $$
  -- Earlier rows, unless a reader may still need them: their transaction ended before all that are running.
  delete from private.profile_changes where (professional_id, changed_in) in (
    select c.professional_id, c.changed_in from private.profile_changes c
    where c.professional_id = professional
      and c.changed_in < pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())
    for update skip locked);
  insert into private.profile_changes (professional_id) values (professional) on conflict do nothing;
$$;
comment on function private.note_profile_change(uuid) is 'Adds the current transaction to private.profile_changes.';

create function private.note_change_of_professional() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Ids of professionals who were never public stay unknown.
  if 'approved' in (old.approval_status, new.approval_status) then
    perform private.note_profile_change(coalesce(new.user_id, old.user_id));
  end if;
  return null;
end
$$;
comment on function private.note_change_of_professional() is 'Trigger. The profile appears, changes or disappears.';

create function private.note_change_of_part() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.note_profile_change(p.user_id)
  from public.professionals p
  where p.user_id = (to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0])::uuid
    and p.approval_status = 'approved';
  return null;
end
$$;
comment on function private.note_change_of_part() is
  'Trigger on what a public profile shows besides its row. Argument: the column with the professional.';

create trigger note_change after insert or update or delete on public.professionals
  for each row execute function private.note_change_of_professional();
create trigger note_change after insert or update or delete on public.reviews
  for each row execute function private.note_change_of_part('professional_id');
create trigger note_change after insert or update or delete on public.agenda_settings
  for each row execute function private.note_change_of_part('professional_id');
create trigger note_change after insert or update or delete on public.weekly_hours
  for each row execute function private.note_change_of_part('professional_id');
create trigger note_change after insert or update or delete on public.hours_exceptions
  for each row execute function private.note_change_of_part('professional_id');
create trigger note_change after update of banned_until on auth.users
  for each row when (new.banned_until is distinct from old.banned_until)
  execute function private.note_change_of_part('id');

create function public.changed_profiles(since bigint default null) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object(
    'upTo', pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())::text::bigint,
    'ids', case when count(*) <= 1000 then coalesce(json_agg(distinct c.professional_id), '[]') end)
  from (
    select c.professional_id from private.profile_changes c
    where since is not null and c.changed_in >= greatest(since, 0)::text::xid8
    limit 1001) as c
$$;
comment on function public.changed_profiles(bigint) is
  'The professionals whose public profile changed since another answer''s upTo: ids (null: more than 1000), and upTo, which is '
  'less after a restore. A change may be in two answers, and is missing in none. Times that were booked are not changes. '
  'Without since, no ids.';

revoke all on function private.note_profile_change(uuid), private.note_change_of_professional(),
  private.note_change_of_part(), public.changed_profiles(bigint) from public, anon, authenticated;
grant execute on function public.changed_profiles(bigint) to anon, authenticated;
