import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { path } from './address';
import { call } from './call';

const { id } = CONSULTATIONS.confirmed;
const open = `${path}?sessao=${id}`;
const reported = (status: 'scheduled' | 'completed' = 'scheduled') =>
  `${sql.confirmedStartingIn('-2 hours')} ${sql.setStatus(CONSULTATIONS.confirmed, status)}
   insert into private.absences (consultation_id, message) values ('${id}', 'Esperei meia hora.');`;
const decided = (outcome: 'refund' | 'pay') =>
  `${reported('completed')} update private.absences set outcome = '${outcome}', decided_at = private.now()
    where consultation_id = '${id}';`;

export const absences = defineScenarios({
  absence: {
    title: 'Agenda: o paciente informou uma ausência',
    path: open,
    as: 'professional',
    setup: reported(),
  },
  absenceAnswered: {
    title: 'Agenda: ausência respondida',
    path: open,
    as: 'professional',
    setup: `${reported('completed')} update private.absences set came = true, answer = 'Entrei às 14:02.',
      answered_at = private.now();`,
  },
  absenceConfirmed: {
    title: 'Agenda: ausência confirmada',
    path: open,
    as: 'professional',
    setup: decided('refund'),
  },
  absenceDenied: {
    title: 'Agenda: ausência não confirmada',
    path: open,
    as: 'professional',
    setup: decided('pay'),
  },
  unattended: {
    title: 'Agenda: cancelada porque o profissional não entrou na sala',
    path: open,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('-2 hours')} update public.consultations set status = 'cancelled',
      cancelled_by = 'professional', cancelled_at = ends_at where id = '${id}';`,
  },
  absenceClosed: {
    title: 'Agenda: a equipe decidiu antes da resposta',
    path: open,
    as: 'professional',
    setup: reported(),
    faults: [call('answer_absence', { status: 400, body: { code: 'P0001', message: 'absence_decided' } })],
  },
});
