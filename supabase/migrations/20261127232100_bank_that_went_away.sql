-- On hosted Supabase no host says at its start that the bank's settings were removed: the job that needs them does.
alter table public.deployment_settings add column bank_missing_since timestamptz;
comment on column public.deployment_settings.bank_missing_since is
  'Since when the job that settles payments finds no settings of the bank that makes charges; null: it finds them.';

create function public.report_bank(provider text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if provider is not null then
    perform public.set_payment_provider(provider);
    update public.deployment_settings s set bank_missing_since = null where s.bank_missing_since is not null;
  else
    update public.deployment_settings s set bank_missing_since = private.now()
    where s.payment_provider = 'api-pix' and s.bank_missing_since is null;
    update public.deployment_settings s set payment_provider = null, bank_missing_since = null
    where s.payment_provider = 'api-pix' and s.bank_missing_since <= private.now() - interval '5 minutes';
  end if;
end
$$;
comment on function public.report_bank(text) is
  'Each run of settle-payments says which bank it has; null: none. After five minutes without the bank that makes charges there is '
  'none: bookings are refused (payments_unavailable), or simulated in a demonstration. Service only.';
