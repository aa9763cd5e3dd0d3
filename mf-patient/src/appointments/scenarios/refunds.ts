import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { history } from './address';
import { OPEN_PAYMENT } from './pix-deadline';

const { pending, completed } = CONSULTATIONS;

/** Caio's consultation is paid, then cancelled by its patient: R$ 95 go back, in the given state. */
const goesBack = (state: string) => `${OPEN_PAYMENT} ${sql.transferArrives()}
  select private.cancel_sessions(array['${pending.id}'::uuid], 'patient');
  update private.refunds set ${state} where payment_id = '${pending.paymentId}';`;
/** R$ 50 of Marina's completed consultation, by decision of the team. */
const inPart = (state: string) => `
  insert into private.refunds (receipt_id, payment_id, amount_cents, decided_by, source, state, done_at)
  select id, payment_id, 5000, 'admin', 'platform', ${state}
  from private.receipts where payment_id = '${completed.paymentId}';`;
const DONE = `state = 'done', sent_at = private.now() + interval '1 minute', done_at = private.now() + interval '2 minutes'`;

const refund = (title: string, setup: string, { id }: { readonly id: string } = pending) => ({
  title: `Reembolso: ${title}`,
  path: `${history}&detalhes=${id}`,
  as: 'patient' as const,
  setup,
});

export const refunds = defineScenarios({
  refundDue: refund('registrado', goesBack(`state = 'due'`)),
  refundSent: refund('enviado ao banco', goesBack(`state = 'sent'`)),
  refundRetried: refund('enviado outra vez', goesBack('attempt = 2')),
  refundOverdue: refund(
    'depois do prazo',
    goesBack(`state = 'sent', created_at = private.now() - interval '8 days'`),
  ),
  refundRefused: refund(
    'recusado pelo banco',
    goesBack(`state = 'manual', attempt = 6, problem = 'failed_five_times'`),
  ),
  refundByTeam: refund('pela equipe', goesBack(`state = 'manual', problem = 'not_proven'`)),
  refundDone: refund('feito', goesBack(DONE)),
  refundsInPart: refund(
    'parte, e o que foi pago a mais',
    `${inPart(`'done', private.now()`)}
      insert into private.receipts (e2eid, origin, payment_id, amount_cents, paid_at, class, is_simulated)
      values (repeat('E', 32), 'simulated', '${completed.paymentId}', 15000, private.now(), 'duplicate', true);
      insert into private.refunds (receipt_id, payment_id, amount_cents, decided_by, source, state)
      select id, payment_id, 15000, 'rule', 'held', 'due' from private.receipts where e2eid = repeat('E', 32);`,
    completed,
  ),
  refundWaits: refund(
    'à espera de outra pessoa da equipe',
    `insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state)
      values (gen_random_uuid(), '${completed.paymentId}', 15000, 'Acordo', 'platform', 'waiting');`,
    completed,
  ),
  refundsInList: {
    title: 'Histórico: reembolsos',
    path: history,
    as: 'patient',
    setup: goesBack(`state = 'sent'`) + inPart(`'done', private.now()`),
  },
});
