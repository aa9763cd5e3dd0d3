import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { moving } from './address';

/** Marina attends on Tuesdays in the afternoon, and is away on 15 December. */
const AWAY = `insert into public.agenda_settings (professional_id) values ('${PEOPLE.marina.id}');
  insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
    values ('${PEOPLE.marina.id}', 2, '14:00', '17:20');
  insert into public.hours_exceptions (professional_id, local_date) values ('${PEOPLE.marina.id}', '2026-12-15');`;

export const movingSeries = defineScenarios({
  movingSeries: {
    title: 'Reagendamento de uma série paga, com uma data em conflito',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: sql.series(4) + AWAY,
  },
  movingSeriesNear: {
    title: 'Reagendamento de uma série, com outro dia para a data em conflito',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: `${sql.series(4) + AWAY}
      insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
      values ('${PEOPLE.marina.id}', 3, '14:00', '17:20');`,
  },
  movingSeriesOften: {
    title: 'Reagendamento de uma série, uma data paga que já mudou cinco vezes',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: `${sql.series(4)}
      update public.consultations set status = 'scheduled', moves = 5 where series_number = 3;`,
  },
  movingSeriesUnreachable: {
    title: 'Reagendamento de uma série, falha ao conferir as datas',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: sql.series(4),
    faults: [{ path: '/rest/v1/rpc/preview_change', answer: { status: 400 } }],
  },
  movingSeriesChanged: {
    title: 'Reagendamento de uma série, uma data reservada entretanto',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: sql.series(4),
    faults: [
      {
        path: '/rest/v1/rpc/change_series',
        answer: { status: 400, body: { code: 'P0001', message: 'dates_changed', details: null, hint: null } },
        once: true,
      },
    ],
  },
});
