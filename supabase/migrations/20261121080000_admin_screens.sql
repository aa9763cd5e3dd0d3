-- What the admin's screens ask beside what was there: consultations in another order and as a file, messages page by
-- page, what happened lately, and the figures of the overview.

create index contact_messages_unread_idx on public.contact_messages (kind) where read_at is null;
create index payments_paid_idx on public.payments (paid_at desc) where paid_at is not null;
create index reviews_created_idx on public.reviews (created_at desc);
create index audit_log_decisions_idx on public.audit_log (id) where subject_table = 'professional_applications';
drop index public.consultations_created_idx;
create index consultations_created_idx on public.consultations (created_at, id);

create function private.consultation_order(sort_by text) returns text
language sql immutable
set search_path = ''
as $$ select case sort_by when 'created_at' then 'created_at' else 'starts_at' end $$;
comment on function private.consultation_order(text) is 'The column by which a list is ordered; the id decides ties.';

create function private.consultation_page(
  columns text, search text, status public.consultation_status, sort_by text, cursor_id uuid, newer boolean
) returns text
language sql immutable
set search_path = ''
as $$
  -- Made of constants, so that each combination gets its own plan; values are parameters: $1 search, $2 status,
  -- $3 and $4 the cursor, $5 how many.
  select format('select %1$s from public.consultations c where %2$s order by c.%3$s %4$s, c.id %4$s limit $5',
    columns,
    concat_ws(' and ', 'true',
      case when private.trimmed(search) <> '' then 'c.patient_text like private.containing($1)' end,
      -- What has no word of its own on the screen stands there as pending.
      case when status = 'pending' then 'c.status in ($2, ''no_show'')' when status is not null then 'c.status = $2' end,
      case when cursor_id is not null then
        format('(c.%s, c.id) %s ($3, $4)', private.consultation_order(sort_by), case when newer then '>' else '<' end) end),
    private.consultation_order(sort_by), case when newer then 'asc' else 'desc' end)
$$;
comment on function private.consultation_page(text, text, public.consultation_status, text, uuid, boolean) is
  'The query of a page of consultations, as the list and the file ask it.';

drop function public.list_consultations(text, public.consultation_status, timestamptz, uuid, boolean, int);

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
    search, status, sort_by, cursor_id, newer)
  using search, status, cursor_at, cursor_id, least(greatest(coalesce(page_size, 20), 1), 101);
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
      search, status, sort_by, cursor_id, newer),
    direction)
  into answer
  using search, status, cursor_at, cursor_id, least(greatest(coalesce(page_size, 2000), 1), 5000);
  return answer;
end
$$;
comment on function public.export_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int) is
  'Many lines of list_consultations at once, for a file: rows of date, time, patient, e-mail and status, and the key '
  'of the last one, null behind the end.';

create function public.list_contact_messages(
  search text default null,
  message_kind text default 'contact',
  cursor_created_at timestamptz default null,
  cursor_id uuid default null,
  page_size int default 20
) returns setof public.contact_messages
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select m.* from public.contact_messages m
    where m.kind = message_kind
      and (coalesce(private.trimmed(search), '') = ''
        or private.fold(concat_ws(' ', m.full_name, m.email, m.subject)) like private.containing(search))
      and (cursor_id is null or (m.created_at, m.id) < (cursor_created_at, cursor_id))
    order by m.created_at desc, m.id desc
    limit least(greatest(coalesce(page_size, 20), 1), 101);
end
$$;
comment on function public.list_contact_messages(text, text, timestamptz, uuid, int) is
  'A page of what people wrote to the team (kind contact or privacy), for admins, newest first. Search finds name, e-mail or subject literally, '
  'without accents or case.';

create function public.recent_activity(page_size int default 8) returns table (
  kind text, happened_at timestamptz, name text, amount_cents int, starts_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  most constant int := least(greatest(coalesce(page_size, 8), 1), 50);
begin
  perform private.require_admin();
  return query
    select * from (
      (select 'application', a.applied_at, a.full_name, null::int, null::timestamptz
       from public.professional_applications a order by a.applied_at desc, a.id desc limit most)
      union all
      (select 'decision_' || (l.after ->> 'application_status'), l.happened_at, a.full_name, null, null
       from public.audit_log l join public.professional_applications a on a.id = l.subject_id
       where l.subject_table = 'professional_applications' and l.action = 'update'
         and l.after ->> 'application_status' in ('approved', 'rejected')
       order by l.id desc limit most)
      union all
      (select 'booking', c.created_at, null, null, c.starts_at
       from public.consultations c order by c.created_at desc, c.id desc limit most)
      union all
      (select 'payment', p.paid_at, null, p.amount_cents, null
       from public.payments p where p.paid_at is not null order by p.paid_at desc limit most)
      union all
      (select 'review', r.created_at, p.full_name, null, null
       from public.reviews r join public.professionals p on p.user_id = r.professional_id
       order by r.created_at desc limit most)
    ) as happened
    order by 2 desc, 1
    limit most;
end
$$;
comment on function public.recent_activity(int) is
  'What happened lately, for admins, newest first: application, decision_approved, decision_rejected (of whom), booking '
  '(when it takes place), payment (how much), review (of which professional). No patient is named.';

create or replace function public.admin_overview() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'patients', (select count(*) from public.profiles where role = 'patient'),
    'professionals', (select count(*) from public.professionals),
    'pending_professionals',
      (select count(*) from public.professionals where approval_status = 'pending'),
    'consultations', (select coalesce(sum(change), 0) from private.consultation_tally),
    'consultations_this_month', (select count(*) from public.consultations
      where created_at >= date_trunc('month', private.today()::timestamp) at time zone 'America/Sao_Paulo'),
    'fee_percentage', (select fee_percentage from public.platform_fee_settings),
    'pending_applications', (select count(*) from public.professional_applications
      where application_status = 'pending'),
    'pending_testimonials', (select count(*) from public.reviews where testimonial_status = 'pending'),
    'unread_messages', (select count(*) from public.contact_messages where read_at is null and kind = 'contact'),
    'unread_privacy_requests',
      (select count(*) from public.contact_messages where read_at is null and kind = 'privacy'));
end
$$;
comment on function public.admin_overview() is
  'Figures of the admin dashboard, the fee (a fraction), and what waits for somebody. The month begins at midnight in '
  'São Paulo.';

revoke execute on function
  public.list_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int),
  public.export_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int),
  public.list_contact_messages(text, text, timestamptz, uuid, int), public.recent_activity(int) from public;
grant execute on function
  public.list_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int),
  public.export_consultations(text, public.consultation_status, text, timestamptz, uuid, boolean, int),
  public.list_contact_messages(text, text, timestamptz, uuid, int), public.recent_activity(int) to authenticated;
