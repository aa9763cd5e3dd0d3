-- Notifications for patients and professionals, in the table that admins have. A row holds what happened (kind) and the facts
-- of it; clients write the text. Its title is for clients that do not know the kind.

alter table public.notifications
  add column facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in
    ('application', 'testimonial', 'contact', 'booking', 'decision', 'cancellation', 'privacy',
     'booked', 'paid', 'moved', 'cancelled', 'unpaid', 'refund_due', 'refunded', 'message', 'review',
     'booked_for_you', 'proposed', 'proposal_accepted', 'proposal_refused', 'proposal_withdrawn',
     'series_made', 'series_ended', 'series_date_lost'));
comment on column public.notifications.facts is
  'who (first name), starts_at, was_at, zone (of the professional, unless São Paulo), amount_cents, stars, count, by, first. '
  'Never a message or a note. Empty: title and body are the text.';
comment on column public.notifications.about_id is
  'What it is about: the review or privacy request that waits for a decision, which deletes the notification; or the '
  'consultation. Null: nothing.';
create unique index notifications_conversation_idx on public.notifications (user_id, about_id)
  where kind = 'message' and read_at is null;

create function private.first_name(full_name text) returns text
language sql immutable
set search_path = ''
as $$
  select word
  from regexp_split_to_table(private.trimmed(full_name), '\s+') with ordinality as words (word, place)
  where word <> '' and word !~* '^((dr|dra|dr\(a\)|doutor|doutora)\.?|de|da|do|das|dos|e)$'
  order by place limit 1
$$;
comment on function private.first_name(text) is
  '"Dra. Camila Ribeiro" is "Camila": firstName of shared-domain/names, in SQL. Null if there is none.';

create function private.notice_title(kind text) returns text
language sql immutable
set search_path = ''
as $$
  select case kind
    when 'booked' then 'Consulta confirmada'
    when 'paid' then 'Pagamento confirmado'
    when 'moved' then 'Consulta remarcada'
    when 'cancelled' then 'Consulta cancelada'
    when 'unpaid' then 'Horário liberado'
    when 'refund_due' then 'Reembolso a caminho'
    when 'refunded' then 'Reembolso feito'
    when 'message' then 'Nova mensagem'
    when 'review' then 'Nova avaliação'
    when 'booked_for_you' then 'Consulta marcada para você'
    when 'proposed' then 'Outro horário proposto'
    when 'proposal_accepted' then 'Novo horário aceito'
    when 'proposal_refused' then 'Novo horário recusado'
    when 'proposal_withdrawn' then 'Proposta retirada'
    when 'series_made' then 'Série marcada'
    when 'series_ended' then 'Série encerrada'
    when 'series_date_lost' then 'Uma data da série saiu'
  end
$$;

create function private.notify(
  person uuid, kind text, link text, facts jsonb default '{}', names uuid default null, about uuid default null
) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications as n (user_id, kind, title, link, facts, subject_id, about_id)
  select p.id, notify.kind, private.notice_title(notify.kind), notify.link, jsonb_strip_nulls(notify.facts), names, about
  from public.profiles p
  where p.id = person and p.erased_at is null and p.id is distinct from auth.uid()
  on conflict (user_id, about_id) where n.kind = 'message' and n.read_at is null do update
    set facts = excluded.facts || jsonb_build_object('count', coalesce((n.facts ->> 'count')::int, 1) + 1),
      created_at = private.now()
$$;
comment on function private.notify(uuid, text, text, jsonb, uuid, uuid) is
  'names: the person whose first name is in the facts; about: the consultation. Users are not notified of what they do. '
  'A second message of a conversation counts in its unread notification.';

create function private.consultation_link(consultation public.consultations, reader uuid) returns text
language sql stable
set search_path = ''
as $$
  select case when reader = consultation.professional_id
      then '/professional/agenda?dia='
        || (consultation.starts_at at time zone (private.agenda_of(consultation.professional_id)).time_zone)::date
        || '&sessao=' || consultation.id
    when consultation.status = 'cancelled' then '/patient/appointments?aba=historico'
    else '/patient/appointments' end
$$;
comment on function private.consultation_link(public.consultations, uuid) is 'Where the portal shows a consultation to one of the two.';

create function private.notify_of(consultation public.consultations, reader uuid, kind text, facts jsonb default '{}')
returns void
language sql
set search_path = ''
as $$
  select private.notify(reader, kind, private.consultation_link(consultation, reader),
    jsonb_build_object(
      'who', case when private.is_erased(other.id) then null else private.first_name(other.name) end,
      'starts_at', consultation.starts_at,
      'zone', case when reader = consultation.professional_id
        then nullif((private.agenda_of(consultation.professional_id)).time_zone, 'America/Sao_Paulo') end) || facts,
    other.id, consultation.id)
  from (select case when reader = consultation.professional_id then consultation.patient_id
      else consultation.professional_id end,
    case when reader = consultation.professional_id then consultation.patient_name
      else consultation.professional_name end) as other (id, name)
$$;
comment on function private.notify_of(public.consultations, uuid, text, jsonb) is
  'Notifies one of the two of a consultation, with the first name of the other.';

create function private.notify_of_consultation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
  -- An ordinary booking is held for 15 minutes, and only its patient knows of it. What a professional or a series books for a
  -- patient has a charge that opens later.
  is_known boolean;
begin
  select * into consultation from public.consultations c where c.id = new.id;
  if not found then
    return null;
  end if;
  is_known := old.status = 'scheduled' or exists (select from public.payments p
    where p.consultation_id = new.id and p.opens_at is not null);
  if old.status in ('pending', 'cancelled') and new.status = 'scheduled' then
    perform private.notify_of(consultation, consultation.professional_id, 'booked', jsonb_build_object('first',
      not exists (select from public.consultations c where c.patient_id = consultation.patient_id
        and c.professional_id = consultation.professional_id and c.id <> consultation.id
        and c.status in ('scheduled', 'completed', 'no_show'))));
    perform private.notify_of(consultation, consultation.patient_id, 'paid',
      jsonb_build_object('amount_cents', consultation.amount_cents));
  elsif old.status in ('pending', 'scheduled') and new.status = 'cancelled' and new.cancelled_by is null then
    if is_known then
      perform private.notify_of(consultation, consultation.patient_id, 'unpaid');
      perform private.notify_of(consultation, consultation.professional_id, 'unpaid');
    end if;
  -- A suspension has its own: tell_of_withdrawal and tell_of_suspension.
  elsif old.status in ('pending', 'scheduled') and new.status = 'cancelled'
    and not private.is_suspended(new.professional_id) then
    if new.cancelled_by <> 'patient' then
      perform private.notify_of(consultation, consultation.patient_id, 'cancelled',
        jsonb_build_object('by', new.cancelled_by, 'amount_cents', (select p.amount_cents from public.payments p
          where p.consultation_id = consultation.id and p.refund_due and p.refunded_at is null)));
    end if;
    if is_known and new.cancelled_by <> 'professional' then
      perform private.notify_of(consultation, consultation.professional_id, 'cancelled',
        jsonb_build_object('by', new.cancelled_by));
    end if;
  elsif new.status in ('pending', 'scheduled') and old.status = new.status and old.starts_at <> new.starts_at then
    perform private.notify_of(consultation, consultation.patient_id, 'moved',
      jsonb_build_object('was_at', old.starts_at, 'starts_at', new.starts_at));
    if is_known then
      perform private.notify_of(consultation, consultation.professional_id, 'moved',
        jsonb_build_object('was_at', old.starts_at, 'starts_at', new.starts_at));
    end if;
  end if;
  return null;
end
$$;
create trigger notify_of_consultation after update of status, starts_at on public.consultations
  for each row when (new.status <> 'cancelled' and (old.status <> new.status or old.starts_at <> new.starts_at))
  execute function private.notify_of_consultation();
-- Deferred: a cancelled consultation's payment says in the same transaction whether money goes back.
create constraint trigger notify_of_cancelling after update of status on public.consultations
  deferrable initially deferred for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
  execute function private.notify_of_consultation();
drop trigger tell_of_booking on public.consultations;
drop function private.tell_of_booking();

drop trigger tell_of_withdrawal on public.consultations;
create trigger tell_of_withdrawal after update of status on public.consultations
  for each row when (old.status <> 'cancelled' and new.cancelled_by = 'platform'
    and private.is_suspended(new.professional_id))
  execute function private.tell_of_withdrawal();

create function private.notify_of_booking_for_patient() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The later dates of a series come with its first.
  if coalesce(to_jsonb(new) ->> 'series_number', '1') <> '1' then
    return null;
  end if;
  -- Several dates that are booked together are one notification.
  update public.notifications n
  set facts = n.facts || jsonb_build_object('count', coalesce((n.facts ->> 'count')::int, 1) + 1,
    'starts_at', least((n.facts ->> 'starts_at')::timestamptz, new.starts_at))
  where n.user_id = new.patient_id and n.kind = 'booked_for_you' and n.subject_id = new.professional_id
    and n.created_at = private.now() and n.read_at is null;
  if not found then
    perform private.notify_of(new, new.patient_id, 'booked_for_you', jsonb_build_object('amount_cents', new.amount_cents));
  end if;
  return null;
end
$$;
create trigger notify_of_booking_for_patient after insert on public.consultations
  for each row when (new.booked_by = 'professional') execute function private.notify_of_booking_for_patient();

create function private.notify_of_refund() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select * into consultation from public.consultations c where c.id = new.consultation_id;
  perform private.notify_of(consultation, consultation.patient_id,
    case when new.refunded_at is null then 'refund_due' else 'refunded' end,
    jsonb_build_object('amount_cents', new.amount_cents));
  return null;
end
$$;
-- Of what was paid already, the notification about the cancelling tells.
create trigger notify_of_refund_due after update of refund_due on public.payments
  for each row when (new.refund_due and not old.refund_due and old.status <> 'paid')
  execute function private.notify_of_refund();
create trigger notify_of_refund after update of refunded_at on public.payments
  for each row when (old.refunded_at is null and new.refunded_at is not null)
  execute function private.notify_of_refund();

create function private.notify_of_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
  reader uuid;
begin
  select * into consultation from public.consultations c where c.id = new.consultation_id;
  reader := case when new.sender = 'patient' then consultation.professional_id else consultation.patient_id end;
  perform private.notify(reader, 'message', '/chat/' || consultation.id,
    jsonb_build_object('count', 1, 'who', private.first_name(case when new.sender = 'patient'
      then consultation.patient_name else consultation.professional_name end)),
    new.sender_id, consultation.id);
  return null;
end
$$;
-- Lines about the consultation (event) come with a notification of their own.
create trigger notify_of_message after insert on public.chat_messages
  for each row when (new.event is null) execute function private.notify_of_message();

create function private.read_message_notice() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.notifications n set read_at = private.now()
  where n.user_id = new.user_id and n.about_id = new.consultation_id and n.kind = 'message' and n.read_at is null;
  return null;
end
$$;
comment on function private.read_message_notice() is 'Whoever has read a conversation has read that there is a message.';
create trigger read_message_notice after insert or update of last_read_at on public.chat_reads
  for each row execute function private.read_message_notice();

create function private.notify_of_review() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.notify(new.professional_id, 'review', '/professional/dashboard',
    jsonb_build_object('stars', new.rating), about => new.consultation_id);
  return null;
end
$$;
create trigger notify_of_review after insert on public.reviews
  for each row execute function private.notify_of_review();

-- Erasing, retention and copies of personal data. Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.forget_mentions(uuid)', $old$foram apagados.', subject_id = null$old$,
        $new$foram apagados.', subject_id = null,
    facts = facts - 'who'$new$),
      ('public.forget_expired_data()', $old$  delete from private.mail_outbox where kind = 'erased'$old$,
        $new$  -- Whoever marks some of them as read locks them in order: this waits for nobody.
  delete from public.notifications where id in (select n.id from public.notifications n
    where n.created_at < private.now() - interval '1 year' order by n.id for update skip locked);
  delete from private.mail_outbox where kind = 'erased'$new$),
      ('private.copy_of(uuid)', 'select kind, title, body, link, read_at', 'select kind, title, body, facts, link, read_at'),
      ('private.readable(json)', '"full_name": "nome_completo"',
        '"facts": "dados", "who": "quem", "was_at": "inicio_anterior", "zone": "fuso_horario", "stars": "estrelas",
      "count": "quantidade", "by": "por", "first": "primeira", "full_name": "nome_completo"'),
      ('private.in_words(json)', '"booking": "reserva"',
        '"booking": "reserva", "booked": "consulta confirmada", "paid": "pagamento", "moved": "remarcação",
        "unpaid": "horário liberado", "refund_due": "reembolso a fazer", "refunded": "reembolso feito",
        "message": "mensagem", "review": "avaliação", "booked_for_you": "consulta marcada para você",
        "proposed": "proposta de horário", "proposal_accepted": "proposta aceita",
        "proposal_refused": "proposta recusada", "proposal_withdrawn": "proposta retirada",
        "series_made": "série marcada", "series_ended": "série encerrada", "series_date_lost": "data que saiu da série"'),
      ('private.in_words(json)', '"document": {',
        '"by": {"patient": "paciente", "professional": "profissional", "platform": "plataforma"},
      "document": {')
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
