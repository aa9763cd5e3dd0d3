-- What professionals are owed is paid out in weekly batches: prepared by an admin, approved by another, then paid or returned.
alter table private.ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('opening', 'receipt', 'proof', 'earned', 'refund_decided',
    'refund_withdrawn', 'refund_done', 'loss', 'mark_undone', 'assigned', 'kept', 'platform_restored', 'payout',
    'payout_returned', 'debt_lost'));

create table private.payout_batches (
  id uuid primary key,
  week_ends date not null,
  state text not null default 'prepared' check (state in ('prepared', 'approved', 'closed', 'discarded')),
  is_simulated boolean not null,
  version int not null default 1,
  prepared_by uuid,
  prepared_at timestamptz not null default private.now(),
  approved_by uuid,
  approved_at timestamptz,
  closed_at timestamptz,
  reason text check (length(reason) <= 500),
  check ((state in ('prepared', 'discarded')) = (approved_at is null)),
  check ((state in ('closed', 'discarded')) = (closed_at is not null))
);
comment on table private.payout_batches is 'What is paid out for a week. Written by procedures alone.';
comment on column private.payout_batches.id is 'Chosen by the client: prepared twice is prepared once.';
comment on column private.payout_batches.week_ends is 'The Sunday, in São Paulo, by which it became owed.';
comment on column private.payout_batches.state is 'closed: every line is paid, returned or left out. discarded before it was approved.';
comment on column private.payout_batches.is_simulated is 'Play money of a demonstration.';
comment on column private.payout_batches.version is 'Counts changes of its lines, so that what is approved is what was seen.';
comment on column private.payout_batches.prepared_by is 'An admin, or the one who released a line since; null once erased.';
comment on column private.payout_batches.prepared_at is 'When it was made.';
comment on column private.payout_batches.approved_by is 'Another admin; null once erased.';
comment on column private.payout_batches.approved_at is 'From when on its lines are fixed.';
comment on column private.payout_batches.closed_at is 'When its last line was paid or returned, or it was discarded.';
comment on column private.payout_batches.reason is 'Why it was discarded.';
create unique index payout_batches_week_idx on private.payout_batches (week_ends, is_simulated) where state <> 'discarded';
create index payout_batches_prepared_idx on private.payout_batches (prepared_at desc, id desc);
alter table private.payout_batches enable row level security;

create table private.payout_lines (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references private.payout_batches (id),
  professional_id uuid not null,
  key_id uuid references private.payout_keys (id) on delete set null,
  amount_cents int not null check (amount_cents > 0),
  state text not null check (state in ('ready', 'held', 'paid', 'returned', 'left_out')),
  hold text check (hold in ('suspended', 'no_key', 'by_hand')),
  warnings text[] not null default '{}',
  reason text check (length(reason) <= 500),
  decided_by uuid,
  e2eid text unique check (e2eid ~ '^[A-Za-z0-9]{32}$'),
  paid_at timestamptz,
  returned_at timestamptz,
  unique (batch_id, professional_id),
  check (state not in ('ready', 'paid') or hold is null),
  check (state <> 'held' or hold is not null),
  check (state <> 'paid' or paid_at is not null),
  check ((state = 'returned') = (returned_at is not null))
);
comment on table private.payout_lines is 'One professional in a batch.';
comment on column private.payout_lines.batch_id is 'Of which week.';
comment on column private.payout_lines.key_id is 'Where it goes; of a prepared batch her key in use, afterwards the one that was approved.';
comment on column private.payout_lines.amount_cents is 'The sum of its items.';
comment on column private.payout_lines.state is 'left_out: held when its batch was approved, or of a discarded one. It is owed still, as a returned one.';
comment on column private.payout_lines.hold is 'Why it is held.';
comment on column private.payout_lines.warnings is
  'What the approver looks at: new_key, nothing was paid to it yet; above_mean, more than twice the mean of hers; returned, as the one before.';
comment on column private.payout_lines.reason is 'Why an admin held, released or returned it. In her copy of her data.';
comment on column private.payout_lines.decided_by is 'The admin of the reason; null once erased.';
comment on column private.payout_lines.e2eid is 'The transfer that paid it; null for play money.';
comment on column private.payout_lines.paid_at is 'When an admin noted the transfer; stays where it came back.';
comment on column private.payout_lines.returned_at is 'When an admin noted that it was not made, or came back.';
create index payout_lines_professional_idx on private.payout_lines (professional_id, paid_at);
create index payout_lines_key_idx on private.payout_lines (key_id) where key_id is not null;
alter table private.payout_lines enable row level security;

create table private.payout_items (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null references private.payout_lines (id) on delete cascade,
  payment_id uuid not null,
  amount_cents int not null check (amount_cents <> 0),
  is_open boolean not null default true,
  unique (line_id, payment_id)
);
comment on table private.payout_items is 'What a line is made of: one payment each.';
comment on column private.payout_items.line_id is 'Whose.';
comment on column private.payout_items.payment_id is 'Whose balance of owed it takes.';
comment on column private.payout_items.amount_cents is 'Negative: a debt, because money went back after it was paid out.';
comment on column private.payout_items.is_open is 'Reserved for its line: in no other one.';
create unique index payout_items_open_idx on private.payout_items (payment_id) where is_open;
create index payout_items_payment_idx on private.payout_items (payment_id);
alter table private.payout_items enable row level security;

create function private.paid_out(payment uuid) returns int
language sql stable
set search_path = ''
as $$
  select coalesce(sum(e.amount_cents), 0)::int
  from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id
  where t.payment_id = paid_out.payment and t.kind in ('payout', 'payout_returned') and a.kind = 'owed'
$$;
comment on function private.paid_out(uuid) is 'How much of a payment its professional has, in centavos.';

create function private.owed_payments(simulated boolean, professional uuid default null)
returns table (professional_id uuid, payment_id uuid, cents int, since timestamptz)
language sql stable
set search_path = ''
as $$
  with owed as (
    select a.owner, t.payment_id, -sum(e.amount_cents)::int as cents, min(t.created_at) filter (where t.kind = 'earned') as earned_at
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'owed' and (owed_payments.professional is null or a.owner = owed_payments.professional)
    group by a.owner, t.payment_id
    having sum(e.amount_cents) <> 0 and bool_or(t.is_simulated) = owed_payments.simulated
  )
  select o.owner, o.payment_id, o.cents, case when o.cents > 0 then
    -- A no-show can be contested for a week.
    case c.status when 'no_show' then greatest(o.earned_at, c.ends_at) + interval '7 days'
      when 'completed' then greatest(o.earned_at, c.ends_at) else o.earned_at end end
  from owed o join public.payments p on p.id = o.payment_id join public.consultations c on c.id = p.consultation_id
  where not exists (select from private.payout_items i where i.payment_id = o.payment_id and i.is_open)
$$;
comment on function private.owed_payments(boolean, uuid) is
  'What is owed, by payment, and not reserved for a payout, with the instant from which a batch may hold it. Debts are negative '
  'and have none.';

create function private.warnings_of(professional uuid, key uuid, cents int) returns text[]
language sql stable
set search_path = ''
as $$
  with before as (
    select l.* from private.payout_lines l
    where l.professional_id = professional and l.state in ('paid', 'returned') order by coalesce(l.returned_at, l.paid_at) desc limit 8
  )
  select array_remove(array[
    case when key is not null and not exists (select from private.payout_lines l where l.key_id = key and l.state = 'paid')
      then 'new_key' end,
    case when cents > 2 * (select avg(b.amount_cents) from before b where b.state = 'paid') then 'above_mean' end,
    case when (select b.state from before b limit 1) = 'returned' then 'returned' end], null)
$$;

create function private.key_of(professional uuid) returns uuid
language sql stable
set search_path = ''
as $$
  select k.id from private.payout_keys k
  where k.professional_id = professional and k.confirmed_at is not null and k.replaced_at is null
$$;

create function private.batch_answer(batch private.payout_batches) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('id', batch.id, 'week_ends', batch.week_ends, 'state', batch.state,
    'is_simulated', batch.is_simulated, 'version', batch.version,
    'total_cents', coalesce(sum(l.amount_cents) filter (where l.state in ('ready', 'paid', 'returned')), 0),
    'ready', count(*) filter (where l.state = 'ready'), 'held', count(*) filter (where l.state in ('held', 'left_out')),
    'held_cents', coalesce(sum(l.amount_cents) filter (where l.state in ('held', 'left_out')), 0),
    'paid', count(*) filter (where l.state = 'paid'), 'returned', count(*) filter (where l.state = 'returned'),
    'returned_cents', coalesce(sum(l.amount_cents) filter (where l.state = 'returned'), 0),
    'warned', count(*) filter (where l.state = 'ready' and l.warnings <> '{}'),
    'prepared_by', batch.prepared_by, 'prepared_by_name', (select p.full_name from public.profiles p where p.id = batch.prepared_by),
    'prepared_at', batch.prepared_at,
    'approved_by', batch.approved_by, 'approved_by_name', (select p.full_name from public.profiles p where p.id = batch.approved_by),
    'approved_at', batch.approved_at, 'closed_at', batch.closed_at, 'reason', batch.reason)
  from private.payout_lines l where l.batch_id = batch.id
$$;

create function private.week_to_pay() returns date
language sql stable
set search_path = ''
as $$ select date_trunc('week', private.today())::date - 1 $$;
comment on function private.week_to_pay() is 'The Sunday before: what became owed by then is paid out.';

create function private.needs_reason(reason text) returns text
language plpgsql
set search_path = ''
as $$
declare
  given constant text := private.trimmed(reason);
begin
  if coalesce(given, '') = '' or length(given) > 500 then
    perform private.refuse('reason_required', 'A reason of at most 500 characters.');
  end if;
  return given;
end
$$;

create function public.prepare_payouts(id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  batch private.payout_batches;
  last_day constant date := private.week_to_pay();
  cutoff constant timestamptz := (last_day + 1)::timestamp at time zone 'America/Sao_Paulo';
  simulated constant boolean := (select s.demonstration or s.pix_simulation from public.deployment_settings s);
begin
  perform private.require_admin();
  if prepare_payouts.id is null then
    perform private.refuse('id_required', 'The client chooses an identifier.');
  end if;
  -- All of them, as a refund locks them: none changes what is owed meanwhile.
  perform private.lock_people(variadic array(select distinct o.professional_id from private.owed_payments(simulated) o));
  select * into batch from private.payout_batches b where b.id = prepare_payouts.id;
  if found then
    return private.batch_answer(batch);
  elsif extract(isodow from private.today()) < 5 then
    perform private.refuse('too_early', 'A batch is made from Friday to Sunday.');
  end if;
  insert into private.payout_batches (id, week_ends, is_simulated, prepared_by)
  values (prepare_payouts.id, last_day, simulated, auth.uid()) on conflict do nothing returning * into batch;
  if not found then
    perform private.refuse('batch_exists', 'This week has its batch.');
  end if;
  with sums as (
    select o.professional_id as person, sum(o.cents)::int as cents, private.key_of(o.professional_id) as key
    from private.owed_payments(simulated) o where o.cents < 0 or o.since < cutoff
    group by o.professional_id having sum(o.cents) > 0
  ), lines as (
    insert into private.payout_lines (batch_id, professional_id, key_id, amount_cents, state, hold, warnings)
    select batch.id, s.person, s.key, s.cents, case when h.hold is null then 'ready' else 'held' end, h.hold,
      private.warnings_of(s.person, s.key, s.cents)
    from sums s, lateral (select case when private.is_suspended(s.person) then 'suspended' when s.key is null then 'no_key' end) as h (hold)
    returning payout_lines.id, professional_id
  )
  insert into private.payout_items (line_id, payment_id, amount_cents)
  select l.id, o.payment_id, o.cents
  from lines l join private.owed_payments(simulated) o on o.professional_id = l.professional_id and (o.cents < 0 or o.since < cutoff);
  if not found then
    perform private.refuse('nothing_to_pay', 'No professional is owed anything of that week.');
  end if;
  return private.batch_answer(batch);
end
$$;
comment on function public.prepare_payouts(uuid) is
  'From Friday to Sunday an admin prepares what became owed by the Sunday before, less debts. Lines of suspended professionals and '
  'of those without a key are held. The same id answers the same batch.';

-- Changes before it is approved --------------------------------------------------------------------------------------

create function private.change_batch(batch uuid) returns void
language sql
set search_path = ''
as $$
  update private.payout_batches b set version = b.version + 1 where b.id = change_batch.batch
$$;

create function private.prepared_line(line_id uuid) returns private.payout_lines
language plpgsql
set search_path = ''
as $$
declare
  line private.payout_lines;
begin
  perform from private.payout_batches b
  where b.id = (select l.batch_id from private.payout_lines l where l.id = prepared_line.line_id) for update;
  select l.* into line from private.payout_lines l where l.id = prepared_line.line_id;
  if not found then
    perform private.refuse('line_not_found', 'No line has this identifier.');
  elsif not exists (select from private.payout_batches b where b.id = line.batch_id and b.state = 'prepared') then
    perform private.refuse('batch_closed', 'Its batch was approved or discarded.');
  end if;
  return line;
end
$$;
comment on function private.prepared_line(uuid) is 'A line that may be changed, with its batch locked.';

create function public.hold_payout(line_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  line private.payout_lines;
begin
  perform private.require_admin();
  line := private.prepared_line(hold_payout.line_id);
  if line.state = 'ready' then
    update private.payout_lines l
    set state = 'held', hold = 'by_hand', reason = private.needs_reason(hold_payout.reason), decided_by = auth.uid()
    where l.id = line.id;
    perform private.change_batch(line.batch_id);
  end if;
  return (select private.batch_answer(b) from private.payout_batches b where b.id = line.batch_id);
end
$$;
comment on function public.hold_payout(uuid, text) is 'An admin keeps a line out of its batch. Twice changes nothing.';

create function public.release_payout(line_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  line private.payout_lines;
begin
  perform private.require_admin();
  line := private.prepared_line(release_payout.line_id);
  if line.state = 'held' then
    if line.key_id is null then
      perform private.refuse('no_key', 'She has no Pix key yet.');
    end if;
    update private.payout_lines l
    set state = 'ready', hold = null, reason = private.needs_reason(release_payout.reason), decided_by = auth.uid()
    where l.id = line.id;
    -- Who lets more money out has prepared it: another one approves.
    update private.payout_batches b set prepared_by = auth.uid() where b.id = line.batch_id;
    perform private.change_batch(line.batch_id);
  end if;
  return (select private.batch_answer(b) from private.payout_batches b where b.id = line.batch_id);
end
$$;
comment on function public.release_payout(uuid, text) is
  'An admin lets a held line into its batch, also of a suspended professional. Another admin then approves. Twice changes nothing.';

create function private.prepared_line_of(professional uuid) returns private.payout_lines
language plpgsql
set search_path = ''
as $$
declare
  line private.payout_lines;
begin
  perform from private.payout_batches b where b.state = 'prepared' order by b.id for update;
  select l.* into line from private.payout_lines l join private.payout_batches b on b.id = l.batch_id
  where l.professional_id = professional and b.state = 'prepared' order by b.id limit 1;
  return line;
end
$$;

create function private.update_key_of_line() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  line constant private.payout_lines := private.prepared_line_of(new.professional_id);
begin
  if line.id is not null then
    update private.payout_lines l
    set key_id = new.id, warnings = private.warnings_of(l.professional_id, new.id, l.amount_cents),
      state = case l.hold when 'no_key' then 'ready' else l.state end, hold = nullif(l.hold, 'no_key')
    where l.id = line.id;
    perform private.change_batch(line.batch_id);
  end if;
  return null;
end
$$;
create trigger update_key_of_line after update of confirmed_at on private.payout_keys
  for each row when (old.confirmed_at is null and new.confirmed_at is not null) execute function private.update_key_of_line();

create function private.hold_line_of_suspended() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  line constant private.payout_lines := private.prepared_line_of(new.user_id);
begin
  if line.id is not null then
    update private.payout_lines l set state = 'held', hold = 'suspended' where l.id = line.id;
    perform private.change_batch(line.batch_id);
  end if;
  return null;
end
$$;
-- Deferred: who suspends goes on to lock the people of the consultations that end.
create constraint trigger hold_line_of_suspended after update of approval_status on public.professionals
  deferrable initially deferred for each row when (old.approval_status <> 'suspended' and new.approval_status = 'suspended')
  execute function private.hold_line_of_suspended();

create function private.update_item() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  payment uuid;
  line private.payout_lines;
  cents int;
begin
  select t.payment_id into payment from private.ledger_transactions t join private.ledger_accounts a on a.id = new.account_id
  where t.id = new.transaction_id and a.kind = 'owed' and t.kind not in ('earned', 'payout', 'payout_returned');
  if payment is null then
    return null;
  end if;
  perform from private.payout_batches b where b.state = 'prepared' order by b.id for update;
  select l.* into line from private.payout_items i join private.payout_lines l on l.id = i.line_id
    join private.payout_batches b on b.id = l.batch_id
  where i.payment_id = payment and i.is_open and b.state = 'prepared';
  if not found then
    return null;
  end if;
  cents := private.balance('owed', payment);
  delete from private.payout_items i where i.line_id = line.id and i.payment_id = payment and cents = 0;
  update private.payout_items i set amount_cents = cents where i.line_id = line.id and i.payment_id = payment and cents <> 0;
  select coalesce(sum(i.amount_cents), 0) into cents from private.payout_items i where i.line_id = line.id;
  if cents > 0 then
    update private.payout_lines l set amount_cents = cents where l.id = line.id;
  else
    delete from private.payout_lines l where l.id = line.id;
  end if;
  perform private.change_batch(line.batch_id);
  return null;
end
$$;
comment on function private.update_item() is
  'What goes back before the batch is approved is not paid out. Afterwards it comes off the next one.';
create trigger update_item after insert on private.ledger_entries
  for each row execute function private.update_item();

create function public.discard_payouts(batch_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  batch private.payout_batches;
begin
  perform private.require_admin();
  select * into batch from private.payout_batches b where b.id = discard_payouts.batch_id for update;
  if not found then
    perform private.refuse('batch_not_found', 'No batch has this identifier.');
  elsif batch.state not in ('prepared', 'discarded') then
    perform private.refuse('batch_closed', 'It was approved.');
  elsif batch.state = 'prepared' then
    update private.payout_batches b
    set state = 'discarded', closed_at = private.now(), reason = private.needs_reason(discard_payouts.reason)
    where b.id = batch.id returning * into batch;
    update private.payout_items i set is_open = false from private.payout_lines l where l.batch_id = batch.id and i.line_id = l.id;
    update private.payout_lines l set state = 'left_out' where l.batch_id = batch.id;
  end if;
  return private.batch_answer(batch);
end
$$;
comment on function public.discard_payouts(uuid, text) is
  'An admin drops a batch that is not approved; the week can be prepared again. Twice changes nothing.';

-- Approved, paid, returned -------------------------------------------------------------------------------------------

create function public.approve_payouts(batch_id uuid, total_cents int, version int) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  batch private.payout_batches;
  total int;
begin
  perform private.require_admin();
  select * into batch from private.payout_batches b where b.id = approve_payouts.batch_id for update;
  if not found then
    perform private.refuse('batch_not_found', 'No batch has this identifier.');
  elsif batch.approved_by = auth.uid() then
    return private.batch_answer(batch);
  elsif batch.state <> 'prepared' then
    perform private.refuse('batch_closed', 'It was approved or discarded.');
  elsif batch.prepared_by = auth.uid() then
    perform private.refuse('other_admin_needed', 'Another admin approves what one prepared.');
  elsif batch.version is distinct from approve_payouts.version then
    perform private.refuse('batch_changed', 'Its lines have changed since they were read.');
  end if;
  select coalesce(sum(l.amount_cents), 0) into total from private.payout_lines l where l.batch_id = batch.id and l.state = 'ready';
  if total = 0 then
    perform private.refuse('nothing_to_pay', 'No line is ready.');
  elsif total is distinct from approve_payouts.total_cents then
    perform private.refuse('total_differs', 'The total that was typed is not that of the batch.');
  end if;
  update private.payout_items i set is_open = false
  from private.payout_lines l where l.batch_id = batch.id and l.state = 'held' and i.line_id = l.id;
  update private.payout_lines l set state = 'left_out' where l.batch_id = batch.id and l.state = 'held';
  update private.payout_batches b set state = 'approved', approved_by = auth.uid(), approved_at = private.now()
  where b.id = batch.id returning * into batch;
  return private.batch_answer(batch);
end
$$;
comment on function public.approve_payouts(uuid, int, int) is
  'Another admin than the one who prepared it types the total of the ready lines, in the version they read. Held lines stay owed. '
  'Twice answers the first.';

create function public.export_payouts(batch_id uuid)
returns table (line_id uuid, professional_name text, key_kind text, key_value text, amount_cents int, note text)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  if not exists (select from private.payout_batches b where b.id = export_payouts.batch_id and b.state = 'approved') then
    perform private.refuse('batch_not_approved', 'Only an approved batch is paid.');
  end if;
  perform private.log('payout_batches', export_payouts.batch_id, null, jsonb_build_object('exported', private.now()));
  return query
    select l.id, p.full_name, k.kind, k.value, l.amount_cents, 'Repasse ' || upper(left(private.hex(l.id), 8))
    from private.payout_lines l join private.payout_keys k on k.id = l.key_id
      join public.professionals p on p.user_id = l.professional_id
    where l.batch_id = export_payouts.batch_id and l.state = 'ready' order by p.full_name, l.id;
end
$$;
comment on function public.export_payouts(uuid) is
  'The transfers of an approved batch that are still to be made, with whole Pix keys. Each reading is in the audit log. For admins.';

create function private.close_batch(batch_id uuid) returns private.payout_batches
language plpgsql
set search_path = ''
as $$
declare
  batch private.payout_batches;
begin
  update private.payout_batches b set state = 'closed', closed_at = private.now()
  where b.id = close_batch.batch_id and b.state = 'approved'
    and not exists (select from private.payout_lines l where l.batch_id = b.id and l.state = 'ready');
  select * into batch from private.payout_batches b where b.id = close_batch.batch_id;
  return batch;
end
$$;
comment on function private.close_batch(uuid) is 'The batch, closed if nothing of it is still to be paid.';

create function private.book_line(line private.payout_lines, kind text, is_simulated boolean) returns void
language sql
set search_path = ''
as $$
  select private.book(book_line.kind, i.id, i.payment_id, null, null, book_line.is_simulated,
    private.account('owed', line.professional_id), private.account('psp'),
    case book_line.kind when 'payout' then i.amount_cents else -i.amount_cents end)
  from private.payout_items i where i.line_id = line.id
$$;

create function public.mark_payouts_paid(batch_id uuid, proofs jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  batch private.payout_batches;
  line private.payout_lines;
  item record;
begin
  perform private.require_admin();
  if jsonb_typeof(proofs) is distinct from 'array' or jsonb_array_length(proofs) > 500 then
    perform private.refuse('proofs_invalid', 'An array of at most 500 of {line_id, e2eid}.');
  end if;
  select * into batch from private.payout_batches b where b.id = mark_payouts_paid.batch_id for update;
  if not found then
    perform private.refuse('batch_not_found', 'No batch has this identifier.');
  elsif batch.state not in ('approved', 'closed') then
    perform private.refuse('batch_not_approved', 'Only an approved batch is paid.');
  end if;
  -- In one order, as close_refund: a proof is of one transfer.
  for item in
    select p ->> 'line_id' as line_id, p ->> 'e2eid' as e2eid from jsonb_array_elements(proofs) as p order by p ->> 'e2eid', p ->> 'line_id'
  loop
    select * into line from private.payout_lines l where l.batch_id = batch.id and l.id::text = item.line_id;
    if not found then
      perform private.refuse('line_not_found', 'No line of this batch has this identifier.');
    elsif line.state = 'paid' then
      if line.e2eid is distinct from item.e2eid then
        perform private.refuse('line_closed', 'Another transfer paid it.');
      end if;
      continue;
    elsif line.state <> 'ready' then
      perform private.refuse('line_closed', 'It was returned, or left out.');
    elsif (item.e2eid is null and not batch.is_simulated) or item.e2eid !~ '^[A-Za-z0-9]{32}$'
      or exists (select from private.receipts r where r.e2eid = item.e2eid) then
      perform private.refuse('proof_invalid', 'The identity of the transfer to her: 32 letters and digits.');
    end if;
    perform pg_advisory_xact_lock(hashtextextended(item.e2eid, 0)) where item.e2eid is not null;
    if exists (select from private.refunds f where f.return_id = item.e2eid)
      or exists (select from private.payout_lines l where l.e2eid = item.e2eid) then
      perform private.refuse('proof_used', 'This transfer proves another one.');
    end if;
    update private.payout_lines l set state = 'paid', e2eid = item.e2eid, paid_at = private.now()
    where l.id = line.id returning * into line;
    perform private.book_line(line, 'payout', batch.is_simulated);
    update private.payout_items i set is_open = false where i.line_id = line.id;
  end loop;
  return private.batch_answer(private.close_batch(batch.id));
end
$$;
comment on function public.mark_payouts_paid(uuid, jsonb) is
  'An admin has made transfers of an approved batch: [{line_id, e2eid}], at most 500, all or none. Play money needs no e2eid. Twice '
  'with the same proofs answers the first.';

create function public.return_payout(line_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  batch private.payout_batches;
  line private.payout_lines;
begin
  perform private.require_admin();
  select b.* into batch from private.payout_batches b
  where b.id = (select l.batch_id from private.payout_lines l where l.id = return_payout.line_id) for update;
  select * into line from private.payout_lines l where l.id = return_payout.line_id;
  if not found then
    perform private.refuse('line_not_found', 'No line has this identifier.');
  elsif line.state <> 'returned' then
    if batch.state not in ('approved', 'closed') or line.state not in ('ready', 'paid') then
      perform private.refuse('batch_not_approved', 'Only what was approved can come back.');
    elsif private.is_erased(line.professional_id) then
      perform private.refuse('professional_erased', 'She is erased: it could not be paid again.');
    end if;
    if line.state = 'paid' then
      perform private.book_line(line, 'payout_returned', batch.is_simulated);
    end if;
    update private.payout_items i set is_open = false where i.line_id = line.id;
    update private.payout_lines l
    set state = 'returned', returned_at = private.now(), reason = private.needs_reason(return_payout.reason), decided_by = auth.uid()
    where l.id = line.id;
    batch := private.close_batch(batch.id);
  end if;
  return private.batch_answer(batch);
end
$$;
comment on function public.return_payout(uuid, text) is
  'A transfer could not be made, or came back: it is owed again and enters the next batch. Twice changes nothing.';

-- Debts --------------------------------------------------------------------------------------------------------------

create function private.lose_old_debts() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  debt record;
  cents int;
begin
  perform private.lock_people(variadic array(select a.owner from private.ledger_accounts a
    join private.ledger_entries e on e.account_id = a.id where a.kind = 'owed' group by a.owner having sum(e.amount_cents) > 0));
  for debt in
    select a.owner, t.payment_id, bool_or(t.is_simulated) as is_simulated
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'owed'
    group by a.owner, t.payment_id
    having sum(e.amount_cents) > 0
      and max(t.created_at) filter (where t.kind = 'refund_decided') < private.now() - interval '60 days'
    order by a.owner, max(t.created_at), t.payment_id
  loop
    -- What she is owed besides comes off first.
    select least(-private.balance('owed', debt.payment_id), sum(e.amount_cents)) into cents
    from private.ledger_accounts a join private.ledger_entries e on e.account_id = a.id
      join private.ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'owed' and a.owner = debt.owner and t.is_simulated = debt.is_simulated;
    if cents > 0 and not exists (select from private.payout_items i where i.payment_id = debt.payment_id and i.is_open) then
      perform private.book('debt_lost', gen_random_uuid(), debt.payment_id, null, null, debt.is_simulated,
        private.account('loss'), private.account('owed', debt.owner), cents);
    end if;
  end loop;
end
$$;
comment on function private.lose_old_debts() is 'What a professional has owed for 60 days, and nothing came to take it from, is a loss.';

revoke execute on function public.prepare_payouts(uuid), public.hold_payout(uuid, text), public.release_payout(uuid, text),
  public.discard_payouts(uuid, text), public.approve_payouts(uuid, int, int), public.export_payouts(uuid),
  public.mark_payouts_paid(uuid, jsonb), public.return_payout(uuid, text) from public;
grant execute on function public.prepare_payouts(uuid), public.hold_payout(uuid, text), public.release_payout(uuid, text),
  public.discard_payouts(uuid, text), public.approve_payouts(uuid, int, int), public.export_payouts(uuid),
  public.mark_payouts_paid(uuid, jsonb), public.return_payout(uuid, text) to authenticated;
