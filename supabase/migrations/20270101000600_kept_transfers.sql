-- Money of a known patient is given back or assigned, never kept. What is kept of unknown payers needs another admin from R$ 500, as what
-- goes back does.
alter table private.refund_decisions add column keeps boolean not null default false check (not keeps or borne_by = 'suspense');
comment on column private.refund_decisions.keeps is 'Of money in suspense: it does not go back, the operator keeps it.';
comment on column private.refund_decisions.state is 'waiting for another admin; done: refunds were made of it, or it was kept.';

create or replace function public.keep_suspense(receipt_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  receipt private.receipts;
  open private.suspense;
  decision private.refund_decisions;
begin
  perform private.require_capability('money.decide');
  if coalesce(private.trimmed(reason), '') = '' or length(private.trimmed(reason)) > 500 then
    perform private.refuse('reason_required', 'A reason of at most 500 characters.');
  end if;
  select * into receipt from private.receipts r where r.id = keep_suspense.receipt_id;
  perform private.lock_decision(receipt.payment_id, receipt.id);
  if exists (select from private.refund_decisions d
    where d.receipt_id = receipt.id and d.state = 'waiting' and d.keeps and d.decided_by = auth.uid()
      and d.reason = private.trimmed(keep_suspense.reason)) then
    return json_build_object('receipt_id', receipt.id, 'decision', 'waiting');
  end if;
  open := private.open_suspense(keep_suspense.receipt_id);
  if open.decision is null and exists (select from public.payments p
    where p.id = receipt.payment_id and not private.is_erased(p.patient_id)) then
    perform private.refuse('payer_known', 'A patient paid it: give it back.');
  elsif open.decision is null and private.suspense_of(receipt.id) >= 50000 then
    decision.id := gen_random_uuid();
    decision.payment_id := receipt.payment_id;
    decision.receipt_id := receipt.id;
    decision.amount_cents := private.suspense_of(receipt.id);
    decision.reason := keep_suspense.reason;
    decision.borne_by := 'suspense';
    decision.keeps := true;
    perform private.add_decision(decision);
    return json_build_object('receipt_id', receipt.id, 'decision', 'waiting');
  elsif open.decision is null then
    perform private.keep(receipt, keep_suspense.reason, auth.uid());
  elsif open.decision <> 'kept' then
    perform private.refuse('suspense_decided', 'It was decided before.');
  end if;
  return json_build_object('receipt_id', receipt.id, 'decision', 'kept');
end
$$;
comment on function public.keep_suspense(uuid, text) is
  'The operator keeps money in suspense whose payer is no known patient. From R$ 500 another admin confirms it (confirm_refund). '
  'Twice is once.';

create function private.keep(receipt private.receipts, reason text, decided_by uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.book('kept', receipt.id, receipt.payment_id, receipt.id, null, receipt.is_simulated,
    private.account('suspense'), private.account('platform'), private.suspense_of(receipt.id));
  update private.suspense s
  set decision = 'kept', reason = private.trimmed(keep.reason), decided_by = keep.decided_by, decided_at = private.now()
  where s.receipt_id = receipt.id;
end
$$;
comment on function private.keep(private.receipts, text, uuid) is 'What is in suspense of a receipt becomes the operator''s.';

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.add_decision(private.refund_decisions)', $old$borne_by, state, decided_by)$old$,
        $new$borne_by, state, decided_by, keeps)$new$),
      ('private.add_decision(private.refund_decisions)', $old$then 'waiting' else 'done' end, auth.uid())$old$,
        $new$then 'waiting' else 'done' end, auth.uid(), coalesce(decision.keeps, false))$new$),
      ('private.carry_out(private.refund_decisions)', $old$    perform private.decide_refund(receipt, rest, 'suspense', 'admin', decision.id);$old$,
        $new$    if decision.keeps then
      perform private.keep(receipt, decision.reason, decision.decided_by);
      return;
    end if;
    perform private.decide_refund(receipt, rest, 'suspense', 'admin', decision.id);$new$),
      ('public.list_refund_decisions(timestamptz, uuid, int)', $old$d.reason, d.borne_by,$old$,
        $new$d.reason,
      case when d.keeps then 'kept' else d.borne_by end,$new$),
      ('public.charge_details(uuid)', $old$'borne_by', d.borne_by,$old$, $new$'borne_by', case when d.keeps then 'kept' else d.borne_by end,$new$),
      ('private.tell_of_decision()',
        $old$'Reembolso a confirmar', 'Outra pessoa da equipe precisa confirmar um reembolso.',$old$,
        $new$case when new.keeps then 'Valor a confirmar' else 'Reembolso a confirmar' end,
      'Outra pessoa da equipe precisa confirmar ' || case when new.keeps then 'que um valor a identificar fica.' else 'um reembolso.' end,$new$),
      ('private.events_of(public.payments)', $old$where d.payment_id = payment.id
  union all$old$, $new$where d.payment_id = payment.id and not d.keeps
  union all$new$),
      ('private.events_of(public.payments)', $old$where d.payment_id = payment.id and d.answered_at is not null$old$,
        $new$where d.payment_id = payment.id and d.answered_at is not null and not d.keeps$new$)
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
