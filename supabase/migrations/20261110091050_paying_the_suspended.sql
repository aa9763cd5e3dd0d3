-- A suspended professional holds no session, so nobody pays for one.

create or replace function public.simulate_payment(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
begin
  payment := private.own_payment(payment_id);
  if not (select pix_simulation from public.deployment_settings) then
    perform private.refuse('simulation_off', 'This deployment takes no simulated payments.');
  end if;
  select * into consultation from public.consultations c
  where c.id = payment.consultation_id for update;

  if payment.status <> 'paid' then
    if payment.status = 'expired' or payment.status = 'pending' and payment.expires_at <= private.now() then
      perform private.refuse('payment_expired', 'The payment was not made in time.');
    elsif payment.status <> 'pending' then
      perform private.refuse('payment_not_pending', 'Only a pending payment can be paid.');
    elsif consultation.status <> 'pending' then
      perform private.refuse('consultation_not_open', 'The consultation no longer waits for payment.');
    elsif private.is_suspended(payment.professional_id) then
      perform private.refuse('professional_unavailable', 'A suspended professional holds no session.');
    end if;
    update public.payments p set status = 'paid', paid_at = private.now() where p.id = payment.id
    returning * into payment;
    update public.consultations c set status = 'scheduled' where c.id = consultation.id
    returning * into consultation;
    perform private.open_session(consultation.id);
  end if;
  return json_build_object('status', payment.status, 'paid_at', payment.paid_at,
    'consultation_status', consultation.status);
end
$$;
