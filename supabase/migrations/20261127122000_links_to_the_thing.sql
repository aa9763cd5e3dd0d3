-- Notifications open the consultation, proposal or series that they are about. What cancelling costs is known before moving.

create or replace function private.consultation_link(consultation public.consultations, reader uuid) returns text
language sql stable
set search_path = ''
as $$
  select case when reader = consultation.professional_id
      then '/professional/agenda?dia='
        || (consultation.starts_at at time zone (private.agenda_of(consultation.professional_id)).time_zone)::date
        || '&sessao=' || consultation.id
    when consultation.status = 'cancelled' then '/patient/appointments?aba=historico&detalhes=' || consultation.id
    else '/patient/appointments?' || coalesce((select 'proposta=' || o.id from public.proposals o
        where o.consultation_id = consultation.id and o.status = 'open'), 'detalhes=' || consultation.id) end
$$;

drop function public.free_until(timestamptz);
create function public.free_until(
  starts_at timestamptz, consultation_id uuid default null, accepting boolean default false
) returns timestamptz
language sql stable security definer
set search_path = ''
return case when free_until.starts_at between '2018-01-01' and '2100-01-01' then
  private.free_until(free_until.starts_at,
    case when free_until.consultation_id is null then private.now() else (
      select coalesce(c.agreed_at, c.created_at) from public.consultations c
      where c.id = free_until.consultation_id and c.patient_id = auth.uid()) end,
    case when accepting then least(private.now() + interval '2 hours', free_until.starts_at) end) end;
comment on function public.free_until(timestamptz, uuid, boolean) is
  'The last instant at which a consultation that is booked now for this start can be cancelled with full refund; with a '
  'consultation of the caller: if it is moved to this start, accepting a proposal or not. Null for a start that nobody can '
  'book.';
revoke execute on function public.free_until(timestamptz, uuid, boolean) from public;
grant execute on function public.free_until(timestamptz, uuid, boolean) to anon, authenticated;

-- Changed in place: nothing else of it is new.
do $$
declare
  definition constant text :=
    pg_get_functiondef('private.notify_both_of_series(public.consultation_series, text, date)'::regprocedure);
  old constant text := $old$private.notify(series.patient_id, kind, '/patient/appointments',$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.notify_both_of_series does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$private.notify(series.patient_id, kind,
      '/patient/appointments' || case when series.ended_at is null then '?serie=' || series.id else '' end,$new$);
end
$$;
