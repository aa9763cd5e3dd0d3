-- The admin's list of consultations: searched, filtered, and read page by page from either end.

create function private.patient_text(patient_name text, patient_email text) returns text
language sql immutable
set search_path = ''
as $$ select private.fold(patient_name || ' ' || patient_email) $$;

create index consultations_patient_text_idx on public.consultations
  using gin (private.patient_text(patient_name, patient_email) extensions.gin_trgm_ops);

create view public.consultation_entries with (security_invoker = true) as
select id, starts_at, consultation_date, consultation_time, patient_name, patient_email, status, created_at
from public.consultations;
comment on view public.consultation_entries is
  'A line of the admin''s list. Nobody reads the view itself: list_consultations answers its rows.';
revoke all on public.consultation_entries from anon, authenticated;

create function public.list_consultations(
  search text default null,
  status public.consultation_status default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns setof public.consultation_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  -- The condition is made of constants, so that each combination gets its own plan; values are parameters.
  return query execute format(
    'select * from public.consultation_entries where %1$s order by starts_at %2$s, id %2$s limit $5',
    concat_ws(' and ', 'true',
      case when btrim(search) <> '' then
        'private.patient_text(patient_name, patient_email) like private.containing($1)' end,
      case when status is not null then 'status = $2' end,
      case when cursor_id is not null and newer then '(starts_at, id) > ($3, $4)'
           when cursor_id is not null then '(starts_at, id) < ($3, $4)' end),
    case when newer then 'asc' else 'desc' end)
  using search, status, cursor_starts_at, cursor_id, least(greatest(coalesce(page_size, 20), 1), 101);
end
$$;
comment on function public.list_consultations(text, public.consultation_status, timestamptz, uuid, boolean, int) is
  'A page of all consultations, for admins. Latest first after the cursor; with newer, oldest first after it '
  '(without a cursor: the last page, reversed). Search finds name or e-mail literally, without accents or case.';
revoke execute on function
  public.list_consultations(text, public.consultation_status, timestamptz, uuid, boolean, int) from public;
grant execute on function
  public.list_consultations(text, public.consultation_status, timestamptz, uuid, boolean, int) to authenticated;
