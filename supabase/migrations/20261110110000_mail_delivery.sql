-- Waiting e-mails are sent by the edge function deliver-mail, which somebody has to call each minute: in Supabase
-- pg_cron through pg_net, elsewhere the host's timer. Where the API is and what opens it stand in the vault, set once
-- by whoever deploys (docs/deploy.md); until then nothing is called.

create function private.call_function(name text) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  api_url text;
  secret_key text;
begin
  select decrypted_secret into api_url from vault.decrypted_secrets s where s.name = 'api_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets s where s.name = 'secret_key';
  if api_url is null or secret_key is null then
    return null;
  end if;
  return net.http_post(
    url := rtrim(api_url, '/') || '/functions/v1/' || name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 90000);
end
$$;
comment on function private.call_function(text) is
  'Calls an edge function as the service; answers the request''s number in pg_net, null where nobody said where the API is.';

create function private.call_deliver_mail() returns bigint
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from private.mail_outbox where sent_at is null and attempts < 8
    and (not_after is null or not_after > private.now())) then
    return null;
  end if;
  return private.call_function('deliver-mail');
end
$$;
comment on function private.call_deliver_mail() is
  'Calls the function deliver-mail where e-mails wait; answers the request''s number in pg_net. A job.';
revoke execute on function private.call_function(text), private.call_deliver_mail() from public;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
    perform cron.schedule('deliver-mail', '* * * * *', 'select private.call_deliver_mail()');
  end if;
end
$$;
