-- Whole Pix keys are read only by who pays.
create or replace function public.export_payouts(batch_id uuid) returns table(line_id uuid, professional_name text, key_kind text, key_value text, amount_cents int, note text)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_capability('money.pay');
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
