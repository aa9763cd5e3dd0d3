import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';
import { path } from './address';

const { id } = PEOPLE.marina;

export const hours = defineScenarios({
  emptyWeek: {
    title: 'Agenda sem sessões, com horários livres',
    path,
    as: 'professional',
    setup: sql.noConsultations,
  },
  first: {
    title: 'Agenda de quem ainda não abriu horários',
    path,
    as: 'professional',
    setup: `${sql.noConsultations} insert into public.agenda_settings (professional_id) values ('${id}')`,
  },
  rioBranco: {
    title: 'Agenda em Rio Branco',
    path,
    as: 'professional',
    setup: `
      insert into public.agenda_settings (professional_id, time_zone) values ('${id}', 'America/Rio_Branco');
      insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
      select '${id}', day, '07:00', '12:00' from generate_series(1, 7) as day;`,
  },
});
