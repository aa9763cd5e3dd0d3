-- The week of "Hoje" ends on Sunday where the professional's agenda runs, as its day already does.

create or replace function public.sessions_this_week() returns int
language sql stable
set search_path = ''
as $$
  select count(*)::int
  from public.consultations c, (select coalesce(
    (select a.time_zone from public.agenda_settings a where a.professional_id = (select auth.uid())),
    'America/Sao_Paulo') as name) as zone
  where c.professional_id = (select auth.uid())
    and c.status in ('pending', 'scheduled')
    and c.ends_at > public.server_now()
    and c.starts_at < (date_trunc('week', public.server_now() at time zone zone.name) + interval '7 days')
      at time zone zone.name
$$;
comment on function public.sessions_this_week() is
  'How many of the caller''s sessions as a professional are still to come in the week that ends on Sunday in the zone of their '
  'agenda.';
