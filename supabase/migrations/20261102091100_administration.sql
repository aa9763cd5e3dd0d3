-- Whom the procedures for admins let in, and how their lists are paged.

create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse('not_authenticated', 'Sign in as an admin.');
  elsif not private.is_admin() then
    perform private.refuse('not_allowed', 'Only admins may ask this.');
  end if;
end
$$;

create function private.list_page(
  conditions text, at text, key text, cursor_id uuid, newer boolean, page_size int, most int default 101
) returns text
language sql immutable
set search_path = ''
as $$
  -- Made of constants, so that each combination gets its own plan and walks its index; values are parameters.
  select format('where %1$s%2$s order by %3$s %5$s, %4$s %5$s limit %6$s', conditions,
    case when cursor_id is not null then
      format(' and (%s, %s) %s ($3, $4)', at, key, case when newer then '>' else '<' end) end,
    at, key, case when newer then 'asc' else 'desc' end, least(greatest(coalesce(page_size, 20), 1), most))
$$;
comment on function private.list_page(text, text, text, uuid, boolean, int, int) is
  'The end of a list''s query: latest first after the cursor; with newer, oldest first after it (without a cursor: from '
  'the oldest). at and key are the columns that order it. Its parameters are $1 the search, $2 the status, $3 and $4 the '
  'cursor; most caps how many rows somebody may ask for.';
