-- No statement of a visitor or a signed-in user keeps the database busy for long. PostgREST and the portal's own host on
-- PostgreSQL apply a role's setting to each request; PGlite knows no timeout. A project's own choice stays.
do $$
declare
  wanted record;
begin
  for wanted in select * from (values ('anon', '3s'), ('authenticated', '8s')) as longest (role, timeout) loop
    if not exists (
      select from pg_catalog.pg_roles, unnest(rolconfig) as setting
      where rolname = wanted.role and setting like 'statement\_timeout=%'
    ) then
      execute format('alter role %I set statement_timeout = %L', wanted.role, wanted.timeout);
    end if;
  end loop;
exception when insufficient_privilege then
  raise warning 'The roles anon and authenticated have no statement_timeout: set one as their owner.';
end
$$;
notify pgrst, 'reload config';
