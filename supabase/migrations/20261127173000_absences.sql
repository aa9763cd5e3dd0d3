-- A patient reports that the professional did not come. The professional answers, an admin decides, and until then the money
-- goes nowhere.
create table private.absences (
  consultation_id uuid primary key references public.consultations (id) on delete cascade,
  message text check (length(message) <= 500),
  reported_at timestamptz not null default private.now(),
  came boolean,
  answer text check (length(answer) <= 500),
  answered_at timestamptz,
  decision_id uuid,
  outcome text check (outcome in ('refund', 'pay')),
  reason text check (length(reason) <= 500),
  decided_by uuid,
  decided_at timestamptz,
  check ((came is null) = (answered_at is null)),
  check ((outcome is null) = (decided_at is null))
);
comment on table private.absences is 'Reports that the professional did not come to a consultation. Written by procedures alone.';
comment on column private.absences.consultation_id is 'A paid consultation; it is reported once.';
comment on column private.absences.message is 'From the patient to the team. Emptied when they are erased.';
comment on column private.absences.reported_at is 'From 15 minutes after the start, for 7 days.';
comment on column private.absences.came is 'The professional''s answer; null without one.';
comment on column private.absences.answer is 'From the professional to the team. Emptied when either is erased.';
comment on column private.absences.answered_at is 'When the professional answered last.';
comment on column private.absences.decision_id is
  'The refund that an admin decided, private.refund_decisions. Not a reference: the decision closes the report while it is made.';
comment on column private.absences.outcome is
  'refund: the professional did not come. pay: the professional is paid. Null: open, also while a refund waits for another admin.';
comment on column private.absences.reason is 'Why, in the patient''s copy of their data. Emptied when they are erased.';
comment on column private.absences.decided_by is 'An admin; null once erased.';
comment on column private.absences.decided_at is 'When it was closed.';
create index absences_open_idx on private.absences (reported_at, consultation_id) where outcome is null;
create index absences_decision_idx on private.absences (decision_id) where decision_id is not null;
alter table private.absences enable row level security;

create function private.is_contested(consultation uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.absences a
    where a.consultation_id = is_contested.consultation and a.outcome is distinct from 'pay')
$$;
comment on function private.is_contested(uuid) is
  'Whether the professional is reported absent, and no admin has decided that they are paid.';

create function private.absence_answer(absence private.absences) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('consultation_id', absence.consultation_id, 'reported_at', absence.reported_at, 'came', absence.came,
    'answered_at', absence.answered_at, 'outcome', absence.outcome, 'decided_at', absence.decided_at)
$$;
comment on function private.absence_answer(private.absences) is 'What both participants read of it.';

create function private.message_to_team(message text) returns text
language plpgsql
set search_path = ''
as $$
begin
  if length(private.trimmed(message)) > 500 then
    perform private.refuse('message_too_long', 'At most 500 characters.');
  end if;
  return nullif(private.trimmed(message), '');
end
$$;

-- Before a batch is approved it follows the facts: what is contested leaves it.
create function private.set_item(payment uuid, cents int) returns void
language plpgsql
set search_path = ''
as $$
declare
  line private.payout_lines;
  total int;
begin
  perform from private.payout_batches b where b.state = 'prepared' order by b.id for update;
  select l.* into line from private.payout_items i join private.payout_lines l on l.id = i.line_id
    join private.payout_batches b on b.id = l.batch_id
  where i.payment_id = payment and i.is_open and b.state = 'prepared';
  if not found then
    return;
  end if;
  delete from private.payout_items i where i.line_id = line.id and i.payment_id = payment and cents = 0;
  update private.payout_items i set amount_cents = cents where i.line_id = line.id and i.payment_id = payment and cents <> 0;
  select coalesce(sum(i.amount_cents), 0) into total from private.payout_items i where i.line_id = line.id;
  if total > 0 then
    update private.payout_lines l set amount_cents = total where l.id = line.id;
  else
    delete from private.payout_lines l where l.id = line.id;
  end if;
  perform private.change_batch(line.batch_id);
end
$$;
comment on function private.set_item(uuid, int) is 'What the prepared batch takes of a payment it holds; 0 takes the payment out.';

create or replace function private.update_item() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  payment uuid;
begin
  select t.payment_id into payment from private.ledger_transactions t join private.ledger_accounts a on a.id = new.account_id
  where t.id = new.transaction_id and a.kind = 'owed' and t.kind not in ('earned', 'payout', 'payout_returned');
  if payment is not null then
    perform private.set_item(payment, private.balance('owed', payment));
  end if;
  return null;
end
$$;

create function public.report_absence(consultation_id uuid, message text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(report_absence.consultation_id, false);
  payment public.payments;
  absence private.absences;
begin
  select * into absence from private.absences a where a.consultation_id = consultation.id;
  if found then
    return private.absence_answer(absence);
  elsif consultation.status not in ('scheduled', 'completed', 'no_show') then
    perform private.refuse('not_reportable', 'It was cancelled, or never paid.');
  elsif private.now() < consultation.starts_at + interval '15 minutes' then
    perform private.refuse('too_early', 'From 15 minutes after the start.');
  elsif private.now() >= consultation.starts_at + interval '7 days' then
    perform private.refuse('too_late', 'Until 7 days after the start.');
  elsif exists (select from public.reviews r where r.consultation_id = consultation.id) then
    perform private.refuse('already_reviewed', 'Its patient has said that it took place.');
  end if;
  select * into payment from public.payments p where p.consultation_id = consultation.id;
  if (payment.status = 'paid' and not payment.refund_due) is not true then
    perform private.refuse('payment_not_paid', 'Nothing is held for it.');
  end if;
  insert into private.absences (consultation_id, message)
  values (consultation.id, private.message_to_team(report_absence.message)) returning * into absence;
  perform private.set_item(payment.id, 0);
  perform private.notify_of(consultation, consultation.professional_id, 'absence');
  perform private.tell_admins('money', 'Ausência informada', 'Um paciente informou que o profissional não compareceu.',
    '/admin/financial?aba=ausencias', about => consultation.id);
  return private.absence_answer(absence);
end
$$;
comment on function public.report_absence(uuid, text) is
  'The patient of a paid consultation reports, from 15 minutes to 7 days after its start, that the professional did not come. Until '
  'an admin decides it is not completed and not paid out. Twice answers the first.';

create function public.my_absences() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  return (select coalesce(jsonb_agg(private.absence_answer(a) order by a.reported_at desc, a.consultation_id), '[]')
    from private.absences a join public.consultations c on c.id = a.consultation_id
    where c.patient_id = auth.uid());
end
$$;
comment on function public.my_absences() is 'What the calling patient has reported, newest first.';

create function public.answer_absence(consultation_id uuid, came boolean, message text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(answer_absence.consultation_id, true);
  told constant text := private.message_to_team(answer_absence.message);
  absence private.absences;
begin
  select * into absence from private.absences a where a.consultation_id = consultation.id for update;
  if not found then
    perform private.refuse('absence_not_found', 'Its patient has reported nothing.');
  elsif answer_absence.came is null then
    perform private.refuse('answer_invalid', 'Whether the professional came.');
  elsif (absence.came, absence.answer) is distinct from (answer_absence.came, told) then
    if absence.outcome is not null then
      perform private.refuse('absence_decided', 'An admin has decided.');
    end if;
    update private.absences a set came = answer_absence.came, answer = told, answered_at = private.now()
    where a.consultation_id = consultation.id returning * into absence;
  end if;
  return private.absence_answer(absence) || jsonb_build_object('answer', absence.answer);
end
$$;
comment on function public.answer_absence(uuid, boolean, text) is
  'The professional, also a suspended one, answers a report until an admin decides. The same answer twice changes nothing.';

-- Admins -------------------------------------------------------------------------------------------------------------

create function private.close_absence(consultation_id uuid, outcome text, decided_by uuid) returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_open constant boolean := exists (select from public.consultations c
    where c.id = close_absence.consultation_id and c.status = 'scheduled');
begin
  update private.absences a
  set outcome = close_absence.outcome, decided_by = close_absence.decided_by, decided_at = private.now()
  where a.consultation_id = close_absence.consultation_id;
  if is_open and close_absence.outcome = 'refund' then
    perform private.cancel_sessions(array[close_absence.consultation_id], 'professional');
  elsif is_open then
    update public.consultations c set status = 'completed' where c.id = close_absence.consultation_id;
    delete from public.consultation_sessions s where s.consultation_id = close_absence.consultation_id;
  end if;
end
$$;
comment on function private.close_absence(uuid, text, uuid) is
  'Ends a report, and its consultation unless that has ended. What it is about is locked.';

create function private.returnable(payment uuid) returns int
language sql stable
set search_path = ''
as $$
  select greatest(least(
    (select coalesce(sum(private.room_of(r)), 0)::int from private.receipts_of(returnable.payment) r)
      - (select coalesce(sum(d.amount_cents), 0)::int from private.refund_decisions d
        where d.payment_id = returnable.payment and d.receipt_id is null and d.state = 'waiting'),
    greatest(private.balance('held', returnable.payment),
      private.balance('owed', returnable.payment) + private.paid_out(returnable.payment))), 0)
$$;
comment on function private.returnable(uuid) is
  'How much of a payment can go back and be borne by its professional, in centavos.';

create function private.absence_decided(absence private.absences, decision private.refund_decisions) returns json
language sql
set search_path = ''
as $$
  select json_build_object('consultation_id', absence.consultation_id,
    'state', case when absence.outcome is null then 'waiting' else 'decided' end,
    'outcome', coalesce(absence.outcome, 'refund'), 'amount_cents', coalesce(decision.amount_cents, 0))
$$;

create function public.decide_absence(id uuid, consultation_id uuid, outcome text, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  payment public.payments;
  consultation public.consultations;
  absence private.absences;
  decision private.refund_decisions;
  cents int;
begin
  perform private.require_admin();
  if decide_absence.id is null then
    perform private.refuse('id_required', 'The client chooses an identifier.');
  elsif decide_absence.outcome is null or decide_absence.outcome not in ('refund', 'pay') then
    perform private.refuse('outcome_invalid', 'refund or pay.');
  end if;
  select * into payment from public.payments p where p.consultation_id = decide_absence.consultation_id;
  perform private.lock_decision(payment.id, null);
  select * into absence from private.absences a where a.consultation_id = decide_absence.consultation_id for update;
  if not found then
    perform private.refuse('absence_not_found', 'Nothing is reported of this consultation.');
  end if;
  select * into decision from private.refund_decisions d where d.id = absence.decision_id;
  if absence.outcome = decide_absence.outcome and absence.decided_by = auth.uid()
    or decide_absence.outcome = 'refund' and decision.id = decide_absence.id and decision.state = 'waiting' then
    return private.absence_decided(absence, decision);
  elsif absence.outcome is not null then
    perform private.refuse('absence_decided', 'An admin has decided.');
  elsif decision.state = 'waiting' then
    perform private.refuse('absence_waits', 'Its refund waits for another admin.');
  end if;
  select * into consultation from public.consultations c where c.id = absence.consultation_id;
  if consultation.status = 'scheduled' and decide_absence.outcome = 'pay' and private.now() < consultation.ends_at then
    perform private.refuse('too_early', 'Completed after its end.');
  end if;
  update private.absences a set reason = private.needs_reason(decide_absence.reason),
    decision_id = case decide_absence.outcome when 'refund' then decide_absence.id end
  where a.consultation_id = absence.consultation_id returning * into absence;
  decision := null;
  cents := case decide_absence.outcome when 'refund' then private.returnable(payment.id) else 0 end;
  if cents > 0 then
    decision.id := decide_absence.id;
    decision.payment_id := payment.id;
    decision.amount_cents := cents;
    decision.reason := absence.reason;
    decision.borne_by := 'professional';
    perform private.add_decision(decision);
  else
    perform private.close_absence(absence.consultation_id, decide_absence.outcome, auth.uid());
  end if;
  select * into absence from private.absences a where a.consultation_id = decide_absence.consultation_id;
  return private.absence_decided(absence, decision);
end
$$;
comment on function public.decide_absence(uuid, uuid, text, text) is
  'An admin decides on a report: refund gives back what is left of the payment, borne by the professional, and from 50000 centavos '
  'waits for another admin; pay owes it to the professional. A consultation that is still open is cancelled by its professional, or '
  'completed. Twice answers the first.';

create function public.list_absences(cursor_reported_at timestamptz default null, cursor_id uuid default null, page_size int default 20)
returns table (consultation_id uuid, payment_id uuid, patient_name text, professional_name text, starts_at timestamptz,
  ends_at timestamptz, status public.consultation_status, amount_cents int, returnable_cents int, paid_out_cents int, message text,
  reported_at timestamptz, came boolean, answer text, answered_at timestamptz, waiting_cents int, decided_by uuid,
  decided_by_name text)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select c.id, p.id, c.patient_name, c.professional_name, c.starts_at, c.ends_at, c.status, p.amount_cents,
      private.returnable(p.id), greatest(private.paid_out(p.id), 0), a.message, a.reported_at, a.came, a.answer, a.answered_at,
      d.amount_cents, d.decided_by, w.full_name
    from (
      select o.* from private.absences o
      where o.outcome is null and (o.reported_at, o.consultation_id)
        > (coalesce(cursor_reported_at, '-infinity'), coalesce(cursor_id, '00000000-0000-0000-0000-000000000000'))
      order by o.reported_at, o.consultation_id limit least(greatest(coalesce(page_size, 20), 1), 100)
    ) a
      join public.consultations c on c.id = a.consultation_id
      join public.payments p on p.consultation_id = c.id
      left join private.refund_decisions d on d.id = a.decision_id and d.state = 'waiting'
      left join public.profiles w on w.id = d.decided_by
    order by a.reported_at, a.consultation_id;
end
$$;
comment on function public.list_absences(timestamptz, uuid, int) is
  'A page of the reports that no admin has decided on, oldest first, by the key (reported_at, consultation_id). For admins.';

revoke execute on function public.report_absence(uuid, text), public.my_absences(), public.answer_absence(uuid, boolean, text),
  public.decide_absence(uuid, uuid, text, text), public.list_absences(timestamptz, uuid, int) from public;
grant execute on function public.report_absence(uuid, text), public.my_absences(), public.answer_absence(uuid, boolean, text),
  public.decide_absence(uuid, uuid, text, text), public.list_absences(timestamptz, uuid, int) to authenticated;

-- The texts stay in the report: an erasure empties them there.
create function private.log_absence() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log('consultations', new.consultation_id,
    case when tg_op = 'UPDATE' then jsonb_build_object('absence', coalesce(old.outcome, 'reported'), 'came', old.came) end,
    jsonb_build_object('absence', coalesce(new.outcome, 'reported'), 'came', new.came));
  return null;
end
$$;
create trigger log_absence after insert or update of came, outcome on private.absences
  for each row execute function private.log_absence();

create function private.tell_of_absence() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select * into consultation from public.consultations c where c.id = new.consultation_id;
  perform private.notify_of(consultation, person, 'absence_decided', jsonb_build_object('outcome', new.outcome))
  from unnest(array[consultation.patient_id, consultation.professional_id]) as person;
  delete from public.notifications where id in (
    select n.id from public.notifications n where n.about_id = new.consultation_id and n.kind = 'money' order by n.id for update);
  return null;
end
$$;
create trigger tell_of_absence after update of outcome on private.absences
  for each row when (old.outcome is null and new.outcome is not null) execute function private.tell_of_absence();
