-- The function settle-payments runs each minute: in Supabase by pg_cron, elsewhere by the host's timer.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
    perform cron.schedule('settle-payments', '* * * * *', 'select private.call_function(''settle-payments'')');
  end if;
end
$$;

-- For the limit below and for the deletion after 30 days.
create index webhook_inbox_created_idx on private.webhook_inbox (created_at);

create or replace function public.store_webhook(provider text, event_id text, body text, hints jsonb) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  if octet_length(body) > 65536 then
    perform private.refuse('body_too_large', 'A notification has at most 64 KiB.');
  elsif (select count(*) >= 12000 from private.webhook_inbox w where w.created_at > private.now() - interval '1 minute') then
    perform private.refuse('too_many_webhooks', 'At most 12,000 notifications a minute. The sweep finds the rest.');
  end if;
  insert into private.webhook_inbox (provider, event_id, body, hints)
  values (store_webhook.provider, store_webhook.event_id, store_webhook.body, store_webhook.hints)
  on conflict on constraint webhook_inbox_provider_event_id_key do nothing;
  return found;
end
$$;
comment on function public.store_webhook(text, text, text, jsonb) is
  'Stores a notification; false if it was stored before. At most 12,000 a minute. Service only.';

-- Calls that were repeated ten times are an hour apart: no earlier one is still under way at the bank, so that its refusal
-- is certain. Otherwise a refund that the bank refuses, because a return of the payer's bank has taken the money, would
-- be asked for without end, and that return would wait for it.
do $$
declare
  definition constant text := pg_get_functiondef('public.claim_provider_calls(int, uuid)'::regprocedure);
  old constant text := 'may_exist := call.may_exist;';
begin
  if strpos(definition, old) = 0 then
    raise exception 'claim_provider_calls does not contain "%"', old;
  end if;
  execute replace(definition, old, 'may_exist := call.may_exist and call.attempts <= 10;');
end
$$;
