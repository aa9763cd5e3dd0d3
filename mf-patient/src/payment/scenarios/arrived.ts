import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { OPEN_PAYMENT, path } from './address';

const { id: CONSULTATION } = CONSULTATIONS.pending;

export const ARRIVES = sql.transferArrives();

/** Another patient takes the time of an expired payment. */
const TAKEN = `${sql.expirePendingPayments}
  insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select '${PEOPLE.helena.id}', professional_id, '${PEOPLE.helena.fullName}', '${PEOPLE.helena.email}', professional_name,
    professional_specialty, starts_at, ends_at, 'scheduled', amount_cents, gen_random_uuid()
  from public.consultations where id = '${CONSULTATION}';`;

const CANCELLED = ` update public.consultations set status = 'cancelled', cancelled_by = 'patient' where id = '${CONSULTATION}';`;

const as = 'patient' as const;

export const arrived = defineScenarios({
  expired: { title: 'Pagamento: o código expirou', path, as, setup: sql.expirePendingPayments },
  taken: { title: 'Pagamento: expirou, e o horário não está mais livre', path, as, setup: TAKEN },
  paid: { title: 'Pagamento: pago', path, as, setup: OPEN_PAYMENT + ARRIVES },
  late: {
    title: 'Pagamento: chegou depois do prazo, horário livre',
    path,
    as,
    setup: sql.expirePendingPayments + ARRIVES,
  },
  returned: {
    title: 'Pagamento: chegou depois do prazo, horário ocupado',
    path,
    as,
    setup: TAKEN + ARRIVES,
  },
  twice: { title: 'Pagamento: pago duas vezes', path, as, setup: OPEN_PAYMENT + ARRIVES + ARRIVES },
  tooLittle: { title: 'Pagamento: valor menor', path, as, setup: OPEN_PAYMENT + sql.transferArrives('1000') },
  tooLittleExpired: {
    title: 'Pagamento: valor menor, e o código novo expirou',
    path,
    as,
    setup: OPEN_PAYMENT + sql.transferArrives('1000') + sql.expirePendingPayments,
  },
  tooMuch: {
    title: 'Pagamento: valor maior',
    path,
    as,
    setup: OPEN_PAYMENT + sql.transferArrives('c.amount_cents + 500'),
  },
  otherAmount: {
    title: 'Pagamento marcado pela equipe: chegou outro valor',
    path,
    as,
    setup: OPEN_PAYMENT + sql.markedByHand + sql.transferArrives('9000'),
  },
  cancelled: {
    title: 'Pagamento de uma consulta cancelada',
    path,
    as,
    setup: OPEN_PAYMENT + CANCELLED,
  },
  lateAndCancelled: {
    title: 'Pagamento que chegou depois do prazo, de uma consulta cancelada',
    path,
    as,
    setup: sql.expirePendingPayments + ARRIVES + CANCELLED,
  },
  tooMuchAndCancelled: {
    title: 'Pagamento: valor maior, de uma consulta cancelada',
    path,
    as,
    setup: OPEN_PAYMENT + sql.transferArrives('c.amount_cents + 500') + CANCELLED,
  },
});
