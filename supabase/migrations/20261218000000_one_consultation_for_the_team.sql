-- One consultation as the team reads it, the times to which the team moves it, and an e-mail with the address of its room.

create function private.consultation_to_read(wanted uuid) returns public.consultations
language plpgsql stable
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select * into consultation from public.consultations c where c.id = wanted;
  if not found or (not private.may('consultations.all') and private.is_with_psychiatrist(consultation.professional_id)) then
    perform private.refuse('consultation_not_found', 'No consultation has this identifier.');
  end if;
  return consultation;
end
$$;
comment on function private.consultation_to_read(uuid) is
  'A consultation that the caller''s role reads; one with a psychiatrist is not found by other roles.';

create function private.side_of(consultation public.consultations, person uuid) returns text
language sql immutable
set search_path = ''
as $$
  select case when person is null then 'platform' when person = consultation.patient_id then 'patient'
    when person = consultation.professional_id then 'professional' else 'team' end
$$;
comment on function private.side_of(public.consultations, uuid) is
  'Who somebody is in a consultation; platform: a job, or somebody erased.';

create function private.changes_of(consultation public.consultations)
returns table (at timestamptz, kind text, side text, person text, reason text, since timestamptz, until timestamptz)
language sql stable
set search_path = ''
as $$
  select l.happened_at,
    case when l.before ->> 'status' = l.after ->> 'status' then 'moved' else l.after ->> 'status' end,
    private.side_of(consultation, l.actor_id),
    case when private.side_of(consultation, l.actor_id) = 'team'
      then (select a.full_name from public.profiles a where a.id = l.actor_id) end,
    (select r.after ->> 'reason' from public.audit_log r
      where r.subject_id = consultation.id and r.happened_at = l.happened_at and r.subject_table = 'consultations'
        and r.actor_id = l.actor_id and r.after ? 'reason' order by r.id limit 1),
    case when l.before ->> 'starts_at' <> l.after ->> 'starts_at' then (l.before ->> 'starts_at')::timestamptz end,
    case when l.before ->> 'starts_at' <> l.after ->> 'starts_at' then (l.after ->> 'starts_at')::timestamptz end
  from public.audit_log l
  where l.subject_id = consultation.id and l.subject_table = 'consultations' and l.action = 'update'
    and l.before ? 'status' and l.after ? 'status'
$$;
comment on function private.changes_of(public.consultations) is
  'Changes of status and time from the audit log; person is the member of the team, since and until the starts of a move.';

create function private.events_of_consultation(consultation public.consultations)
returns table (at timestamptz, kind text, side text, person text, detail text, since timestamptz, until timestamptz,
  amount_cents int)
language sql stable
set search_path = ''
as $$
  with changes as materialized (select * from private.changes_of(consultation))
  select consultation.created_at, 'booked', consultation.booked_by, null, null, null::timestamptz, null::timestamptz, null::int
  union all
  -- One that lapsed was cancelled by nobody.
  select c.at, case when c.kind = 'cancelled' and consultation.status = 'cancelled' and consultation.cancelled_by is null
    then 'lapsed' else c.kind end, c.side, c.person,
    case when private.may('consultations.change') or private.may('audit.read') then c.reason end, c.since, c.until, null
  from changes c
  union all
  -- From before the audit log, or older than what it keeps.
  select case consultation.status when 'cancelled' then consultation.cancelled_at end,
    case when consultation.status = 'cancelled' and consultation.cancelled_by is null then 'lapsed'
      else consultation.status::text end,
    case consultation.status when 'cancelled' then case when consultation.cancelled_by in ('patient', 'professional')
      then consultation.cancelled_by else 'platform' end end, null, null, null, null, null
  where consultation.status in ('completed', 'no_show', 'cancelled')
    and not exists (select from changes c where c.kind = consultation.status::text)
  union all
  select e.at, e.kind, 'patient', null, null, null, null, e.amount_cents
  from public.payments p cross join lateral (values
    ('paid', p.paid_at, p.amount_cents), ('refunded', p.refunded_at, p.returned_cents)) as e (kind, at, amount_cents)
  where p.consultation_id = consultation.id and e.at is not null and private.may('money.read')
  union all
  select coalesce(m.sent_at, m.created_at),
    case when m.sent_at is not null then 'mail' when m.attempts >= 8 then 'mail_failed' else 'mail_waiting' end,
    case when k.to_professional then 'professional' else 'patient' end, null, m.kind, null, null, null
  from private.mail_outbox m join private.mail_kinds k on k.kind = m.kind
  where m.payload ->> 'consultation_id' = consultation.id::text and (m.sent_at is not null or m.obsolete_at is null)
    and k.topic in ('changes', 'payments', 'room', 'reminder_48h', 'reminder_day')
    and (k.topic <> 'payments' or private.may('money.read'))
  union all
  select o.created_at, 'proposed', 'professional', null, null, null, null, null
  from public.proposals o where o.consultation_id = consultation.id
  union all
  select o.answered_at, 'proposal_' || o.status, case when o.status in ('accepted', 'refused') then 'patient'
    when o.status = 'withdrawn' then 'professional' else 'platform' end, null, null, null, null, null
  from public.proposals o
  where o.consultation_id = consultation.id and o.status in ('accepted', 'refused', 'withdrawn', 'expired')
  union all
  select v.joined_at, 'joined', v.side, null, null, null, v.left_at, null
  from private.room_visits v where v.consultation_id = consultation.id
  union all
  select r.ended_at, 'ended', 'professional', null, null, null, null, null
  from private.room_endings r where r.consultation_id = consultation.id
  union all
  select a.reported_at, 'absence_reported', 'patient', null, null, null, null, null
  from private.absences a where a.consultation_id = consultation.id
  union all
  select a.answered_at, 'absence_answered', 'professional', null, case when a.came then 'came' else 'absent' end, null, null, null
  from private.absences a where a.consultation_id = consultation.id and a.answered_at is not null
  union all
  select a.decided_at, 'absence_decided', 'team', (select d.full_name from public.profiles d where d.id = a.decided_by),
    a.outcome, null, null, null
  from private.absences a
  where a.consultation_id = consultation.id and a.decided_at is not null and private.may('money.read')
$$;
comment on function private.events_of_consultation(public.consultations) is
  'What happened to a consultation, as far as the caller''s role reads it. detail: the reason of a change, the kind of an '
  'e-mail, or an answer; never what patient, professional or an e-mail wrote. at is null where only the outcome is known.';

create function private.participant(person uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', case when p.erased_at is null then p.id end,
    'email', case when p.erased_at is null then nullif(p.email, '') end,
    'phone', case when p.erased_at is null and private.may('people.identity') then nullif(p.phone, '') end)
  from public.profiles p where p.id = person
$$;
comment on function private.participant(uuid) is 'How the team reaches somebody; nothing of an erased account.';

create function public.read_consultation(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  perform private.require_capability('consultations.read');
  consultation := private.consultation_to_read(read_consultation.consultation_id);
  perform private.log_read('consultations', consultation.id);
  return json_build_object(
    'id', consultation.id, 'starts_at', consultation.starts_at, 'ends_at', consultation.ends_at,
    'status', consultation.status,
    'state', private.consultation_state(consultation.id, consultation.status, consultation.cancelled_by),
    'moves', consultation.moves, 'series_number', consultation.series_number,
    'room_closes_at', private.closes_at(consultation),
    'is_own', auth.uid() in (consultation.patient_id, consultation.professional_id),
    'is_contested', private.is_contested(consultation.id),
    'is_reviewed', exists (select from public.reviews r where r.consultation_id = consultation.id),
    'patient_entered', exists (select from private.room_visits v where v.consultation_id = consultation.id
      and v.side = 'patient' and v.joined_at >= private.opens_at(consultation)),
    'patient', private.participant(consultation.patient_id) || jsonb_build_object('name', consultation.patient_name),
    'professional', private.participant(consultation.professional_id) || (
      select jsonb_build_object('name', consultation.professional_name, 'profession', d.profession,
        'form_of_address', d.form_of_address, 'registration', d.registration)
      from (values (consultation.professional_id)) as own (id) left join public.professionals d on d.user_id = own.id),
    'payment', case when private.may('money.read') then (
      select jsonb_build_object('id', p.id, 'amount_cents', p.amount_cents,
        'state', private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state),
        'paid_at', p.paid_at, 'expires_at', p.expires_at, 'opens_at', p.opens_at, 'returned_cents', p.returned_cents,
        'fee_cents', round(p.amount_cents * private.fee_at(coalesce(p.paid_at, private.now()))))
      from public.payments p where p.consultation_id = consultation.id) end,
    'events', (select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'side', e.side, 'person', e.person,
        'detail', e.detail, 'since', e.since, 'until', e.until, 'amount_cents', e.amount_cents)
        order by e.at nulls last, array_position('{booked,paid,scheduled}'::text[], e.kind) nulls last, e.kind, e.side, e.detail)
      from private.events_of_consultation(consultation) e));
end
$$;
comment on function public.read_consultation(uuid) is
  'A consultation for the team: participants, payment (null for roles that read no money) and what happened. Logged as a read, '
  'once an hour. Never a session link, a conversation or the text of an e-mail.';

create function public.times_to_move_to(consultation_id uuid, since date, until date) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  zone constant text := 'America/Sao_Paulo';
  consultation public.consultations;
  professional public.professionals;
  first constant date := greatest(coalesce(times_to_move_to.since, private.today()), private.today());
  last constant date := least(coalesce(times_to_move_to.until, first + 30), first + 61);
begin
  perform private.require_capability('consultations.change');
  consultation := private.consultation_to_read(times_to_move_to.consultation_id);
  select * into professional from public.professionals d where d.user_id = consultation.professional_id;
  return (
    select json_build_object('today', private.today(), 'last',
      private.today() + (private.agenda_of(consultation.professional_id)).horizon_days, 'days', coalesce(
        json_agg(json_build_object('date', f.day, 'times', f.times) order by f.day), '[]'))
    from (
      select (start at time zone zone)::date as day, json_agg(start order by start) as times
      from private.free_starts(consultation.professional_id, first::timestamp at time zone zone,
        (last + 1)::timestamp at time zone zone - interval '1 microsecond', consultation.patient_id, null, null,
        consultation.id) as start
      where start <> consultation.starts_at
        and (professional.approval_status <> 'suspended' or start < private.kept_end(professional))
      group by 1
    ) as f);
end
$$;
comment on function public.times_to_move_to(uuid, date, date) is
  'Times free for both participants, by day in São Paulo (at most 62 days from today on; days without any are left out), within '
  'the professional''s hours. Of a suspended professional, those that the suspension keeps.';

-- The address of the room, again -------------------------------------------------------------------------------------

-- Always sent: a member of the team decides on each.
insert into private.mail_kinds (kind, topic, to_professional) values
  ('room_address', 'changes', false), ('professional_room_address', 'changes', true);

create function private.is_room_to_come(consultation public.consultations) returns boolean
language sql stable
set search_path = ''
as $$ select consultation.status = 'scheduled' and private.closes_at(consultation) > private.now() $$;
comment on function private.is_room_to_come(public.consultations) is 'Whether the room of a consultation is open or will be.';

create function public.resend_room_address(consultation_id uuid, to_patient boolean, to_professional boolean) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  consultation public.consultations;
  mail_kind text;
  queued int;
  sent text[] := '{}';
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
  for mail_kind in
    select 'room_address' where to_patient union all select 'professional_room_address' where to_professional
  loop
    insert into private.mail_outbox (kind, user_id, recipient, payload, not_after, told_start)
    select mail_kind, p.id, p.email, private.mail_facts(consultation.id, mail_kind), private.closes_at(consultation),
      consultation.starts_at
    from public.profiles p
    where p.id = case mail_kind when 'room_address' then consultation.patient_id else consultation.professional_id end
      and p.erased_at is null and p.email <> ''
      -- A repeated call sends nothing more.
      and not exists (select from private.mail_outbox m where m.user_id = p.id and m.kind = mail_kind
        and m.payload ->> 'consultation_id' = consultation.id::text and m.told_start = consultation.starts_at
        and m.created_at > private.now() - interval '5 minutes');
    get diagnostics queued = row_count;
    if queued > 0 then
      sent := array_append(sent, case mail_kind when 'room_address' then 'patient' else 'professional' end);
    end if;
  end loop;
  if cardinality(sent) > 0 then
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'consultations', consultation.id, 'update',
      jsonb_build_object('room_address', case cardinality(sent) when 2 then 'both' else sent[1] end));
  end if;
  return json_build_object('consultation_id', consultation.id, 'sent', cardinality(sent));
end
$$;
comment on function public.resend_room_address(uuid, boolean, boolean) is
  'The team mails the address of the room, /sala/{id}, to one or both participants: one e-mail to each in five minutes. Logged. '
  'The address is the same as ever, and opens for the two alone.';

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.is_true_of_consultation(private.mail_outbox)',
        $old$    when 'room_link' then private.is_reminder_due(c, mail)$old$,
        $new$    when 'room_link' then private.is_reminder_due(c, mail)
    when 'room_address' then private.is_room_to_come(c) and c.starts_at = mail.told_start
    when 'professional_room_address' then private.is_room_to_come(c) and c.starts_at = mail.told_start$new$),
      ('private.readable(json)', $old$"suspended_at": "suspenso_em",$old$,
        $new$"suspended_at": "suspenso_em", "room_address": "endereco_da_sala",$new$),
      ('private.in_words(json)', $old$"account_blocked": "conta bloqueada",$old$,
        $new$"account_blocked": "conta bloqueada", "room_address": "endereço da sala",
        "professional_room_address": "endereço da sala, ao profissional",$new$),
      ('private.in_words(json)', $old$"data_copy": {$old$, $new$"room_address": {"patient": "paciente",
        "professional": "profissional", "both": "os dois"}, "data_copy": {$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;

revoke all on function private.consultation_to_read(uuid), private.side_of(public.consultations, uuid),
  private.changes_of(public.consultations), private.events_of_consultation(public.consultations), private.participant(uuid),
  private.is_room_to_come(public.consultations) from public;
revoke all on function public.read_consultation(uuid), public.times_to_move_to(uuid, date, date),
  public.resend_room_address(uuid, boolean, boolean) from public, anon;
grant execute on function public.read_consultation(uuid), public.times_to_move_to(uuid, date, date),
  public.resend_room_address(uuid, boolean, boolean) to authenticated;
