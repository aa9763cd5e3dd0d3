-- What a professional is told of a refund that she bears, also where an approved line pays it all the same. What a return by the
-- payer's bank leaves of a decision was told when it was decided, to her and to the patient.
create function private.is_rest(refund private.refunds) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.refunds f
    where f.decision_id = refund.decision_id and f.id <> refund.id and f.problem = 'returned_by_bank')
$$;
comment on function private.is_rest(private.refunds) is 'Whether it is what a return by the payer''s bank left of a decision.';

create or replace function private.tell_of_debt() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  is_paid boolean;
begin
  select * into payment from public.payments p where p.id = new.payment_id;
  if private.is_erased(payment.professional_id) or private.is_rest(new) then
    return null;
  end if;
  is_paid := private.paid_out(payment.id) > 0;
  if is_paid or exists (
    select from private.payout_items i join private.payout_lines l on l.id = i.line_id
      join private.payout_batches b on b.id = l.batch_id
    where i.payment_id = payment.id and i.is_open and b.state = 'approved') then
    perform private.tell(payment.professional_id, 'payout', 'Um valor sai do próximo repasse', private.brl(new.amount_cents)
      || ' de uma consulta ' || case when is_paid then 'já repassada' else 'com repasse aprovado' end || ' voltam para quem pagou.',
      '/professional/financeiro');
  -- A decided absence has its own notification.
  elsif new.decided_by = 'admin' and not exists (select from private.absences a where a.decision_id = new.decision_id) then
    perform private.tell(payment.professional_id, 'payout', 'Um valor volta para quem pagou', private.brl(new.amount_cents)
      || ' de uma consulta voltam por decisão da equipe e não entram no repasse.', '/professional/financeiro');
  end if;
  return null;
end
$$;

-- Changed in place: nothing else of this function is new.
do $$
declare
  changed constant regprocedure := 'private.notify_of_decided_refund()'::regprocedure;
  old constant text := $old$  if found then$old$;
  definition constant text := pg_get_functiondef(changed);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', changed, old;
  end if;
  execute replace(definition, old, $new$  if found and (new.state = 'done' or not private.is_rest(new)) then$new$);
end
$$;
