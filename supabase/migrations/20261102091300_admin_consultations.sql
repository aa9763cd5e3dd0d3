-- The admin's list of consultations: searched, filtered, ordered, read page by page from
-- either end, and as a file.

create view public.consultation_entries with (security_invoker = true) as
select id, starts_at, consultation_date, consultation_time, patient_name, patient_email, status, created_at
from public.consultations;
comment on view public.consultation_entries is
  'A line of the admin''s list. Nobody reads the view itself: list_consultations answers its rows.';
revoke all on public.consultation_entries from anon, authenticated;

create function private.consultation_order(sort_by text) returns text
language sql immutable
set search_path = ''
as $$ select case sort_by when 'created_at' then 'created_at' else 'starts_at' end $$;
comment on function private.consultation_order(text) is 'The column by which a list is ordered; the id decides ties.';

create function private.consultation_page(
  columns text, search text, status public.consultation_status, sort_by text, cursor_id uuid, newer boolean, page_size int,
  most int
) returns text
language sql immutable
set search_path = ''
as $$
  select format('select %s from public.consultations c ', columns) || private.list_page(
    concat_ws(' and ', 'true',
      case when private.trimmed(search) <> '' then 'c.patient_text like private.containing($1)' end,
      -- What has no word of its own on the screen stands there as pending.
      case when status = 'pending' then 'c.status in ($2, ''no_show'')' when status is not null then 'c.status = $2' end),
    'c.' || private.consultation_order(sort_by), 'c.id', cursor_id, newer, page_size, most)
$$;
comment on function private.consultation_page(text, text, public.consultation_status, text, uuid, boolean, int, int) is
  'The query of a page of consultations, as the list and the file ask it.';

create function public.list_consultations(
  search text default null,
  status public.consultation_status default null,
  sort_by text default 'starts_at',
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns setof public.consultation_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute private.consultation_page(
    'c.id, c.starts_at, c.consultation_date, c.consultation_time, c.patient_name, c.patient_email, c.status, c.created_at',
    search, status, sort_by, cursor_id, newer, page_size, 101)
  using search, status, cursor_at, cursor_id;
end
$$;
comment on function public.list_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int) is
  'A page of all consultations, for admins, ordered by starts_at or created_at. Latest first after the cursor; with '
  'newer, oldest first after it (without a cursor: from the oldest). Search finds name or e-mail literally, without '
  'accents or case.';

create function public.export_consultations(
  search text default null,
  status public.consultation_status default null,
  sort_by text default 'starts_at',
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 2000
) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  answer json;
  direction constant text := case when newer then 'asc' else 'desc' end;
begin
  perform private.require_admin();
  execute format('
    with page as materialized (%1$s),
      numbered as (select *, row_number() over (order by at %2$s, id %2$s) as place from page)
    select json_build_object(
      ''rows'', coalesce(json_agg(json_build_array(consultation_date, consultation_time, patient_name, patient_email,
        status) order by place), ''[]''),
      ''last'', (select json_build_object(''at'', at, ''id'', id) from numbered order by place desc limit 1))
    from numbered',
    private.consultation_page(
      format('c.id, c.%s as at, c.consultation_date, c.consultation_time, c.patient_name, c.patient_email, c.status',
        private.consultation_order(sort_by)),
      search, status, sort_by, cursor_id, newer, coalesce(page_size, 2000), 5000),
    direction)
  into answer
  using search, status, cursor_at, cursor_id;
  return answer;
end
$$;
comment on function public.export_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int) is
  'Many lines of list_consultations at once, for a file: rows of date, time, patient, e-mail and status, and the key '
  'of the last one, null behind the end.';

revoke execute on function
  public.list_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int),
  public.export_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int) from public;
grant execute on function
  public.list_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int),
  public.export_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int) to authenticated;
