-- E-mails about what a professional does for a patient: a booking, a charge that opens, a proposal of other times. And a
-- professional reminds a patient of a payment.

alter table private.mail_kinds add column may_wait boolean not null default false;
comment on column private.mail_kinds.may_wait is
  'Not sent between 21:00 and 08:00 in its reader''s zone, unless the morning would be too late.';
insert into private.mail_kinds (kind, topic, to_professional, may_wait) values
  ('booked_for_you', 'changes', false, true),
  ('charge_open', 'payments', false, true),
  ('payment_reminder', 'payments', false, true),
  ('time_proposed', 'changes', false, true),
  ('proposal_refused', 'changes', true, true);

alter table public.payments add column reminded_at timestamptz;
comment on column public.payments.reminded_at is 'When the professional last reminded the patient of it (remind_of_payment).';
grant select (reminded_at) on public.payments to authenticated;
create index payments_opening_idx on public.payments (opens_at) where status = 'pending' and opens_at is not null;

-- What the e-mails say -------------------------------------------------------------------------------------------------

create function private.booked_together(consultation public.consultations)
returns table (starts_at timestamptz, opens_at timestamptz, expires_at timestamptz, is_open boolean)
language sql stable
set search_path = ''
as $$
  select c.starts_at, p.opens_at, p.expires_at, p.opens_at <= private.now()
  from public.consultations c join public.payments p on p.consultation_id = c.id
  where c.patient_id = consultation.patient_id and c.professional_id = consultation.professional_id
    and c.booked_by = 'professional' and c.created_at = consultation.created_at
    and c.status = 'pending' and p.status = 'pending' and p.expires_at > private.now()
$$;
comment on function private.booked_together(public.consultations) is
  'What the professional booked for the patient with this one and can still be paid.';

create or replace function private.mail_facts(of_consultation uuid, kind text) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('consultation_id', c.id, 'patient_name', c.patient_name,
    'professional_name', c.professional_name, 'date', c.consultation_date, 'time', c.consultation_time,
    'starts_at', c.starts_at, 'ends_at', c.ends_at,
    'time_zone', private.zone_of(case when k.to_professional then c.professional_id else c.patient_id end, k.to_professional),
    'amount_cents', c.amount_cents, 'session_link', case when k.topic = 'room' then s.session_link end,
    'refund_due', p.refund_due, 'calendar_sequence', e.sequence,
    'cancelled_by', case when x.reason = 'team' then 'team' else c.cancelled_by end,
    'expires_at', p.expires_at,
    'dates', case k.kind when 'booked_for_you' then (
      select jsonb_agg(to_jsonb(d) order by d.starts_at) from private.booked_together(c) d) end,
    'series', case k.kind when 'booked_for_you' then (
      select jsonb_build_object('every_weeks', r.every_weeks, 'occurrences', r.occurrences)
      from public.consultation_series r where r.id = c.series_id) end,
    'proposal', case k.kind when 'time_proposed' then (
      select jsonb_build_object('times', o.times, 'expires_at', o.expires_at)
      from public.proposals o where o.consultation_id = c.id and o.status = 'open') end)
  from public.consultations c
    join private.mail_kinds k on k.kind = mail_facts.kind
    left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
    left join private.calendar_entries e on e.consultation_id = c.id
    left join private.cancellations x on x.consultation_id = c.id
  where c.id = of_consultation
$$;

create or replace function private.queue_mail(of_consultation uuid, kind text, once text) returns void
language sql
set search_path = ''
as $$
  insert into private.mail_outbox (kind, user_id, recipient, payload, not_after, told_start, once)
  select k.kind, recipient.id, recipient.email, private.mail_facts(c.id, k.kind),
    case
      when k.kind = 'session_running' then c.ends_at
      when k.kind in ('booking', 'charge_open', 'payment_reminder') then p.expires_at
      when k.kind = 'time_proposed' then (select o.expires_at from public.proposals o
        where o.consultation_id = c.id and o.status = 'open')
      when k.kind = 'proposal_refused' then c.starts_at
      else upper(private.reminder_window(k.kind, c.starts_at, private.zone_of(recipient.id))) end,
    case when k.topic not in ('changes', 'payments') or k.kind in ('charge_open', 'payment_reminder', 'proposal_refused')
      then c.starts_at end,
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
comment on column private.mail_outbox.told_start is
  'Of a reminder and of the answer to a proposal: the start that it is about. It is obsolete once the consultation has another.';

create function private.is_payable(consultation public.consultations, payment public.payments) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(consultation.status = 'pending' and payment.status = 'pending' and payment.expires_at > private.now()
    and (payment.opens_at is null or payment.opens_at <= private.now()), false)
$$;
comment on function private.is_payable(public.consultations, public.payments) is
  'Whether the patient can pay the consultation now.';

create or replace function private.is_true_of_consultation(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select case mail.kind
    when 'booking' then c.status = 'pending' and p.status = 'pending' and p.expires_at > private.now()
    when 'booked_for_you' then exists (select from private.booked_together(c))
    when 'charge_open' then private.is_payable(c, p) and c.starts_at = mail.told_start
    when 'payment_reminder' then private.is_payable(c, p) and c.starts_at = mail.told_start and not private.has_newer(mail)
    when 'time_proposed' then exists (select from public.proposals o
      where o.consultation_id = c.id and o.status = 'open' and mail.once = 'time_proposed ' || o.id)
    when 'proposal_refused' then c.status = 'scheduled' and c.starts_at = mail.told_start and not private.has_newer(mail)
      and not exists (select from public.proposals o where o.consultation_id = c.id and o.status = 'open')
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

-- When they are sent ---------------------------------------------------------------------------------------------------

create function private.next_morning(zone text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select ((private.now() at time zone zone - interval '8 hours')::date + 1 + time '08:00') at time zone zone
$$;
comment on function private.next_morning(text) is 'The next 08:00 in this zone.';

create or replace function private.waits_for_morning(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from private.mail_kinds k, private.zone_of(mail.user_id, k.to_professional) as zone
    where k.kind = mail.kind and private.is_quiet(private.now(), zone)
      and (k.topic in ('reminder_48h', 'reminder_day')
        or k.may_wait and coalesce(private.next_morning(zone) + interval '2 hours' < coalesce(mail.not_after,
          (select min(d.expires_at) from public.consultations c, private.booked_together(c) d
            where c.id = (mail.payload ->> 'consultation_id')::uuid)), true)))
$$;
comment on function private.waits_for_morning(private.mail_outbox) is
  'Whether it would disturb its reader at night and can wait: a reminder, or what leaves two hours to act in the morning.';

create or replace function private.mail_of_payment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  if new.opens_at is null then
    perform private.queue_mail(new.consultation_id, 'booking', 'booking ' || new.id);
    return null;
  end if;
  select * into consultation from public.consultations c where c.id = new.consultation_id;
  -- Several dates that are booked together are one e-mail. The later dates of a series come with its first.
  if consultation.booked_by = 'professional' and coalesce(consultation.series_number, 1) = 1 then
    perform private.queue_mail(consultation.id, 'booked_for_you', concat_ws(' ', 'booked_for_you', consultation.patient_id,
      consultation.professional_id, extract(epoch from consultation.created_at)));
  end if;
  return null;
end
$$;

create function private.mail_of_proposal() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.queue_mail(new.consultation_id,
    case new.status when 'open' then 'time_proposed' else 'proposal_refused' end,
    case new.status when 'open' then 'time_proposed ' else 'proposal_refused ' end || new.id);
  return null;
end
$$;
create trigger mail_of_proposal after insert on public.proposals
  for each row when (new.status = 'open') execute function private.mail_of_proposal();
create trigger mail_of_refusal after update of status on public.proposals
  for each row when (old.status = 'open' and new.status = 'refused') execute function private.mail_of_proposal();

create function private.queue_open_charges() returns int
language plpgsql
set search_path = ''
as $$
declare
  due record;
  queued int := 0;
begin
  for due in
    select open.id, open.once
    from (
      select c.id, concat_ws(' ', 'charge_open', c.id, extract(epoch from c.starts_at)::bigint) as once
      from public.payments p join public.consultations c on c.id = p.consultation_id
      where p.status = 'pending' and p.opens_at > private.now() - interval '72 hours' and p.opens_at <= private.now()
        and private.is_payable(c, p)
        -- Of what was open when the professional booked it, that e-mail tells.
        and not (c.booked_by = 'professional' and p.opens_at <= p.created_at)
    ) as open
    where not exists (select from private.mail_outbox m where m.once = open.once)
  loop
    perform private.queue_mail(due.id, 'charge_open', due.once);
    queued := queued + 1;
  end loop;
  return queued;
end
$$;
comment on function private.queue_open_charges() is
  'Queues an e-mail about each charge that has opened since its consultation was made. Answers how many.';

-- Reminding of a payment -----------------------------------------------------------------------------------------------

create function public.remind_of_payment(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations := private.own_consultation(consultation_id, true);
  payment public.payments;
begin
  select * into payment from public.payments p where p.consultation_id = consultation.id;
  if (payment.reminded_at > private.now() - interval '1 minute') is not true then
    if private.is_suspended(consultation.professional_id) then
      perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
    elsif consultation.status <> 'pending' or payment.status <> 'pending' then
      perform private.refuse('consultation_not_open', 'It waits for no payment.');
    elsif payment.opens_at > private.now() then
      perform private.refuse('charge_not_open', 'Its charge opens later.');
    elsif payment.expires_at <= private.now() then
      perform private.refuse('payment_expired', 'The payment was not made in time.');
    elsif payment.reminded_at > private.now() - interval '12 hours' then
      perform private.refuse('reminded_recently', 'Once in twelve hours.');
    end if;
    update public.payments p set reminded_at = private.now() where p.id = payment.id returning * into payment;
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'payments', payment.id, 'update', jsonb_build_object('reminded_at', payment.reminded_at));
    perform private.notify_of(consultation, consultation.patient_id, 'payment_reminder',
      jsonb_build_object('amount_cents', payment.amount_cents));
    perform private.queue_mail(consultation.id, 'payment_reminder',
      concat_ws(' ', 'payment_reminder', payment.id, extract(epoch from payment.reminded_at)));
  end if;
  return json_build_object('consultation_id', consultation.id, 'reminded_at', payment.reminded_at,
    'again_at', payment.reminded_at + interval '12 hours');
end
$$;
comment on function public.remind_of_payment(uuid) is
  'The professional reminds the patient of a consultation that can be paid now, once in twelve hours, by e-mail and '
  'notification. A second call within a minute answers the first.';
revoke execute on function public.remind_of_payment(uuid) from public;
grant execute on function public.remind_of_payment(uuid) to authenticated;

-- Notifications open the consultation that they are about, or the list where it is paid or a proposal is answered.
create or replace function private.consultation_link(consultation public.consultations, reader uuid) returns text
language sql stable
set search_path = ''
as $$
  select case when reader = consultation.professional_id
      then '/professional/agenda?dia='
        || (consultation.starts_at at time zone (private.agenda_of(consultation.professional_id)).time_zone)::date
        || '&sessao=' || consultation.id
    when consultation.status = 'cancelled' then '/patient/appointments?aba=historico&detalhes=' || consultation.id
    when consultation.status = 'pending' or exists (select from public.proposals o
      where o.consultation_id = consultation.id and o.status = 'open') then '/patient/appointments'
    else '/patient/appointments?detalhes=' || consultation.id end
$$;

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      -- Who cancels gets the e-mail, too: it takes the consultation out of the calendar.
      ('private.mail_of_consultation()', $old$    if new.cancelled_by is distinct from 'professional' and old.status = 'scheduled' then$old$,
        $new$    if old.status = 'scheduled' then$new$),
      ('public.queue_session_reminders()', 'return queued;', 'return queued + private.queue_open_charges();'),
      ('public.agenda(date,date)', $old$'expires_at', p.expires_at,$old$,
        $new$'expires_at', p.expires_at,
        'reminded_at', p.reminded_at,$new$),
      ('private.notice_title(text)', $old$    when 'booked_for_you' then$old$,
        $new$    when 'payment_reminder' then 'Falta o pagamento'
    when 'booked_for_you' then$new$),
      ('private.in_words(json)', '"booked_for_you": "consulta marcada para você"',
        '"booked_for_you": "consulta marcada para você", "payment_reminder": "lembrete de pagamento"'),
      ('private.readable(json)', '"opens_at": "abre_em",', '"opens_at": "abre_em", "reminded_at": "lembrado_em",'),
      ('private.copy_of(uuid)', 'amount_cents, status, opens_at, expires_at, paid_at,',
        'amount_cents, status, opens_at, expires_at, reminded_at, paid_at,')
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;

  select pg_get_constraintdef(oid) into definition from pg_constraint
  where conrelid = 'public.notifications'::regclass and conname = 'notifications_kind_check';
  if strpos(definition, $old$'booked_for_you'::text$old$) = 0 then
    raise exception 'notifications_kind_check does not name booked_for_you: %', definition;
  end if;
  alter table public.notifications drop constraint notifications_kind_check;
  execute 'alter table public.notifications add constraint notifications_kind_check '
    || replace(definition, $old$'booked_for_you'::text$old$, $new$'booked_for_you'::text, 'payment_reminder'::text$new$);
end
$$;
