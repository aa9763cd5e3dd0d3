-- payments.paid_at is when the bank received the money, as receipts.paid_at and the figures, and not when the portal read it.
comment on column public.payments.paid_at is
  'Set exactly when the status is paid: when the bank received the money, or an admin marked it.';

drop function private.settle(public.payments);
create function private.settle(payment public.payments, received_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  consultation public.consultations;
begin
  begin
    -- The slot may be free still. Where it is gone the money is owed back.
    update public.consultations c set status = 'scheduled'
    where c.id = payment.consultation_id and c.starts_at > private.now()
      and not private.is_suspended(c.professional_id)
      and (c.status = 'pending'
        or c.status = 'cancelled' and payment.status = 'expired' and c.cancelled_by is null);
  exception when exclusion_violation then
    null;
  end;
  update public.consultations c set status = 'cancelled' where c.id = payment.consultation_id and c.status = 'pending';
  select * into consultation from public.consultations c where c.id = payment.consultation_id;
  -- A bank's clock may be ahead.
  update public.payments p set status = 'paid', paid_at = least(received_at, private.now()),
    refund_due = consultation.status = 'cancelled'
  where p.id = payment.id;
  if consultation.status = 'scheduled' then
    perform private.open_session(consultation.id);
  end if;
end
$$;
comment on function private.settle(public.payments, timestamptz) is
  'A payment that was not paid has its money since received_at. The consultation is scheduled if its slot is free and in the future, '
  'no one cancelled it and its professional is not suspended; else it stays cancelled and the money goes back. People, payment and '
  'consultation are locked.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  name text;
  definition text;
begin
  foreach name in array array['private.settle_receipt(private.receipts)', 'public.mark_payment_paid(uuid)',
    'public.assign_suspense(uuid, uuid)']
  loop
    definition := pg_get_functiondef(name::regprocedure);
    if strpos(definition, 'private.settle(payment);') = 0 then
      raise exception '% does not settle', name;
    end if;
    execute replace(definition, 'private.settle(payment);', 'private.settle(payment, receipt.paid_at);');
  end loop;
end
$$;
