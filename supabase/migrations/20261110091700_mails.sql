-- E-mails that wait to be sent. Rows are made with what they tell, in the same transaction; whoever delivers
-- (an edge function, or the embedded backend) claims them and says how it went.

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in
    ('booking', 'payment_confirmed', 'cancelled', 'rescheduled', 'session_link',
     'new_consultation', 'consultation_cancelled', 'consultation_rescheduled', 'consultation_withdrawn',
     'session_running', 'suspended', 'reinstated', 'privacy_answer', 'erased')),
  user_id uuid references public.profiles (id) on delete cascade,
  recipient text not null check (recipient <> ''),
  payload jsonb not null,
  created_at timestamptz not null default private.now(),
  not_after timestamptz,
  sent_at timestamptz,
  claimed_until timestamptz,
  attempts int not null default 0,
  last_error text,
  -- One e-mail of a kind to a person about one state of a consultation.
  once text unique,
  -- Erasing a person finds every e-mail to them by this key.
  check ((user_id is null) = (kind = 'erased'))
);
comment on table private.mail_outbox is 'In private: the API reaches it through the procedures of the service alone.';
comment on column private.mail_outbox.kind is 'Which template.';
comment on column private.mail_outbox.user_id is
  'Whose mailbox it is, whatever the address by now; null for the last e-mail to somebody erased.';
comment on column private.mail_outbox.claimed_until is 'Handed out until then; afterwards it waits again.';
comment on column private.mail_outbox.attempts is 'How often it was handed out; eight are the end.';
comment on column private.mail_outbox.payload is 'What the template says: names, day and time; never health data.';
comment on column private.mail_outbox.not_after is
  'Of no use from then on, and not sent any more: the way into a session that has begun, a code that has expired.';
comment on column private.mail_outbox.once is 'Says what the mail is about; a second one about the same is not made. Null for moves.';
create index mail_outbox_user_idx on private.mail_outbox (user_id, created_at);
create index mail_outbox_consultation_idx on private.mail_outbox ((payload ->> 'consultation_id'));
create index mail_outbox_waiting_idx on private.mail_outbox (created_at) where sent_at is null;
alter table private.mail_outbox enable row level security;
revoke all on private.mail_outbox from anon, authenticated;

create function private.queue_mail(of_consultation uuid, kind text, once text) returns void
language sql
set search_path = ''
as $$
  insert into private.mail_outbox (kind, user_id, recipient, payload, not_after, once)
  select kind, recipient.id, recipient.email,
    jsonb_build_object('consultation_id', c.id, 'patient_name', c.patient_name,
      'professional_name', c.professional_name, 'date', c.consultation_date, 'time', c.consultation_time,
      'amount_cents', c.amount_cents, 'session_link', case kind when 'session_link' then s.session_link end,
      'refund_due', p.refund_due),
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
    left join public.consultation_sessions s on s.consultation_id = c.id
  where c.id = of_consultation and recipient.email <> ''
    and (recipient.contact_email or kind in ('session_link', 'consultation_withdrawn', 'session_running'))
  on conflict do nothing
$$;
comment on function private.queue_mail(uuid, text, text) is
  'Queues an e-mail about a consultation, unless its reader wants none (the link, and what a '
  'suspension does, come in any case) or one with the same once is there.';

create function private.mail_of_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.queue_mail(new.consultation_id, 'booking', 'booking ' || new.id);
  return null;
end
$$;
create trigger mail_of_payment after insert on public.payments
  for each row execute function private.mail_of_payment();

create function private.mail_of_consultation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status <> 'scheduled' and new.status = 'scheduled' then
    perform private.queue_mail(new.id, 'payment_confirmed', 'payment_confirmed ' || new.id);
    perform private.queue_mail(new.id, 'new_consultation', 'new_consultation ' || new.id);
  elsif old.status <> 'cancelled' and new.cancelled_by = 'platform' then
    perform private.queue_mail(new.id, 'consultation_withdrawn', 'consultation_withdrawn ' || new.id);
    -- A link that waits to be sent leads nowhere now.
    update private.mail_outbox m set not_after = private.now()
    where m.once = concat_ws(' ', 'session_link', new.id, new.starts_at) and m.sent_at is null;
  elsif old.status = 'scheduled' and new.status = 'cancelled' then
    perform private.queue_mail(new.id, 'cancelled', 'cancelled ' || new.id);
    -- The professional reads of it too: nobody waits in an empty room.
    perform private.queue_mail(new.id, 'consultation_cancelled', 'consultation_cancelled ' || new.id);
  elsif new.status = 'scheduled' and old.starts_at <> new.starts_at then
    -- Each move is told, also back to a time that was told before.
    perform private.queue_mail(new.id, 'rescheduled', null);
    perform private.queue_mail(new.id, 'consultation_rescheduled', null);
  end if;
  return null;
end
$$;
-- Deferred: a cancelled consultation's payment says in the same transaction whether money goes back.
create constraint trigger mail_of_consultation after update of status, starts_at on public.consultations
  deferrable initially deferred for each row execute function private.mail_of_consultation();

create function public.queue_session_reminders() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  coming record;
  queued int := 0;
begin
  for coming in
    select c.id, c.starts_at from public.consultations c
    where c.status = 'scheduled' and c.starts_at > private.now()
      and c.starts_at <= private.now() + interval '15 minutes'
      and not exists (select from private.mail_outbox m
        where m.once = concat_ws(' ', 'session_link', c.id, c.starts_at))
  loop
    perform private.queue_mail(coming.id, 'session_link', concat_ws(' ', 'session_link', coming.id, coming.starts_at));
    queued := queued + 1;
  end loop;
  return queued;
end
$$;
comment on function public.queue_session_reminders() is
  'Queues the e-mail with the link for every session of the next 15 minutes, once. A job. Answers how many.';

create function public.claim_mails(at_most int default 20) returns table (
  id uuid, kind text, recipient text, payload jsonb, not_after timestamptz
)
language sql security definer
set search_path = ''
as $$
  with next as (
    select m.id from private.mail_outbox m
    where m.sent_at is null and m.attempts < 8
      and (m.claimed_until is null or m.claimed_until <= private.now())
      and (m.not_after is null or m.not_after > private.now())
    order by m.created_at limit least(greatest(coalesce(at_most, 20), 1), 100)
    for update skip locked
  )
  update private.mail_outbox m
  set claimed_until = private.now() + interval '5 minutes', attempts = m.attempts + 1
  from next where m.id = next.id
  returning m.id, m.kind, m.recipient, m.payload, m.not_after
$$;
comment on function public.claim_mails(int) is
  'Hands waiting e-mails to whoever delivers, for five minutes; after eight attempts, or when of no use, no more. '
  'Service only.';

create function public.mail_sent(mail_id uuid) returns void
language sql security definer
set search_path = ''
as $$
  delete from private.mail_outbox where id = mail_id and kind = 'erased';
  update private.mail_outbox set sent_at = private.now(), last_error = null where id = mail_id and sent_at is null
$$;
comment on function public.mail_sent(uuid) is
  'A claimed e-mail went out. The last one to an erased person is forgotten with its address. Service only.';

create function public.mail_failed(mail_id uuid, error text) returns void
language sql security definer
set search_path = ''
as $$
  update private.mail_outbox
  set last_error = left(error, 500), claimed_until = private.now() + interval '1 minute' * power(2, attempts)
  where id = mail_id and sent_at is null
$$;
comment on function public.mail_failed(uuid, text) is
  'A claimed e-mail did not go out; it is handed out again after a pause that doubles. Service only.';

revoke execute on function public.queue_session_reminders(), public.claim_mails(int), public.mail_sent(uuid),
  public.mail_failed(uuid, text) from public, anon, authenticated;
revoke execute on function public.complete_due_consultations() from public, anon, authenticated;

-- As with payment expiry: pg_cron where it exists, the host's timer elsewhere.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('complete-consultations', '*/5 * * * *', 'select public.complete_due_consultations()');
    perform cron.schedule('session-reminders', '* * * * *', 'select public.queue_session_reminders()');
  end if;
end
$$;
