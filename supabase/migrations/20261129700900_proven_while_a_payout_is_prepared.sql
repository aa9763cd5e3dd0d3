-- The transfer arrives while the payout waits for its approval: the line does not warn of it any more.
create function private.warn_no_more() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.payout_lines l set warnings = private.warnings_of(l, l.key_id)
  from private.payout_items i, private.payout_batches b
  where i.payment_id = new.payment_id and i.is_open and l.id = i.line_id and b.id = l.batch_id and b.state = 'prepared';
  return null;
end
$$;
create trigger warn_no_more after insert on private.receipts
  for each row when (new.proves is not null) execute function private.warn_no_more();
create trigger warn_no_more after update of proves on private.suspense
  for each row when (new.proves is not null) execute function private.warn_no_more();
