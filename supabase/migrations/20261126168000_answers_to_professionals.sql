-- A calendar also says when a professional is a patient themselves; a preview of a change names the paid dates that cannot move;
-- one professional's request_id does not answer another's consultations.

create or replace function private.calendar_rows(professional uuid)
returns table (id text, starts_at timestamptz, ends_at timestamptz)
language sql stable
set search_path = ''
as $$
  -- 180 days are the longest horizon; a series may reach beyond the horizon that was chosen.
  select c.id::text, c.starts_at, c.ends_at
  from public.consultations c
  where (c.professional_id = professional or c.patient_id = professional)
    and (c.status in ('scheduled', 'completed', 'no_show') or (c.status = 'pending' and not exists (
      select from public.payments p where p.consultation_id = c.id and p.expires_at <= private.now())))
    and c.starts_at > private.now() - interval '30 days' and c.starts_at < private.now() + interval '180 days'
  union all
  select b.id::text, b.starts_at, b.ends_at
  from public.agenda_blocks b
  where b.professional_id = professional
    and b.ends_at > private.now() - interval '30 days' and b.starts_at < private.now() + interval '180 days'
  union all
  select o.id || ' ' || proposed, proposed, proposed + interval '50 minutes'
  from public.proposals o
    join public.consultations c on c.id = o.consultation_id,
    unnest(o.times) as proposed
  where c.professional_id = professional and o.status = 'open' and o.expires_at > private.now()
$$;
comment on function private.calendar_rows(uuid) is
  'When a professional is busy, from 30 days ago to 180 days ahead: consultations without their breaks, also their own as a '
  'patient, blocked times, and times proposed to a patient who has not answered.';

create function private.moves_no_more(consultation public.consultations, start timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(consultation.status = 'scheduled' and consultation.starts_at is distinct from start
    and (consultation.starts_at - interval '24 hours' < private.now() or consultation.moves >= 5), false)
$$;
comment on function private.moves_no_more(public.consultations, timestamptz) is
  'Whether this is a paid date of a series that would have to move, too late or too often.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.series_plan(public.consultation_series, int, boolean)',
        'private.series_instant(series, number) as start, c.id as moving',
        $new$private.series_instant(series, number) as start, c.id as moving,
      -- The first moves to a time that was chosen; whether it may is said then.
      number > since and private.moves_no_more(c, private.series_instant(series, number)) as stays$new$),
      ('private.series_plan(public.consultation_series, int, boolean)', 'private.obstacle(series, start, moving) as reason',
        $new$coalesce(private.obstacle(series, start, moving), case when stays then 'past' end) as reason$new$),
      ('private.move_following(public.consultation_series, int, int[])',
        $old$next.status = 'scheduled' and (next.starts_at - interval '24 hours' < private.now() or next.moves >= 5)$old$,
        'private.moves_no_more(next, start)'),
      ('public.book_for_patient(uuid, timestamptz[], uuid)', $old$md5(book_for_patient.request_id || ' ' || n)$old$,
        $new$md5(caller || ' ' || book_for_patient.request_id || ' ' || n)$new$),
      ('public.book_series_for_patient(uuid, timestamptz, int, int, int[], jsonb, uuid)',
        $old$md5('series ' || book_series_for_patient.request_id)$old$,
        $new$md5('series ' || caller || ' ' || book_series_for_patient.request_id)$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
