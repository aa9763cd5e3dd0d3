import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { history, path } from './address';
import { LATE } from './cancelling';
import { OPEN_PAYMENT } from './pix-deadline';

const detailsAt = (id: string, isPast = false) => `${isPast ? `${history}&` : `${path}?`}detalhes=${id}`;

export const details = defineScenarios({
  details: {
    title: 'Detalhes: confirmada',
    path: detailsAt(CONSULTATIONS.confirmed.id),
    as: 'patient',
    setup: OPEN_PAYMENT,
  },
  detailsLate: {
    title: 'Detalhes: confirmada, sem prazo para o reembolso',
    path: detailsAt(CONSULTATIONS.confirmed.id),
    as: 'patient',
    setup: OPEN_PAYMENT + LATE,
  },
  detailsUnknown: {
    title: 'Detalhes: consulta de outra pessoa',
    path: detailsAt('11111111-1111-4111-8111-111111111111'),
    as: 'patient',
  },
  detailsFail: {
    title: 'Detalhes: falha ao carregar',
    path: detailsAt(CONSULTATIONS.confirmed.id),
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/patient_history', answer: { status: 400 } }],
  },
  cancelledByProfessional: {
    title: 'Histórico: cancelada pela profissional, com a mensagem dela',
    path: detailsAt(CONSULTATIONS.confirmed.id, true),
    as: 'patient',
    setup: `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, event)
      values ('22222222-2222-4222-8222-222222222222', '${CONSULTATIONS.confirmed.id}', '${PEOPLE.marina.id}',
        'professional', 'Tive um imprevisto de saúde. Desculpe!', 'cancelled');
      insert into private.cancellations (consultation_id, reason, message_id)
      values ('${CONSULTATIONS.confirmed.id}', 'health', '22222222-2222-4222-8222-222222222222');
      select private.cancel_sessions(array['${CONSULTATIONS.confirmed.id}'::uuid], 'professional');`,
  },
});
