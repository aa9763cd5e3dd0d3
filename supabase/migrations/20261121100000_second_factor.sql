-- Whoever administers and has a second factor administers only in a session in which it was shown (aal2 in the token).
-- GoTrue keeps the factors and raises the session; everything that asks private.is_admin() follows from here.

alter table public.deployment_settings add column admin_second_factor_required boolean not null default false;
comment on column public.deployment_settings.admin_second_factor_required is
  'Whether an admin without a second factor may do nothing but set one up. On wherever there is health data.';

create function private.lacking_factor(person uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when exists (select from auth.mfa_factors where user_id = person and status = 'verified') then
      case when auth.jwt() ->> 'aal' = 'aal2' then 'none' else 'code' end
    when (select admin_second_factor_required from public.deployment_settings) then 'factor'
    else 'none'
  end
$$;
comment on function private.lacking_factor(uuid) is
  'What the caller, an admin of this identifier, still has to show: none; code, of the factor they have; factor, a first '
  'one, since the deployment asks for it. A token raised by a factor that was since removed is none of a factor.';
revoke execute on function private.lacking_factor(uuid) from public;

create or replace function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and (role = 'admin' or is_admin) and private.lacking_factor(id) = 'none'
  )
$$;
comment on function private.is_admin() is
  'Whether the caller administers, and has shown the second factor that is asked of them. Reads profiles past its own '
  'policies, which ask this.';

create function public.lacking_admin_factor() returns text
language sql stable security definer
set search_path = ''
as $$
  select private.lacking_factor(id) from public.profiles
  where id = (select auth.uid()) and (role = 'admin' or is_admin)
$$;
comment on function public.lacking_admin_factor() is
  'What keeps the caller from administering: code, factor or none (private.lacking_factor). Null for whoever is no admin.';
revoke execute on function public.lacking_admin_factor() from public;
grant execute on function public.lacking_admin_factor() to authenticated;

-- Whoever has somebody's password must not set up a factor on their account: GoTrue changes no password without it, so the
-- owner could never put them out. Only admins are given the way to have one, and to give it up.
create function private.refuse_factor() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.profiles where id = new.user_id and (role = 'admin' or is_admin)) then
    raise exception using errcode = '42501', message = 'Only admins have a second factor.';
  end if;
  return new;
end
$$;
create trigger refuse_factor before insert on auth.mfa_factors
  for each row execute function private.refuse_factor();

create function private.forget_factors() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.mfa_factors where user_id = new.id;
  delete from auth.sessions where user_id = new.id and aal > 'aal1';
  return null;
end
$$;
comment on function private.forget_factors() is
  'Whoever administers no more goes on with one step, and shows nothing of the old one if they ever administer again.';
create trigger forget_factors after update of role, is_admin on public.profiles
  for each row when ((old.role = 'admin' or old.is_admin) and not (new.role = 'admin' or new.is_admin))
  execute function private.forget_factors();

-- What waits for an admin names people: it is part of administering.
alter policy "People read what waits for them" on public.notifications
  using (user_id = (select auth.uid()) and coalesce((select public.lacking_admin_factor()), 'none') = 'none');
alter policy "People mark theirs as read" on public.notifications
  using (user_id = (select auth.uid()) and coalesce((select public.lacking_admin_factor()), 'none') = 'none')
  with check (user_id = (select auth.uid()));
