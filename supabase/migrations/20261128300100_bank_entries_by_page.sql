-- All fees and top-ups can be read, not the last twenty alone.
create function public.list_bank_entries(cursor_created_at timestamptz default null, cursor_id uuid default null, page_size int default 20)
returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(json_agg(private.bank_entry_answer(b) order by b.created_at desc, b.id desc), '[]')
    from (
      select * from private.bank_entries e
      where list_bank_entries.cursor_id is null
        or (e.created_at, e.id) < (list_bank_entries.cursor_created_at, list_bank_entries.cursor_id)
      order by e.created_at desc, e.id desc
      limit least(greatest(coalesce(list_bank_entries.page_size, 20), 1), 100)) b);
end
$$;
comment on function public.list_bank_entries(timestamptz, uuid, int) is
  'Fees and top-ups, the last recorded first, a page at a time. For admins.';
revoke execute on function public.list_bank_entries(timestamptz, uuid, int) from public;
grant execute on function public.list_bank_entries(timestamptz, uuid, int) to authenticated;
