import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { path } from './address';
import { refusedOnce } from './refused-once';

/** Marina attends on Thursdays and Fridays in the afternoon, and not on holidays. */
const HOLIDAYS_OFF = `insert into public.agenda_settings (professional_id, closed_on_holidays)
    values ('${PEOPLE.marina.id}', true);
  insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
    values ('${PEOPLE.marina.id}', 4, '14:00', '17:20'), ('${PEOPLE.marina.id}', 5, '14:00', '17:20')`;

export const repeating = defineScenarios({
  repeating: {
    title: 'Agendamento, com feriados nas datas de uma série',
    path: `${path}?slot=2026-12-18T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: HOLIDAYS_OFF,
  },
  repeatingUnreachable: {
    title: 'Agendamento, falha ao conferir as datas de uma série',
    path: `${path}?slot=2026-12-18T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    faults: [{ path: '/rest/v1/rpc/preview_series', answer: { status: 500 } }],
  },
  datesChanged: {
    ...refusedOnce(
      'Agendamento, uma data da série foi reservada entretanto',
      'book_series',
      'dates_changed',
      `${path}?slot=2026-12-18T17:00:00Z`,
    ),
    now: '2026-11-24T15:00:00Z',
    setup: HOLIDAYS_OFF,
  },
});
