import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = `/patient/comprovante/${CONSULTATIONS.completed.id}`;
const as = 'patient' as const;

export const scenarios = defineScenarios({
  paid: { title: 'Comprovante de pagamento', path, as },
  withoutCpf: {
    title: 'Comprovante: sem CPF',
    path,
    as,
    setup: `update public.profiles set cpf = null where id = '${PEOPLE.camila.id}';`,
  },
  refunded: {
    title: 'Comprovante: valor a devolver',
    path: `/patient/comprovante/${CONSULTATIONS.confirmed.id}`,
    as,
    setup: `update public.consultations set status = 'cancelled', cancelled_by = 'professional' where id = '${CONSULTATIONS.confirmed.id}';
      update public.payments set refund_due = true where id = '${CONSULTATIONS.confirmed.paymentId}';`,
  },
  lateAndMore: {
    title: 'Comprovante: chegou depois do prazo, valor maior',
    path: `/patient/comprovante/${CONSULTATIONS.pending.id}`,
    as,
    setup: `${sql.expirePendingPayments}
      update public.consultations set cancelled_by = 'patient' where id = '${CONSULTATIONS.pending.id}';
      ${sql.transferArrives('c.amount_cents + 500')}`,
  },
  otherAmountReturned: {
    title: 'Comprovante: outro Pix voltou',
    path: `/patient/comprovante/${CONSULTATIONS.pending.id}`,
    as,
    setup: `${sql.pendingPaymentsExpireIn('15 minutes')}${sql.markedByHand}${sql.transferArrives('9000')}
      update private.suspense set decision = 'returned', decided_at = private.now();
      select private.decide_refund(r, r.amount_cents, 'suspense', 'admin')
      from private.receipts r where r.class = 'wrong_amount' and r.payment_id = '${CONSULTATIONS.pending.paymentId}';`,
  },
  unpaid: {
    title: 'Comprovante de uma consulta não paga',
    path: `/patient/comprovante/${CONSULTATIONS.pending.id}`,
    as,
  },
  slow: { title: 'Comprovante lento', path, as, latencyMs: 3000 },
  unreachable: {
    title: 'Comprovante: falha ao carregar',
    path,
    as,
    faults: [{ path: '/rest/v1/rpc/payment_confirmation', answer: { status: 400 } }],
  },
});
