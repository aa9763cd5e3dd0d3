-- At whose request the team cancelled, and who sends the refund.

alter table private.cancellations
  add column asked_by text check (asked_by in ('patient', 'professional')),
  add constraint cancellations_asked_check check (asked_by is null or reason = 'team');
comment on column private.cancellations.asked_by is
  'At whose request the team cancelled; null: the platform''s own decision. It changes neither refund nor who cancelled.';

drop function public.admin_cancel_consultation(uuid, text, public.consultation_status, timestamptz);
create function public.admin_cancel_consultation(consultation_id uuid, reason text,
  expected_status public.consultation_status default null, expected_starts_at timestamptz default null,
  asked_by text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations :=
    private.consultation_for_team(admin_cancel_consultation.consultation_id, admin_cancel_consultation.reason);
  is_cancelled constant boolean := exists (select from private.cancellations x
    where x.consultation_id = consultation.id and x.reason = 'team');
begin
  if admin_cancel_consultation.asked_by not in ('patient', 'professional') then
    perform private.refuse('requester_invalid', 'patient, professional or null.');
  elsif not is_cancelled or not private.is_repeated(consultation, admin_cancel_consultation.reason) then
    perform private.refuse_when_changed(consultation, expected_status, expected_starts_at);
  end if;
  if not is_cancelled then
    if consultation.status not in ('pending', 'scheduled') then
      perform private.refuse('consultation_not_open', 'Only a coming consultation is cancelled.');
    elsif consultation.starts_at <= private.now() then
      perform private.refuse('consultation_started', 'It has begun.');
    end if;
    perform private.note_reason(consultation.id, admin_cancel_consultation.reason);
    insert into private.cancellations (consultation_id, reason, asked_by)
    values (consultation.id, 'team', admin_cancel_consultation.asked_by);
    perform private.cancel_sessions(array[consultation.id], 'platform');
  end if;
  return (
    select json_build_object('consultation_id', c.id, 'status', c.status, 'refund_due', coalesce(p.refund_due, false),
      'refund_by', (select case when bool_or(f.state = 'manual') then 'team' when count(*) > 0 then 'bank' end
        from private.refunds f where f.payment_id = p.id and f.state not in ('done', 'failed') and f.source <> 'suspense'),
      'cancelled_at', c.cancelled_at)
    from public.consultations c left join public.payments p on p.consultation_id = c.id
    where c.id = consultation.id);
end
$$;
comment on function public.admin_cancel_consultation(uuid, text, public.consultation_status, timestamptz, text) is
  'An admin cancels until the start, with full refund, also at the request of one who could no longer; the reason is in the audit '
  'log. Answers who sends what goes back: bank, team, or null for nothing. Cancelling twice answers the first time. Refused if the '
  'consultation is no longer as expected.';
revoke all on function public.admin_cancel_consultation(uuid, text, public.consultation_status, timestamptz, text) from public, anon;
grant execute on function public.admin_cancel_consultation(uuid, text, public.consultation_status, timestamptz, text) to authenticated;
