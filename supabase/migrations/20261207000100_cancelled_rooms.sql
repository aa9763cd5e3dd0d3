-- The room of a cancelled consultation says who cancelled it, when, and to the patient where the money is.
create function private.canceller(consultation public.consultations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when exists (select from private.cancellations x where x.consultation_id = consultation.id and x.reason = 'team') then 'team'
    else consultation.cancelled_by end
$$;
comment on function private.canceller(public.consultations) is
  'patient, professional, team, or platform: a suspension or an erasure. Null: the time to pay ran out, or it is not cancelled.';

-- Changed in place: nothing else of this function is new.
do $$
declare
  changed constant regprocedure := 'private.room_answer(public.consultations)'::regprocedure;
  old constant text := $old$'needs_consent',$old$;
  definition constant text := pg_get_functiondef(changed);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', changed, old;
  end if;
  execute replace(definition, old, $new$'cancelled_by', case when consultation.status = 'cancelled' then private.canceller(consultation) end,
    'cancelled_at', consultation.cancelled_at,
    'refund', (
      select case when p.refunded_at is not null then 'refunded' when p.status = 'paid' then case when p.refund_due then 'due' else 'none' end end
      from public.payments p
      where p.consultation_id = consultation.id and consultation.status = 'cancelled' and me.role = 'patient'),
    'needs_consent',$new$);
end
$$;
