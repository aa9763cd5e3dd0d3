-- After ten codes of a payment none is asked for any more: the patient is not told to try again, and admins are notified.
create function private.gets_codes(payment uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select count(*) < 10 from private.charges c where c.payment_id = gets_codes.payment
$$;
comment on function private.gets_codes(uuid) is 'Whether the provider is asked for another code; it may refuse again and again.';

create or replace function private.payment_state(payment public.payments, consultation public.consultations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when payment.status = 'paid' and consultation.status <> 'cancelled' then 'paid'
    when payment.status = 'paid' and consultation.cancelled_by is null then 'returned'
    when payment.status = 'paid' or consultation.cancelled_by is not null then 'cancelled'
    when payment.status <> 'pending' or payment.expires_at <= private.now() then 'expired'
    when payment.opens_at > private.now() then 'not_open'
    when not private.gets_codes(payment.id) and not exists (select from private.charges c
      where c.payment_id = payment.id and c.state in ('creating', 'open')) then 'refused'
    else coalesce((
      select case when c.state = 'open' and c.br_code is not null then 'open'
        when c.state = 'creating' and c.created_at > private.now() - interval '2 minutes' then 'creating'
        else 'silent' end
      from private.charges c where c.payment_id = payment.id and c.state in ('creating', 'open', 'failed')
      order by (c.state <> 'failed') desc, c.created_at desc limit 1),
      case when private.payment_provider() is null then 'unavailable' else 'creating' end) end
$$;

create or replace function public.open_charge(consultation_id uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  made uuid;
begin
  payment := private.own_payment(
    (select p.id from public.payments p where p.consultation_id = open_charge.consultation_id));
  if payment.status = 'pending' and payment.expires_at > private.now()
    and (payment.opens_at is null or payment.opens_at <= private.now())
    and not exists (select from private.charges c where c.payment_id = payment.id and c.state in ('creating', 'open'))
    and private.gets_codes(payment.id) then
    made := private.make_charge(payment);
    update private.charges c set hold_until = (select max(o.hold_until) from private.charges o
      where o.payment_id = payment.id and o.state = 'failed' and o.expires_at = payment.expires_at) where c.id = made;
  end if;
  return (select q.id from private.provider_calls q join private.charges c on c.id = q.charge_id
    where c.payment_id = payment.id and c.state = 'creating' and q.kind = 'create_charge' and q.done_at is null
      and q.due_at <= private.now());
end
$$;

create function private.tell_of_refused_codes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.gets_codes(new.payment_id) then
    perform private.tell_admins_once('O banco não gera o código', 'Um paciente não consegue pagar: o banco recusou o código dez vezes.',
      '/admin/financial?cobranca=' || new.payment_id, md5('refused codes ' || new.payment_id)::uuid);
  end if;
  return null;
end
$$;
comment on function private.tell_of_refused_codes() is 'Once for a payment.';
create trigger tell_of_refused_codes after update of state on private.charges
  for each row when (new.state = 'failed' and old.state <> 'failed') execute function private.tell_of_refused_codes();
