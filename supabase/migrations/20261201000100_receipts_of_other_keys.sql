-- The bank's account may have other Pix keys. What arrives by them is not recorded, but counted: the portal's own key may be the
-- one that is set wrongly.
alter table private.payment_jobs add column other_keys int not null default 0;
comment on column private.payment_jobs.other_keys is
  'Receipts of other Pix keys in what the last run read: the portal records none of them.';

drop function public.finish_payment_job(text, text);
create function public.finish_payment_job(job text, error text default null, other_keys int default 0) returns void
language sql security definer
set search_path = ''
as $$
  update private.payment_jobs j
  set claimed_until = null, last_error = left(error, 500), failures = case when error is null then 0 else j.failures + 1 end,
    last_done_at = case when error is null then private.now() else j.last_done_at end,
    watermark = case when error is null then coalesce(j.claimed_to, j.watermark) else j.watermark end, claimed_to = null,
    other_keys = coalesce(finish_payment_job.other_keys, 0)
  where j.job = finish_payment_job.job and j.claimed_until is not null
$$;
comment on function public.finish_payment_job(text, text, int) is
  'Ends the run of a job; without an error it succeeded, and the sweep''s watermark moves on. Service only.';
revoke execute on function public.finish_payment_job(text, text, int) from public;
grant execute on function public.finish_payment_job(text, text, int) to service_role;

create or replace function public.payment_job_states() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('money.read');
  return json_build_object(
    'provider', private.payment_provider(),
    'calls', (select json_build_object('waiting', count(*), 'oldest_at', min(q.created_at), 'retried', count(*) filter (where q.attempts > 1))
      from private.provider_calls q where q.done_at is null and q.due_at <= private.now()),
    'notifications', (select json_build_object('waiting', count(*), 'oldest_at', min(w.created_at))
      from private.webhook_inbox w where w.read_at is null and w.attempts < 5),
    'jobs', (select json_agg(json_build_object('job', j.job, 'every_seconds', extract(epoch from j.every)::int,
      'last_started_at', j.last_started_at, 'last_done_at', j.last_done_at, 'watermark', j.watermark, 'failures', j.failures,
      'last_error', j.last_error, 'other_keys', j.other_keys, 'is_running', coalesce(j.claimed_until > private.now(), false)) order by j.every, j.job)
      from private.payment_jobs j));
end
$$;
