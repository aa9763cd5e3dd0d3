import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { history, path } from './address';

const { id } = CONSULTATIONS.confirmed;
const paid = (start: string, status: 'scheduled' | 'completed' | 'no_show') =>
  `${sql.confirmedStartingIn(start)} ${sql.setStatus(CONSULTATIONS.confirmed, status)}`;
const reported = (decision = '') =>
  `insert into private.absences (consultation_id, message) values ('${id}', 'Esperei meia hora.');
   ${decision && `update private.absences set outcome = '${decision}', decided_at = private.now() where consultation_id = '${id}';`}`;
const refuse = (code: string) => ({
  path: '/rest/v1/rpc/report_absence',
  answer: { status: 400, body: { code: 'P0001', message: code } },
});

export const absences = defineScenarios({
  absenceRunning: {
    title: 'Ausência: a sessão corre e o profissional não veio',
    path,
    as: 'patient',
    setup: paid('-20 minutes', 'scheduled'),
  },
  absenceOver: {
    title: 'Ausência: sessão terminada',
    path: history,
    as: 'patient',
    setup: paid('-2 hours', 'scheduled'),
  },
  absenceCompleted: {
    title: 'Ausência: sessão dada como concluída',
    path: `${history}&detalhes=${id}`,
    as: 'patient',
    setup: paid('-2 days', 'completed'),
  },
  absenceContested: {
    title: 'Ausência: o profissional diz que o paciente faltou',
    path: history,
    as: 'patient',
    setup: paid('-2 hours', 'no_show'),
  },
  absenceTooLate: {
    title: 'Ausência: passaram 7 dias',
    path: history,
    as: 'patient',
    setup: paid('-8 days', 'no_show'),
  },
  absenceRefused: {
    title: 'Ausência recusada: o prazo terminou entretanto',
    path: history,
    as: 'patient',
    setup: paid('-2 hours', 'scheduled'),
    faults: [refuse('too_late')],
  },
  absenceOpen: {
    title: 'Ausência informada, a equipe ainda decide',
    path: history,
    as: 'patient',
    setup: paid('-2 hours', 'completed') + reported(),
  },
  absenceRefunded: {
    title: 'Ausência confirmada, o valor volta',
    path: history,
    as: 'patient',
    setup: paid('-2 days', 'completed') + reported('refund'),
  },
  absenceDenied: {
    title: 'Ausência não confirmada',
    path: history,
    as: 'patient',
    setup: paid('-2 days', 'no_show') + reported('pay'),
  },
});
