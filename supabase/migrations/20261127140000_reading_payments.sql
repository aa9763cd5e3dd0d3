-- The patient's payment, as the screen shows it. The 15 minutes count from the moment the code exists.
alter table private.charges add column hold_until timestamptz;
comment on column private.charges.hold_until is
  'Until when the time may be held at most, 17 minutes after booking or renewal; null where the end does not depend on the code.';

create or replace function private.keep_charges() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  made uuid;
begin
  if tg_op = 'UPDATE' then
    -- Its own code moved the end.
    if old.status = new.status and old.charge_number = new.charge_number and old.opens_at is not distinct from new.opens_at
      and exists (select from private.charges c
        where c.payment_id = new.id and c.state = 'open' and c.expires_at = new.expires_at) then
      return null;
    end if;
    perform private.lapse_charges(new.id);
  end if;
  if new.status = 'pending' and (new.opens_at is null or new.opens_at <= private.now()) then
    made := private.make_charge(new);
    if new.opens_at is null and (tg_op = 'INSERT' or old.charge_number <> new.charge_number) then
      update private.charges c set hold_until = new.expires_at + interval '2 minutes' where c.id = made;
    end if;
  end if;
  return null;
end
$$;

create function private.hold_from_now(charge private.charges, answer jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  ends timestamptz;
begin
  -- least() ignores what is null.
  select greatest(charge.expires_at, least(private.now() + interval '15 minutes', charge.hold_until,
    case when charge.provider <> 'simulated' then (answer ->> 'expiresAt')::timestamptz end))
  into ends from public.payments p
  where p.id = charge.payment_id and p.status = 'pending' and p.expires_at = charge.expires_at;
  if ends > charge.expires_at then
    update private.charges c set expires_at = ends where c.id = charge.id;
    update public.payments p set expires_at = ends where p.id = charge.payment_id;
  end if;
end
$$;
comment on function private.hold_from_now(private.charges, jsonb) is
  'The code exists: from now on 15 minutes, at most until hold_until and as long as the provider takes it. Never fewer than before. '
  'Payment and charge are locked.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.answer_charge(private.provider_calls, private.charges, jsonb)',
        $old$    -- It came to be after the portal had let it go.$old$,
        $new$    if charge.state = 'open' and charge.hold_until is not null then
      perform private.hold_from_now(charge, answer);
    end if;
    -- It came to be after the portal had let it go.$new$),
      ('public.claim_provider_calls(int, uuid)',
        $old$ceil(extract(epoch from charge.expires_at - private.now()))$old$,
        $new$ceil(extract(epoch from
      greatest(charge.expires_at, case when charge.hold_until is not null then
        least(charge.hold_until, private.now() + interval '15 minutes') end) - private.now()))$new$)
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

create function private.renewal_refusal(payment public.payments, consultation public.consultations) returns text
language plpgsql
set search_path = ''
as $$
declare
  since constant timestamptz := consultation.starts_at;
begin
  if payment.status not in ('pending', 'expired') then
    return 'payment_not_pending';
  elsif payment.charge_number > 3 then
    return 'too_many_renewals';
  end if;
  begin
    perform private.check_renewal(consultation);
  exception when raise_exception then
    return sqlerrm;
  end;
  return case when private.busy_times(array[payment.professional_id], since,
      consultation.ends_at + consultation.break_minutes * interval '1 minute', consultation.id) <> '{}'
    or private.busy_times(array[payment.patient_id], since, consultation.ends_at, consultation.id) <> '{}'
    then 'slot_taken' end;
end
$$;
comment on function private.renewal_refusal(public.payments, public.consultations) is
  'The code with which renew_payment would refuse now; null: it would not.';

create function private.payment_state(payment public.payments, consultation public.consultations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when payment.status = 'paid' and consultation.status <> 'cancelled' then 'paid'
    when payment.status = 'paid' and consultation.cancelled_by is null then 'returned'
    when payment.status = 'paid' or consultation.cancelled_by is not null then 'cancelled'
    when payment.status <> 'pending' or payment.expires_at <= private.now() then 'expired'
    when payment.opens_at > private.now() then 'not_open'
    else coalesce((
      select case when c.state = 'open' and c.br_code is not null then 'open'
        when c.state = 'creating' and c.created_at > private.now() - interval '2 minutes' then 'creating'
        else 'silent' end
      from private.charges c where c.payment_id = payment.id and c.state in ('creating', 'open', 'failed')
      order by (c.state <> 'failed') desc, c.created_at desc limit 1),
      case when private.payment_provider() is null then 'unavailable' else 'creating' end) end
$$;
comment on function private.payment_state(public.payments, public.consultations) is
  'creating: the code is asked for; silent: for two minutes already, or the provider refused it; returned: the money came after the '
  'time was taken; unavailable: no one makes codes.';

create function private.arrival_json(payment uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('class', r.class, 'amount_cents', r.amount_cents, 'refund_cents', f.cents, 'refund_done', f.is_done)
  from private.receipts r
    cross join lateral (select coalesce(sum(x.amount_cents), 0) as cents, coalesce(bool_and(x.state = 'done'), false) as is_done
      from private.refunds x where x.receipt_id = r.id and x.state <> 'failed') f
  where r.payment_id = payment and r.class in ('late', 'duplicate', 'wrong_amount')
  order by r.created_at desc, r.id limit 1
$$;
comment on function private.arrival_json(uuid) is
  'The last transfer that was not simply the payment, and what goes back of it; null: there was none.';

create function public.read_payment(consultation_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
  state text;
begin
  perform private.require_live_session();
  select * into consultation from public.consultations c
  where c.id = read_payment.consultation_id and c.patient_id = auth.uid();
  select * into payment from public.payments p where p.consultation_id = consultation.id;
  if payment.id is null then
    perform private.refuse('payment_not_found', 'The caller has no such payment.');
  end if;
  state := private.payment_state(payment, consultation);
  return json_build_object('payment_id', payment.id, 'consultation_id', consultation.id,
    'professional_id', consultation.professional_id, 'professional_name', consultation.professional_name,
    'starts_at', consultation.starts_at, 'free_until', consultation.free_until,
    'amount_cents', payment.amount_cents, 'charge_number', payment.charge_number, 'state', state,
    'code', case when state = 'open' then (select c.br_code from private.charges c
      where c.payment_id = payment.id and c.state = 'open' order by c.created_at desc limit 1) end,
    'expires_at', payment.expires_at, 'opens_at', payment.opens_at, 'paid_at', payment.paid_at,
    'refunded_at', payment.refunded_at, 'refund_due', payment.refund_due,
    'renewal_refusal', case when state = 'expired' then private.renewal_refusal(payment, consultation) end,
    'arrival', private.arrival_json(payment.id), 'now', private.now());
end
$$;
comment on function public.read_payment(uuid) is
  'The payment of the caller''s consultation, for its screen: state and code (private.payment_state), the last transfer that needs '
  'explaining, why an expired one gets no new code (null: it does), and the server''s time.';
revoke execute on function public.read_payment(uuid) from public;
grant execute on function public.read_payment(uuid) to authenticated;

drop function public.provider_call_of(uuid, uuid);
create function public.open_charge(consultation_id uuid) returns uuid
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
    -- The provider refuses again and again.
    and (select count(*) from private.charges c where c.payment_id = payment.id) < 10 then
    made := private.make_charge(payment);
    update private.charges c set hold_until = (select max(o.hold_until) from private.charges o
      where o.payment_id = payment.id and o.state = 'failed' and o.expires_at = payment.expires_at) where c.id = made;
  end if;
  return (select q.id from private.provider_calls q join private.charges c on c.id = q.charge_id
    where c.payment_id = payment.id and c.state = 'creating' and q.kind = 'create_charge' and q.done_at is null);
end
$$;
comment on function public.open_charge(uuid) is
  'The call that makes the code of the caller''s consultation, to be sent at once (function open-charge); a new one where the '
  'provider refused the last. Null: none waits.';
revoke execute on function public.open_charge(uuid) from public;
grant execute on function public.open_charge(uuid) to authenticated;
