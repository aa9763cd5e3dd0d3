import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';

const path = '/admin/financial';
const FIGURES = '/rest/v1/rpc/financial_figures';
const LIST = '/rest/v1/rpc/list_charges';

/** One payment in each state except failed; the cancelled ones go back. */
const EACH = `${sql.fewConsultations}
  update public.payments set refund_due = true
  where consultation_id in (select id from public.consultations where status = 'cancelled') and status = 'paid'`;

/** Forty more payments, the last three days, one each hour. */
const MANY = `${EACH};
  with made as (
    insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
      professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
    select c.patient_id, c.professional_id, c.patient_name, c.patient_email, c.professional_name,
      c.professional_specialty, private.now() - interval '200 days' - n * interval '1 hour',
      private.now() - interval '200 days' - n * interval '1 hour' + interval '50 minutes', 'completed', 15000,
      gen_random_uuid()
    from (select * from public.consultations order by id limit 1) c, generate_series(1, 40) n
    returning id, patient_id, professional_id, starts_at
  )
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, status, expires_at, paid_at)
  select id, patient_id, professional_id, 15000, 'paid', starts_at, starts_at from made;
  select private.open_ledger()`;

export const scenarios = defineScenarios({
  each: { title: 'Financeiro, cobranças de cada estado', path: `${path}?sempre=`, as: 'admin', setup: EACH },
  atBank: {
    title: 'Financeiro, com um banco',
    path: `${path}?sempre=`,
    as: 'admin',
    setup: `${EACH}; select public.set_payment_provider('api-pix')`,
  },
  month: { title: 'Financeiro, este mês', path, as: 'admin', setup: EACH },
  year: {
    title: 'Financeiro, doze meses por semana',
    path: `${path}?periodo=12-meses`,
    as: 'admin',
    setup: MANY,
  },
  many: { title: 'Financeiro, várias páginas', path: `${path}?sempre=`, as: 'admin', setup: MANY },
  longNames: {
    title: 'Financeiro, nomes longos',
    path: `${path}?sempre=`,
    as: 'admin',
    setup: `${EACH}; update public.consultations set patient_name = '${LONG_NAME}'`,
  },
  // 23:50 of 26 November in São Paulo: one code ended ten minutes ago, the others earlier or tomorrow.
  expiredToday: {
    title: 'Financeiro, expiradas hoje',
    path,
    as: 'admin',
    setup: `${EACH}; update public.payments set status = 'expired', paid_at = null, refund_due = false, refunded_at = null,
      expires_at = case when id = (select min(id::text)::uuid from public.payments) then timestamptz '2026-11-27T02:40:00Z'
        else timestamptz '2026-11-26T02:59:59Z' end`,
    now: '2026-11-27T02:50:00Z',
  },
  viewsFail: {
    title: 'Financeiro, visões com falha ao carregar',
    path: `${path}?sempre=`,
    as: 'admin',
    setup: EACH,
    faults: [{ path: '/rest/v1/saved_views', answer: { status: 500 } }],
  },
  refundsDue: {
    title: 'Financeiro, só o que há a reembolsar',
    path: `${path}?estado=refund_due&sempre=`,
    as: 'admin',
    setup: EACH,
  },
  noMatch: { title: 'Financeiro, busca sem resultado', path: `${path}?busca=zzzz`, as: 'admin', setup: EACH },
  none: { title: 'Financeiro, nenhuma cobrança', path, as: 'admin', setup: sql.noConsultations },
  gone: {
    title: 'Financeiro, cobrança que não existe',
    path: `${path}?cobranca=00000000-0000-4000-8000-000000000000`,
    as: 'admin',
    setup: EACH,
  },
  unreachable: {
    title: 'Financeiro, cobranças com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: LIST, answer: { status: 500 } }],
  },
  figuresFail: {
    title: 'Financeiro, totais com falha ao carregar',
    path: `${path}?sempre=`,
    as: 'admin',
    setup: EACH,
    faults: [{ path: FIGURES, answer: { status: 500 } }],
  },
  chargeFails: {
    title: 'Financeiro, cobrança com falha ao carregar',
    path: `${path}?sempre=`,
    as: 'admin',
    setup: EACH,
    faults: [{ path: '/rest/v1/rpc/charge_details', answer: { status: 500 } }],
  },
  slow: { title: 'Financeiro lento', path: `${path}?sempre=`, as: 'admin', setup: EACH, latencyMs: 3000 },
});
