-- A patient's confirmed or pending place in a professional's day, and the link they meet at.
create type public.consultation_status as enum
  ('pending', 'scheduled', 'completed', 'cancelled', 'no_show');

create function private.patient_text(patient_name text, patient_email text) returns text
language sql immutable
set search_path = ''
as $$ select private.fold(patient_name || ' ' || patient_email) $$;

create table public.consultations (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.profiles (id),
  professional_id uuid not null references public.professionals (user_id),
  patient_name text not null,
  patient_email text not null,
  professional_name text not null,
  professional_specialty text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at = starts_at + interval '50 minutes'),
  consultation_date date not null generated always as
    ((starts_at at time zone 'America/Sao_Paulo')::date) stored,
  consultation_time text not null generated always as
    (left((starts_at at time zone 'America/Sao_Paulo')::time::text, 5)) stored,
  status public.consultation_status not null default 'pending',
  cancelled_by text check (cancelled_by in ('patient', 'platform')) check (cancelled_by is null or status = 'cancelled'),
  amount_cents int not null check (amount_cents > 0),
  request_id uuid not null,
  created_at timestamptz not null default private.now(),
  patient_text text not null generated always as (private.patient_text(patient_name, patient_email)) stored,
  professional_text text not null generated always as (private.fold(professional_name)) stored,
  check (patient_id <> professional_id),
  unique (patient_id, request_id),
  constraint consultations_professional_busy exclude using gist
    (professional_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('pending', 'scheduled')),
  constraint consultations_patient_busy exclude using gist
    (patient_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('pending', 'scheduled'))
);
comment on table public.consultations is 'Written by procedures alone.';
comment on column public.consultations.professional_id is 'The user_id of the professional.';
comment on column public.consultations.ends_at is 'Fifty minutes after the start.';
comment on column public.consultations.status is
  'pending waits for payment, scheduled is confirmed, no_show: the patient did not come.';
comment on column public.consultations.cancelled_by is
  'patient: did not want it any more. platform: its professional was suspended or erased. Null: the time to pay ran out.';
comment on column public.consultations.patient_name is 'As it was at booking, like the other names.';
comment on column public.consultations.consultation_date is 'Day in São Paulo.';
comment on column public.consultations.consultation_time is 'HH:MM in São Paulo.';
comment on column public.consultations.amount_cents is 'Price agreed at booking, in centavos.';
comment on column public.consultations.patient_text is
  'Folded name and e-mail of the patient. Folding each candidate anew while searching took seconds for a text too short '
  'for the index over words.';
comment on column public.consultations.professional_text is 'Folded name of the professional, for searching.';
comment on column public.consultations.request_id is
  'Chosen by the client; the same one answers the same consultation.';
create index consultations_patient_idx on public.consultations (patient_id, starts_at, id);
create index consultations_professional_idx on public.consultations (professional_id, starts_at, id);
create index consultations_starts_idx on public.consultations (starts_at, id);
create index consultations_status_idx on public.consultations (status, starts_at, id);
create index consultations_created_idx on public.consultations (created_at, id);
create index consultations_patient_text_idx on public.consultations
  using gin (patient_text extensions.gin_trgm_ops);
create index consultations_professional_text_idx on public.consultations
  using gin (professional_text extensions.gin_trgm_ops);

create function private.forget_cancelling() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.cancelled_by := null;
  return new;
end
$$;
create trigger forget_cancelling before update of status on public.consultations
  for each row when (old.status = 'cancelled' and new.status <> 'cancelled')
  execute function private.forget_cancelling();

alter table public.consultations enable row level security;
revoke all on public.consultations from anon, authenticated;
grant select (id, patient_id, professional_id, patient_name, patient_email, professional_name,
  professional_specialty, starts_at, ends_at, consultation_date, consultation_time, status,
  amount_cents, created_at) on public.consultations to authenticated;

create policy "Participants read their consultations, admins every one" on public.consultations
  for select to authenticated
  using (patient_id = (select auth.uid()) or professional_id = (select auth.uid())
    or (select private.is_admin()));

create table public.consultation_sessions (
  consultation_id uuid primary key references public.consultations (id) on delete cascade,
  session_link text not null,
  created_at timestamptz not null default private.now()
);
comment on table public.consultation_sessions is
  'Apart from consultations because admins, who read those, must not enter a session.';
comment on column public.consultation_sessions.session_link is
  'Where the two meet; once completed, where the recording is, if the professional stored one.';
alter table public.consultation_sessions enable row level security;
revoke all on public.consultation_sessions from anon, authenticated;
grant select (consultation_id, session_link) on public.consultation_sessions to authenticated;

create policy "Only the two participants read a session's link" on public.consultation_sessions
  for select to authenticated
  using (exists (
    select from public.consultations c
    where c.id = consultation_id
      and (c.patient_id = (select auth.uid()) or c.professional_id = (select auth.uid()))
  ));

create function private.open_session(of_consultation uuid) returns void
language sql
set search_path = ''
as $$
  insert into public.consultation_sessions (consultation_id, session_link)
  select c.id, concat_ws('-', s.meeting_prefix || c.id,
    left(c.professional_id::text, 8), left(c.patient_id::text, 8),
    right(floor(extract(epoch from private.now()) * 1000)::bigint::text, 6),
    encode(extensions.gen_random_bytes(16), 'hex'))
  from public.consultations c, public.deployment_settings s
  where c.id = of_consultation
  on conflict (consultation_id) do nothing
$$;
comment on function private.open_session(uuid) is
  'Makes the link once: prefix, consultation, first 8 of professional and patient, last 6 digits of '
  'the time in milliseconds, and 128 random bits because all the rest can be guessed.';
