-- The team finds consultations by professional and by day as well, and reads the professional in the list.

create or replace view public.consultation_entries with (security_invoker = true) as
select id, starts_at, consultation_date, consultation_time, patient_name, patient_email, status, created_at,
  private.consultation_state(id, status, cancelled_by) as state, professional_name
from public.consultations;

drop function public.list_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int);
drop function public.export_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean);
drop function private.consultation_page(text, text, public.consultation_state, text, uuid, boolean, int, int);

create function private.consultation_page(
  columns text, search text, state public.consultation_state, sort_by text, cursor_id uuid, newer boolean, page_size int,
  most int, professional text, since date, until date
) returns text
language sql stable
set search_path = ''
as $$
  select format('select %s from public.consultations c ', columns) || private.list_page(
    concat_ws(' and ', 'true',
      case when not private.may('consultations.all') then 'not private.is_with_psychiatrist(c.professional_id)' end,
      private.literal_condition(array['c.patient_text'], search),
      replace(private.literal_condition(array['c.professional_text'], professional), '$1', '$5'),
      case when since is not null then 'c.starts_at >= $6' end,
      case when until is not null then 'c.starts_at < $7' end,
      -- The condition of private.consultation_state, for the planner.
      case
        when state = 'expired' then 'c.status = ''cancelled'' and ' || ran_out
        when state = 'cancelled' then 'c.status = ''cancelled'' and not (' || ran_out || ')'
        when state is not null then format('c.status = %L', state)
      end),
    'c.' || private.consultation_order(sort_by), 'c.id', cursor_id, newer, page_size, most)
  from (select 'c.cancelled_by is null and coalesce((select true from public.payments p
    where p.consultation_id = c.id and p.status = ''expired'' limit 1), false)' as ran_out) as conditions
$$;
comment on function private.consultation_page(
  text, text, public.consultation_state, text, uuid, boolean, int, int, text, date, date) is
  'The query of a page of consultations, for the list and the file. Besides the parameters of private.list_page, $5 is the '
  'searched professional, $6 and $7 the instants from private.day_start of the first day and of the day after the last.';
revoke all on function private.consultation_page(
  text, text, public.consultation_state, text, uuid, boolean, int, int, text, date, date) from public;

create function private.day_start(day date) returns timestamptz
language sql stable
set search_path = ''
as $$ select day::timestamp at time zone 'America/Sao_Paulo' $$;
comment on function private.day_start(date) is 'When a day of São Paulo begins.';
revoke all on function private.day_start(date) from public;

create function public.list_consultations(
  search text default null,
  status public.consultation_state default null,
  sort_by text default 'starts_at',
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20,
  professional text default null,
  since date default null,
  until date default null
) returns setof public.consultation_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('consultations.read');
  return query execute private.consultation_page(
    'c.id, c.starts_at, c.consultation_date, c.consultation_time, c.patient_name, c.patient_email, c.status, c.created_at,
      private.consultation_state(c.id, c.status, c.cancelled_by), c.professional_name',
    search, status, sort_by, cursor_id, newer, page_size, 101, professional, since, until)
  using search, status, cursor_at, cursor_id, professional, private.day_start(since), private.day_start(until + 1);
end
$$;
comment on function public.list_consultations(
  text, public.consultation_state, text, timestamptz, uuid, boolean, int, text, date, date) is
  'A page of all consultations, for the team, ordered by starts_at or created_at. Latest first after the cursor; with '
  'newer, oldest first after it (without a cursor: from the oldest). status is the state that is shown, as in the column '
  'state. Search finds the patient''s name or e-mail literally, one or two letters where a word begins, without accents or '
  'case; professional the professional''s name likewise. since and until are days of São Paulo, both included.';

create function public.export_consultations(
  search text default null,
  status public.consultation_state default null,
  sort_by text default 'starts_at',
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 2000,
  states boolean default false,
  professional text default null,
  since date default null,
  until date default null
) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  answer json;
  direction constant text := case when newer then 'asc' else 'desc' end;
begin
  perform private.require_capability('consultations.read');
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
      search, status, sort_by, cursor_id, newer, coalesce(page_size, 2000), 5000, professional, since, until),
    direction)
  into answer
  using search, status, cursor_at, cursor_id, professional, private.day_start(since), private.day_start(until + 1);
  return answer;
end
$$;
comment on function public.export_consultations(
  text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean, text, date, date) is
  'Many lines of list_consultations at once, for a file: rows of date, time, patient, e-mail and status (with states: '
  'the state that is shown), and the key of the last one, null behind the end.';

revoke execute on function
  public.list_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, text, date, date),
  public.export_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean, text, date, date)
  from public;
grant execute on function
  public.list_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, text, date, date),
  public.export_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean, text, date, date)
  to authenticated;
