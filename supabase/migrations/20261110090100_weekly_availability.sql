-- When a professional is usually there. Shown; it does not restrict booking.

create table public.weekly_availability (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.professionals (user_id) on delete cascade,
  day_of_week int not null check (day_of_week between 1 and 7),
  start_time time not null,
  end_time time not null,
  available boolean not null default true,
  check (end_time > start_time),
  unique (user_id, day_of_week, start_time)
);
comment on table public.weekly_availability is 'Stored and shown; booking does not ask it.';
comment on column public.weekly_availability.user_id is 'Of the professional.';
comment on column public.weekly_availability.available is 'False: usually there, but not now.';
comment on column public.weekly_availability.day_of_week is 'ISO: 1 is Monday, 7 is Sunday.';
comment on column public.weekly_availability.start_time is 'In São Paulo, like end_time.';

alter table public.weekly_availability enable row level security;
revoke all on public.weekly_availability from anon, authenticated;
grant select on public.weekly_availability to anon, authenticated;

create policy "Anybody reads when approved professionals are there" on public.weekly_availability
  for select to anon, authenticated
  using (exists (
    select from public.professionals p
    where p.user_id = weekly_availability.user_id and p.approval_status = 'approved'
  ));
create policy "Professionals read their own hours, admins every one" on public.weekly_availability
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create function private.give_usual_hours(professional uuid) returns void
language sql
set search_path = ''
as $$
  insert into public.weekly_availability (user_id, day_of_week, start_time, end_time)
  select professional, day, '09:00', case day when 5 then '17:00' else '18:00' end::time
  from generate_series(1, 5) as day
  on conflict do nothing
$$;
comment on function private.give_usual_hours(uuid) is
  'Monday to Friday 09:00 to 18:00, Friday to 17:00: what every professional begins with.';
