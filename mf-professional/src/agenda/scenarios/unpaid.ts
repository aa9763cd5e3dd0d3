import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { path } from './address';
import { call } from './call';

/** Eduardo's, not paid yet. */
export const UNPAID = `
  delete from public.consultation_sessions where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';
  update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '15 minutes'
    where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';
  ${sql.setStatus(CONSULTATIONS.eduardoConfirmed, 'pending')}`;

/** Eduardo's, freed unpaid. */
const LAPSED = `
  ${UNPAID}
  update public.payments set status = 'expired' where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';
  ${sql.setStatus(CONSULTATIONS.eduardoConfirmed, 'cancelled')}`;

export const unpaid = defineScenarios({
  pending: { title: 'Agenda com uma sessão que aguarda o Pix', path, as: 'professional', setup: UNPAID },
  chargeLater: {
    title: 'Agenda com uma sessão cujo pagamento ainda não abriu',
    path,
    as: 'professional',
    setup: `${UNPAID} update public.payments set opens_at = private.now() + interval '1 hour',
      expires_at = private.now() + interval '1 day' where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';`,
  },
  remindedElsewhere: {
    title: 'Lembrete de pagamento recusado: já foi enviado',
    path,
    as: 'professional',
    setup: UNPAID,
    faults: [
      call('remind_of_payment', { status: 400, body: { code: 'P0001', message: 'reminded_recently' } }),
    ],
  },
});

export const lapsed = defineScenarios({
  lapsed: {
    title: 'Agenda com uma sessão que não foi paga a tempo',
    path: `${path}?sessao=${CONSULTATIONS.eduardoConfirmed.id}`,
    as: 'professional',
    setup: LAPSED,
  },
});
