import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';
import { path } from './address';

/** The seed's pending payment is as old as the seed: renews its fifteen minutes. */
export const OPEN_PAYMENT = sql.pendingPaymentsExpireIn('15 minutes');

export const pixDeadline = defineScenarios({
  expired: {
    title: 'Próximas: o prazo do Pix terminou',
    path,
    as: 'patient',
    setup: sql.pendingPaymentsExpireIn('-1 minute'),
  },
  tenMinutesLeft: {
    title: 'Próximas: o Pix expira em dez minutos',
    path,
    as: 'patient',
    setup: sql.pendingPaymentsExpireIn('10 minutes'),
  },
});
