import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { history } from './address';

/** The cancelled consultation had been paid; the refund was made at the given time, or is pending. */
const paidBack = (refundedAt: string) =>
  `update public.payments set status = 'paid', paid_at = private.now(), refund_due = true, refunded_at = ${refundedAt}
    where consultation_id = '${CONSULTATIONS.expired.id}'`;

export const refunds = defineScenarios({
  refunded: {
    title: 'Histórico: cancelada, com o valor devolvido',
    path: history,
    as: 'patient',
    setup: paidBack('private.now()'),
  },
  toBeRefunded: {
    title: 'Histórico: cancelada, com o valor por devolver',
    path: history,
    as: 'patient',
    setup: paidBack('null'),
  },
});
