import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/patient/appointments';
const history = `${path}?aba=historico`;

/** The seed's pending payment is as old as the seed: renews its fifteen minutes. */
const OPEN_PAYMENT = sql.pendingPaymentsExpireIn('15 minutes');
const EXPIRED_PAYMENT = sql.pendingPaymentsExpireIn('-1 minute');
const cancelledBy = (who: 'patient' | 'platform') =>
  `${sql.expirePendingPayments} update public.consultations set cancelled_by = '${who}' where status = 'cancelled'`;
/** The cancelled consultation had been paid; the refund was made at the given time, or is pending. */
const paidBack = (refundedAt: string) =>
  `update public.payments set status = 'paid', paid_at = private.now(), refund_due = true, refunded_at = ${refundedAt}
    where consultation_id = '${CONSULTATIONS.expired.id}'`;
/** The confirmed consultation starts in 20 hours and was booked more than 7 days ago: nothing is refunded any more. */
export const LATE = `${sql.confirmedStartingIn('20 hours')} update public.consultations
  set created_at = private.now() - interval '10 days' where id = '${CONSULTATIONS.confirmed.id}';`;
const SOON = sql.confirmedStartingIn('20 hours');
const SUSPENDED = sql.setApproval(PEOPLE.marina, 'suspended');

/** The pending consultation was made by its professional: its charge opens at the given time from now. */
const chargeOpening = (interval: string) =>
  `update public.consultations set booked_by = 'professional' where id = '${CONSULTATIONS.pending.id}';
   update public.payments set opens_at = private.now() + interval '${interval}',
     expires_at = private.now() + interval '30 hours' where consultation_id = '${CONSULTATIONS.pending.id}';`;
/** Marina proposes times on the days after the confirmed consultation. */
const proposing = (times: number) =>
  `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, event)
    values ('${PROPOSAL}', '${CONSULTATIONS.confirmed.id}', '${PEOPLE.marina.id}', 'professional',
      'Vou dar uma aula nesse dia. Consegue em outro?', 'proposed');
  insert into public.proposals (id, consultation_id, times, was_at, expires_at)
  select '${PROPOSAL}', id, array(select starts_at + n * interval '7 days' from generate_series(1, ${times}) n),
    starts_at, starts_at - interval '24 hours'
  from public.consultations where id = '${CONSULTATIONS.confirmed.id}';`;
/** Marina lets Camila choose in the week after it. */
const INVITING = `insert into public.proposals (id, consultation_id, times, from_day, to_day, was_at, expires_at)
  select '33333333-3333-4333-8333-333333333333', id, '{}', consultation_date + 7, consultation_date + 11, starts_at, starts_at - interval '24 hours'
  from public.consultations where id = '${CONSULTATIONS.confirmed.id}';`;
const PROPOSAL = '33333333-3333-4333-8333-333333333333';
const detailsAt = (id: string, isPast = false) => `${isPast ? `${history}&` : `${path}?`}detalhes=${id}`;

const refused = (title: string, procedure: string, code: string, setup = OPEN_PAYMENT) => ({
  title,
  path,
  as: 'patient' as const,
  setup,
  faults: [
    {
      path: `/rest/v1/rpc/${procedure}`,
      answer: { status: 400, body: { code: 'P0001', message: code, details: null, hint: null } },
    },
  ],
});
const cancelling = (title: string, code: string) => refused(title, 'cancel_consultation', code);
const simulating = (title: string, code: string) => refused(title, 'simulate_payment', code);
const renewing = (title: string, code: string) => refused(title, 'renew_payment', code, EXPIRED_PAYMENT);

export const scenarios = defineScenarios({
  upcoming: { title: 'Próximas: uma confirmada, uma pendente', path, as: 'patient', setup: OPEN_PAYMENT },
  rioBranco: {
    title: 'Próximas, de quem está em Rio Branco',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT}
      update public.profiles set time_zone = 'America/Rio_Branco' where id = '${PEOPLE.camila.id}';`,
  },
  movedFiveTimes: {
    title: 'Próximas: já remarcada cinco vezes',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} update public.consultations set moves = 5 where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  sixty: {
    title: 'Próximas: sessenta consultas',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT}
      insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
        professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
      select patient_id, professional_id, patient_name, patient_email, professional_name, professional_specialty,
        starts_at + n * interval '1 week', ends_at + n * interval '1 week', 'scheduled', amount_cents, gen_random_uuid()
      from public.consultations, generate_series(1, 58) n where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  longName: {
    title: 'Próximas: com um nome longo',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT} update public.consultations set professional_name = '${LONG_NAME}'`,
  },
  ofProfessional: {
    title: 'Consultas de quem também atende',
    path,
    as: 'professional',
    setup: sql.marinaInTherapy,
  },
  opensLater: {
    title: 'Próximas: reservada, com o Pix por abrir',
    path,
    as: 'patient',
    setup: chargeOpening('20 hours'),
  },
  open: {
    title: 'Próximas: marcada pelo profissional, com o Pix aberto',
    path,
    as: 'patient',
    setup: chargeOpening('-1 hour'),
  },
  proposal: {
    title: 'Próximas: proposta de outro horário',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + proposing(1),
  },
  proposals: {
    title: 'Próximas: proposta de três horários',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + proposing(3),
  },
  invitation: {
    title: 'Próximas: convite para escolher outro horário',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + INVITING,
  },
  proposalsFail: {
    title: 'Próximas: falha ao carregar as propostas',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/proposals', answer: { status: 400 } }],
  },
  details: {
    title: 'Detalhes: confirmada',
    path: detailsAt(CONSULTATIONS.confirmed.id),
    as: 'patient',
    setup: OPEN_PAYMENT,
  },
  detailsLate: {
    title: 'Detalhes: confirmada, sem prazo para o reembolso',
    path: detailsAt(CONSULTATIONS.confirmed.id),
    as: 'patient',
    setup: OPEN_PAYMENT + LATE,
  },
  detailsUnknown: {
    title: 'Detalhes: consulta de outra pessoa',
    path: detailsAt('11111111-1111-4111-8111-111111111111'),
    as: 'patient',
  },
  detailsFail: {
    title: 'Detalhes: falha ao carregar',
    path: detailsAt(CONSULTATIONS.confirmed.id),
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/patient_history', answer: { status: 400 } }],
  },
  cancelledByProfessional: {
    title: 'Histórico: cancelada pela profissional, com a mensagem dela',
    path: detailsAt(CONSULTATIONS.confirmed.id, true),
    as: 'patient',
    setup: `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, event)
      values ('22222222-2222-4222-8222-222222222222', '${CONSULTATIONS.confirmed.id}', '${PEOPLE.marina.id}',
        'professional', 'Tive um imprevisto de saúde. Desculpe!', 'cancelled');
      insert into private.cancellations (consultation_id, reason, message_id)
      values ('${CONSULTATIONS.confirmed.id}', 'health', '22222222-2222-4222-8222-222222222222');
      select private.cancel_sessions(array['${CONSULTATIONS.confirmed.id}'::uuid], 'professional');`,
  },
  soon: { title: 'Próximas: confirmada a menos de 24h', path, as: 'patient', setup: SOON },
  suspended: {
    title: 'Próximas: a menos de 24h com profissional suspenso',
    path,
    as: 'patient',
    setup: SOON + SUSPENDED,
  },
  running: {
    title: 'Próximas: em andamento com profissional suspenso',
    path,
    as: 'patient',
    setup: sql.confirmedStartingIn('-5 minutes') + SUSPENDED,
  },
  suspendedAhead: {
    title: 'Próximas: lista de antes de o profissional ser suspenso',
    path,
    as: 'patient',
    setup: SUSPENDED,
  },
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
  cancelledByPlatform: {
    title: 'Histórico: cancelada porque o profissional foi suspenso',
    path: history,
    as: 'patient',
    setup: cancelledBy('platform'),
  },
  unlisted: {
    title: 'Próximas: a menos de 24h com profissional fora da lista, sem suspensão',
    path,
    as: 'patient',
    setup: SOON + sql.setApproval(PEOPLE.marina, 'pending'),
  },
  expired: { title: 'Próximas: o prazo do Pix terminou', path, as: 'patient', setup: EXPIRED_PAYMENT },
  tenMinutesLeft: {
    title: 'Próximas: o Pix expira em dez minutos',
    path,
    as: 'patient',
    setup: sql.pendingPaymentsExpireIn('10 minutes'),
  },
  aboutToExpire: {
    title: 'Próximas: o Pix expira em dois segundos',
    path,
    as: 'patient',
    setup: sql.pendingPaymentsExpireIn('2 seconds'),
  },
  paymentExpired: {
    title: 'Histórico: o Pix não foi pago a tempo',
    path: history,
    as: 'patient',
    setup: sql.expirePendingPayments,
  },
  cancelledByPatient: {
    title: 'Histórico: pendente cancelada pela própria paciente',
    path: history,
    as: 'patient',
    setup: cancelledBy('patient'),
  },
  withoutSimulation: {
    title: 'Próximas: sem simulação de pagamento',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + sql.deployment({ pixSimulation: false }),
  },
  simulationFails: {
    title: 'Próximas: a simulação do pagamento falha',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/rpc/simulate_payment', answer: { status: 500 } }],
  },
  simulationExpired: simulating('Próximas: simulação depois do prazo', 'payment_expired'),
  simulationClosed: simulating('Próximas: simulação de pagamento fechado', 'payment_not_pending'),
  simulationReplaced: simulating('Próximas: simulação de um código substituído', 'charge_replaced'),
  simulationOff: simulating('Próximas: simulação desligada entretanto', 'simulation_off'),
  paymentUnreachable: {
    title: 'Próximas: falha ao carregar o pagamento',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/payments', answer: { status: 400 } }],
  },
  renewalLost: renewing('Próximas: novo código, horário perdido', 'slot_taken'),
  renewalPast: renewing('Próximas: novo código, horário que já passou', 'slot_past'),
  renewalUnavailable: renewing('Próximas: novo código, profissional fora do ar', 'professional_unavailable'),
  renewalTooMany: renewing('Próximas: novo código, três sem pagamento', 'too_many_unpaid'),
  renewalUsedUp: renewing('Próximas: novo código, três já usados', 'too_many_renewals'),
  renewalTooSoon: renewing('Próximas: novo código, a menos de 15 minutos', 'slot_too_soon'),
  renewalClosed: renewing('Próximas: novo código, pagamento fechado', 'payment_not_pending'),
  late: {
    title: 'Próximas: confirmada, sem prazo para o reembolso',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + LATE,
  },
  cancelStarted: cancelling('Cancelamento, sessão que começou entretanto', 'consultation_started'),
  cancelClosed: cancelling('Cancelamento, consulta fechada entretanto', 'consultation_not_open'),
  cancelFails: {
    title: 'Cancelamento, conexão cortada uma vez',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/rpc/cancel_consultation', answer: 'broken', once: true }],
  },
  history: { title: 'Histórico', path: history, as: 'patient' },
  empty: { title: 'Nenhuma consulta', path, as: 'patient', setup: sql.noConsultations },
  uncounted: {
    title: 'Consultas, contagens com falha',
    path,
    as: 'patient',
    faults: [
      { path: '/rest/v1/rpc/history_summary', answer: { status: 400 } },
      { path: '/rest/v1/rpc/conversations', answer: { status: 400 } },
    ],
  },
  unreachable: {
    title: 'Consultas com falha ao carregar',
    path,
    as: 'patient',
    faults: [
      { path: '/rest/v1/consultations', answer: { status: 400 } },
      { path: '/rest/v1/rpc/patient_history', answer: { status: 400 } },
      { path: '/rest/v1/rpc/conversations', answer: { status: 400 } },
    ],
  },
  slow: { title: 'Consultas lentas', path, as: 'patient', latencyMs: 3000 },
});
