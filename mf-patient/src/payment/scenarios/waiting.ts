import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { OPEN_PAYMENT, path } from './address';

const PAYMENT = CONSULTATIONS.pending.paymentId;
const NO_ANSWER = [{ path: '/functions/v1/open-charge', answer: { status: 502 } }];

export const waiting = defineScenarios({
  open: { title: 'Pagamento: código aberto', path, as: 'patient', setup: OPEN_PAYMENT },
  tenMinutesLeft: {
    title: 'Pagamento: o código expira em dez minutos',
    path,
    as: 'patient',
    setup: sql.pendingPaymentsExpireIn('10 minutes'),
  },
  aboutToExpire: {
    title: 'Pagamento: o código expira em dois segundos',
    path,
    as: 'patient',
    setup: sql.pendingPaymentsExpireIn('2 seconds'),
  },
  forDays: {
    title: 'Pagamento: a pagar até amanhã',
    path,
    as: 'patient',
    setup: `update public.payments set opens_at = private.now() - interval '1 hour', expires_at = private.now() + interval '26 hours'
      where id = '${PAYMENT}';`,
  },
  notOpen: {
    title: 'Pagamento: o Pix ainda não abriu',
    path,
    as: 'patient',
    setup: `update public.payments set opens_at = private.now() + interval '1 day', expires_at = private.now() + interval '3 days'
      where id = '${PAYMENT}';`,
  },
  creating: {
    title: 'Pagamento: o banco ainda gera o código',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: NO_ANSWER,
  },
  silent: {
    title: 'Pagamento: o banco não respondeu',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} update private.charges set created_at = private.now() - interval '3 minutes' where payment_id = '${PAYMENT}';`,
  },
  stillSilent: {
    title: 'Pagamento: o banco continua sem responder',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} update private.charges set created_at = private.now() - interval '3 minutes' where payment_id = '${PAYMENT}';`,
    faults: NO_ANSWER,
  },
  askedAlready: {
    title: 'Pagamento: o banco pediu para esperar',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} update private.charges set created_at = private.now() - interval '3 minutes' where payment_id = '${PAYMENT}';
      update private.provider_calls set due_at = private.now() + interval '10 minutes'
      where charge_id in (select id from private.charges where payment_id = '${PAYMENT}');`,
  },
  refused: {
    title: 'Pagamento: o banco recusou dez códigos',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} update private.charges set state = 'failed', problem = 'CobOperacaoInvalida' where payment_id = '${PAYMENT}';
      insert into private.charges (payment_id, provider, amount_cents, expires_at, state, problem)
      select c.payment_id, c.provider, c.amount_cents, c.expires_at, 'failed', c.problem
      from private.charges c, generate_series(1, 9) where c.payment_id = '${PAYMENT}';`,
  },
  unavailable: {
    title: 'Pagamento: indisponível',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} delete from private.charges where payment_id = '${PAYMENT}';
      ${sql.deployment({ pixSimulation: false })} select public.set_payment_provider(null);`,
  },
  unreachable: {
    title: 'Pagamento: falha ao carregar',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/rpc/read_payment', answer: { status: 400 } }],
  },
  slow: { title: 'Pagamento lento', path, as: 'patient', setup: OPEN_PAYMENT, latencyMs: 3000 },
  unknown: {
    title: 'Pagamento de outra conta',
    path,
    as: 'other-patient',
    setup: OPEN_PAYMENT,
  },
});
