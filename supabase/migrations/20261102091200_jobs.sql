-- Supabase runs the job with pg_cron. Where that does not exist (the embedded backend), the host
-- calls the same procedure on a timer.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('expire-payments', '* * * * *', 'select public.expire_payments()');
  end if;
end
$$;
