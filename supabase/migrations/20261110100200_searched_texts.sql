-- What admins search in consultations is folded once, when it is written. Folding each candidate anew while searching
-- took seconds for a text too short for the index over words.

alter table public.consultations
  add column patient_text text not null generated always as
    (private.patient_text(patient_name, patient_email)) stored,
  add column professional_text text not null generated always as (private.fold(professional_name)) stored;
comment on column public.consultations.patient_text is 'Folded name and e-mail of the patient, for searching.';
comment on column public.consultations.professional_text is 'Folded name of the professional, for searching.';

drop index public.consultations_patient_text_idx, public.consultations_professional_text_idx;
create index consultations_patient_text_idx on public.consultations
  using gin (patient_text extensions.gin_trgm_ops);
create index consultations_professional_text_idx on public.consultations
  using gin (professional_text extensions.gin_trgm_ops);

create or replace function public.list_consultations(
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
    'select e.* from public.consultations c join public.consultation_entries e on e.id = c.id
     where %1$s order by c.starts_at %2$s, c.id %2$s limit $5',
    concat_ws(' and ', 'true',
      case when private.trimmed(search) <> '' then 'c.patient_text like private.containing($1)' end,
      case when status is not null then 'c.status = $2' end,
      case when cursor_id is not null and newer then '(c.starts_at, c.id) > ($3, $4)'
           when cursor_id is not null then '(c.starts_at, c.id) < ($3, $4)' end),
    case when newer then 'asc' else 'desc' end)
  using search, status, cursor_starts_at, cursor_id, least(greatest(coalesce(page_size, 20), 1), 101);
end
$$;

create or replace function public.list_payments(
  search text default null,
  status public.payment_status default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns setof public.payment_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute format(
    -- Walks consultations by time, whose index has the order; each has one payment.
    'select e.* from public.consultations c join public.payment_entries e on e.consultation_id = c.id
     where %1$s order by c.starts_at %2$s, c.id %2$s limit $5',
    concat_ws(' and ', 'true',
      case when private.trimmed(search) <> '' then
        '(c.patient_text like private.containing($1) or c.professional_text like private.containing($1))' end,
      case when status is not null then 'e.status = $2' end,
      case when cursor_id is not null and newer then '(c.starts_at, c.id) > ($3, $4)'
           when cursor_id is not null then '(c.starts_at, c.id) < ($3, $4)' end),
    case when newer then 'asc' else 'desc' end)
  using search, status, cursor_starts_at, cursor_id, least(greatest(coalesce(page_size, 20), 1), 101);
end
$$;
