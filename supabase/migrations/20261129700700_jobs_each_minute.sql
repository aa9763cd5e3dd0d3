-- A minute's job was skipped by a claim that came a moment early, and its time was freed before any code was removed. What
-- fails while it is claimed is counted: it was rolled back with the claim, and no one was told.
create or replace function public.claim_payment_job(job text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  claimed private.payment_jobs;
  today constant timestamptz := private.today()::timestamp at time zone 'America/Sao_Paulo';
begin
  select * into claimed from private.payment_jobs j
  where j.job = claim_payment_job.job and (j.claimed_until is null or j.claimed_until <= private.now())
    and (j.last_started_at is null or j.last_started_at + case
      -- What failed is tried again soon.
      when j.failures > 0 then least(j.every, interval '1 minute' * 2 ^ least(j.failures, 6)) else j.every end
      -- A claim each minute may come a moment early.
      - case j.every when interval '1 minute' then interval '10 seconds' else '0' end <= private.now())
  for update skip locked;
  if not found then
    return null;
  end if;
  update private.payment_jobs j set claimed_until = private.now() + interval '5 minutes', last_started_at = private.now(),
    claimed_to = case when j.job = 'sweep' then private.now() end
  where j.job = claimed.job returning * into claimed;
  begin
    if claimed.job = 'reads' then
      perform private.queue_reads();
    elsif claimed.job = 'ledger' and exists (select from private.ledger_problems()) then
      perform public.finish_payment_job('ledger', (select count(*) || ' × ' || min(p.problem) from private.ledger_problems() p));
    end if;
  exception when others then
    perform public.finish_payment_job(claimed.job, sqlerrm);
  end;
  return json_build_object('job', claimed.job,
    'from', case claimed.job when 'sweep' then coalesce(claimed.watermark, least(private.now() - interval '3 days',
      (select min(c.created_at) from private.charges c where c.provider = 'api-pix'))) - interval '15 minutes'
      when 'returns' then today - interval '90 days'
      -- After days without a success these are read as well.
      when 'days' then least(today, (claimed.last_done_at at time zone 'America/Sao_Paulo')::date::timestamp
        at time zone 'America/Sao_Paulo') - interval '3 days' end,
    'to', case claimed.job when 'sweep' then claimed.claimed_to when 'days' then today when 'returns' then today end);
end
$$;
