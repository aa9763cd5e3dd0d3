-- The ground every later migration stands on: where things live, who may do nothing
-- by default, the one clock, and the one way to refuse.

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists btree_gist with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Never exposed by the API: role look-ups, the clock and the steps procedures share.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Deny by default. Supabase hands new objects in public to anon and authenticated,
-- and PostgreSQL lets everybody execute new functions; both stop here.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;
alter default privileges in schema private grant execute on functions to service_role;

create function private.now() returns timestamptz
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, pg_catalog.now())
$$;
comment on function private.now() is
  'The clock of every rule. Tests and demonstrations travel by setting app.now on the connection. '
  'A client cannot: the API runs no SET, calls only functions of the exposed schemas (set_config is '
  'not in one), and itself sets nothing but request.* and role.';

create function private.today() returns date
language sql stable
set search_path = ''
as $$ select (private.now() at time zone 'America/Sao_Paulo')::date $$;
comment on function private.today() is 'The calendar day in São Paulo, where appointments live.';

create function private.refuse(code text, explanation text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'P0001', message = code, detail = explanation;
end
$$;
comment on function private.refuse(text, text) is
  'Ends a procedure with a stable code that clients translate, and plain English for developers.';

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := private.now();
  return new;
end
$$;
-- A trigger's body runs as whoever writes the row.
grant execute on function private.now() to authenticated;
