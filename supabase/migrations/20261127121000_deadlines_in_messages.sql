-- Messages about consultations say until when the patient can still change them, and that the team moved one. The patient,
-- too, is told of a proposal that ended without an answer.

create function private.is_moved_by_team(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$
  select consultation.grace_until is not null and not exists (
    select from public.proposals p
    where p.consultation_id = consultation.id and p.status = 'accepted' and p.chosen = consultation.starts_at
      and consultation.grace_until = least(p.answered_at + interval '2 hours', p.chosen))
$$;
comment on function private.is_moved_by_team(public.consultations) is
  'Whether an admin chose its present time. The grace of an accepted proposal is the other one that there is.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.mail_facts(uuid, text)', $old$'expires_at', p.expires_at,$old$,
        $new$'expires_at', p.expires_at,
    'free_until', case when c.free_until > private.now() then c.free_until end,
    'move_until', case when c.moves < 5 and c.starts_at - interval '24 hours' > private.now()
      then c.starts_at - interval '24 hours' end,
    'moved_by_team', private.is_moved_by_team(c),$new$),
      ('private.notify_of_consultation()',
        $old$    perform private.notify_of(consultation, consultation.patient_id, 'moved',
      jsonb_build_object('was_at', old.starts_at, 'starts_at', new.starts_at));
    if is_known then
      perform private.notify_of(consultation, consultation.professional_id, 'moved',
        jsonb_build_object('was_at', old.starts_at, 'starts_at', new.starts_at));$old$,
        $new$    perform private.notify_of(consultation, consultation.patient_id, 'moved', jsonb_build_object('was_at', old.starts_at,
      'by', case when private.is_moved_by_team(consultation) then 'platform' end,
      'free_until', case when private.is_moved_by_team(consultation) then consultation.free_until end));
    if is_known then
      perform private.notify_of(consultation, consultation.professional_id, 'moved', jsonb_build_object('was_at', old.starts_at,
        'by', case when private.is_moved_by_team(consultation) then 'platform' end));$new$),
      ('private.notify_of_proposal()',
        $old$perform private.notify_of(consultation, consultation.professional_id, 'proposal_expired');$old$,
        $new$perform private.notify_of(consultation, consultation.professional_id, 'proposal_expired');
      perform private.notify_of(consultation, consultation.patient_id, 'proposal_expired',
        jsonb_build_object('by', 'professional'));$new$),
      ('private.proposal_answer(uuid)', $old$'starts_at', c.starts_at)$old$,
        $new$'starts_at', c.starts_at, 'free_until', c.free_until)$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
