-- Who prepared a batch does not approve it either after another admin has released one of its lines.
create or replace function public.release_payout(line_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  line private.payout_lines;
begin
  perform private.require_capability('money.pay');
  line := private.prepared_line(release_payout.line_id);
  if line.state = 'held' then
    if line.key_id is null then
      perform private.refuse('no_key', 'She has no Pix key yet.');
    end if;
    update private.payout_lines l
    set state = 'ready', hold = null, reason = private.needs_reason(release_payout.reason), decided_by = auth.uid()
    where l.id = line.id;
    perform private.change_batch(line.batch_id);
  end if;
  return (select private.batch_answer(b) from private.payout_batches b where b.id = line.batch_id);
end
$$;

create function private.released_by(batch uuid) returns uuid[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct l.decided_by), '{}') from private.payout_lines l
  where l.batch_id = released_by.batch and l.state = 'ready' and l.decided_by is not null
$$;

create or replace function public.approve_payouts(batch_id uuid, total_cents int, version int) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  batch private.payout_batches;
  total int;
begin
  perform private.require_capability('money.pay');
  select * into batch from private.payout_batches b where b.id = approve_payouts.batch_id for update;
  if not found then
    perform private.refuse('batch_not_found', 'No batch has this identifier.');
  elsif batch.approved_by = auth.uid() then
    return private.batch_answer(batch);
  elsif batch.state <> 'prepared' then
    perform private.refuse('batch_closed', 'It was approved or discarded.');
  elsif batch.prepared_by = auth.uid() or auth.uid() = any (private.released_by(batch.id)) then
    perform private.refuse('other_admin_needed', 'Another admin approves what one prepared or released.');
  elsif batch.version is distinct from approve_payouts.version then
    perform private.refuse('batch_changed', 'Its lines have changed since they were read.');
  end if;
  perform private.refuse_own(l.professional_id) from private.payout_lines l where l.batch_id = batch.id and l.state = 'ready';
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

create or replace function private.batch_answer(batch private.payout_batches) returns json
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
    'prepared_at', batch.prepared_at, 'released_by', private.released_by(batch.id),
    'approved_by', batch.approved_by, 'approved_by_name', (select p.full_name from public.profiles p where p.id = batch.approved_by),
    'approved_at', batch.approved_at, 'closed_at', batch.closed_at, 'reason', batch.reason)
  from private.payout_lines l where l.batch_id = batch.id
$$;
