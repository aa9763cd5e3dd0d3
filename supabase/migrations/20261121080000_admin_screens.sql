-- What the admin's screens ask beside the lists: messages page by page, what happened lately, and the figures of the
-- overview.

create index contact_messages_unread_idx on public.contact_messages (id) where read_at is null;
create index payments_paid_idx on public.payments (paid_at desc) where paid_at is not null;
create index reviews_created_idx on public.reviews (created_at desc);
create index audit_log_decisions_idx on public.audit_log (id) where subject_table = 'professional_applications';

create function public.list_contact_messages(
  search text default null,
  cursor_created_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns setof public.contact_messages
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute 'select * from public.contact_messages ' || private.list_page(
    case when private.trimmed(search) <> '' then
      'private.fold(concat_ws('' '', full_name, email, subject)) like private.containing($1)' else 'true' end,
    'created_at', 'id', cursor_id, newer, page_size)
  using search, null::text, cursor_created_at, cursor_id;
end
$$;
comment on function public.list_contact_messages(text, timestamptz, uuid, boolean, int) is
  'A page of what people wrote to the team, for admins. Latest first after the cursor; with newer, oldest first after '
  'it (without a cursor: from the oldest). Search finds name, e-mail or subject literally, without accents or case.';

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

create function public.admin_overview() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'patients', (select count(*) from public.profiles where role = 'patient' and erased_at is null),
    -- The few who were erased are taken away: joining everybody takes a hundred times as long.
    'professionals', (select count(*) from public.professionals) - (select count(*) from public.profiles p
      join public.professionals d on d.user_id = p.id where p.erased_at is not null),
    'pending_professionals',
      (select count(*) from public.professionals where approval_status = 'pending'),
    'consultations', (select coalesce(sum(change), 0) from private.consultation_tally),
    'consultations_this_month', (select count(*) from public.consultations
      where created_at >= date_trunc('month', private.today()::timestamp) at time zone 'America/Sao_Paulo'),
    'fee_percentage', (select fee_percentage from public.platform_fee_settings),
    'pending_applications', (select count(*) from public.professional_applications
      where application_status = 'pending'),
    'applications_lacking_info', (select count(*) from public.professional_applications
      where application_status = 'needs_info'),
    'pending_testimonials', (select count(*) from public.reviews where testimonial_status = 'pending'),
    'unread_messages', (select count(*) from public.contact_messages where read_at is null),
    'open_privacy_requests', (select count(*) from public.privacy_requests where status in ('open', 'in_progress')));
end
$$;
comment on function public.admin_overview() is
  'Figures of the admin dashboard, the fee (a fraction), and what waits for somebody. The month begins at midnight in '
  'São Paulo.';

revoke execute on function
  public.list_contact_messages(text, timestamptz, uuid, boolean, int), public.recent_activity(int),
  public.admin_overview() from public;
grant execute on function
  public.list_contact_messages(text, timestamptz, uuid, boolean, int), public.recent_activity(int),
  public.admin_overview() to authenticated;
