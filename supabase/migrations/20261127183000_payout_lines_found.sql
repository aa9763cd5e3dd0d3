-- Lines of a batch are found by the professional's name and by their situation.
drop function public.list_payout_lines(uuid, int, uuid, int);
create function public.list_payout_lines(batch_id uuid, cursor_place int default null, cursor_id uuid default null,
  page_size int default 50, search text default null, situation text default null)
returns table (id uuid, place int, professional_id uuid, professional_name text, is_suspended boolean, key_kind text, key_masked text,
  amount_cents int, consultations int, debts_cents int, state text, hold text, warnings text[], reason text, decided_by_name text,
  e2eid text, paid_at timestamptz, returned_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  patterns constant text[] := case when private.trimmed(list_payout_lines.search) <> ''
    then private.like_patterns(list_payout_lines.search) end;
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
        and case list_payout_lines.situation when 'check' then o.state = 'ready' and o.warnings <> '{}'
          when 'ready' then o.state = 'ready' and o.warnings = '{}' when 'to_pay' then o.state = 'ready'
          when 'held' then o.state in ('held', 'left_out') else coalesce(o.state = list_payout_lines.situation, true) end
        and (patterns is null or exists (
          select from public.professionals f where f.user_id = o.professional_id and private.fold(f.full_name) like any (patterns)))
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
comment on function public.list_payout_lines(uuid, int, uuid, int, text, text) is
  'A page of the lines of a batch: returned, to be looked at, held, ready, paid; by the key (place, id). Keys are masked. Search finds '
  'the professional''s name. situation: check and ready (with and without a warning), to_pay (both), held (left out as well), paid, '
  'returned. For admins.';
revoke execute on function public.list_payout_lines(uuid, int, uuid, int, text, text) from public;
grant execute on function public.list_payout_lines(uuid, int, uuid, int, text, text) to authenticated;
