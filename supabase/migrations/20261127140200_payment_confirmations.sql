-- What a patient shows of a payment to others: who paid whom, for which consultation, by which transfer.
create function public.payment_confirmation(consultation_id uuid) returns json
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
    'transfer', (select private.provider_id(x) from private.receipts x
      where x.payment_id = payment.id and x.amount_cents >= payment.amount_cents and x.class <> 'duplicate'
      order by x.created_at, x.id limit 1),
    'is_simulated', coalesce((select bool_or(x.is_simulated) from private.receipts x where x.payment_id = payment.id), false),
    'refunded_cents', (select coalesce(sum(f.amount_cents), 0) from private.refunds f join private.receipts x on x.id = f.receipt_id
      where f.payment_id = payment.id and f.state <> 'failed' and (payment.refund_due or f.decided_by = 'admin')),
    'refunded_at', payment.refunded_at)
  into answer
  from public.consultations c join public.profiles s on s.id = c.patient_id
    left join public.professionals r on r.user_id = c.professional_id
  where c.id = payment.consultation_id;
  return answer;
end
$$;
comment on function public.payment_confirmation(uuid) is
  'The confirmation of the caller''s payment of a consultation, to be printed. refunded_cents: what goes back of it, apart from what '
  'was paid too much.';
revoke execute on function public.payment_confirmation(uuid) from public;
grant execute on function public.payment_confirmation(uuid) to authenticated;
