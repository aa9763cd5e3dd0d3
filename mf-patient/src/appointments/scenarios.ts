import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';
import { absences } from './scenarios/absences';
import { history, path } from './scenarios/address';
import { cancellations } from './scenarios/cancelling';
import { chargeOpenings } from './scenarios/charge-opening';
import { details } from './scenarios/details';
import { pixDeadline } from './scenarios/pix-deadline';
import { proposals } from './scenarios/proposals';
import { refunds } from './scenarios/refunds';
import { suspended, unlisted } from './scenarios/suspended';
import { upcoming } from './scenarios/upcoming';

const cancelledBy = (who: 'patient' | 'platform') =>
  `${sql.expirePendingPayments} update public.consultations set cancelled_by = '${who}' where status = 'cancelled'`;

export const scenarios = defineScenarios({
  ...upcoming,
  ...chargeOpenings,
  ...proposals,
  ...details,
  ...suspended,
  ...refunds,
  ...absences,
  cancelledByPlatform: {
    title: 'Histórico: cancelada porque o profissional foi suspenso',
    path: history,
    as: 'patient',
    setup: cancelledBy('platform'),
  },
  ...unlisted,
  ...pixDeadline,
  paymentExpired: {
    title: 'Histórico: o Pix não foi pago a tempo',
    path: history,
    as: 'patient',
    setup: sql.expirePendingPayments,
  },
  cancelledByPatient: {
    title: 'Histórico: pendente cancelada pela própria paciente',
    path: history,
    as: 'patient',
    setup: cancelledBy('patient'),
  },
  ...cancellations,
  history: { title: 'Histórico', path: history, as: 'patient' },
  empty: { title: 'Nenhuma consulta', path, as: 'patient', setup: sql.noConsultations },
  uncounted: {
    title: 'Consultas, contagens com falha',
    path,
    as: 'patient',
    faults: [
      { path: '/rest/v1/rpc/history_summary', answer: { status: 400 } },
      { path: '/rest/v1/rpc/conversations', answer: { status: 400 } },
    ],
  },
  unreachable: {
    title: 'Consultas com falha ao carregar',
    path,
    as: 'patient',
    faults: [
      { path: '/rest/v1/consultations', answer: { status: 400 } },
      { path: '/rest/v1/rpc/patient_history', answer: { status: 400 } },
      { path: '/rest/v1/rpc/conversations', answer: { status: 400 } },
    ],
  },
  slow: { title: 'Consultas lentas', path, as: 'patient', latencyMs: 3000 },
});
