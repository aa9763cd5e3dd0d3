/** A small schema that covers all features of the data API; not the portal's own. */
export const fixtureSql = `
create extension if not exists btree_gist with schema extensions;

create table public.people (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null default '',
  secret text not null default 'secret'
);
alter table public.people enable row level security;
revoke all on public.people from anon, authenticated;
grant select (id, name), update (name) on public.people to authenticated;
create policy "Own row is read" on public.people for select to authenticated
  using ((select auth.uid()) = id);
create policy "Own row is changed" on public.people for update to authenticated
  using ((select auth.uid()) = id);

create function public.create_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.people (id, name) values (new.id, coalesce(new.raw_user_meta_data ->> 'name', ''));
  update auth.users set raw_user_meta_data = new.raw_user_meta_data - 'cpf' where id = new.id;
  return null;
end $$;
create trigger create_person after insert on auth.users
  for each row execute function public.create_person();

create function public.strip() returns trigger language plpgsql as $$
begin
  new.raw_user_meta_data := new.raw_user_meta_data - 'cpf';
  return new;
end $$;
create trigger strip before update of raw_user_meta_data on auth.users
  for each row execute function public.strip();
create function public.strip_identity() returns trigger language plpgsql as $$
begin
  new.identity_data := new.identity_data - 'cpf';
  return new;
end $$;
create trigger strip_identity before insert or update on auth.identities
  for each row execute function public.strip_identity();

create table public.rooms (
  id int primary key,
  name text not null unique,
  opened_at timestamptz not null,
  closes_on date not null default '2030-01-08',
  rate numeric(4, 1) not null default 5.0,
  visits bigint not null default 7,
  token bytea not null default '\\x00ff',
  tags text[] not null default '{}'
);
alter table public.rooms enable row level security;
revoke all on public.rooms from anon, authenticated;
grant select on public.rooms to anon, authenticated;
create policy "Anyone reads rooms" on public.rooms for select to anon, authenticated using (true);
insert into public.rooms (id, name, opened_at)
select n, 'Room ' || n, timestamptz '2030-01-08 15:00:00+00' + n * interval '1 day'
from generate_series(1, 5) n;

create table public.stays (
  id int generated always as identity primary key,
  room_id int not null references public.rooms (id),
  guest_id uuid not null default auth.uid() references public.people (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint stays_last check (ends_at > starts_at),
  constraint stays_apart exclude using gist (room_id with =, tstzrange(starts_at, ends_at) with &&)
);
alter table public.stays enable row level security;
revoke all on public.stays from anon, authenticated;
grant select, insert on public.stays to authenticated;
create policy "Guests read their stays" on public.stays for select to authenticated
  using ((select auth.uid()) = guest_id);
create policy "Guests add stays" on public.stays for insert to authenticated
  with check ((select auth.uid()) = guest_id);

create table public.room_notes (
  room_id int primary key references public.rooms (id),
  note text not null
);
alter table public.room_notes enable row level security;
grant select, insert, update, delete on public.room_notes to authenticated;
create policy "Anyone signed in" on public.room_notes to authenticated using (true) with check (true);

create view public.open_rooms with (security_invoker = on) as
  select id, name, opened_at from public.rooms where id <= 3;
revoke all on public.open_rooms from anon, authenticated;
grant select on public.open_rooms to anon, authenticated;

create function public.find_rooms(above int) returns setof public.rooms
language sql stable set search_path = '' as $$ select * from public.rooms where id > above $$;
create function public.room_names() returns setof text
language sql stable set search_path = '' as $$ select name from public.rooms order by id $$;
create function public.echo_time("time" text) returns text
  language sql stable as $$ select "time" $$;
create function public.count_rooms() returns int
language sql stable set search_path = '' as $$ select count(*)::int from public.rooms $$;
create function public.describe(room int) returns json
language sql stable set search_path = '' as $$
  select json_build_object('name', name, 'opened_at', opened_at) from public.rooms where id = room
$$;
create function public.refuse() returns void language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = 'slot_taken', detail = 'Another booking was faster.',
    hint = 'Choose another.';
end $$;
create function public.nothing() returns void language sql set search_path = '' as $$ select $$;
create function public.rooms_by(name text default null, "time" text default null)
returns table (id int, label text) language sql stable set search_path = '' as $$
  select id, coalesce($2, '') || rooms.name from public.rooms
  where $1 is null or rooms.name ilike $1
$$;
create function public.own_claims() returns jsonb language sql stable set search_path = '' as $$
  select auth.jwt()
$$;
create function public.whoami() returns text language sql stable set search_path = '' as $$
  select current_user::text
$$;
create function public.clock() returns timestamptz language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, pg_catalog.now())
$$;
revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to anon, authenticated;
revoke execute on function public.own_claims() from anon;
`;
