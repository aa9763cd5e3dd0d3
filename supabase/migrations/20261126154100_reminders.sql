-- Reminders of a consultation: 48 hours before, the day before, and the way into the room 60 minutes before as well as 15.
-- They go out at decent hours of their reader, once for each time that a consultation had, and only while it has that time.

-- Kinds of e-mails -----------------------------------------------------------------------------------------------------

create table private.mail_kinds (
  kind text primary key,
  topic text check (topic in ('changes', 'payments', 'room', 'reminder_48h', 'reminder_day')),
  to_professional boolean not null default false
);
comment on table private.mail_kinds is 'The kinds of e-mails in mail_outbox; the function deliver-mail has a template for each.';
comment on column private.mail_kinds.kind is 'Which template.';
comment on column private.mail_kinds.topic is 'Of private.wants_mail; null: not about a consultation, and always sent.';
comment on column private.mail_kinds.to_professional is 'Of an e-mail about a consultation: to its professional, else to its patient.';
alter table private.mail_kinds enable row level security;
revoke all on private.mail_kinds from anon, authenticated;
insert into private.mail_kinds (kind, topic, to_professional) values
  ('booking', 'payments', false),
  ('payment_confirmed', 'payments', false),
  ('cancelled', 'changes', false),
  ('rescheduled', 'changes', false),
  ('consultation_withdrawn', 'changes', false),
  ('session_running', 'changes', false),
  ('new_consultation', 'changes', true),
  ('consultation_cancelled', 'changes', true),
  ('consultation_rescheduled', 'changes', true),
  ('reminder_48h', 'reminder_48h', false),
  ('reminder_day', 'reminder_day', false),
  ('room_link', 'room', false),
  ('session_link', 'room', false),
  ('suspended', null, false),
  ('reinstated', null, false),
  ('privacy_answer', null, false),
  ('erased', null, false);

alter table private.mail_outbox
  drop constraint mail_outbox_kind_check,
  add constraint mail_outbox_kind_fkey foreign key (kind) references private.mail_kinds (kind),
  add column told_start timestamptz;
create index mail_outbox_kind_idx on private.mail_outbox (kind);
comment on column private.mail_outbox.told_start is
  'Of a reminder: the start that it is about. It is obsolete once the consultation has another.';

-- The calendar of a consultation's participants ------------------------------------------------------------------------

create table private.calendar_entries (
  consultation_id uuid primary key references public.consultations (id) on delete cascade,
  sequence int not null default 0,
  settled_at timestamptz not null default private.now()
);
comment on table private.calendar_entries is
  'What calendars were told of a consultation that was confirmed once. Written by a trigger on consultations.';
comment on column private.calendar_entries.sequence is 'SEQUENCE of iCalendar (RFC 5545, 3.8.7.4): one more with each change.';
comment on column private.calendar_entries.settled_at is
  'Since when the consultation has its time and is confirmed. Reminders that were due before are not sent.';
alter table private.calendar_entries enable row level security;
revoke all on private.calendar_entries from anon, authenticated;
-- As if confirmed now: nobody gets a reminder that was due yesterday.
insert into private.calendar_entries (consultation_id)
select id from public.consultations where status = 'scheduled';

create function private.keep_calendar_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.calendar_entries as entry (consultation_id) values (new.id)
  on conflict (consultation_id) do update set sequence = entry.sequence + 1, settled_at = private.now();
  return null;
end
$$;
revoke execute on function private.keep_calendar_entry() from public;
create trigger make_calendar_entry after insert on public.consultations
  for each row when (new.status = 'scheduled') execute function private.keep_calendar_entry();
create trigger keep_calendar_entry after update of status, starts_at on public.consultations
  for each row when (
    new.status = 'scheduled' and (old.status, old.starts_at) is distinct from (new.status, new.starts_at)
    or old.status = 'scheduled' and new.status = 'cancelled')
  execute function private.keep_calendar_entry();

-- When a reminder is sent ----------------------------------------------------------------------------------------------

create function private.is_quiet(at timestamptz, zone text) returns boolean
language sql stable
set search_path = ''
as $$ select (at at time zone zone)::time >= '21:00' or (at at time zone zone)::time < '08:00' $$;
comment on function private.is_quiet(timestamptz, text) is 'Whether it is between 21:00 and 08:00 in this zone.';

create function private.reminder_window(kind text, start timestamptz, zone text) returns tstzrange
language plpgsql stable
set search_path = ''
as $$
declare
  eve constant date := (start at time zone zone)::date - 1;
  due timestamptz;
  due_day date;
begin
  case kind
    when 'session_link' then
      return tstzrange(start - interval '15 minutes', start);
    when 'room_link' then
      return tstzrange(start - interval '60 minutes', start - interval '15 minutes');
    when 'reminder_day' then
      return tstzrange((eve + time '14:00') at time zone zone, (eve + time '21:00') at time zone zone);
    when 'reminder_48h' then
      due := start - interval '48 hours';
      if private.is_quiet(due, zone) then
        -- The evening before, half an hour before it becomes quiet.
        due_day := (due at time zone zone - interval '8 hours')::date;
        due := (due_day + time '20:30') at time zone zone;
      end if;
      return tstzrange(due, start - interval '24 hours');
    else
      return null;
  end case;
end
$$;
comment on function private.reminder_window(text, timestamptz, text) is
  'From when until when (without it) a reminder of a start is sent to a reader in this zone; null for other kinds of e-mails. '
  'What would fall between 21:00 and 08:00 goes earlier; the ways into the room are sent at any hour.';

create function private.waits_for_morning(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.mail_kinds k where k.kind = mail.kind and k.topic in ('reminder_48h', 'reminder_day'))
    and private.is_quiet(private.now(), private.zone_of(mail.user_id))
$$;
comment on function private.waits_for_morning(private.mail_outbox) is
  'Whether it is a reminder that could not be sent in time and would now disturb its reader at night.';

-- Queueing and sending -------------------------------------------------------------------------------------------------

create or replace function private.mail_facts(of_consultation uuid, kind text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('consultation_id', c.id, 'patient_name', c.patient_name,
    'professional_name', c.professional_name, 'date', c.consultation_date, 'time', c.consultation_time,
    'starts_at', c.starts_at, 'ends_at', c.ends_at,
    'time_zone', private.zone_of(case when k.to_professional then c.professional_id else c.patient_id end, k.to_professional),
    'amount_cents', c.amount_cents, 'session_link', case when k.topic = 'room' then s.session_link end,
    'refund_due', p.refund_due, 'calendar_sequence', e.sequence)
  from public.consultations c
    join private.mail_kinds k on k.kind = mail_facts.kind
    left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
    left join private.calendar_entries e on e.consultation_id = c.id
  where c.id = of_consultation
$$;

create or replace function private.queue_mail(of_consultation uuid, kind text, once text) returns void
language sql
set search_path = ''
as $$
  insert into private.mail_outbox (kind, user_id, recipient, payload, not_after, told_start, once)
  select k.kind, recipient.id, recipient.email, private.mail_facts(c.id, k.kind),
    case k.kind when 'session_running' then c.ends_at when 'booking' then p.expires_at
      else upper(private.reminder_window(k.kind, c.starts_at, private.zone_of(recipient.id))) end,
    case when k.topic not in ('changes', 'payments') then c.starts_at end,
    once
  from public.consultations c
    join private.mail_kinds k on k.kind = queue_mail.kind
    -- Where the person is reached today: an old address may be somebody else's by now.
    join public.profiles recipient
      on recipient.id = case when k.to_professional then c.professional_id else c.patient_id end
    left join public.payments p on p.consultation_id = c.id
  where c.id = of_consultation and recipient.email <> '' and private.wants_mail(recipient.id, k.topic)
  on conflict do nothing
$$;
comment on function private.queue_mail(uuid, text, text) is
  'Queues an e-mail about a consultation, unless its reader does not want it (private.wants_mail) or one with the same '
  'once is there.';

create function private.is_reminder_due(consultation public.consultations, mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select consultation.status = 'scheduled' and consultation.starts_at > private.now()
    -- Until this release a link had no told_start; its end was the start.
    and consultation.starts_at = coalesce(mail.told_start, mail.not_after)
$$;
comment on function private.is_reminder_due(public.consultations, private.mail_outbox) is
  'Whether the consultation is paid, to come, and at the time that the reminder is about.';

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
    when 'session_running' then private.is_to_come(c) and private.is_suspended(c.professional_id)
    when 'session_link' then private.is_reminder_due(c, mail)
    when 'room_link' then private.is_reminder_due(c, mail)
    when 'reminder_day' then private.is_reminder_due(c, mail)
    when 'reminder_48h' then private.is_reminder_due(c, mail)
  end
  from public.consultations c left join public.payments p on p.consultation_id = c.id
  where c.id = (mail.payload ->> 'consultation_id')::uuid
$$;

create or replace function private.is_still_true(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(mail.not_after > private.now(), true) and case
    when mail.kind = 'suspended' then private.is_suspended(mail.user_id) and not private.has_newer(mail)
    when mail.kind = 'reinstated' then exists (select from public.professionals
      where user_id = mail.user_id and approval_status = 'approved') and not private.has_newer(mail)
    when mail.payload ? 'consultation_id' then coalesce(private.is_true_of_consultation(mail), false)
      and private.wants_mail(mail.user_id, (select k.topic from private.mail_kinds k where k.kind = mail.kind))
    -- An answer that was given, a farewell: true for ever.
    else true
  end
$$;
drop function private.is_sent_anyway(text);

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
    order by w.created_at limit 100
    for update skip locked
  ) and not private.is_still_true(m);
  return query
  with next as (
    select w.id from private.mail_outbox w
    where w.sent_at is null and w.obsolete_at is null and w.attempts < 8
      and (w.claimed_until is null or w.claimed_until <= private.now())
      -- Once more: what became untrue in between waits for the next call.
      and private.is_still_true(w) and not private.waits_for_morning(w)
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

create or replace function public.queue_session_reminders() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  coming record;
  queued int := 0;
begin
  for coming in
    with near as materialized (
      select c.id, c.patient_id, c.starts_at, reminder.kind, e.settled_at,
        -- In seconds: the text of an instant depends on the session's time zone.
        concat_ws(' ', reminder.kind, c.id, extract(epoch from c.starts_at)::bigint) as once
      from (values
          ('session_link', interval '0', interval '15 minutes'),
          ('room_link', '15 minutes', '60 minutes'),
          ('reminder_day', '1 hour', '36 hours'),
          -- Those of the night go earlier.
          ('reminder_48h', '24 hours', '61 hours')) as reminder (kind, nearest, farthest)
        join public.consultations c on c.status = 'scheduled'
          and c.starts_at > private.now() + reminder.nearest and c.starts_at <= private.now() + reminder.farthest
        left join private.calendar_entries e on e.consultation_id = c.id
    )
    select near.id, near.kind, near.once
    from near
      join private.mail_kinds k on k.kind = near.kind
      cross join lateral private.reminder_window(near.kind, near.starts_at, private.zone_of(near.patient_id)) as sent
    where not exists (select from private.mail_outbox m where m.once = near.once)
      and private.now() <@ sent
      -- Who books late was told a moment ago; the last one is the promised link.
      and (near.kind = 'session_link' or near.settled_at < lower(sent))
      and private.wants_mail(near.patient_id, k.topic)
  loop
    perform private.queue_mail(coming.id, coming.kind, coming.once);
    queued := queued + 1;
  end loop;
  return queued;
end
$$;
comment on function public.queue_session_reminders() is
  'Queues the reminders of consultations that are due, each once for each start: 48 hours before, the day before at 14:00, '
  'and the link 60 and 15 minutes before. A job. Answers how many.';
