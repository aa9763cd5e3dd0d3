-- A return by the payer's bank for which a refund under way leaves no room waits for it. It withdraws nothing until then: what was
-- withdrawn stayed with the consultation.
do $$
declare
  definition constant text := pg_get_functiondef('private.book_return(private.receipts, jsonb)'::regprocedure);
  late constant text := $old$  -- One of ours is under way: the provider settles one of the two, and this is read again.
  if room < cents then
    return;
  end if;
$old$;
  early constant text := $new$  perform from private.refunds f
  where f.receipt_id = receipt.id and f.state in ('due', 'manual') order by f.id for update;
  -- One of ours is under way: the provider settles one of the two, and this is read again.
  if room + (select coalesce(sum(f.amount_cents), 0) from private.refunds f
    where f.receipt_id = receipt.id and f.state in ('due', 'manual')) < cents then
    return;
  end if;
  for own in$new$;
begin
  if strpos(definition, late) = 0 or strpos(definition, '  for own in') = 0 then
    raise exception 'private.book_return does not contain what is changed.';
  end if;
  execute replace(replace(definition, late, ''), '  for own in', early);
end
$$;
