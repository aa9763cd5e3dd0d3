-- Refunds that an admin decides, whole or in part. From R$ 500 over all of one payment another admin confirms.
create function private.carry_out(decision private.refund_decisions) returns void
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
  source text := 'platform';
  rest int := decision.amount_cents;
  cents int;
begin
  if decision.borne_by = 'suspense' then
    select * into receipt from private.receipts r where r.id = decision.receipt_id;
    if private.suspense_of(receipt.id) < rest then
      perform private.refuse('refund_too_much', 'It is not in suspense any more.');
    end if;
    perform private.decide_refund(receipt, rest, 'suspense', 'admin', decision.id);
    update private.suspense s
    set decision = 'returned', reason = decision.reason, decided_by = decision.decided_by, decided_at = private.now()
    where s.receipt_id = receipt.id;
    return;
  elsif decision.borne_by = 'professional' then
    source := case when private.balance('held', decision.payment_id) > 0 then 'held' else 'owed' end;
    if private.balance(source, decision.payment_id) < rest then
      perform private.refuse('refund_too_much', 'More than the professional has of this payment.');
    end if;
  end if;
  for receipt in select * from private.receipts_of(decision.payment_id) r order by r.created_at, r.id loop
    cents := least(rest, private.room_of(receipt));
    if cents > 0 then
      perform private.decide_refund(receipt, cents, source, 'admin', decision.id);
      rest := rest - cents;
    end if;
  end loop;
  if rest > 0 then
    perform private.refuse('refund_too_much', 'More than was paid and has not gone back.');
  end if;
end
$$;
comment on function private.carry_out(private.refund_decisions) is 'Makes the refunds of a decision. What it is about is locked.';

create function private.lock_decision(payment_id uuid, receipt_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  payment public.payments;
begin
  select * into payment from public.payments p where p.id = lock_decision.payment_id;
  if found then
    perform private.lock_people(payment.patient_id, payment.professional_id);
    perform from public.payments p where p.id = payment.id for update;
    perform from public.consultations c where c.id = payment.consultation_id for update;
  end if;
  perform from private.receipts r where r.id = lock_decision.receipt_id for no key update;
  perform from private.suspense s where s.receipt_id = lock_decision.receipt_id for update;
end
$$;
comment on function private.lock_decision(uuid, uuid) is 'People, payment, consultation, receipt and its row of suspense, in the order of all.';

create function private.decision_answer(decision private.refund_decisions) returns json
language sql
set search_path = ''
as $$
  select json_build_object('id', decision.id, 'state', decision.state, 'amount_cents', decision.amount_cents)
$$;

create function private.add_decision(decision private.refund_decisions) returns json
language plpgsql
set search_path = ''
as $$
declare
  known private.refund_decisions;
begin
  if coalesce(private.trimmed(decision.reason), '') = '' or length(private.trimmed(decision.reason)) > 500 then
    perform private.refuse('reason_required', 'A reason of at most 500 characters.');
  end if;
  select * into known from private.refund_decisions d where d.id = decision.id;
  if found then
    if (known.payment_id, known.receipt_id, known.amount_cents, known.reason, known.borne_by, known.decided_by)
      is distinct from (decision.payment_id, decision.receipt_id, decision.amount_cents, private.trimmed(decision.reason),
        decision.borne_by, auth.uid()) then
      perform private.refuse('refund_differs', 'This identifier is of another decision.');
    end if;
    return private.decision_answer(known);
  end if;
  if decision.amount_cents > (
    case when decision.receipt_id is not null then private.suspense_of(decision.receipt_id)
      else (select coalesce(sum(private.room_of(r)), 0) from private.receipts_of(decision.payment_id) r) end
    - (select coalesce(sum(d.amount_cents), 0) from private.refund_decisions d where d.state = 'waiting'
      and (case when decision.receipt_id is not null then d.receipt_id = decision.receipt_id
        else d.payment_id = decision.payment_id and d.receipt_id is null end))) then
    perform private.refuse('refund_too_much', 'More than was paid and has not gone back, or is to go back.');
  end if;
  insert into private.refund_decisions (id, payment_id, receipt_id, amount_cents, reason, borne_by, state, decided_by)
  values (decision.id, decision.payment_id, decision.receipt_id, decision.amount_cents, private.trimmed(decision.reason),
    decision.borne_by, case when decision.amount_cents >= 50000 - (
      select coalesce(sum(d.amount_cents), 0) from private.refund_decisions d
      where d.state <> 'declined' and (d.payment_id = decision.payment_id or d.receipt_id = decision.receipt_id))
      then 'waiting' else 'done' end, auth.uid())
  on conflict do nothing returning * into decision;
  if not found then
    perform private.refuse('refund_differs', 'This identifier is of another decision.');
  end if;
  if decision.state = 'done' then
    perform private.carry_out(decision);
  end if;
  return private.decision_answer(decision);
end
$$;
comment on function private.add_decision(private.refund_decisions) is
  'Stores a decision of the caller, an admin, and carries it out unless another admin has to confirm it.';

create function public.decide_refund(id uuid, payment_id uuid, amount_cents int, reason text, borne_by text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  decision private.refund_decisions;
begin
  perform private.require_admin();
  if decide_refund.id is null then
    perform private.refuse('id_required', 'The client chooses an identifier.');
  elsif amount_cents is null or amount_cents <= 0 then
    perform private.refuse('amount_invalid', 'Centavos, more than none.');
  elsif borne_by is null or borne_by not in ('professional', 'platform') then
    perform private.refuse('bearer_invalid', 'professional or platform.');
  end if;
  perform private.lock_decision(decide_refund.payment_id, null);
  select * into payment from public.payments p where p.id = decide_refund.payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  elsif payment.status <> 'paid' then
    perform private.refuse('payment_not_paid', 'Nothing was paid that could go back.');
  elsif private.is_erased(payment.patient_id) then
    perform private.refuse('patient_erased', 'The patient is erased: nobody is known to refund.');
  end if;
  decision.id := decide_refund.id;
  decision.payment_id := payment.id;
  decision.amount_cents := decide_refund.amount_cents;
  decision.reason := decide_refund.reason;
  decision.borne_by := decide_refund.borne_by;
  return private.add_decision(decision);
end
$$;
comment on function public.decide_refund(uuid, uuid, int, text, text) is
  'An admin gives money of a payment back, whole or in part, borne by the professional or the platform. From 50000 centavos over '
  'all such refunds of the payment it waits for another admin. The same id answers the same decision.';

create function private.answer_decision(decision_id uuid, is_confirmed boolean, reason text) returns json
language plpgsql
set search_path = ''
as $$
declare
  decision private.refund_decisions;
begin
  select * into decision from private.refund_decisions d where d.id = decision_id;
  if not found then
    perform private.refuse('decision_not_found', 'No decision has this identifier.');
  end if;
  perform private.lock_decision(decision.payment_id, decision.receipt_id);
  select * into decision from private.refund_decisions d where d.id = decision_id for update;
  if decision.state = (case when is_confirmed then 'done' else 'declined' end) and decision.answered_by = auth.uid() then
    return private.decision_answer(decision);
  elsif decision.state <> 'waiting' then
    perform private.refuse('decision_closed', 'It was confirmed or declined.');
  elsif is_confirmed and decision.decided_by = auth.uid() then
    perform private.refuse('other_admin_needed', 'Another admin confirms it.');
  elsif not is_confirmed and (coalesce(private.trimmed(reason), '') = '' or length(private.trimmed(reason)) > 500) then
    perform private.refuse('reason_required', 'A reason of at most 500 characters.');
  end if;
  update private.refund_decisions d
  set state = case when is_confirmed then 'done' else 'declined' end, answered_by = auth.uid(), answered_at = private.now(),
    answer_reason = private.trimmed(answer_decision.reason)
  where d.id = decision.id returning * into decision;
  if is_confirmed then
    perform private.carry_out(decision);
  end if;
  return private.decision_answer(decision);
end
$$;

create function public.confirm_refund(decision_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.answer_decision(decision_id, true, null);
end
$$;
comment on function public.confirm_refund(uuid) is
  'Another admin than the one who decided it agrees: the money goes back. Twice answers the first.';

create function public.decline_refund(decision_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.answer_decision(decision_id, false, reason);
end
$$;
comment on function public.decline_refund(uuid, text) is
  'An admin, also the one who decided it, lets a waiting refund go. Twice answers the first.';

-- The reasons stay in the decision: an erasure empties them there.
create function private.log_decision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log('payments', new.payment_id,
    case when tg_op = 'UPDATE' then jsonb_build_object('refund', new.id, 'state', old.state) end,
    jsonb_build_object('refund', new.id, 'state', new.state, 'amount_cents', new.amount_cents, 'borne_by', new.borne_by));
  return null;
end
$$;
create trigger log_insert after insert on private.refund_decisions
  for each row execute function private.log_decision();
create trigger log_update after update of state on private.refund_decisions
  for each row when (old.state <> new.state) execute function private.log_decision();

create function private.notify_of_decided_refund() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  select c.* into consultation from public.payments p join public.consultations c on c.id = p.consultation_id
  where p.id = new.payment_id and not private.is_erased(p.patient_id)
    -- Of a cancelled consultation the payment tells.
    and not p.refund_due;
  if found then
    perform private.notify_of(consultation, consultation.patient_id,
      case new.state when 'done' then 'refunded' else 'refund_due' end, jsonb_build_object('amount_cents', new.amount_cents));
  end if;
  return null;
end
$$;
create trigger notify_of_decided_refund after insert on private.refunds
  for each row when (new.decided_by = 'admin' and new.retry_of is null and new.source <> 'suspense')
  execute function private.notify_of_decided_refund();
create trigger notify_of_done_refund after update of state on private.refunds
  for each row when (new.decided_by = 'admin' and new.state = 'done' and old.state <> 'done' and new.source <> 'suspense')
  execute function private.notify_of_decided_refund();

-- Sent by hand -------------------------------------------------------------------------------------------------------
create index refunds_return_idx on private.refunds (return_id) where return_id is not null;

create function public.close_refund(refund_id uuid, e2eid text default null) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  refund private.refunds;
  receipt private.receipts;
begin
  perform private.require_admin();
  select * into refund from private.refunds f where f.id = refund_id;
  if not found then
    perform private.refuse('refund_not_found', 'No refund has this identifier.');
  end if;
  perform private.lock_decision(refund.payment_id, null);
  select * into refund from private.refunds f where f.id = refund_id for update;
  -- Last, so that no one who has it waits for another: a proof is of one refund.
  perform pg_advisory_xact_lock(hashtextextended(e2eid, 0)) where e2eid is not null;
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  if refund.state in ('done', 'failed') then
    if refund.state = 'failed' or refund.return_id is distinct from e2eid then
      perform private.refuse('refund_closed', 'It is done, or another one has taken its place.');
    end if;
  elsif refund.state <> 'manual' and not (receipt.is_simulated and refund.state = 'due') then
    perform private.refuse('refund_under_way', 'The provider is sending it back: by hand it would go back twice.');
  elsif (e2eid is null and not receipt.is_simulated) or e2eid !~ '^[A-Za-z0-9]{32}$'
    or exists (select from private.receipts r where r.e2eid = close_refund.e2eid) then
    perform private.refuse('proof_invalid', 'The identity of the transfer that went back: 32 letters and digits.');
  elsif exists (select from private.refunds f where f.return_id = e2eid) then
    perform private.refuse('proof_used', 'This transfer proves another refund.');
  else
    perform private.finish_refund(refund, e2eid, private.now());
    perform private.log('payments', refund.payment_id, jsonb_build_object('refund', refund.id, 'state', refund.state),
      jsonb_build_object('refund', refund.id, 'state', 'done', 'amount_cents', refund.amount_cents));
    select * into refund from private.refunds f where f.id = refund_id;
  end if;
  return json_build_object('refund_id', refund.id, 'state', refund.state, 'done_at', refund.done_at);
end
$$;
comment on function public.close_refund(uuid, text) is
  'An admin has sent one refund by hand: of any payment, a duplicate or money in suspense. The proof is the transfer''s e2eid; a '
  'simulated one needs none. Twice with the same proof answers the first.';

-- Lists --------------------------------------------------------------------------------------------------------------
create function public.list_refunds(cursor_created_at timestamptz default null, cursor_id uuid default null, page_size int default 20)
returns table (id uuid, payment_id uuid, consultation_id uuid, patient_name text, professional_name text, amount_cents int,
  state text, decided_by text, borne_by text, reason text, attempt int, problem text, created_at timestamptz, e2eid text,
  is_simulated boolean)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select f.id, f.payment_id, c.id, c.patient_name, c.professional_name, f.amount_cents, f.state, f.decided_by, d.borne_by,
      d.reason, f.attempt, f.problem, f.created_at, private.provider_id(r), r.is_simulated
    from (
      select o.* from private.refunds o
      where o.state in ('due', 'sent', 'processing', 'manual')
        and (o.created_at, o.id) > (coalesce(cursor_created_at, '-infinity'), coalesce(cursor_id, '00000000-0000-0000-0000-000000000000'))
      order by o.created_at, o.id limit least(greatest(coalesce(page_size, 20), 1), 100)
    ) f
      join private.receipts r on r.id = f.receipt_id
      left join public.payments p on p.id = f.payment_id
      left join public.consultations c on c.id = p.consultation_id
      left join private.refund_decisions d on d.id = f.decision_id
    order by f.created_at, f.id;
end
$$;
comment on function public.list_refunds(timestamptz, uuid, int) is
  'A page of what has to go back and is not back yet, oldest first, by the key (created_at, id). For admins.';

create function public.list_refund_decisions()
returns table (id uuid, payment_id uuid, receipt_id uuid, patient_name text, professional_name text, amount_cents int, reason text,
  borne_by text, decided_by uuid, decided_by_name text, created_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select d.id, d.payment_id, d.receipt_id, c.patient_name, c.professional_name, d.amount_cents, d.reason, d.borne_by,
      d.decided_by, a.full_name, d.created_at
    from private.refund_decisions d
      left join public.payments p on p.id = d.payment_id
      left join public.consultations c on c.id = p.consultation_id
      left join public.profiles a on a.id = d.decided_by
    where d.state = 'waiting' order by d.created_at, d.id limit 100;
end
$$;
comment on function public.list_refund_decisions() is 'The refunds that wait for another admin, oldest first, at most 100. For admins.';

revoke execute on function public.decide_refund(uuid, uuid, int, text, text), public.confirm_refund(uuid),
  public.decline_refund(uuid, text), public.close_refund(uuid, text), public.list_refunds(timestamptz, uuid, int),
  public.list_refund_decisions() from public;
grant execute on function public.decide_refund(uuid, uuid, int, text, text), public.confirm_refund(uuid),
  public.decline_refund(uuid, text), public.close_refund(uuid, text), public.list_refunds(timestamptz, uuid, int),
  public.list_refund_decisions() to authenticated;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.keep_as_patient(uuid, public.profiles)', $old$  update public.payments set patient_id$old$,
        $new$  update private.refund_decisions d set reason = '', answer_reason = null
  from public.payments p where p.id = d.payment_id and p.patient_id = person;
  update private.suspense s set reason = null
  from private.receipts r, public.payments p
  where r.id = s.receipt_id and p.id = coalesce(s.payment_id, r.payment_id) and p.patient_id = person;
  update public.payments set patient_id$new$),
      ('private.copy_of(uuid)', 'f.return_id as identificador',
        'f.return_id as identificador, (select d.reason from private.refund_decisions d where d.id = f.decision_id) as reason'),
      ('private.forget_in_log(uuid)', $old$  update public.audit_log set actor_id$old$,
        $new$  update private.refund_decisions set decided_by = null where decided_by = person;
  update private.refund_decisions set answered_by = null where answered_by = person;
  update private.suspense set decided_by = null where decided_by = person;
  update public.audit_log set actor_id$new$),
      ('private.refuse_while_open(uuid)', $old$f.state not in ('done', 'failed')) then$old$,
        $new$f.state not in ('done', 'failed'))
    or exists (select from public.payments p join private.refund_decisions d on d.payment_id = p.id
      where p.patient_id = person and d.state = 'waiting') then$new$)
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
