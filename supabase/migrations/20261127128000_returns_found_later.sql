-- Returns by the payer's bank of which no notification tells, or that had to wait for a refund of ours.
create function private.read_receipt_again() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.webhook_inbox (provider, event_id, body, hints)
  select 'api-pix', 'refund ' || new.id, '', jsonb_build_array(jsonb_build_object('receiptId', private.provider_id(r), 'txid', r.txid))
  from private.receipts r
  where r.id = new.receipt_id and not r.is_simulated and private.provider_id(r) is not null
  on conflict do nothing;
  return null;
end
$$;
comment on function private.read_receipt_again() is
  'The provider did not carry out a refund, perhaps because a return has taken the money: its receipt is read, as if notified.';
create trigger read_receipt_again after update of state on private.refunds
  for each row when (new.state = 'failed' and old.state in ('sent', 'processing')) execute function private.read_receipt_again();

alter table private.payment_jobs drop constraint payment_jobs_job_check,
  add constraint payment_jobs_job_check check (job in ('sweep', 'days', 'returns', 'reads', 'webhook', 'certificate', 'ledger'));
comment on column private.payment_jobs.job is
  'sweep: what arrived since the last one; days: the three whole days before the last success again; returns: what went back of 90 '
  'days; reads: charges and refunds to ask about; webhook and certificate: whether they still stand; ledger: whether it agrees.';
insert into private.payment_jobs (job, every) values ('returns', '7 days');

do $$
declare
  definition constant text := pg_get_functiondef('public.claim_payment_job(text)'::regprocedure);
  days constant text := $old$when 'days' then today - interval '3 days' end,$old$;
  ends constant text := $old$when 'days' then today end)$old$;
begin
  if strpos(definition, days) = 0 or strpos(definition, ends) = 0 then
    raise exception 'claim_payment_job does not contain what is changed.';
  end if;
  execute replace(replace(definition, days, $new$when 'returns' then today - interval '90 days'
      -- After days without a success these are read as well.
      when 'days' then least(today, (claimed.last_done_at at time zone 'America/Sao_Paulo')::date::timestamp
        at time zone 'America/Sao_Paulo') - interval '3 days' end,$new$),
    ends, $new$when 'days' then today when 'returns' then today end)$new$);
end
$$;
