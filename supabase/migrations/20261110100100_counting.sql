-- Counters that stay quick with a million consultations. Every change adds a line to the tally, so that nobody waits for
-- anybody; counting adds the lines up, and a job keeps them few.

create table private.consultation_tally (
  status public.consultation_status not null,
  change bigint not null
);
comment on table private.consultation_tally is
  'The sum of a status'' changes is how many consultations have it. Only ever added to, except by the job.';
comment on column private.consultation_tally.change is 'How many came to the status; negative: left it.';
alter table private.consultation_tally enable row level security;
revoke all on private.consultation_tally from anon, authenticated;

create function private.tally_consultations() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.consultation_tally (status, change)
    select status, count(*) from new_rows group by status;
  elsif tg_op = 'DELETE' then
    insert into private.consultation_tally (status, change)
    select status, -count(*) from old_rows group by status;
  else
    insert into private.consultation_tally (status, change)
    select status, sum(change) from (
      select status, 1 as change from new_rows union all select status, -1 from old_rows
    ) as changes
    group by status having sum(change) <> 0;
  end if;
  return null;
end
$$;
create trigger tally_insert after insert on public.consultations
  referencing new table as new_rows for each statement execute function private.tally_consultations();
create trigger tally_update after update on public.consultations
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.tally_consultations();
create trigger tally_delete after delete on public.consultations
  referencing old table as old_rows for each statement execute function private.tally_consultations();

create function private.count_anew() returns void
language sql
set search_path = ''
as $$
  delete from private.consultation_tally;
  insert into private.consultation_tally (status, change)
  select status, count(*) from public.consultations group by status;
$$;
comment on function private.count_anew() is 'For rows that came without triggers.';
select private.count_anew();

create function public.add_up_tallies() returns void
language sql security definer
set search_path = ''
as $$
  with taken as (delete from private.consultation_tally returning status, change)
  insert into private.consultation_tally (status, change)
  select status, sum(change) from taken group by status
$$;
comment on function public.add_up_tallies() is
  'Makes one line of a status'' many. A job; readers see the same sums before and after.';
revoke execute on function public.add_up_tallies() from public, anon, authenticated;

create function public.consultation_counts() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object('total', coalesce(sum(change), 0),
      'scheduled', coalesce(sum(change) filter (where status = 'scheduled'), 0),
      'completed', coalesce(sum(change) filter (where status = 'completed'), 0),
      'cancelled', coalesce(sum(change) filter (where status = 'cancelled'), 0))
    from private.consultation_tally);
end
$$;
comment on function public.consultation_counts() is 'Consultations in all and by status, for admins.';
revoke execute on function public.consultation_counts() from public;
grant execute on function public.consultation_counts() to authenticated;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('add-up-tallies', '* * * * *', 'select public.add_up_tallies()');
  end if;
end
$$;
