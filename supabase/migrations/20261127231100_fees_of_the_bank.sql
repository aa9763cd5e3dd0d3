-- What the bank charges is the platform's cost, and what the platform pays in covers it: both change what the bank should hold.
create table private.bank_entries (
  id uuid primary key,
  kind text not null check (kind in ('bank_fee', 'top_up')),
  amount_cents int not null check (amount_cents between 1 and 100000000),
  day date not null,
  reason text not null check (length(reason) between 1 and 500),
  reverses uuid unique references private.bank_entries (id),
  created_at timestamptz not null default private.now()
);
comment on table private.bank_entries is
  'Lines of the bank''s statement that no payment explains. Written by procedures alone, never changed; the log has the admin.';
comment on column private.bank_entries.id is 'Chosen by the client: recorded twice is recorded once.';
comment on column private.bank_entries.kind is 'bank_fee: charged by the bank. top_up: paid in by the platform. Of its ledger transaction as well.';
comment on column private.bank_entries.amount_cents is 'In centavos, at most R$ 1,000,000.';
comment on column private.bank_entries.day is 'On the bank''s statement.';
comment on column private.bank_entries.reason is 'What it was for, or of a reversal, what was wrong.';
comment on column private.bank_entries.reverses is 'The mistaken entry that this one takes back; booked the other way round.';
comment on column private.bank_entries.created_at is 'When it was recorded.';
create index bank_entries_created_idx on private.bank_entries (created_at desc, id desc);
alter table private.bank_entries enable row level security;
create trigger keep before update or delete on private.bank_entries
  for each row execute function private.keep_log();
create trigger keep_whole before truncate on private.bank_entries
  for each statement execute function private.keep_log();
create trigger audit after insert on private.bank_entries
  for each row execute function private.audit('id', 'kind', 'amount_cents', 'day', 'reverses');

alter table private.ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('opening', 'receipt', 'proof', 'earned', 'refund_decided',
    'refund_withdrawn', 'refund_done', 'loss', 'mark_undone', 'assigned', 'kept', 'platform_restored', 'payout',
    'payout_returned', 'debt_lost', 'bank_fee', 'top_up')),
  add constraint ledger_transactions_bank_check
    check (kind not in ('bank_fee', 'top_up') or payment_id is null and receipt_id is null and not is_simulated);

create function private.bank_entry_answer(entry private.bank_entries) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('id', entry.id, 'kind', entry.kind, 'amount_cents', entry.amount_cents, 'day', entry.day,
    'reason', entry.reason, 'created_at', entry.created_at, 'reverses', entry.reverses,
    'is_reversed', exists (select from private.bank_entries b where b.reverses = entry.id),
    'recorded_by', (select p.full_name from public.audit_log l join public.profiles p on p.id = l.actor_id
      where l.subject_id = entry.id and l.subject_table = 'bank_entries' order by l.id limit 1))
$$;
comment on function private.bank_entry_answer(private.bank_entries) is 'An entry as admins read it; without who recorded it once they are erased.';

create function private.add_bank_entry(entry private.bank_entries) returns json
language plpgsql
set search_path = ''
as $$
begin
  insert into private.bank_entries (id, kind, amount_cents, day, reason, reverses)
  values (entry.id, entry.kind, entry.amount_cents, entry.day, entry.reason, entry.reverses) on conflict (id) do nothing;
  if found then
    perform private.book(entry.kind, entry.id, null, null, null, false,
      private.account(case entry.kind when 'bank_fee' then 'psp_fee' else 'psp' end),
      private.account(case entry.kind when 'bank_fee' then 'psp' else 'platform' end),
      case when entry.reverses is null then entry.amount_cents else -entry.amount_cents end);
  end if;
  return (select private.bank_entry_answer(b) from private.bank_entries b where b.id = entry.id);
end
$$;
comment on function private.add_bank_entry(private.bank_entries) is 'Records and books it once; answers the entry of this id.';

create function public.record_bank_entry(id uuid, kind text, amount_cents int, day date, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  entry private.bank_entries;
begin
  perform private.require_admin();
  if record_bank_entry.id is null then
    perform private.refuse('id_required', 'The client chooses an identifier.');
  elsif record_bank_entry.kind is null or record_bank_entry.kind not in ('bank_fee', 'top_up') then
    perform private.refuse('kind_invalid', 'bank_fee or top_up.');
  elsif record_bank_entry.amount_cents is null or record_bank_entry.amount_cents not between 1 and 100000000 then
    perform private.refuse('amount_invalid', 'Centavos, more than none, at most R$ 1,000,000.');
  elsif record_bank_entry.day is null or record_bank_entry.day not between private.today() - 366 and private.today() then
    perform private.refuse('day_invalid', 'A day of the last year, today at the latest.');
  end if;
  entry.id := record_bank_entry.id;
  entry.kind := record_bank_entry.kind;
  entry.amount_cents := record_bank_entry.amount_cents;
  entry.day := record_bank_entry.day;
  entry.reason := private.needs_reason(record_bank_entry.reason);
  return private.add_bank_entry(entry);
end
$$;
comment on function public.record_bank_entry(uuid, text, int, date, text) is
  'An admin records what the bank charged (bank_fee) or the platform paid in (top_up). The same id answers the same entry.';

create function public.reverse_bank_entry(id uuid, entry_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  entry private.bank_entries;
begin
  perform private.require_admin();
  if reverse_bank_entry.id is null then
    perform private.refuse('id_required', 'The client chooses an identifier.');
  end if;
  select * into entry from private.bank_entries b where b.id = reverse_bank_entry.entry_id for update;
  if not found then
    perform private.refuse('entry_not_found', 'No entry has this identifier.');
  elsif entry.reverses is not null then
    perform private.refuse('entry_is_reversal', 'A reversal is not taken back: record the entry again.');
  elsif exists (select from private.bank_entries b where b.reverses = entry.id and b.id <> reverse_bank_entry.id) then
    perform private.refuse('entry_reversed', 'Another entry takes it back.');
  end if;
  entry.reason := private.needs_reason(reverse_bank_entry.reason);
  entry.reverses := entry.id;
  entry.id := reverse_bank_entry.id;
  return private.add_bank_entry(entry);
end
$$;
comment on function public.reverse_bank_entry(uuid, uuid, text) is
  'An admin takes back an entry that was a mistake, by one the other way round. The same id answers the same entry.';

create function public.bank_balance() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object('cents', coalesce(sum(e.amount_cents) filter (where a.kind = 'psp'), 0),
      'unproven_cents', coalesce(sum(e.amount_cents) filter (where a.kind = 'psp_unproven'), 0),
      'fees_cents', coalesce(sum(e.amount_cents) filter (where a.kind = 'psp_fee'), 0),
      'top_ups_cents', coalesce(sum(e.amount_cents) filter (where a.kind = 'psp' and t.kind = 'top_up'), 0),
      'entries', (
        select coalesce(json_agg(private.bank_entry_answer(b) order by b.created_at desc, b.id desc), '[]')
        from (select * from private.bank_entries order by created_at desc, id desc limit 20) b))
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind in ('psp', 'psp_unproven', 'psp_fee') and not t.is_simulated);
end
$$;
comment on function public.bank_balance() is
  'What the bank should hold, without play money; what was marked by hand and not seen there; sums and the last 20 entries of fees '
  'and top-ups. For admins.';

revoke execute on function public.record_bank_entry(uuid, text, int, date, text), public.reverse_bank_entry(uuid, uuid, text),
  public.bank_balance() from public;
grant execute on function public.record_bank_entry(uuid, text, int, date, text), public.reverse_bank_entry(uuid, uuid, text),
  public.bank_balance() to authenticated;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      -- They are of no payment: the balances of what is of none are of money in suspense.
      ('private.ledger_problems()', $old$    group by t.payment_id
  ), balances as ($old$, $new$    where t.kind not in ('bank_fee', 'top_up')
    group by t.payment_id
  ), balances as ($new$),
      ('private.ledger_problems()', $old$  union all
  select 'two open codes'$old$, $new$  union all
  select 'bank entry and ledger differ', coalesce(b.id, k.cause), concat_ws(' ', b.kind, b.amount_cents, k.kind, k.cents)
  from private.bank_entries b full join (
    select t.kind, t.cause, sum(e.amount_cents) as cents
    from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
      join private.ledger_accounts a on a.id = e.account_id
    where t.kind = 'bank_fee' and a.kind = 'psp_fee' or t.kind = 'top_up' and a.kind = 'psp'
    group by t.kind, t.cause
  ) k on k.kind = b.kind and k.cause = b.id
  where k.cents is distinct from case when b.reverses is null then b.amount_cents else -b.amount_cents end
  union all
  select 'two open codes'$new$),
      ('private.in_words(json)', '"money": "dinheiro"', '"money": "dinheiro", "bank_fee": "tarifa do banco", "top_up": "aporte"'),
      ('private.in_words(json)', '"subject_table": {', '"subject_table": {"bank_entries": "tarifa ou aporte", ')
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
