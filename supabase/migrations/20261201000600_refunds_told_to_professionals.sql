-- A professional is also told of a refund that she bears before a payout: it comes from what is held or owed.
create or replace function private.tell_of_debt() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
begin
  select * into payment from public.payments p where p.id = new.payment_id;
  if private.is_erased(payment.professional_id) then
    return null;
  elsif private.paid_out(payment.id) > 0 then
    perform private.tell(payment.professional_id, 'payout', 'Um valor sai do próximo repasse', private.brl(new.amount_cents)
      || ' de uma consulta já repassada voltam para quem pagou.', '/professional/financeiro');
  -- A decided absence has its own notification.
  elsif new.decided_by = 'admin' and not exists (select from private.absences a where a.decision_id = new.decision_id) then
    perform private.tell(payment.professional_id, 'payout', 'Um valor volta para quem pagou', private.brl(new.amount_cents)
      || ' de uma consulta voltam por decisão da equipe e não entram no repasse.', '/professional/financeiro');
  end if;
  return null;
end
$$;
drop trigger tell_of_debt on private.refunds;
create trigger tell_of_debt after insert on private.refunds
  for each row when ((new.source = 'owed' or new.source = 'held' and new.decided_by = 'admin') and new.retry_of is null)
  execute function private.tell_of_debt();
