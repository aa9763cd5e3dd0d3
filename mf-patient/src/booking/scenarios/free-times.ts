import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';
import { path } from './address';

/** Eduardo books every one of Marina's slots on the next four Tuesdays except the given ones. */
const tuesdaysWithout = (...free: readonly string[]) => `
  with booked as (insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select '${PEOPLE.eduardo.id}', '${PEOPLE.marina.id}', 'Eduardo Lima', '${PEOPLE.eduardo.email}',
    'Marina Azevedo', 'Ansiedade', starts_at, starts_at + interval '50 minutes', 'scheduled', 15000, gen_random_uuid()
  from generate_series(1, 28) as ahead,
    lateral (select private.today() + ahead as day) as days,
    unnest(private.slot_times()) as slot,
    lateral (select private.slot_start(day, slot) as starts_at) as placed
  where extract(isodow from day) = 2 and slot <> all ('{${free.join()}}')
    and not exists (select from private.busy b
      where b.person_id in ('${PEOPLE.eduardo.id}', '${PEOPLE.marina.id}')
        and b.during && tstzrange(starts_at, starts_at + interval '50 minutes'))
  returning *)
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, status, expires_at, paid_at)
  select id, patient_id, professional_id, amount_cents, 'paid', created_at, created_at from booked`;

export const freeTimes = defineScenarios({
  free: { title: 'Agendamento, com horários livres', path, as: 'patient' },
  deployed: {
    title: 'Agendamento, fora de uma demonstração',
    path,
    as: 'patient',
    setup: sql.deployment({ demonstration: false }),
  },
  busy: {
    title: 'Agendamento, só 14:00 livre às terças',
    path,
    as: 'patient',
    setup: tuesdaysWithout('14:00'),
  },
  full: {
    title: 'Agendamento, nenhum horário livre às terças',
    path,
    as: 'patient',
    setup: tuesdaysWithout(),
  },
  arriving: {
    title: 'Agendamento, com o horário escolhido antes',
    path: `${path}?slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
  },
  arrivingWithin24h: {
    title: 'Agendamento, horário escolhido para amanhã cedo',
    path: `${path}?slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-30T20:00:00Z',
  },
  arrivingWithout2h: {
    title: 'Agendamento, horário escolhido que já não tem reembolso',
    path: `${path}?slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-12-01T15:00:00Z',
  },
  arrivingLate: {
    title: 'Agendamento, o horário escolhido antes já foi reservado',
    path: `${path}?slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: tuesdaysWithout('14:50'),
  },
  arrivingOnFullDay: {
    title: 'Agendamento, o dia escolhido antes já lotou',
    path: `${path}?slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: tuesdaysWithout(),
  },
  ownHours: {
    title: 'Agendamento, só sextas à noite, sem feriados, por 120 dias',
    path,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: `insert into public.agenda_settings (professional_id, horizon_days, closed_on_holidays)
        values ('${PEOPLE.marina.id}', 120, true);
      insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
        values ('${PEOPLE.marina.id}', 5, '19:00', '20:40')`,
  },
});
