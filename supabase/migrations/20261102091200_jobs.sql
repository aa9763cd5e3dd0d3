-- Supabase runs the jobs with pg_cron. Where that does not exist (the embedded backend), the host calls the same
-- procedures on a timer. An extension that is installed but not loaded by the server, or loaded for another database,
-- counts as missing: whoever migrates is told.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('expire-payments', '* * * * *', 'select public.expire_payments()');
  end if;
exception when undefined_object or internal_error or raise_exception then
  raise warning 'No job is scheduled here: %', sqlerrm;
end
$$;
