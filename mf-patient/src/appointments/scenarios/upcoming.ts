import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { path } from './address';
import { OPEN_PAYMENT } from './pix-deadline';

export const upcoming = defineScenarios({
  upcoming: { title: 'Próximas: uma confirmada, uma pendente', path, as: 'patient', setup: OPEN_PAYMENT },
  rioBranco: {
    title: 'Próximas, de quem está em Rio Branco',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT}
      update public.profiles set time_zone = 'America/Rio_Branco' where id = '${PEOPLE.camila.id}';`,
  },
  movedFiveTimes: {
    title: 'Próximas: já remarcada cinco vezes',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} update public.consultations set moves = 5 where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  sixty: {
    title: 'Próximas: sessenta consultas',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT}
      insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
        professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
      select patient_id, professional_id, patient_name, patient_email, professional_name, professional_specialty,
        starts_at + n * interval '1 week', ends_at + n * interval '1 week', 'scheduled', amount_cents, gen_random_uuid()
      from public.consultations, generate_series(1, 58) n where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  longName: {
    title: 'Próximas: com um nome longo',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} update public.consultations set professional_name = '${LONG_NAME}'`,
  },
  ofProfessional: {
    title: 'Consultas de quem também atende',
    path,
    as: 'professional',
    setup: sql.marinaInTherapy,
  },
});
