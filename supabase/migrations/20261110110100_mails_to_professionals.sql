-- A professional also reads of a patient who moved or cancelled a session: nobody waits in an empty room.

alter table private.mail_outbox drop constraint mail_outbox_kind_check;
alter table private.mail_outbox add constraint mail_outbox_kind_check check (kind in
  ('booking', 'payment_confirmed', 'cancelled', 'rescheduled', 'session_link',
   'new_consultation', 'consultation_cancelled', 'consultation_rescheduled'));

create or replace function private.queue_mail(of_consultation uuid, kind text, once text) returns void
language sql
set search_path = ''
as $$
  insert into private.mail_outbox (kind, recipient, payload, once)
  select kind,
    case when kind in ('new_consultation', 'consultation_cancelled', 'consultation_rescheduled')
      then professional.email else c.patient_email end,
    jsonb_build_object('consultation_id', c.id, 'patient_name', c.patient_name,
      'professional_name', c.professional_name, 'date', c.consultation_date, 'time', c.consultation_time,
      'amount_cents', c.amount_cents, 'session_link', case kind when 'session_link' then s.session_link end,
      'refund_due', p.refund_due),
    once
  from public.consultations c
    join public.profiles professional on professional.id = c.professional_id
    left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
  where c.id = of_consultation
  on conflict do nothing
$$;

create or replace function private.mail_of_consultation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status = 'pending' and new.status = 'scheduled' then
    perform private.queue_mail(new.id, 'payment_confirmed', 'payment_confirmed ' || new.id);
    perform private.queue_mail(new.id, 'new_consultation', 'new_consultation ' || new.id);
  elsif old.status = 'scheduled' and new.status = 'cancelled' then
    perform private.queue_mail(new.id, 'cancelled', 'cancelled ' || new.id);
    perform private.queue_mail(new.id, 'consultation_cancelled', 'consultation_cancelled ' || new.id);
  elsif new.status = 'scheduled' and old.starts_at <> new.starts_at then
    perform private.queue_mail(new.id, 'rescheduled', concat_ws(' ', 'rescheduled', new.id, new.starts_at));
    perform private.queue_mail(new.id, 'consultation_rescheduled',
      concat_ws(' ', 'consultation_rescheduled', new.id, new.starts_at));
  end if;
  return null;
end
$$;
