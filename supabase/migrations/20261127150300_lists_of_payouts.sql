-- What admins read of payouts.
create function public.list_payout_batches(cursor_prepared_at timestamptz default null, cursor_id uuid default null,
  page_size int default 20) returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select coalesce(json_agg(private.batch_answer(b) order by b.prepared_at desc, b.id desc), '[]')
    from (
      select o.* from private.payout_batches o
      where (o.prepared_at, o.id)
        < (coalesce(cursor_prepared_at, 'infinity'), coalesce(cursor_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by o.prepared_at desc, o.id desc limit least(greatest(coalesce(page_size, 20), 1), 100)
    ) o join private.payout_batches b on b.id = o.id);
end
$$;
comment on function public.list_payout_batches(timestamptz, uuid, int) is
  'A page of the batches, newest first, by the key (prepared_at, id). For admins.';

create function private.place_of(line private.payout_lines) returns int
language sql immutable
set search_path = ''
as $$
  select case when line.state = 'returned' then 0 when line.state in ('held', 'left_out') then 2
    when line.state = 'ready' and line.warnings <> '{}' then 1 when line.state = 'ready' then 3 else 4 end
$$;

create function public.list_payout_lines(batch_id uuid, cursor_place int default null, cursor_id uuid default null,
  page_size int default 50)
returns table (id uuid, place int, professional_id uuid, professional_name text, is_suspended boolean, key_kind text, key_masked text,
  amount_cents int, consultations int, debts_cents int, state text, hold text, warnings text[], reason text, decided_by_name text,
  e2eid text, paid_at timestamptz, returned_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select l.id, private.place_of(l), l.professional_id, p.full_name, private.is_suspended(l.professional_id), k.kind,
      private.masked_key(k.kind, k.value), l.amount_cents, i.consultations, i.debts, l.state, l.hold, l.warnings, l.reason, a.full_name,
      l.e2eid, l.paid_at, l.returned_at
    from (
      select o.* from private.payout_lines o
      where o.batch_id = list_payout_lines.batch_id
        and (private.place_of(o), o.id) > (coalesce(cursor_place, -1), coalesce(cursor_id, '00000000-0000-0000-0000-000000000000'))
      order by private.place_of(o), o.id limit least(greatest(coalesce(page_size, 50), 1), 100)
    ) o
      join private.payout_lines l on l.id = o.id
      join public.professionals p on p.user_id = l.professional_id
      left join private.payout_keys k on k.id = l.key_id
      left join public.profiles a on a.id = l.decided_by
      cross join lateral (
        select count(*) filter (where n.amount_cents > 0)::int as consultations,
          coalesce(-sum(n.amount_cents) filter (where n.amount_cents < 0), 0)::int as debts
        from private.payout_items n where n.line_id = l.id) i
    order by private.place_of(l), l.id;
end
$$;
comment on function public.list_payout_lines(uuid, int, uuid, int) is
  'A page of the lines of a batch: returned, to be looked at, held, ready, paid; by the key (place, id). Keys are masked. For admins.';

create function public.payouts_due() returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  last_day constant date := private.week_to_pay();
  cutoff constant timestamptz := (last_day + 1)::timestamp at time zone 'America/Sao_Paulo';
  simulated constant boolean := (select s.demonstration or s.pix_simulation from public.deployment_settings s);
  admins constant int := (select count(*) from public.profiles p where p.role = 'admin' or p.is_admin);
  batch private.payout_batches;
begin
  perform private.require_admin();
  select * into batch from private.payout_batches b
  where b.week_ends = last_day and b.is_simulated = simulated and b.state <> 'discarded';
  return (select json_build_object('week_ends', last_day, 'is_simulated', simulated, 'admins', admins, 'batch_id', batch.id,
      'cents', coalesce(sum(d.cents), 0), 'professionals', count(*), 'held', count(*) filter (where d.is_held),
      'obstacle', case when admins < 2 then 'other_admin_needed' when batch.id is not null then 'batch_exists'
        when extract(isodow from private.today()) < 5 then 'too_early' when count(*) = 0 then 'nothing_to_pay' end)
    from (
      select sum(o.cents) as cents, private.is_suspended(o.professional_id) or private.key_of(o.professional_id) is null as is_held
      from private.owed_payments(simulated) o where o.cents < 0 or o.since < cutoff
      group by o.professional_id having sum(o.cents) > 0
    ) d);
end
$$;
comment on function public.payouts_due() is
  'What the batch of the week before would hold, without what is reserved, and what stands in its way: other_admin_needed while '
  'there is one admin alone. For admins.';

revoke execute on function public.list_payout_batches(timestamptz, uuid, int), public.list_payout_lines(uuid, int, uuid, int),
  public.payouts_due() from public;
grant execute on function public.list_payout_batches(timestamptz, uuid, int), public.list_payout_lines(uuid, int, uuid, int),
  public.payouts_due() to authenticated;
