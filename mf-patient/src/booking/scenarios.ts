import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { moving, path } from './scenarios/address';
import { contactData } from './scenarios/contact-data';
import { freeTimes } from './scenarios/free-times';
import { invitations } from './scenarios/invited';
import { movingOne } from './scenarios/moving';
import { movingSeries } from './scenarios/moving-series';
import { notBookable } from './scenarios/not-bookable';
import { refused } from './scenarios/refused';
import { repeating } from './scenarios/repeating';

export const scenarios = defineScenarios({
  ...freeTimes,
  ...repeating,
  noHours: {
    title: 'Agendamento com quem não tem horários',
    path,
    as: 'patient',
    setup: `insert into public.agenda_settings (professional_id) values ('${PEOPLE.marina.id}')`,
  },
  slow: { title: 'Agendamento lento', path, as: 'patient', latencyMs: 3000 },
  ...refused,
  ...contactData,
  brokenConfirmation: {
    title: 'Agendamento, falha ao confirmar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/book_time', answer: 'broken', once: true }],
  },
  lostAnswer: {
    title: 'Agendamento, a confirmação chega e a resposta se perde',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/book_time', answer: 'lost', once: true }],
  },
  waiting: {
    title: 'Agendamento, um horário já espera pelo pagamento',
    path,
    as: 'patient',
    setup: `${sql.setStatus(CONSULTATIONS.confirmed, 'pending')}
      update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '10 minutes'
      where consultation_id = '${CONSULTATIONS.confirmed.id}'`,
  },
  ...notBookable,
  moving: { title: 'Reagendamento', path: moving(CONSULTATIONS.confirmed.id), as: 'patient' },
  ...invitations,
  ...movingSeries,
  ...movingOne,
});
