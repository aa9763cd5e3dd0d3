-- What was: a patient's sessions with payment and review.

create function private.period_start(period text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select case period
    when 'this_month' then date_trunc('month', private.today()::timestamp)
    when 'last_month' then date_trunc('month', private.today()::timestamp) - interval '1 month'
    when 'this_year' then date_trunc('year', private.today()::timestamp)
  end at time zone 'America/Sao_Paulo'
$$;
create function private.period_end(period text) returns timestamptz
language sql stable
set search_path = ''
as $$
  select case period
    when 'this_month' then date_trunc('month', private.today()::timestamp) + interval '1 month'
    when 'last_month' then date_trunc('month', private.today()::timestamp)
    when 'this_year' then date_trunc('year', private.today()::timestamp) + interval '1 year'
  end at time zone 'America/Sao_Paulo'
$$;

create function public.patient_history(
  professional_user_id uuid default null,
  period text default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  page_size int default 20
) returns table (
  id uuid, professional_id uuid, professional_name text, professional_specialty text, starts_at timestamptz,
  consultation_date date, consultation_time text, status public.consultation_status, amount_cents int,
  payment_status public.payment_status, session_link text, review_rating int, review_comment text,
  cancelled_by text, refunded_at timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select c.id, c.professional_id, c.professional_name, c.professional_specialty, c.starts_at,
    c.consultation_date, c.consultation_time, c.status, c.amount_cents, p.status, s.session_link, r.rating,
    r.public_testimonial, c.cancelled_by, p.refunded_at
  from public.consultations c
    left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
    left join public.reviews r on r.consultation_id = c.id
  where c.patient_id = (select auth.uid())
    and (patient_history.professional_user_id is null or c.professional_id = patient_history.professional_user_id)
    and (period is null
      or c.starts_at >= private.period_start(period) and c.starts_at < private.period_end(period))
    and (cursor_id is null or (c.starts_at, c.id) < (cursor_starts_at, cursor_id))
  order by c.starts_at desc, c.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
$$;
comment on function public.patient_history(uuid, text, timestamptz, uuid, int) is
  'The caller''s consultations as a patient, latest first, with payment, link and review. period: this_month, '
  'last_month, this_year (São Paulo), or null for all.';

create function public.history_summary(professional_user_id uuid default null, period text default null)
returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object('total', count(*),
    'completed', count(*) filter (where c.status = 'completed'),
    'scheduled', count(*) filter (where c.status = 'scheduled'),
    'reviewed', count(r.id))
  from public.consultations c left join public.reviews r on r.consultation_id = c.id
  where c.patient_id = (select auth.uid())
    and (history_summary.professional_user_id is null or c.professional_id = history_summary.professional_user_id)
    and (period is null
      or c.starts_at >= private.period_start(period) and c.starts_at < private.period_end(period))
$$;
comment on function public.history_summary(uuid, text) is
  'How many consultations patient_history lists in all with these filters, by outcome, and how many are reviewed.';

create function public.professionals_of_patient() returns table (user_id uuid, full_name text)
language sql stable security definer
set search_path = ''
as $$
  select distinct on (c.professional_id) c.professional_id, c.professional_name
  from public.consultations c
  where c.patient_id = (select auth.uid())
  order by c.professional_id, c.starts_at desc
$$;
comment on function public.professionals_of_patient() is
  'With whom the caller ever had a consultation, under the name of the last one.';

revoke execute on function public.patient_history(uuid, text, timestamptz, uuid, int),
  public.history_summary(uuid, text), public.professionals_of_patient() from public;
grant execute on function public.patient_history(uuid, text, timestamptz, uuid, int),
  public.history_summary(uuid, text), public.professionals_of_patient() to authenticated;
