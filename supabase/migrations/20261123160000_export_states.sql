-- A page of the release before asks without `states` and knows no state but those of the column: what it does not know it
-- would write into the file as pending.

drop function public.export_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int);

create function public.export_consultations(
  search text default null,
  status public.consultation_state default null,
  sort_by text default 'starts_at',
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 2000,
  states boolean default false
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
        state) order by place), ''[]''),
      ''last'', (select json_build_object(''at'', at, ''id'', id) from numbered order by place desc limit 1))
    from numbered',
    private.consultation_page(
      format('c.id, c.%s as at, c.consultation_date, c.consultation_time, c.patient_name, c.patient_email,
        %s as state', private.consultation_order(sort_by),
        case when states then 'private.consultation_state(c.id, c.status, c.cancelled_by)' else 'c.status' end),
      search, status, sort_by, cursor_id, newer, coalesce(page_size, 2000), 5000),
    direction)
  into answer
  using search, status, cursor_at, cursor_id;
  return answer;
end
$$;
comment on function public.export_consultations(
  text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean) is
  'Many lines of list_consultations at once, for a file: rows of date, time, patient, e-mail and status (with states: '
  'the state that is shown), and the key of the last one, null behind the end.';

revoke execute on function
  public.export_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean) from public;
grant execute on function
  public.export_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean) to authenticated;
