-- Notifications of the provider are stored as they come, and are only hints. The jobs find what they do not tell.
create table private.webhook_inbox (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('api-pix', 'simulated')),
  event_id text not null check (length(event_id) <= 100),
  body text not null check (octet_length(body) <= 65536),
  hints jsonb not null check (jsonb_typeof(hints) = 'array'),
  created_at timestamptz not null default private.now(),
  claimed_until timestamptz,
  attempts int not null default 0,
  read_at timestamptz,
  unique (provider, event_id)
);
comment on table private.webhook_inbox is 'Deleted after 30 days: a body may contain what a payer wrote.';
comment on column private.webhook_inbox.provider is 'Who sent it, by the address that it was sent to.';
comment on column private.webhook_inbox.event_id is 'The same for each delivery of the same body.';
comment on column private.webhook_inbox.hints is 'The receipts that it names: [{receiptId, txid}].';
comment on column private.webhook_inbox.claimed_until is 'Leased until then.';
comment on column private.webhook_inbox.attempts is 'How often it was handed out; after five only the sweep finds its receipts.';
comment on column private.webhook_inbox.read_at is 'When its receipts were read from the provider.';
create index webhook_inbox_unread_idx on private.webhook_inbox (created_at) where read_at is null;
alter table private.webhook_inbox enable row level security;

create table private.payment_jobs (
  job text primary key check (job in ('sweep', 'days', 'reads', 'webhook', 'certificate', 'ledger')),
  every interval not null,
  watermark timestamptz,
  claimed_until timestamptz,
  claimed_to timestamptz,
  last_started_at timestamptz,
  last_done_at timestamptz,
  last_error text,
  failures int not null default 0
);
comment on table private.payment_jobs is 'The jobs of payments, for admins: last run, lag and failures.';
comment on column private.payment_jobs.job is
  'sweep: what arrived since the last one; days: the three whole days before today again; reads: charges and refunds to ask about; '
  'webhook and certificate: whether they still stand; ledger: whether it agrees.';
comment on column private.payment_jobs.every is 'How often.';
comment on column private.payment_jobs.watermark is 'Everything before it was read.';
comment on column private.payment_jobs.claimed_until is 'Leased until then.';
comment on column private.payment_jobs.claimed_to is 'The watermark if this run succeeds.';
comment on column private.payment_jobs.last_started_at is 'When it last began.';
comment on column private.payment_jobs.last_done_at is 'When it last succeeded.';
comment on column private.payment_jobs.failures is 'In a row.';
alter table private.payment_jobs enable row level security;
insert into private.payment_jobs (job, every) values ('sweep', '10 minutes'), ('days', '1 day'), ('reads', '1 minute'),
  ('webhook', '1 day'), ('certificate', '1 day'), ('ledger', '1 hour');

create function public.store_webhook(provider text, event_id text, body text, hints jsonb) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  if octet_length(body) > 65536 then
    perform private.refuse('body_too_large', 'A notification has at most 64 KiB.');
  end if;
  insert into private.webhook_inbox (provider, event_id, body, hints)
  values (store_webhook.provider, store_webhook.event_id, store_webhook.body, store_webhook.hints)
  on conflict on constraint webhook_inbox_provider_event_id_key do nothing;
  return found;
end
$$;
comment on function public.store_webhook(text, text, text, jsonb) is
  'Stores a notification; false if it was stored before. Service only.';

create function public.claim_webhooks(at_most int default 20)
returns table (webhook_id uuid, provider text, hints jsonb)
language sql security definer
set search_path = ''
as $$
  with next as (
    select w.id from private.webhook_inbox w
    where w.read_at is null and w.attempts < 5 and (w.claimed_until is null or w.claimed_until <= private.now())
    order by w.created_at limit least(greatest(coalesce(at_most, 20), 1), 100)
    for update skip locked
  )
  update private.webhook_inbox w set claimed_until = private.now() + interval '2 minutes', attempts = w.attempts + 1
  from next where w.id = next.id
  returning w.id, w.provider, w.hints
$$;
comment on function public.claim_webhooks(int) is
  'Hands notifications to who reads their receipts from the provider, for two minutes, five times at most. Service only.';

create function public.webhook_read(webhook_id uuid) returns void
language sql security definer
set search_path = ''
as $$
  update private.webhook_inbox w set read_at = private.now() where w.id = webhook_id and w.read_at is null
$$;
comment on function public.webhook_read(uuid) is 'The receipts of a notification are recorded. Service only.';

create function private.queue_reads() returns void
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform public.expire_payments();
  -- Charges that open later than their payment was made.
  for payment in
    select * from public.payments p
    where p.status = 'pending' and p.opens_at <= private.now() and p.expires_at > private.now()
      and not exists (select from private.charges c where c.payment_id = p.id and c.expires_at = p.expires_at)
    order by p.id limit 500 for update skip locked
  loop
    perform private.make_charge(payment);
  end loop;
  insert into private.provider_calls (kind, provider, charge_id)
  select 'read_charge', c.provider, c.id
  from private.charges c
  where c.state = 'open' and c.provider = 'api-pix' and c.created_at < private.now() - interval '20 seconds'
    -- Each minute while somebody may be looking at it, then as often as everything is read.
    and (c.read_at is null or c.read_at <= private.now() - case
      when c.created_at > private.now() - interval '20 minutes' then interval '50 seconds' else interval '10 minutes' end)
  on conflict do nothing;
  insert into private.provider_calls (kind, provider, refund_id)
  select 'read_refund', 'api-pix', f.id
  from private.refunds f
  where f.state = 'processing' and not exists (select from private.provider_calls q
    where q.refund_id = f.id and (q.done_at is null or q.done_at > private.now() - case
      when f.created_at > private.now() - interval '1 hour' then interval '5 minutes' else interval '1 hour' end))
  on conflict do nothing;
end
$$;
comment on function private.queue_reads() is 'Queues charges that open now, and what the provider is asked about.';

create function private.ledger_problems() returns table (problem text, subject uuid, detail text)
language sql stable
set search_path = ''
as $$
  with sums as (
    select t.payment_id, sum(-e.amount_cents) filter (where a.kind = 'held') as held,
      sum(-e.amount_cents) filter (where a.kind = 'owed') as owed,
      sum(-e.amount_cents) filter (where a.kind = 'refund_due') as due,
      sum(-e.amount_cents) filter (where a.kind = 'suspense') as suspense,
      sum(e.amount_cents) filter (where t.kind in ('opening', 'receipt') and e.amount_cents > 0) as received,
      sum(e.amount_cents) filter (where t.kind = 'refund_done' and e.amount_cents > 0) as refunded,
      sum(e.amount_cents) filter (where a.kind = 'loss') as loss
    from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
      join private.ledger_accounts a on a.id = e.account_id
    group by t.payment_id
  ), balances as (
    select payment_id, coalesce(held, 0) as held, coalesce(owed, 0) as owed, coalesce(due, 0) as due,
      coalesce(suspense, 0) as suspense, coalesce(received, 0) as received, coalesce(refunded, 0) as refunded,
      coalesce(loss, 0) as loss
    from sums
  ), refunds as (
    select f.payment_id, sum(f.amount_cents) filter (where f.state in ('due', 'sent', 'processing', 'manual')) as due,
      sum(f.amount_cents) filter (where f.state = 'done') as done,
      sum(f.taken_cents) as returned
    from private.refunds f group by f.payment_id
  ), arrived as (
    select r.payment_id, sum(r.amount_cents) as cents from private.receipts r where r.proves is null group by r.payment_id
  )
  select 'entries do not sum to zero', t.id, t.kind
  from private.ledger_transactions t left join private.ledger_entries e on e.transaction_id = t.id
  group by t.id having coalesce(sum(e.amount_cents), 0) <> 0 or count(e.account_id) < 2
  union all
  select 'receipt is not in exactly one transaction', r.id, r.class
  from private.receipts r
  where (select count(*) from private.ledger_transactions t
    where t.receipt_id = r.id and t.kind in ('opening', 'receipt', 'proof')) <> 1
  union all
  select 'received is not refunded + owed + held + due + suspense', b.payment_id, to_jsonb(b)::text
  from balances b where b.received <> b.refunded + b.owed + b.held + b.due + b.suspense - b.loss
    or least(b.held, b.owed, b.due, b.suspense) < 0
  union all
  select 'ledger and receipts differ', b.payment_id, concat_ws(' ', b.received, a.cents)
  from balances b full join arrived a on coalesce(a.payment_id::text, '') = coalesce(b.payment_id::text, '')
  where b.received is distinct from a.cents
  union all
  select 'ledger and refunds differ', b.payment_id, concat_ws(' ', b.due, f.due, b.refunded, f.done)
  from balances b left join refunds f on f.payment_id is not distinct from b.payment_id
  where b.due <> coalesce(f.due, 0) or b.refunded <> coalesce(f.done, 0)
  union all
  select 'more goes back than was received', r.id, r.class
  from private.receipts r join private.refunds f on f.receipt_id = r.id and f.state <> 'failed'
  group by r.id having sum(f.amount_cents) > r.amount_cents
  union all
  select 'payment and ledger differ', p.id, concat_ws(' ', p.status, p.refund_due, c.status, b.held, b.owed)
  from public.payments p join public.consultations c on c.id = p.consultation_id
    left join balances b on b.payment_id = p.id left join refunds f on f.payment_id = p.id
  where coalesce(b.held, 0) + coalesce(b.owed, 0) <> case when p.status = 'paid' and not p.refund_due
      then p.amount_cents - coalesce(f.returned, 0) else 0 end
    or c.status in ('pending', 'scheduled') and coalesce(b.owed, 0) <> 0
    or coalesce(b.owed, 0) <> 0 and coalesce(b.held, 0) <> 0
    or c.status in ('completed', 'no_show', 'cancelled') and coalesce(b.held, 0) <> 0
      and not exists (select from private.receipts r where r.payment_id = p.id and r.origin = 'before')
  union all
  select 'refunded payment with a refund that was open', p.id, f.state
  from public.payments p join private.refunds f on f.payment_id = p.id
  where f.created_at < p.refunded_at and f.state not in ('done', 'failed')
  union all
  select 'refund due, but none is open', p.id, null
  from public.payments p left join refunds f on f.payment_id = p.id
  where p.refund_due and p.refunded_at is null and coalesce(f.due, 0) = 0
  union all
  select 'code is open for a payment that does not wait', c.payment_id, c.state
  from private.charges c join public.payments p on p.id = c.payment_id
  where c.state in ('creating', 'open') and p.status <> 'pending'
  union all
  select 'two open codes', c.payment_id, null
  from private.charges c where c.state in ('creating', 'open') group by c.payment_id having count(*) > 1
  union all
  select 'nothing is queued', c.id, c.state
  from private.charges c
  where c.state in ('creating', 'lapsed', 'removing') and not exists (select from private.provider_calls q
    where q.charge_id = c.id and q.done_at is null)
  union all
  select 'nothing is queued', f.id, f.state
  from private.refunds f join private.receipts r on r.id = f.receipt_id
  where f.state in ('due', 'sent') and not r.is_simulated and not exists (select from private.provider_calls q
    where q.refund_id = f.id and q.done_at is null)
$$;
comment on function private.ledger_problems() is
  'Where rows and ledger disagree; none while every centavo is accounted for. Tests ask after each step, the job each hour.';

create function public.claim_payment_job(job text) returns json
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
      when j.failures > 0 then least(j.every, interval '1 minute' * 2 ^ least(j.failures, 6)) else j.every end <= private.now())
  for update skip locked;
  if not found then
    return null;
  end if;
  update private.payment_jobs j set claimed_until = private.now() + interval '5 minutes', last_started_at = private.now(),
    claimed_to = case when j.job = 'sweep' then private.now() end
  where j.job = claimed.job returning * into claimed;
  if claimed.job = 'reads' then
    perform private.queue_reads();
  elsif claimed.job = 'ledger' and exists (select from private.ledger_problems()) then
    perform public.finish_payment_job('ledger', (select count(*) || ' × ' || min(p.problem) from private.ledger_problems() p));
  end if;
  return json_build_object('job', claimed.job,
    'from', case claimed.job when 'sweep' then coalesce(claimed.watermark, private.now() - interval '3 days') - interval '15 minutes'
      when 'days' then today - interval '3 days' end,
    'to', case claimed.job when 'sweep' then claimed.claimed_to when 'days' then today end);
end
$$;
comment on function public.claim_payment_job(text) is
  'Leases a job for five minutes if it is due and nobody else runs it, else null; answers what to read from the provider. Service only.';

create function public.finish_payment_job(job text, error text default null) returns void
language sql security definer
set search_path = ''
as $$
  update private.payment_jobs j
  set claimed_until = null, last_error = left(error, 500), failures = case when error is null then 0 else j.failures + 1 end,
    last_done_at = case when error is null then private.now() else j.last_done_at end,
    watermark = case when error is null then coalesce(j.claimed_to, j.watermark) else j.watermark end, claimed_to = null
  where j.job = finish_payment_job.job and j.claimed_until is not null
$$;
comment on function public.finish_payment_job(text, text) is
  'Ends the run of a job; without an error it succeeded, and the sweep''s watermark moves on. Service only.';
