/** The roles, which all databases of a server share. Requires a superuser. */
export const createRolesSql = `
do $roles$
declare
  wanted record;
begin
  -- A server's databases share their roles, and its superuser has one of these names.
  for wanted in select * from (values
    ('postgres', 'login createdb createrole bypassrls'),
    ('anon', 'nologin noinherit'),
    ('authenticated', 'nologin noinherit'),
    ('service_role', 'nologin noinherit bypassrls'),
    ('authenticator', 'login noinherit'),
    ('supabase_auth_admin', 'login noinherit createrole'),
    ('supabase_admin', 'login superuser createdb createrole replication bypassrls')
  ) as roles (name, rights) loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.rights);
      -- Supabase's own defaults.
      if wanted.name = 'anon' then alter role anon set statement_timeout = '3s'; end if;
      if wanted.name = 'authenticated' then alter role authenticated set statement_timeout = '8s'; end if;
    end if;
  end loop;
end
$roles$;
grant anon, authenticated, service_role to authenticator, postgres;
`;

/** The roles, the extensions schema and the default grants of schema public. Requires a superuser. */
export const rolesSql = `${createRolesSql}
create schema extensions authorization postgres;
create extension pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
`;
