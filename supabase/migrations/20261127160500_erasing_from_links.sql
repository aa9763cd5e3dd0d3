-- Links to a payment or a proposal name the professional: an erasure leaves the pseudonym there.
do $$
declare
  definition constant text := pg_get_functiondef('private.keep_as_professional(uuid, uuid, date)'::regprocedure);
  old constant text := $old$  -- What patients were told of their professional names them as long as their records do.$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.keep_as_professional does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$  update public.notifications n set link = replace(n.link, person::text, pseudonym::text)
  where strpos(n.link, person::text) > 0
    and n.user_id in (select c.patient_id from public.consultations c where c.professional_id = pseudonym);
  update private.mail_outbox m set payload = replace(m.payload::text, person::text, pseudonym::text)::jsonb
  where strpos(m.payload::text, person::text) > 0;
$new$ || old);
end
$$;
