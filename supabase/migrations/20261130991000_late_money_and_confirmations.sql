-- Money that arrives for a blocked patient books nothing: the patient could not sign in to attend.
create or replace function private.settle(payment public.payments, received_at timestamptz) returns void
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
      and not private.is_suspended(c.professional_id) and not private.is_blocked(c.patient_id)
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

-- The confirmation names the transfer that paid: not a mark that was undone, and also one that was assigned from suspense.
create or replace function public.payment_confirmation(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  answer json;
begin
  perform private.require_live_session();
  select p.* into payment from public.payments p join public.consultations c on c.id = p.consultation_id
  where c.id = payment_confirmation.consultation_id and c.patient_id = auth.uid() and p.status = 'paid';
  if not found then
    perform private.refuse('payment_not_found', 'The caller has no such paid payment.');
  end if;
  select json_build_object('number', to_char(payment.paid_at at time zone 'America/Sao_Paulo', 'YYYY') || '/'
      || upper(left(private.hex(payment.id), 8)),
    'paid_at', payment.paid_at, 'amount_cents', payment.amount_cents, 'starts_at', c.starts_at, 'ends_at', c.ends_at,
    'professional_name', c.professional_name, 'registration', r.registration,
    'patient_name', s.full_name, 'patient_cpf', s.cpf,
    'transfer', (select private.provider_id(x) from private.receipts_of(payment.id) x
      where x.amount_cents >= payment.amount_cents and x.class <> 'duplicate'
      order by x.created_at, x.id limit 1),
    'is_simulated', coalesce((select bool_or(x.is_simulated) from private.receipts_of(payment.id) x), false),
    'refunded_cents', (select coalesce(sum(f.amount_cents), 0) from private.refunds f join private.receipts x on x.id = f.receipt_id
      where f.payment_id = payment.id and f.state <> 'failed' and (payment.refund_due or f.decided_by = 'admin')),
    'refunded_at', payment.refunded_at, 'refunds', private.patient_refunds(payment, c))
  into answer
  from public.consultations c join public.profiles s on s.id = c.patient_id
    left join public.professionals r on r.user_id = c.professional_id
  where c.id = payment.consultation_id;
  return answer;
end
$$;
