-- What is asked of a payment provider, what arrived, and what goes back. Only procedures and triggers write these tables; no
-- role of the API reads them. Receipts and the ledger have no foreign key to payments: they outlive what they count.
create table private.charges (
  id uuid primary key default gen_random_uuid(),
  txid text not null generated always as (replace(id::text, '-', '')) stored unique,
  payment_id uuid not null references public.payments (id) on delete cascade,
  provider text not null check (provider in ('api-pix', 'simulated')),
  amount_cents int not null check (amount_cents > 0),
  state text not null default 'creating'
    check (state in ('creating', 'open', 'lapsed', 'removing', 'removed', 'paid', 'failed')),
  expires_at timestamptz not null,
  br_code text,
  problem text,
  read_at timestamptz,
  created_at timestamptz not null default private.now(),
  check ((state = 'failed') = (problem is not null))
);
comment on table private.charges is 'One row a code that a patient may pay; a renewal is a new charge.';
comment on column private.charges.txid is 'The provider''s identifier: the 32 hex digits of the id.';
comment on column private.charges.payment_id is 'A payment has as many charges as it had codes.';
comment on column private.charges.provider is 'Who made the code.';
comment on column private.charges.amount_cents is 'In centavos, as the payment.';
comment on column private.charges.state is
  'creating until the provider answers; lapsed when the portal no longer waits for it; removed at the provider. A lapsed, removing '
  'or removed one can still be paid. failed: the provider refused it.';
comment on column private.charges.expires_at is 'Until when the portal waits for it.';
comment on column private.charges.br_code is 'The code to copy; null until the provider has answered.';
comment on column private.charges.problem is 'The provider''s name of the refusal.';
comment on column private.charges.read_at is 'When the provider was last asked about it.';
create index charges_payment_idx on private.charges (payment_id);
create index charges_open_idx on private.charges (expires_at) where state in ('creating', 'open');

create table private.receipts (
  id uuid primary key default gen_random_uuid(),
  e2eid text unique check (e2eid ~ '^[A-Za-z0-9]{32}$'),
  origin text not null check (origin in ('api-pix', 'simulated', 'hand', 'before')),
  txid text,
  charge_id uuid,
  payment_id uuid,
  amount_cents int not null check (amount_cents > 0),
  paid_at timestamptz not null,
  class text not null
    check (class in ('exact', 'late', 'duplicate', 'wrong_amount', 'unknown_charge', 'patient_erased')),
  proves uuid unique references private.receipts (id),
  is_simulated boolean not null,
  created_at timestamptz not null default private.now(),
  check ((origin in ('hand', 'before')) = (e2eid is null)),
  check ((class = 'unknown_charge') = (payment_id is null)),
  check (proves is null or class = 'exact')
);
comment on table private.receipts is 'Money that arrived, once by its e2eid. Never changed. It names no payer.';
comment on column private.receipts.e2eid is 'The transfer''s identity (endToEndId); null for a mark by hand and for what came before the ledger.';
comment on column private.receipts.origin is
  'The provider; or hand: an admin marked the payment as paid; or before: paid before there was a ledger.';
comment on column private.receipts.txid is 'The charge that the provider named; null for a transfer by Pix key.';
comment on column private.receipts.charge_id is 'The charge with this txid; null when unknown.';
comment on column private.receipts.payment_id is 'The payment it is for; null when unknown.';
comment on column private.receipts.amount_cents is 'In centavos.';
comment on column private.receipts.paid_at is 'When the provider received it.';
comment on column private.receipts.class is 'Decided once, with the payment locked (docs/payments.md).';
comment on column private.receipts.proves is 'The mark by hand that this transfer proves: the same money, not more.';
comment on column private.receipts.is_simulated is 'Play money: never paid out.';
create index receipts_payment_idx on private.receipts (payment_id);

create table private.refunds (
  id uuid primary key default gen_random_uuid(),
  receipt_id uuid not null references private.receipts (id),
  payment_id uuid,
  amount_cents int not null check (amount_cents > 0),
  state text not null check (state in ('due', 'sent', 'processing', 'done', 'failed', 'manual')),
  decided_by text not null check (decided_by in ('rule', 'admin', 'bank')),
  source text not null check (source in ('held', 'owed', 'platform', 'suspense', 'loss')),
  attempt int not null default 1 check (attempt between 1 and 6),
  retry_of uuid unique references private.refunds (id),
  bank_id text,
  taken_cents int not null default 0 check (taken_cents between 0 and amount_cents),
  return_id text,
  problem text,
  created_at timestamptz not null default private.now(),
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null)),
  check (state <> 'failed' or problem is not null),
  check ((decided_by = 'bank') = (bank_id is not null)),
  unique (receipt_id, bank_id)
);
comment on table private.refunds is
  'Money that goes back, of one receipt; several a receipt. One that failed stays failed, and a new row with a new identifier follows it.';
comment on column private.refunds.receipt_id is 'What it goes back from.';
comment on column private.refunds.payment_id is 'As the receipt''s.';
comment on column private.refunds.amount_cents is 'In centavos.';
comment on column private.refunds.state is
  'due until it is sent; processing at the provider; manual: an admin sends it and notes the proof (mark_refunded).';
comment on column private.refunds.decided_by is 'rule: by itself; bank: a return that the payer''s bank forced (MED).';
comment on column private.refunds.source is 'The account that bears it.';
comment on column private.refunds.attempt is 'After five that failed, an admin.';
comment on column private.refunds.retry_of is 'The failed refund that this one repeats: the same decision.';
comment on column private.refunds.bank_id is 'The bank''s identifier of its own return. Ours is the 32 hex digits of the id.';
comment on column private.refunds.taken_cents is
  'Of a return by the bank: how much of it was held for the consultation and for nothing else.';
comment on column private.refunds.return_id is 'The identity of the returning transfer (rtrId).';
comment on column private.refunds.problem is 'Why it failed, or why it is for an admin.';
comment on column private.refunds.done_at is 'When the money was back.';
create index refunds_payment_idx on private.refunds (payment_id);
create index refunds_open_idx on private.refunds (created_at, id) where state in ('due', 'sent', 'processing', 'manual');

create function private.hex(id uuid) returns text
language sql immutable
set search_path = ''
return replace(id::text, '-', '');
comment on function private.hex(uuid) is 'An identifier as the API Pix takes it: 32 letters and digits.';

create function private.keep_within_receipt() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  received int;
  returned bigint;
begin
  select r.amount_cents into received from private.receipts r where r.id = new.receipt_id for no key update;
  select coalesce(sum(f.amount_cents), 0) into returned from private.refunds f
  where f.receipt_id = new.receipt_id and f.id <> new.id and f.state <> 'failed';
  if new.state <> 'failed' and returned + new.amount_cents > received then
    raise exception using errcode = '23514', message = 'More than the receipt would go back.';
  end if;
  return new;
end
$$;
create trigger keep_within_receipt before insert or update on private.refunds
  for each row execute function private.keep_within_receipt();

create trigger keep before update or delete on private.receipts
  for each row execute function private.keep_log();
create trigger keep_whole before truncate on private.receipts
  for each statement execute function private.keep_log();

-- Calls to a provider, written in the transaction that decides them and made outside of any.
create table private.provider_calls (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('create_charge', 'read_charge', 'remove_charge', 'refund', 'read_refund')),
  provider text not null check (provider in ('api-pix', 'simulated')),
  charge_id uuid references private.charges (id) on delete cascade,
  refund_id uuid references private.refunds (id) on delete cascade,
  due_at timestamptz not null default private.now(),
  claimed_until timestamptz,
  attempts int not null default 0,
  may_exist boolean not null default false,
  done_at timestamptz,
  last_error text,
  correlation_id text,
  created_at timestamptz not null default private.now(),
  check ((kind in ('refund', 'read_refund')) = (refund_id is not null)),
  check ((charge_id is null) = (refund_id is not null))
);
comment on table private.provider_calls is 'The outbox of payments.';
comment on column private.provider_calls.kind is 'A method of PaymentProvider.';
comment on column private.provider_calls.provider is 'Whose call it is.';
comment on column private.provider_calls.charge_id is 'What it concerns, unless a refund.';
comment on column private.provider_calls.refund_id is 'What it concerns, unless a charge.';
comment on column private.provider_calls.due_at is 'Not before; moved on when the answer was unknown or busy.';
comment on column private.provider_calls.claimed_until is 'Leased until then.';
comment on column private.provider_calls.attempts is 'How often it was handed out.';
comment on column private.provider_calls.may_exist is 'An earlier attempt may have acted: the provider is read first.';
comment on column private.provider_calls.done_at is 'Answered for good, or no longer wanted.';
comment on column private.provider_calls.correlation_id is 'The provider''s reference for its support.';
create unique index provider_calls_charge_idx on private.provider_calls (charge_id, kind) where done_at is null;
create unique index provider_calls_refund_idx on private.provider_calls (refund_id, kind) where done_at is null;
create index provider_calls_due_idx on private.provider_calls (due_at) where done_at is null;

alter table private.charges enable row level security;
alter table private.receipts enable row level security;
alter table private.refunds enable row level security;
alter table private.provider_calls enable row level security;
