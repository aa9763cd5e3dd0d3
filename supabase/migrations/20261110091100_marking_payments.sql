-- The admin's side of payments: all of them, and noting by hand that one was paid or given back.

create function public.mark_payment_paid(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
  consultation public.consultations;
begin
  perform private.require_admin();
  select * into payment from public.payments p where p.id = payment_id;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  end if;
  perform private.lock_agendas(payment.patient_id, payment.professional_id);
  -- A time that somebody else did not pay for is free.
  perform public.expire_payments();
  select * into payment from public.payments p where p.id = payment_id for update;
  select * into consultation from public.consultations c where c.id = payment.consultation_id for update;
  if payment.status <> 'paid' then
    if payment.status not in ('pending', 'expired') then
      perform private.refuse('payment_not_pending', 'Only an unpaid payment is marked as paid.');
    elsif private.is_erased(payment.patient_id) then
      -- Neither a session nor money could be given to anybody any more.
      perform private.refuse('patient_erased', 'The patient is erased: nobody would come, and nobody is known to refund.');
    end if;
    begin
      -- The slot may be free still. Where it is gone the money is owed back.
      update public.consultations c set status = 'scheduled'
      where c.id = consultation.id and c.starts_at > private.now()
        and not private.is_suspended(c.professional_id)
        and (c.status = 'pending'
          or c.status = 'cancelled' and payment.status = 'expired' and c.cancelled_by is null)
      returning * into consultation;
    exception when exclusion_violation then
      null;
    end;
    select * into consultation from public.consultations c where c.id = payment.consultation_id;
    if consultation.status = 'pending' then
      update public.consultations c set status = 'cancelled' where c.id = consultation.id
      returning * into consultation;
    end if;
    update public.payments p set status = 'paid', paid_at = private.now(),
      refund_due = consultation.status = 'cancelled'
    where p.id = payment.id returning * into payment;
    if consultation.status = 'scheduled' then
      perform private.open_session(consultation.id);
    end if;
  end if;
  return json_build_object('payment_id', payment.id, 'status', payment.status, 'paid_at', payment.paid_at,
    'consultation_status', consultation.status, 'refund_due', payment.refund_due);
end
$$;
comment on function public.mark_payment_paid(uuid) is
  'An admin has seen the money of a pending or expired payment. The consultation is scheduled if its slot is free '
  'and in the future, nobody cancelled it and its professional is not suspended; else it stays cancelled and '
  'the payment is to be refunded. Refused (patient_erased) where the patient is erased. Doing it twice answers the first.';

create function public.mark_refunded(payment_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  payment public.payments;
begin
  perform private.require_admin();
  select * into payment from public.payments p where p.id = payment_id for update;
  if not found then
    perform private.refuse('payment_not_found', 'No payment has this identifier.');
  elsif not payment.refund_due then
    perform private.refuse('refund_not_due', 'Only what was paid for a cancelled consultation goes back.');
  elsif payment.refunded_at is null then
    update public.payments p set refunded_at = private.now() where p.id = payment.id returning * into payment;
  end if;
  return json_build_object('payment_id', payment.id, 'refunded_at', payment.refunded_at);
end
$$;
comment on function public.mark_refunded(uuid) is
  'An admin has sent the money of a cancelled consultation back. Doing it twice answers the first.';

create view public.payment_entries with (security_invoker = true) as
select p.id, p.consultation_id, c.patient_name, c.patient_email, p.professional_id, c.professional_name,
  c.starts_at, c.consultation_date, c.consultation_time, p.amount_cents, p.status, p.paid_at, p.refund_due,
  p.refunded_at
from public.payments p join public.consultations c on c.id = p.consultation_id;
comment on view public.payment_entries is
  'A line of the admin''s list. Nobody reads the view itself: list_payments answers its rows.';
revoke all on public.payment_entries from anon, authenticated;

-- Those that wait have theirs, by when they end.
create index payments_status_idx on public.payments (status) where status <> 'pending';
create index payments_owed_idx on public.payments (consultation_id) where refund_due and refunded_at is null;

create function public.list_payments(
  search text default null,
  status public.payment_status default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20,
  owed_back boolean default false
) returns setof public.payment_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute
    -- Walks consultations by time, whose index has the order; each has one payment.
    'select e.* from public.consultations c join public.payment_entries e on e.consultation_id = c.id '
    || private.list_page(concat_ws(' and ', 'true',
      case when private.trimmed(search) <> '' then
        '(c.patient_text like private.containing($1) or c.professional_text like private.containing($1))' end,
      case when status is not null then 'e.status = $2' end,
      -- Few, found by their own index and ordered afterwards: as a condition on e all of a million are walked to meet them.
      case when owed_back then 'c.id = any (array(select p.consultation_id from public.payments p
        where p.refund_due and p.refunded_at is null))' end),
      'c.starts_at', 'c.id', cursor_id, newer, page_size)
  using search, status, cursor_starts_at, cursor_id;
end
$$;
comment on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean) is
  'A page of all payments for admins, latest consultation first, by the key (starts_at, consultation_id). '
  'Search finds patient, e-mail or professional literally, without accents or case; owed_back keeps what was paid, has to '
  'be refunded and was not yet.';

revoke execute on function public.mark_payment_paid(uuid), public.mark_refunded(uuid),
  public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean) from public;
grant execute on function public.mark_payment_paid(uuid), public.mark_refunded(uuid),
  public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean) to authenticated;
