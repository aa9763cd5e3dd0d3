-- A consultation that was paid and cancelled before the first e-mail went out: the professional got "Consulta cancelada" about
-- a consultation that no e-mail had named. Then neither e-mail goes out to the professional. One try to send the first is
-- enough for the second: it may have arrived.

create function private.was_never_announced(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.mail_outbox m
    where m.user_id = mail.user_id and m.kind = 'new_consultation'
      and m.payload ->> 'consultation_id' = mail.payload ->> 'consultation_id' and m.sent_at is null and m.attempts = 0)
$$;
comment on function private.was_never_announced(private.mail_outbox) is
  'Whether the e-mail that announces the consultation to its professional was queued and never handed out for sending.';

create or replace function private.is_true_of_consultation(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select case mail.kind
    when 'booking' then c.status = 'pending' and p.status = 'pending' and p.expires_at > private.now()
    when 'payment_confirmed' then private.is_to_come(c)
    when 'new_consultation' then private.is_to_come(c)
    -- The newest of several says it all.
    when 'rescheduled' then private.is_to_come(c) and not private.has_newer(mail)
    when 'consultation_rescheduled' then private.is_to_come(c) and not private.has_newer(mail)
    when 'cancelled' then c.status = 'cancelled'
    when 'consultation_cancelled' then c.status = 'cancelled' and not private.was_never_announced(mail)
    when 'consultation_withdrawn' then c.status = 'cancelled' and c.cancelled_by = 'platform'
    when 'session_link' then c.status = 'scheduled' and c.starts_at > private.now() and c.starts_at = mail.not_after
    when 'session_running' then private.is_to_come(c) and private.is_suspended(c.professional_id)
  end
  from public.consultations c left join public.payments p on p.consultation_id = c.id
  where c.id = (mail.payload ->> 'consultation_id')::uuid
$$;
