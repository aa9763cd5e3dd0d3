-- A payout of money that an admin marked and no bank has proven says so.
create function private.warnings_of(line private.payout_lines, key uuid) returns text[]
language sql stable
set search_path = ''
as $$
  with before as (
    select l.* from private.payout_lines l
    where l.professional_id = line.professional_id and l.state in ('paid', 'returned')
    order by coalesce(l.returned_at, l.paid_at) desc limit 8
  )
  select array_remove(array[
    case when key is not null and not exists (select from private.payout_lines l where l.key_id = key and l.state = 'paid')
      then 'new_key' end,
    case when line.amount_cents > 2 * (select avg(b.amount_cents) from before b where b.state = 'paid') then 'above_mean' end,
    case when (select b.state from before b limit 1) = 'returned' then 'returned' end,
    case when exists (select from private.payout_items i join private.receipts r on r.payment_id = i.payment_id
      where i.line_id = line.id and i.amount_cents > 0 and r.origin = 'hand' and not r.is_simulated
        and not private.is_undone(r.id) and private.provider_id(r) is null) then 'unproven' end], null)
$$;

create or replace function public.prepare_payouts(id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  batch private.payout_batches;
  last_day constant date := private.week_to_pay();
  cutoff constant timestamptz := (last_day + 1)::timestamp at time zone 'America/Sao_Paulo';
  simulated constant boolean := (select s.pix_simulation from public.deployment_settings s);
begin
  perform private.require_capability('money.pay');
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
  with due as materialized (
    select o.* from private.owed_payments(simulated) o where o.cents < 0 or o.since < cutoff
  ), sums as (
    select o.professional_id as person, sum(o.cents)::int as cents, private.key_of(o.professional_id) as key
    from due o
    group by o.professional_id having sum(o.cents) > 0
  ), lines as (
    insert into private.payout_lines (batch_id, professional_id, key_id, amount_cents, state, hold, warnings)
    select batch.id, s.person, s.key, s.cents, case when h.hold is null then 'ready' else 'held' end, h.hold, '{}'
    from sums s, lateral (select case when private.is_suspended(s.person) then 'suspended' when s.key is null then 'no_key' end) as h (hold)
    returning payout_lines.id, professional_id
  )
  insert into private.payout_items (line_id, payment_id, amount_cents)
  select l.id, o.payment_id, o.cents
  from lines l join due o on o.professional_id = l.professional_id;
  if not found then
    perform private.refuse('nothing_to_pay', 'No professional is owed anything of that week.');
  end if;
  update private.payout_lines l set warnings = private.warnings_of(l, l.key_id) where l.batch_id = batch.id;
  return private.batch_answer(batch);
end
$$;

create or replace function private.update_key_of_line() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  line constant private.payout_lines := private.prepared_line_of(new.professional_id);
begin
  if line.id is not null then
    update private.payout_lines l
    set key_id = new.id, warnings = private.warnings_of(l, new.id),
      state = case l.hold when 'no_key' then 'ready' else l.state end, hold = nullif(l.hold, 'no_key')
    where l.id = line.id;
    perform private.change_batch(line.batch_id);
  end if;
  return null;
end
$$;

drop function private.warnings_of(uuid, uuid, int);
