-- What can be paid opens its payment, from notifications and e-mails.
create or replace function private.consultation_link(consultation public.consultations, reader uuid) returns text
language sql stable
set search_path = ''
as $$
  select case when reader = consultation.professional_id
      then '/professional/agenda?dia='
        || (consultation.starts_at at time zone (private.agenda_of(consultation.professional_id)).time_zone)::date
        || '&sessao=' || consultation.id
    when consultation.status = 'cancelled' then '/patient/appointments?aba=historico&detalhes=' || consultation.id
    when consultation.status = 'pending' and exists (select from public.payments p
      where p.consultation_id = consultation.id and p.status = 'pending' and (p.opens_at is null or p.opens_at <= private.now()))
      then '/patient/booking/' || consultation.professional_id || '?pagamento=' || consultation.id
    else '/patient/appointments?' || coalesce((select 'proposta=' || o.id from public.proposals o
        where o.consultation_id = consultation.id and o.status = 'open'), 'detalhes=' || consultation.id) end
$$;

-- Changed in place: nothing else of it is new.
do $$
declare
  definition constant text := pg_get_functiondef('private.mail_facts(uuid, text)'::regprocedure);
  old constant text := $old$jsonb_build_object('consultation_id', c.id, 'patient_name'$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.mail_facts does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$jsonb_build_object('consultation_id', c.id, 'professional_id', c.professional_id, 'patient_name'$new$);
end
$$;
