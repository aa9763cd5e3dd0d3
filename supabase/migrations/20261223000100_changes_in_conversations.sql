-- A conversation shows where consultations of the two were moved or cancelled. The audit log has recorded it.

create function public.conversation_changes(consultation_id uuid) returns table (
  id bigint, changed_at timestamptz, was_at timestamptz, moved_to timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select l.id, l.happened_at, (l.before ->> 'starts_at')::timestamptz,
    case when l.after ->> 'status' <> 'cancelled' then (l.after ->> 'starts_at')::timestamptz end
  from public.consultations asked
    join public.consultations c on c.patient_id = asked.patient_id and c.professional_id = asked.professional_id
    join public.audit_log l on l.subject_id = c.id and l.subject_table = 'consultations' and l.action = 'update'
  where asked.id = conversation_changes.consultation_id
    and (select auth.uid()) in (asked.patient_id, asked.professional_id)
    -- Where the payment did not come there was no session.
    and l.before ->> 'status' <> 'pending'
    and case when l.after ->> 'status' = 'cancelled'
      then l.before ->> 'status' <> 'cancelled'
        -- What the professional wrote about it is a message.
        and not exists (select from private.cancellations x where x.consultation_id = c.id and x.message_id is not null)
      else l.before ->> 'starts_at' <> l.after ->> 'starts_at' end
  order by l.happened_at desc, l.id desc
  limit 100
$$;
comment on function public.conversation_changes(uuid) is
  'The last hundred moves and cancellations between the two of one of the caller''s consultations, the newest first; none for any '
  'other consultation. Of paid consultations only. moved_to is null where it was cancelled.';
revoke execute on function public.conversation_changes(uuid) from public;
grant execute on function public.conversation_changes(uuid) to authenticated;
