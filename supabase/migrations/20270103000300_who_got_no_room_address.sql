-- The answer names who got no e-mail with the address of the room, and why.
create or replace function public.resend_room_address(consultation_id uuid, to_patient boolean, to_professional boolean)
returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  consultation public.consultations;
  side text;
  mail_kind text;
  person public.profiles;
  sent text[] := '{}';
  recent text[] := '{}';
  unreachable text[] := '{}';
begin
  perform private.require_capability('consultations.change');
  consultation := private.consultation_to_read(consultation_id);
  -- Calls at the same time queue one e-mail.
  select * into consultation from public.consultations c where c.id = consultation.id for no key update;
  if (to_patient or to_professional) is not true then
    perform private.refuse('recipient_required', 'Patient, professional or both.');
  elsif not private.is_room_to_come(consultation) then
    perform private.refuse('consultation_not_open', 'Only the room of a confirmed consultation that is not over has an address.');
  end if;
  for side in select 'patient' where to_patient union all select 'professional' where to_professional loop
    mail_kind := case side when 'patient' then 'room_address' else 'professional_room_address' end;
    select * into person from public.profiles p
    where p.id = case side when 'patient' then consultation.patient_id else consultation.professional_id end;
    if person.id is null or person.erased_at is not null or person.email = '' then
      unreachable := array_append(unreachable, side);
    elsif exists (select from private.mail_outbox m where m.user_id = person.id and m.kind = mail_kind
      and m.payload ->> 'consultation_id' = consultation.id::text and m.told_start = consultation.starts_at
      and m.created_at > private.now() - interval '5 minutes') then
      recent := array_append(recent, side);
    else
      insert into private.mail_outbox (kind, user_id, recipient, payload, not_after, told_start)
      values (mail_kind, person.id, person.email, private.mail_facts(consultation.id, mail_kind),
        private.closes_at(consultation), consultation.starts_at);
      sent := array_append(sent, side);
    end if;
  end loop;
  if cardinality(sent) > 0 then
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'consultations', consultation.id, 'update',
      jsonb_build_object('room_address', case cardinality(sent) when 2 then 'both' else sent[1] end));
  end if;
  return json_build_object('consultation_id', consultation.id, 'sent', cardinality(sent), 'recent', recent,
    'unreachable', unreachable);
end
$$;
comment on function public.resend_room_address(uuid, boolean, boolean) is
  'The team mails the address of the room, /sala/{id}, to one or both participants: one e-mail to each in five minutes. Answers how '
  'many, who was mailed less than five minutes ago, and who has no e-mail. Logged. The address is the same as ever, and opens for '
  'the two alone.';
