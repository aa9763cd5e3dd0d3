-- The weekly look at 90 days was one run: it held up everything else of the host, and was begun again beside itself when it took longer
-- than its lease. Each run reads 15 days; the next one goes on where it ended, and the job is done after the last.
do $$
declare
  change record;
  definition text := pg_get_functiondef('public.claim_payment_job(text)'::regprocedure);
begin
  for change in
    select * from (values
      ($old$    and (j.last_started_at is null or j.last_started_at + case
$old$, $new$    and (j.last_started_at is null or j.last_started_at + case
      when j.job = 'returns' and j.watermark is not null and j.failures = 0 and j.claimed_until is null then interval '0'
$new$),
      ($old$    claimed_to = case when j.job = 'sweep' then private.now() end$old$,
        $new$    claimed_to = case j.job when 'sweep' then private.now()
      when 'returns' then least(today, coalesce(greatest(j.watermark, today - interval '90 days'), today - interval '90 days')
        + interval '15 days') end$new$),
      ($old$when 'returns' then today - interval '90 days'
$old$, $new$when 'returns' then greatest(claimed.watermark, today - interval '90 days')
$new$),
      ($old$when 'returns' then today end);$old$, $new$when 'returns' then claimed.claimed_to end);$new$)
    ) as changes (old, new)
  loop
    if strpos(definition, change.old) = 0 then
      raise exception 'public.claim_payment_job(text) does not contain "%"', change.old;
    end if;
    definition := replace(definition, change.old, change.new);
  end loop;
  execute definition;
end
$$;

create or replace function public.finish_payment_job(job text, error text default null, other_keys int default 0) returns void
language sql security definer
set search_path = ''
as $$
  update private.payment_jobs j
  set claimed_until = null, last_error = left(error, 500), failures = case when error is null then 0 else j.failures + 1 end,
    last_done_at = case when error is null and not part.is_left then private.now() else j.last_done_at end,
    watermark = case when error is not null then j.watermark when j.job = 'returns' and not part.is_left then null
      else coalesce(j.claimed_to, j.watermark) end,
    claimed_to = null,
    other_keys = coalesce(finish_payment_job.other_keys, 0)
      + case when j.job = 'returns' and j.watermark is not null then j.other_keys else 0 end
  from (select o.job, coalesce(o.job = 'returns' and o.claimed_to < private.today()::timestamp at time zone 'America/Sao_Paulo', false)
    as is_left from private.payment_jobs o) as part
  where j.job = finish_payment_job.job and part.job = j.job and j.claimed_until is not null
$$;
comment on column private.payment_jobs.watermark is
  'sweep: until when the bank was asked. returns: until where the present look at 90 days has come; null: it is not under way.';
