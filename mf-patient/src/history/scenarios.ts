import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/patient/historico';
/** In the middle of a month; the seed's consultations are moved around it. */
const now = '2026-11-20T15:00:00Z';
const AROUND_NOW = `
  update public.consultations c set starts_at = placed.at::timestamptz, ends_at = placed.at::timestamptz + interval '50 minutes'
  from (values ('d0000001', '2025-12-16T14:30Z'), ('d0000002', '2026-10-30T12:00Z'), ('d0000003', '2026-11-06T12:00Z'),
    ('d0000004', '2026-11-11T18:40Z'), ('d0000005', '2026-11-14T13:40Z'), ('d0000006', '2026-11-23T13:40Z'),
    ('d0000007', '2026-11-25T12:50Z')) as placed (id, at)
  where left(c.id::text, 8) = placed.id`;

const withRecording = `
  insert into public.consultation_sessions (consultation_id, session_link)
  select id, 'https://gravacoes.vinculo.example/' || id from public.consultations
  where id = '${CONSULTATIONS.completed.id}'
  on conflict (consultation_id) do update set session_link = excluded.session_link`;

export const scenarios = defineScenarios({
  everything: { title: 'Histórico completo', path, as: 'patient', setup: withRecording },
  november: { title: 'Histórico em novembro', path, as: 'patient', now, setup: AROUND_NOW },
  withMarina: {
    title: 'Histórico com uma profissional',
    path: `${path}?profissional=${PEOPLE.marina.id}`,
    as: 'patient',
  },
  noMatch: {
    title: 'Histórico, nada com estes filtros',
    path: `${path}?profissional=b0000099-0000-4000-8000-000000000099`,
    as: 'patient',
  },
  everyPayment: {
    title: 'Histórico com pagamentos em cada estado',
    path,
    as: 'patient',
    setup: `update public.payments set status = 'failed', paid_at = null
      where consultation_id = '${CONSULTATIONS.expired.id}'`,
  },
  refund: {
    title: 'Histórico, cancelada com valor a devolver',
    path,
    as: 'patient',
    setup: `update public.payments set status = 'paid', paid_at = private.now(), refund_due = true
      where consultation_id = '${CONSULTATIONS.expired.id}'`,
  },
  refunded: {
    title: 'Histórico, cancelada com valor devolvido',
    path,
    as: 'patient',
    setup: `update public.payments set status = 'paid', paid_at = private.now(), refund_due = true, refunded_at = private.now()
      where consultation_id = '${CONSULTATIONS.expired.id}'`,
  },
  refundLines: {
    title: 'Histórico, reembolsos de uma cancelada e de parte de uma concluída',
    path,
    as: 'patient',
    setup: `${sql.pendingPaymentsExpireIn('15 minutes')} ${sql.transferArrives()}
      select private.cancel_sessions(array['${CONSULTATIONS.pending.id}'::uuid], 'patient');
      insert into private.refunds (receipt_id, payment_id, amount_cents, decided_by, source, state, done_at)
      select id, payment_id, 5000, 'admin', 'platform', 'done', private.now()
      from private.receipts where payment_id = '${CONSULTATIONS.completed.paymentId}';`,
  },
  paymentExpired: {
    title: 'Histórico, Pix não pago a tempo',
    path,
    as: 'patient',
    setup: sql.expirePendingPayments,
  },
  paymentExpiredTooLate: {
    title: 'Histórico, Pix não pago a tempo, a sessão começa já',
    path,
    as: 'patient',
    setup: `${sql.expirePendingPayments} update public.consultations set starts_at = private.now() + interval '14 minutes',
      ends_at = private.now() + interval '64 minutes' where id = '${CONSULTATIONS.pending.id}'`,
  },
  cancelledByPlatform: {
    title: 'Histórico, cancelada porque o profissional foi suspenso',
    path,
    as: 'patient',
    setup: `update public.consultations set cancelled_by = 'platform'
      where id = '${CONSULTATIONS.expired.id}'`,
  },
  long: {
    title: 'Histórico com 60 consultas',
    path,
    as: 'patient',
    setup: `insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
        professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
      select c.patient_id, c.professional_id, c.patient_name, c.patient_email, c.professional_name,
        c.professional_specialty, c.starts_at - n * interval '7 days', c.ends_at - n * interval '7 days',
        'completed', c.amount_cents, gen_random_uuid()
      from public.consultations c, generate_series(1, 53) n where c.id = '${CONSULTATIONS.completedWithDebora.id}'`,
  },
  empty: { title: 'Histórico sem consultas', path, as: 'patient', setup: sql.noConsultations },
  unreachable: {
    title: 'Histórico com falha ao carregar',
    path,
    as: 'patient',
    faults: [
      { path: '/rest/v1/rpc/patient_history', answer: { status: 400 } },
      { path: '/rest/v1/rpc/history_summary', answer: { status: 400 } },
      { path: '/rest/v1/rpc/professionals_of_patient', answer: { status: 400 } },
    ],
  },
  slow: { title: 'Histórico lento', path, as: 'patient', latencyMs: 3000 },
});
