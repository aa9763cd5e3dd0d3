import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { path } from './address';
import { call } from './call';

export const outcomes = defineScenarios({
  missed: {
    title: 'Agenda com uma sessão a que o paciente não compareceu',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('-2 hours')} ${sql.setStatus(CONSULTATIONS.confirmed, 'no_show')}`,
  },
  returnedByBank: {
    title: 'Agenda com uma sessão cujo Pix o banco de quem pagou devolveu',
    path,
    as: 'professional',
    setup: `insert into private.refunds (receipt_id, payment_id, amount_cents, decided_by, source, bank_id, state, done_at)
      select id, payment_id, 15000, 'bank', 'held', 'med1', 'done', private.now()
      from private.receipts where payment_id = '${CONSULTATIONS.confirmed.paymentId}';`,
  },
  correctionClosed: {
    title: 'Correção recusada: a sessão já foi avaliada',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('-2 hours')} ${sql.setStatus(CONSULTATIONS.confirmed, 'completed')}`,
    faults: [call('correct_outcome', { status: 400, body: { code: 'P0001', message: 'already_reviewed' } })],
  },
});
