import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { path } from './address';
import { OPEN_PAYMENT } from './pix-deadline';
import { refused } from './refused';

/** The confirmed consultation starts in 20 hours and was booked more than 7 days ago: nothing is refunded any more. */
export const LATE = `${sql.confirmedStartingIn('20 hours')} update public.consultations
  set created_at = private.now() - interval '10 days' where id = '${CONSULTATIONS.confirmed.id}';`;
/** So much of the confirmed consultation went back by decision of the team. */
const returned = (cents: number) => `
  insert into private.refunds (receipt_id, payment_id, amount_cents, decided_by, source, state, done_at)
  select id, payment_id, ${cents}, 'admin', 'held', 'done', private.now()
  from private.receipts where payment_id = '${CONSULTATIONS.confirmed.paymentId}';`;
const cancelling = (title: string, code: string) => refused(title, 'cancel_consultation', code);

export const cancellations = defineScenarios({
  late: {
    title: 'Próximas: confirmada, sem prazo para o reembolso',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + LATE,
  },
  returnedInPart: {
    title: 'Cancelamento, parte do valor já foi devolvida',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + returned(5000),
  },
  returnedWhole: {
    title: 'Cancelamento, todo o valor já foi devolvido',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + returned(15000),
  },
  cancelStarted: cancelling('Cancelamento, sessão que começou entretanto', 'consultation_started'),
  cancelClosed: cancelling('Cancelamento, consulta fechada entretanto', 'consultation_not_open'),
  cancelFails: {
    title: 'Cancelamento, conexão cortada uma vez',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/rpc/cancel_consultation', answer: 'broken', once: true }],
  },
});
