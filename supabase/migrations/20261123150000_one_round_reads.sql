-- One request each for what a screen used to ask in several, one after the other.

create function public.conversation_about(consultation_id uuid) returns table (
  id uuid, status public.consultation_status, cancelled_by text, patient_id uuid, professional_id uuid,
  patient_name text, professional_name text, profession public.profession, form_of_address public.form_of_address,
  registration text, profile_image_url text, is_suspended boolean, last_read_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select c.id, c.status, c.cancelled_by, c.patient_id, c.professional_id, c.patient_name, c.professional_name,
    listed.profession, listed.form_of_address, listed.registration, listed.profile_image_url,
    public.professional_is_suspended(c.id), r.last_read_at
  from public.consultations c
    left join public.professionals_public listed on listed.user_id = c.professional_id
    left join public.chat_reads r on r.consultation_id = c.id and r.user_id = (select auth.uid())
  where c.id = conversation_about.consultation_id
    and (select auth.uid()) in (c.patient_id, c.professional_id)
$$;
comment on function public.conversation_about(uuid) is
  'What the chat of one of the caller''s consultations shows around its messages; no row for any other. profession and '
  'what follows up to profile_image_url is null while the professional is not listed, last_read_at until the caller read.';

create function public.next_session(consultation_id uuid) returns table (starts_at timestamptz, session_link text)
language sql stable
set search_path = ''
as $$
  select c.starts_at, s.session_link
  from public.consultations c
    join public.consultations known
      on known.patient_id = c.patient_id and known.professional_id = c.professional_id
    left join public.consultation_sessions s on s.consultation_id = c.id
  where known.id = next_session.consultation_id
    and (select auth.uid()) in (c.patient_id, c.professional_id)
    and c.status = 'scheduled' and c.ends_at > public.server_now()
  order by c.starts_at
  limit 1
$$;
comment on function public.next_session(uuid) is
  'The next confirmed session, not over yet, of the two people of one of the caller''s consultations; no row where there '
  'is none.';

create function public.sessions_this_week() returns int
language sql stable
set search_path = ''
as $$
  select count(*)::int
  from public.consultations c
  where c.professional_id = (select auth.uid())
    and c.status in ('pending', 'scheduled')
    and c.ends_at > public.server_now()
    and c.starts_at < (date_trunc('week', public.server_now() at time zone 'America/Sao_Paulo') + interval '7 days')
      at time zone 'America/Sao_Paulo'
$$;
comment on function public.sessions_this_week() is
  'How many of the caller''s sessions as a professional are still to come in the week that ends on Sunday in São Paulo.';

drop function public.patient_history(uuid, text, timestamptz, uuid, int);
create function public.patient_history(
  professional_user_id uuid default null,
  period text default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  page_size int default 20,
  consultation_id uuid default null
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
    and (patient_history.consultation_id is null or c.id = patient_history.consultation_id)
    and (patient_history.professional_user_id is null or c.professional_id = patient_history.professional_user_id)
    and (period is null
      or c.starts_at >= private.period_start(period) and c.starts_at < private.period_end(period))
    and (cursor_id is null or (c.starts_at, c.id) < (cursor_starts_at, cursor_id))
  order by c.starts_at desc, c.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
$$;
comment on function public.patient_history(uuid, text, timestamptz, uuid, int, uuid) is
  'The caller''s consultations as a patient, latest first, with payment, link and review. period: this_month, '
  'last_month, this_year (São Paulo), or null for all. consultation_id: that one alone.';

revoke execute on function public.conversation_about(uuid), public.next_session(uuid), public.sessions_this_week(),
  public.patient_history(uuid, text, timestamptz, uuid, int, uuid) from public;
grant execute on function public.conversation_about(uuid), public.next_session(uuid), public.sessions_this_week(),
  public.patient_history(uuid, text, timestamptz, uuid, int, uuid) to authenticated;
