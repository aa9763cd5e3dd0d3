-- The admin's list, its filter, its file and its counters call a consultation what everybody else reads: "expired" is
-- cancelled because its time to pay ran out, and "pending" no longer stands for an absence.

create type public.consultation_state as enum ('pending', 'scheduled', 'completed', 'cancelled', 'no_show', 'expired');
comment on type public.consultation_state is 'A consultation''s status as people read it.';

create function private.consultation_state(
  id uuid, status public.consultation_status, cancelled_by text
) returns public.consultation_state
language sql stable
set search_path = ''
as $$
  select case when status = 'cancelled' and cancelled_by is null
    and exists (select from public.payments p where p.consultation_id = consultation_state.id and p.status = 'expired')
    then 'expired' else status::text end::public.consultation_state
$$;
comment on function private.consultation_state(uuid, public.consultation_status, text) is
  'The same as shownStatus in shared-domain: expired if the payment ran out and no person cancelled.';

drop function public.list_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int);
drop function public.export_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int);
drop function private.consultation_page(text, text, public.consultation_status, text, uuid, boolean, int, int);

create or replace view public.consultation_entries with (security_invoker = true) as
select id, starts_at, consultation_date, consultation_time, patient_name, patient_email, status, created_at,
  private.consultation_state(id, status, cancelled_by) as state
from public.consultations;

create function private.consultation_page(
  columns text, search text, state public.consultation_state, sort_by text, cursor_id uuid, newer boolean, page_size int,
  most int
) returns text
language sql immutable
set search_path = ''
as $$
  select format('select %s from public.consultations c ', columns) || private.list_page(
    concat_ws(' and ', 'true',
      private.literal_condition(array['c.patient_text'], search),
      -- The condition of private.consultation_state, for the planner.
      case
        when state = 'expired' then 'c.status = ''cancelled'' and ' || ran_out
        when state = 'cancelled' then 'c.status = ''cancelled'' and not (' || ran_out || ')'
        when state is not null then format('c.status = %L', state)
      end),
    'c.' || private.consultation_order(sort_by), 'c.id', cursor_id, newer, page_size, most)
  from (select 'c.cancelled_by is null and exists (select from public.payments p
    where p.consultation_id = c.id and p.status = ''expired'')' as ran_out) as conditions
$$;
comment on function private.consultation_page(text, text, public.consultation_state, text, uuid, boolean, int, int) is
  'The query of a page of consultations, as the list and the file ask it.';

create function public.list_consultations(
  search text default null,
  status public.consultation_state default null,
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
    'c.id, c.starts_at, c.consultation_date, c.consultation_time, c.patient_name, c.patient_email, c.status, c.created_at,
      private.consultation_state(c.id, c.status, c.cancelled_by)',
    search, status, sort_by, cursor_id, newer, page_size, 101)
  using search, status, cursor_at, cursor_id;
end
$$;
comment on function public.list_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int) is
  'A page of all consultations, for admins, ordered by starts_at or created_at. Latest first after the cursor; with '
  'newer, oldest first after it (without a cursor: from the oldest). status is the state that is shown, as in the column '
  'state. Search finds name or e-mail literally, one or two letters where a word begins, without accents or case.';

-- A page of the release before asks without `states`: what it does not know it would write into the file as pending.
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

-- Both without a visit to the tables: all that ran out are counted for the one figure that the tally does not know.
create index consultations_uncancelled_idx on public.consultations (id) where status = 'cancelled' and cancelled_by is null;
create index payments_expired_idx on public.payments (consultation_id) where status = 'expired';

create or replace function public.consultation_counts() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object('total', coalesce(sum(change), 0),
      'scheduled', coalesce(sum(change) filter (where status = 'scheduled'), 0),
      'completed', coalesce(sum(change) filter (where status = 'completed'), 0),
      'cancelled', coalesce(sum(change) filter (where status = 'cancelled'), 0) - (
        select count(*) from public.consultations c join public.payments p on p.consultation_id = c.id
        where c.status = 'cancelled' and c.cancelled_by is null and p.status = 'expired'))
    from private.consultation_tally);
end
$$;
comment on function public.consultation_counts() is
  'Consultations in all and by state, for admins. What expired is not among the cancelled.';

revoke execute on function
  public.list_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int),
  public.export_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean) from public;
grant execute on function
  public.list_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int),
  public.export_consultations(text, public.consultation_state, text, timestamptz, uuid, boolean, int, boolean) to authenticated;
