/**
 * A person in two places at once, read from consultations, blocks and open proposals themselves: private.busy cannot overlap.
 * Consultations that overlapped before the constraint are excused.
 */
export const OVERLAPS = `
  with places as (
    select c.professional_id as person, 'consultation ' || c.id as what,
      tstzrange(c.starts_at, c.ends_at + c.break_minutes * interval '1 minute') as during
    from public.consultations c where c.status in ('pending', 'scheduled')
    union all
    select c.patient_id, 'consultation ' || c.id, tstzrange(c.starts_at, c.ends_at)
    from public.consultations c where c.status in ('pending', 'scheduled')
    union all
    select b.professional_id, 'block ' || b.id, tstzrange(b.starts_at, b.ends_at) from public.agenda_blocks b
    union all
    select c.professional_id, 'proposal ' || o.id || ' ' || proposed, tstzrange(proposed, proposed + interval '50 minutes')
    from public.proposals o join public.consultations c on c.id = o.consultation_id, unnest(o.times) as proposed
    where o.status = 'open'
  )
  select 'overlap' as what, one.person as id, one.what || ' ' || other.what as detail
  from places one join places other on other.person = one.person and other.during && one.during and other.what > one.what
  where not exists (select from private.busy b
    where b.excused and 'consultation ' || b.consultation_id in (one.what, other.what))`;
