-- What a consultation costs and whether it was paid in time.
create type public.payment_status as enum ('pending', 'paid', 'failed', 'expired');

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  consultation_id uuid not null unique references public.consultations (id),
  patient_id uuid not null references public.profiles (id),
  professional_id uuid not null references public.professionals (user_id),
  amount_cents int not null check (amount_cents > 0),
  status public.payment_status not null default 'pending',
  expires_at timestamptz not null,
  paid_at timestamptz,
  refund_due boolean not null default false,
  refunded_at timestamptz,
  created_at timestamptz not null default private.now(),
  check ((status = 'paid') = (paid_at is not null)),
  check (status = 'paid' or not refund_due),
  check (refund_due or refunded_at is null)
);
comment on table public.payments is 'One row a consultation; renewing it keeps the row.';
comment on column public.payments.amount_cents is 'In centavos; never changes after booking.';
comment on column public.payments.professional_id is 'The user_id of the professional.';
comment on column public.payments.expires_at is 'Until when it can be paid: 15 minutes after booking or renewal.';
comment on column public.payments.paid_at is 'Set exactly when the status is paid.';
comment on column public.payments.status is 'failed is kept for a payment provider.';
comment on column public.payments.refund_due is 'Paid, but the consultation does not take place.';
comment on column public.payments.refunded_at is 'When an admin noted that the money went back; null: it did not, or need not.';
create index payments_patient_idx on public.payments (patient_id, created_at, id);
create index payments_professional_idx on public.payments (professional_id);
create index payments_due_idx on public.payments (expires_at) where status = 'pending';

alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated;
grant select (id, consultation_id, patient_id, professional_id, amount_cents, status, expires_at,
  paid_at, refund_due, refunded_at, created_at) on public.payments to authenticated;

create policy "Patients read their own payments, admins every one" on public.payments
  for select to authenticated
  using (patient_id = (select auth.uid()) or (select private.is_admin()));

create function public.expire_payments() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  expired uuid[];
begin
  -- Rows somebody is paying or expiring at this moment are theirs to decide.
  with due as (
    select id from public.payments
    where status = 'pending' and expires_at <= private.now()
    for update skip locked
  ), ended as (
    update public.payments p set status = 'expired' from due where p.id = due.id
    returning p.consultation_id
  )
  select array_agg(consultation_id) into expired from ended;

  update public.consultations set status = 'cancelled'
  where id = any (expired) and status = 'pending';
  return coalesce(cardinality(expired), 0);
end
$$;
comment on function public.expire_payments() is
  'Expires unpaid payments and cancels their consultations in one transaction. A job each minute, '
  'and first thing when booking. Answers how many.';
revoke execute on function public.expire_payments() from public, anon, authenticated;
