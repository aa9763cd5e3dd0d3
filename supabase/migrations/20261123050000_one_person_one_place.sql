-- A professional may be somebody's patient. Until now the two roles of one person were two calendars, and she could be
-- booked at the hour of her own appointment. From here on one table says where each person is, in whichever role, and its
-- exclusion constraint decides alone.

create function private.lock_people(variadic people uuid[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.profiles where id = any (people) order by id for no key update;
  perform from public.professionals where user_id = any (people) order by user_id for no key update;
end
$$;
comment on function private.lock_people(uuid[]) is
  'The first locks of every change: profiles by id, then professionals by id. Payments, consultations and busy follow, in '
  'this order. Serializes the changes of a person in both roles, so that counting limits hold and nobody deadlocks.';

create table private.busy (
  consultation_id uuid not null references public.consultations (id) on delete cascade,
  as_professional boolean not null,
  person_id uuid not null,
  during tstzrange not null check (not isempty(during)),
  held boolean not null,
  excused boolean not null default false,
  primary key (consultation_id, as_professional)
);
comment on table private.busy is
  'Where each person is: two rows for each open consultation. Written by the trigger on consultations alone.';
comment on column private.busy.as_professional is 'Which of the two participants the row is about.';
comment on column private.busy.person_id is 'The patient or the professional of the consultation.';
comment on column private.busy.during is 'From the start to the end of the consultation, without the end.';
comment on column private.busy.held is
  'The consultation waits for its payment: free times show it only until the payment expires.';
comment on column private.busy.excused is
  'Overlapped another row of the person when this table was introduced. Stays so until the consultation is moved or closed.';
alter table private.busy enable row level security;
revoke all on private.busy from anon, authenticated;

create function private.keep_busy() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  place constant tstzrange := tstzrange(new.starts_at, new.ends_at);
begin
  if new.status not in ('pending', 'scheduled') then
    delete from private.busy where consultation_id = new.id;
    return null;
  end if;
  -- The constraint leaves excused rows out, so their times are defended here. They only ever become fewer: no lock needed.
  if exists (
    select from private.busy other
    where other.person_id in (new.patient_id, new.professional_id) and other.excused
      and other.consultation_id <> new.id and other.during && place
      and not exists (select from private.busy own
        where own.consultation_id = new.id and own.person_id = other.person_id and own.during = place)
  ) then
    raise exception using errcode = 'exclusion_violation', constraint = 'busy_person',
      message = 'One person is in one place.';
  end if;
  -- In one order, so that two bookings of the same two people do not wait for each other.
  insert into private.busy (consultation_id, as_professional, person_id, during, held)
  select new.id, as_professional, person, place, new.status = 'pending'
  from (values (new.patient_id, false), (new.professional_id, true)) as people (person, as_professional)
  order by person
  on conflict (consultation_id, as_professional) do update
    set person_id = excluded.person_id, during = excluded.during, held = excluded.held,
      excused = busy.excused and busy.during = excluded.during;
  return null;
end
$$;

-- The rows that exist. Nothing is booked meanwhile, and nothing is lost.
lock table public.consultations in share row exclusive mode;
insert into private.busy (consultation_id, as_professional, person_id, during, held)
select c.id, place.as_professional, place.person, tstzrange(c.starts_at, c.ends_at), c.status = 'pending'
from public.consultations c,
  lateral (values (c.patient_id, false), (c.professional_id, true)) as place (person, as_professional)
where c.status in ('pending', 'scheduled');

create index busy_reading_idx on private.busy (person_id, upper(during));
analyze private.busy;

-- Of two that overlap the one that was booked later is excused.
update private.busy later set excused = true
from private.busy earlier, public.consultations lc, public.consultations ec
where earlier.person_id = later.person_id and earlier.consultation_id <> later.consultation_id
  and upper(earlier.during) > lower(later.during) and lower(earlier.during) < upper(later.during)
  and lc.id = later.consultation_id and ec.id = earlier.consultation_id
  and (lc.created_at, lc.id) > (ec.created_at, ec.id);

-- After the rows: inserting into the constraint's index one by one takes ten times as long.
alter table private.busy add constraint busy_person
  exclude using gist (person_id with =, during with &&) where (not excused);
alter table public.consultations
  drop constraint consultations_professional_busy, drop constraint consultations_patient_busy;
create trigger keep_busy after insert or update of status, starts_at, ends_at, patient_id, professional_id
  on public.consultations for each row execute function private.keep_busy();

-- Who is in two places is told, and so are the other participant and the admins.
do $$
declare
  clash record;
begin
  for clash in
    select c.*, b.as_professional, b.person_id,
      to_char(c.consultation_date, 'DD/MM') || ' às ' || c.consultation_time as moment
    from private.busy b join public.consultations c on c.id = b.consultation_id
    where b.excused and c.ends_at > private.now()
  loop
    perform private.tell(clash.person_id, 'booking', 'Duas consultas no mesmo horário',
      'Em ' || clash.moment || ' você tem uma consulta como '
        || case when clash.as_professional then 'profissional, com ' || clash.patient_name
          else 'paciente, com ' || clash.professional_name end
        || ', e outra ao mesmo tempo. Remarque ou cancele uma delas.',
      '/patient/appointments',
      case when clash.as_professional then clash.patient_id else clash.professional_id end);
    perform private.tell(case when clash.as_professional then clash.patient_id else clash.professional_id end,
      'booking', 'Uma consulta pode mudar de horário',
      'A consulta de ' || clash.moment || ' com '
        || case when clash.as_professional then clash.professional_name else clash.patient_name end
        || ' pode precisar de outro horário. Combine pelo chat.',
      case when clash.as_professional then '/patient/appointments' else '/professional/dashboard' end,
      clash.person_id);
    perform private.tell_admins('booking', 'Consultas no mesmo horário',
      case when clash.as_professional then clash.professional_name else clash.patient_name end
        || ' tem duas consultas em ' || clash.moment || '.',
      '/admin/consultas', clash.person_id);
  end loop;
end
$$;
