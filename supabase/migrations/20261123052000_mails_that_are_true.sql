-- An e-mail may wait for minutes, and what it says may be untrue by then. Each is checked against the present state when it
-- is handed out for sending, and says what is true then. What waits is not queued a second time for the next change.

alter table private.mail_outbox add column obsolete_at timestamptz;
comment on column private.mail_outbox.obsolete_at is 'When it was found to be untrue, before it was sent: it never is. Null for the others.';
drop index private.mail_outbox_waiting_idx;
create index mail_outbox_waiting_idx on private.mail_outbox (created_at) where sent_at is null and obsolete_at is null;

create function private.mail_facts(of_consultation uuid, kind text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('consultation_id', c.id, 'patient_name', c.patient_name,
    'professional_name', c.professional_name, 'date', c.consultation_date, 'time', c.consultation_time,
    'amount_cents', c.amount_cents, 'session_link', case kind when 'session_link' then s.session_link end,
    'refund_due', p.refund_due)
  from public.consultations c
    left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
  where c.id = of_consultation
$$;
comment on function private.mail_facts(uuid, text) is 'What an e-mail of this kind says of a consultation, as it is now.';

create function private.is_sent_anyway(kind text) returns boolean
language sql immutable
set search_path = ''
as $$ select kind in ('session_link', 'consultation_withdrawn', 'session_running') $$;
comment on function private.is_sent_anyway(text) is
  'Whether an e-mail about a consultation goes also to people who want none (contact_email).';

create function private.has_newer(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.mail_outbox m
    where m.payload ->> 'consultation_id' = mail.payload ->> 'consultation_id' and m.kind = mail.kind
      and m.user_id = mail.user_id and m.created_at > mail.created_at)
$$;

create function private.is_true_of_consultation(mail private.mail_outbox) returns boolean
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
    when 'consultation_cancelled' then c.status = 'cancelled'
    when 'consultation_withdrawn' then c.status = 'cancelled' and c.cancelled_by = 'platform'
    when 'session_link' then c.status = 'scheduled' and c.starts_at > private.now() and c.starts_at = mail.not_after
    when 'session_running' then private.is_to_come(c) and private.is_suspended(c.professional_id)
  end
  from public.consultations c left join public.payments p on p.consultation_id = c.id
  where c.id = (mail.payload ->> 'consultation_id')::uuid
$$;
comment on function private.is_true_of_consultation(private.mail_outbox) is
  'Null where no such consultation exists. The other kinds: private.is_still_true.';

create function private.is_still_true(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(mail.not_after > private.now(), true) and case
    when mail.kind = 'suspended' then private.is_suspended(mail.user_id)
    when mail.kind = 'reinstated' then exists (select from public.professionals
      where user_id = mail.user_id and approval_status = 'approved')
    when mail.payload ? 'consultation_id' then coalesce(private.is_true_of_consultation(mail), false)
      and (private.is_sent_anyway(mail.kind)
        or exists (select from public.profiles where id = mail.user_id and contact_email))
    -- An answer that was given, a farewell: true for ever.
    else true
  end
$$;
comment on function private.is_still_true(private.mail_outbox) is
  'Whether what a waiting e-mail says is true now, and its reader wants it. Each kind about a consultation has its rule in '
  'is_true_of_consultation.';

create or replace function private.queue_mail(of_consultation uuid, kind text, once text) returns void
language sql
set search_path = ''
as $$
  insert into private.mail_outbox (kind, user_id, recipient, payload, not_after, once)
  select kind, recipient.id, recipient.email, private.mail_facts(c.id, kind),
    case kind when 'session_link' then c.starts_at when 'session_running' then c.ends_at
      when 'booking' then p.expires_at end,
    once
  from public.consultations c
    -- Where the person is reached today: an old address may be somebody else's by now.
    join public.profiles recipient
      on recipient.id = case
        when kind in ('new_consultation', 'consultation_cancelled', 'consultation_rescheduled')
        then c.professional_id else c.patient_id end
    left join public.payments p on p.consultation_id = c.id
  where c.id = of_consultation and recipient.email <> ''
    and (recipient.contact_email or private.is_sent_anyway(kind))
  on conflict do nothing
$$;

create function private.queue_move_mail(of_consultation uuid, kind text, first_kind text) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Locked against claim_mails: one that is being handed out says the old time.
  perform from private.mail_outbox m
  where m.payload ->> 'consultation_id' = of_consultation::text and m.kind in (queue_move_mail.kind, first_kind)
    and m.sent_at is null and m.obsolete_at is null and m.attempts < 8
    and (m.claimed_until is null or m.claimed_until <= private.now())
  for update;
  if not found then
    perform private.queue_mail(of_consultation, queue_move_mail.kind, null);
  end if;
end
$$;
comment on function private.queue_move_mail(uuid, text, text) is
  'Queues an e-mail about a move, unless one about an earlier move or the confirmation (first_kind) still waits: that one '
  'will say the new time.';

create or replace function private.mail_of_consultation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status <> 'scheduled' and new.status = 'scheduled' then
    perform private.queue_mail(new.id, 'payment_confirmed', 'payment_confirmed ' || new.id);
    perform private.queue_mail(new.id, 'new_consultation', 'new_consultation ' || new.id);
  elsif old.status <> 'cancelled' and new.cancelled_by = 'platform' then
    perform private.queue_mail(new.id, 'consultation_withdrawn', 'consultation_withdrawn ' || new.id);
  elsif old.status = 'scheduled' and new.status = 'cancelled' then
    perform private.queue_mail(new.id, 'cancelled', 'cancelled ' || new.id);
    -- The professional is told, too, and does not wait in an empty room.
    perform private.queue_mail(new.id, 'consultation_cancelled', 'consultation_cancelled ' || new.id);
  elsif new.status = 'scheduled' and old.starts_at <> new.starts_at then
    perform private.queue_move_mail(new.id, 'rescheduled', 'payment_confirmed');
    perform private.queue_move_mail(new.id, 'consultation_rescheduled', 'new_consultation');
  end if;
  return null;
end
$$;

create or replace function public.claim_mails(at_most int default 20) returns table (
  id uuid, kind text, recipient text, payload jsonb, not_after timestamptz
)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  update private.mail_outbox m set obsolete_at = private.now()
  where m.id in (
    select w.id from private.mail_outbox w
    where w.sent_at is null and w.obsolete_at is null and w.attempts < 8
      and (w.claimed_until is null or w.claimed_until <= private.now())
      and not private.is_still_true(w)
    for update skip locked
  );
  return query
  with next as (
    select w.id from private.mail_outbox w
    where w.sent_at is null and w.obsolete_at is null and w.attempts < 8
      and (w.claimed_until is null or w.claimed_until <= private.now())
      -- Once more: what became untrue in between waits for the next call.
      and private.is_still_true(w)
    order by w.created_at limit least(greatest(coalesce(at_most, 20), 1), 100)
    for update skip locked
  )
  update private.mail_outbox m
  set claimed_until = private.now() + interval '5 minutes', attempts = m.attempts + 1,
    payload = m.payload || coalesce(private.mail_facts((m.payload ->> 'consultation_id')::uuid, m.kind), '{}')
  from next where m.id = next.id
  returning m.id, m.kind, m.recipient, m.payload, m.not_after;
end
$$;
comment on function public.claim_mails(int) is
  'Hands waiting e-mails to whoever delivers, for five minutes, with what is true now; after eight attempts no more. What '
  'is no longer true is marked obsolete and never handed out. Service only.';

create or replace function private.call_deliver_mail() returns bigint
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from private.mail_outbox where sent_at is null and obsolete_at is null and attempts < 8
    and (not_after is null or not_after > private.now())) then
    return null;
  end if;
  return private.call_function('deliver-mail');
end
$$;
