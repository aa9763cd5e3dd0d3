-- A device's clock may be wrong by hours: what counts down on a screen follows the clock that decides.
create function public.server_now() returns timestamptz
language sql stable security definer
set search_path = ''
as $$ select private.now() $$;
comment on function public.server_now() is 'The instant by which the server judges expiries and deadlines.';

revoke execute on function public.server_now() from public;
grant execute on function public.server_now() to authenticated;
