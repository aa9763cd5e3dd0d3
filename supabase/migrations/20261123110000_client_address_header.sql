-- Visitors' limits count by the network that the proxy in front names. Which header that is depends on the proxy: any
-- other header is the caller's own word.
alter table public.deployment_settings add column client_address_header text
  check (client_address_header ~ '^[a-z][a-z0-9-]*$');
comment on column public.deployment_settings.client_address_header is
  'Lower-case name of the header in which the proxy in front gives the caller''s address, such as cf-connecting-ip; it has '
  'to overwrite what callers send. Null: x-forwarded-for. Of several addresses the last counts.';

create or replace function private.caller_network() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  header constant text := coalesce(
    (select s.client_address_header from public.deployment_settings s), 'x-forwarded-for');
  address inet;
begin
  if auth.jwt() ? 'network' then
    return auth.jwt() ->> 'network';
  end if;
  -- The last address is the proxy's own word; those before it are what the proxy was told.
  address := private.trimmed((regexp_match(headers ->> header, '[^,]+$'))[1]);
  return coalesce(case family(address)
    when 6 then network(set_masklen(address, 64))::text
    else host(address) end, 'unknown');
exception when invalid_text_representation then
  return 'unknown';
end
$$;
comment on function private.caller_network() is
  'The network of the caller: as the embedded backend''s gateway puts it into the claims, else from the header that '
  'deployment_settings names. An IPv6 address counts by its 64 bits.';
