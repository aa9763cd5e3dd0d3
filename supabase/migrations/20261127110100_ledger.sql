-- Double entry: where every centavo is. Positive entries are what the platform has or has spent, negative ones what it owes.
create table private.ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('psp', 'psp_unproven', 'before_ledger', 'held', 'owed', 'refund_due', 'suspense',
    'platform', 'psp_fee', 'loss')),
  owner uuid,
  check ((kind = 'owed') = (owner is not null))
);
comment on table private.ledger_accounts is 'Entries point to accounts, so that an erasure changes nothing but an owner.';
comment on column private.ledger_accounts.kind is
  'psp: at the provider. psp_unproven: marked by hand. before_ledger: received before there was a ledger. held: until the '
  'consultation. owed: to a professional. refund_due: to go back. suspense: an admin decides. loss: borne by the platform.';
comment on column private.ledger_accounts.owner is 'The professional who is owed.';
-- Partial, so that changing an owner is no change of a key that entries refer to.
create unique index ledger_accounts_kind_idx on private.ledger_accounts (kind) where owner is null;
create unique index ledger_accounts_owner_idx on private.ledger_accounts (owner) where owner is not null;

create table private.ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in ('opening', 'receipt', 'proof', 'earned', 'refund_decided', 'refund_withdrawn', 'refund_done', 'loss')),
  cause uuid not null,
  payment_id uuid,
  receipt_id uuid references private.receipts (id),
  refund_id uuid references private.refunds (id),
  is_simulated boolean not null,
  created_at timestamptz not null default private.now(),
  unique (kind, cause)
);
comment on table private.ledger_transactions is 'Once for each kind and cause: what happened twice is booked once. Never changed.';
comment on column private.ledger_transactions.kind is 'What happened.';
comment on column private.ledger_transactions.cause is 'The receipt or refund; of earned, the payment.';
comment on column private.ledger_transactions.payment_id is 'Whose balance it changes; null for an unknown receipt.';
comment on column private.ledger_transactions.receipt_id is 'What arrived.';
comment on column private.ledger_transactions.refund_id is 'What goes back.';
comment on column private.ledger_transactions.is_simulated is 'Play money: never paid out.';
create index ledger_transactions_payment_idx on private.ledger_transactions (payment_id);
create index ledger_transactions_receipt_idx on private.ledger_transactions (receipt_id);

create table private.ledger_entries (
  transaction_id uuid not null references private.ledger_transactions (id),
  account_id uuid not null references private.ledger_accounts (id),
  amount_cents int not null check (amount_cents <> 0),
  primary key (transaction_id, account_id)
);
comment on table private.ledger_entries is 'Those of a transaction sum to zero. Never changed.';
comment on column private.ledger_entries.transaction_id is 'What happened.';
comment on column private.ledger_entries.account_id is 'Where.';
comment on column private.ledger_entries.amount_cents is 'In centavos.';
create index ledger_entries_account_idx on private.ledger_entries (account_id);

alter table private.ledger_accounts enable row level security;
alter table private.ledger_transactions enable row level security;
alter table private.ledger_entries enable row level security;

create trigger keep before update or delete on private.ledger_transactions
  for each row execute function private.keep_log();
create trigger keep_whole before truncate on private.ledger_transactions
  for each statement execute function private.keep_log();
create trigger keep before update or delete on private.ledger_entries
  for each row execute function private.keep_log();
create trigger keep_whole before truncate on private.ledger_entries
  for each statement execute function private.keep_log();

create function private.require_balance() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select coalesce(sum(e.amount_cents), 0) <> 0 or count(*) < 2 from private.ledger_entries e
    where e.transaction_id = (to_jsonb(new) ->> tg_argv[0])::uuid) then
    raise exception using errcode = '23514', message = 'The entries of a transaction sum to zero.';
  end if;
  return null;
end
$$;
create constraint trigger require_balance after insert on private.ledger_transactions
  deferrable initially deferred for each row execute function private.require_balance('id');
create constraint trigger require_balance after insert on private.ledger_entries
  deferrable initially deferred for each row execute function private.require_balance('transaction_id');

create function private.account(kind text, owner uuid default null) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  found_id uuid;
begin
  loop
    select a.id into found_id from private.ledger_accounts a
    where a.kind = account.kind and a.owner is not distinct from account.owner;
    exit when found;
    insert into private.ledger_accounts (kind, owner) values (account.kind, account.owner) on conflict do nothing;
  end loop;
  return found_id;
end
$$;
comment on function private.account(text, uuid) is 'The account of this kind and owner; made when first used.';

create function private.book(kind text, cause uuid, payment uuid, receipt uuid, refund uuid, is_simulated boolean,
  debit uuid, credit uuid, cents int) returns void
language sql
set search_path = ''
as $$
  with made as (
    insert into private.ledger_transactions (kind, cause, payment_id, receipt_id, refund_id, is_simulated)
    values (book.kind, book.cause, payment, receipt, refund, book.is_simulated)
    on conflict on constraint ledger_transactions_kind_cause_key do nothing returning id
  )
  insert into private.ledger_entries (transaction_id, account_id, amount_cents)
  select made.id, leg.account, leg.amount from made, (values (debit, cents), (credit, -cents)) as leg (account, amount)
$$;
comment on function private.book(text, uuid, uuid, uuid, uuid, boolean, uuid, uuid, int) is
  'Moves an amount between two accounts, once for each kind and cause.';

create function private.balance(kind text, payment uuid) returns int
language sql stable
set search_path = ''
as $$
  select coalesce(-sum(e.amount_cents), 0)::int
  from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id
  where t.payment_id = balance.payment and a.kind = balance.kind
$$;
comment on function private.balance(text, uuid) is 'What is held, owed, or due to go back for a payment, in centavos.';
