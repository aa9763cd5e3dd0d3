import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

/** Camila's unpaid consultation with Caio. */
export const path = `/patient/booking/${PEOPLE.caio.id}?pagamento=${CONSULTATIONS.pending.id}`;

/** The seed's pending payment is as old as the seed: renews its fifteen minutes. */
export const OPEN_PAYMENT = sql.pendingPaymentsExpireIn('15 minutes');
export const EXPIRED_PAYMENT = sql.pendingPaymentsExpireIn('-1 minute');
