import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';

const path = '/admin/consultations?aba=pagamentos';

/** One payment in each status except failed, which is reserved for a payment provider. */
const REFUND_DUE = `${sql.fewConsultations}
  update public.payments set refund_due = true
  where consultation_id in (select id from public.consultations where status = 'cancelled') and status = 'paid'`;

const PENDING = CONSULTATIONS.pending;
const PAID_AT_BANK = `
  select public.set_payment_provider('api-pix');
  ${sql.pendingPaymentsExpireIn('15 minutes')}
  select public.record_receipts('api-pix', jsonb_build_array(jsonb_build_object('receiptId', 'E' || repeat('1', 31),
    'txid', c.txid, 'amount', c.amount_cents, 'paidAt', private.now(), 'key', null, 'refunds', '[]'::jsonb)))
  from private.charges c where c.payment_id = '${PENDING.paymentId}' and c.state in ('creating', 'open');`;
const CANCELLED = `
  update public.consultations set status = 'cancelled', cancelled_by = 'professional' where id = '${PENDING.id}';
  update public.payments set refund_due = true where id = '${PENDING.paymentId}';`;
/** Each refund that is open is now in this state. */
const refundsAre = (state: string) =>
  `update private.refunds set state = '${state}' where payment_id = '${PENDING.paymentId}' and state = 'due';`;
/** A bank has the money of a cancelled consultation, and could not send it back. */
const BANK_REFUND = PAID_AT_BANK + CANCELLED + refundsAre('manual');
const PART_DECIDED = `${PAID_AT_BANK}
  select private.decide_refund(r, 4000, 'held', 'admin') from private.receipts r where r.payment_id = '${PENDING.paymentId}';`;
/** R$ 40 went back before the consultation was cancelled. */
const PART_REFUNDED = `${PART_DECIDED}
  select private.finish_refund(f, 'D' || repeat('4', 31), private.now()) from private.refunds f
  where f.payment_id = '${PENDING.paymentId}';
  ${CANCELLED} ${refundsAre('manual')}`;

export const scenarios = defineScenarios({
  each: { title: 'Pagamentos, um de cada estado', path, as: 'admin', setup: REFUND_DUE },
  owedBack: {
    title: 'Pagamentos, só os que há a reembolsar',
    path: `${path}&status=a-reembolsar`,
    as: 'admin',
    setup: REFUND_DUE,
  },
  nothingOwed: {
    title: 'Pagamentos, nada a reembolsar',
    path: `${path}&status=a-reembolsar`,
    as: 'admin',
    setup: `${sql.fewConsultations} update public.payments set refund_due = false, refund_state = null`,
  },
  slotTaken: {
    title: 'Pagamentos, o horário do expirado já passou',
    path: `${path}&busca=gustavo`,
    as: 'admin',
  },
  updateFails: {
    title: 'Pagamentos, falha ao marcar como pago',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/mark_payment_paid', answer: { status: 500 } }],
  },
  bankRefund: {
    title: 'Pagamentos, a devolver por fora o que está no banco',
    path: `${path}&status=a-reembolsar`,
    as: 'admin',
    setup: BANK_REFUND,
  },
  refundGone: {
    title: 'Pagamentos, nada mais a reembolsar',
    path,
    as: 'admin',
    setup: sql.fewConsultations,
    faults: [
      {
        path: '/rest/v1/rpc/mark_refunded',
        answer: { status: 400, body: { code: 'P0001', message: 'refund_not_due' } },
      },
    ],
  },
  refundUnderWay: {
    title: 'Pagamentos, o banco está devolvendo',
    path: `${path}&status=a-reembolsar`,
    as: 'admin',
    setup: PAID_AT_BANK + CANCELLED + refundsAre('sent'),
  },
  partOwed: {
    title: 'Pagamentos, a devolver uma parte',
    path: `${path}&status=a-reembolsar`,
    as: 'admin',
    setup: PART_DECIDED + refundsAre('manual'),
  },
  restOfRefund: {
    title: 'Pagamentos, uma parte já voltou',
    path: `${path}&status=a-reembolsar`,
    as: 'admin',
    setup: PART_REFUNDED,
  },
  emptied: {
    title: 'Pagamentos, uma página que ficou vazia',
    path: `${path}&depois=2020-01-01T12:00:00.000Z_00000000-0000-4000-8000-000000000000`,
    as: 'admin',
  },
  noMatch: { title: 'Pagamentos, busca sem resultado', path: `${path}&busca=zzzz`, as: 'admin' },
  none: { title: 'Pagamentos, nenhum', path, as: 'admin', setup: sql.noConsultations },
  unreachable: {
    title: 'Pagamentos com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_payments', answer: { status: 500 } }],
  },
  slow: { title: 'Pagamentos lentos', path, as: 'admin', latencyMs: 3000 },
});
