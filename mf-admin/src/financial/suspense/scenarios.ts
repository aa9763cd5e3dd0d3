import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';

const path = '/admin/financial?aba=identificar';

const arrival = (id: number, amount: number) =>
  `{"receiptId": "E000000002026112412000000000${String(id).padStart(4, '0')}", "txid": null, "amount": ${amount}, "paidAt": "2026-11-24T11:00:00Z", "key": null, "refunds": []}`;
const receive = (...arrivals: readonly string[]) =>
  `${sql.fewConsultations} select public.record_receipts('api-pix', '[${arrivals.join(', ')}]')`;

/** Two transfers that no charge explains; the first has the amount of the payment that waits. */
const TWO = receive(arrival(1, 9500), arrival(2, 60_000));

/** Camila has paid 120 consultations of the same price since the one that expired. */
const REGULAR = `${receive(arrival(1, 7700))};
  with made as (
    insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
      professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
    select c.patient_id, c.professional_id, c.patient_name, c.patient_email, c.professional_name, c.professional_specialty,
      private.now() - n * interval '1 day', private.now() - n * interval '1 day' + interval '50 minutes',
      (case n when 121 then 'cancelled' else 'completed' end)::public.consultation_status, 7700, gen_random_uuid()
    from generate_series(1, 121) n, public.consultations c where c.id = '${CONSULTATIONS.completed.id}'
    returning id, patient_id, professional_id, starts_at, status
  )
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, status, expires_at, paid_at)
  select id, patient_id, professional_id, 7700, (case status when 'cancelled' then 'expired' else 'paid' end)::public.payment_status,
    starts_at, case when status = 'completed' then starts_at end
  from made`;

/** Another amount than the team marked as paid. */
const KNOWN = {
  receipt_id: 'f0000001-0000-4000-8000-000000000001',
  e2eid: 'E'.repeat(32),
  amount_cents: 14_000,
  paid_at: '2026-11-24T11:00:00Z',
  class: 'wrong_amount',
  payment_id: 'e0000001-0000-4000-8000-000000000001',
  patient_name: 'Camila Ribeiro',
  professional_name: 'Marina Azevedo',
  waits_for_admin: false,
  created_at: '2026-11-24T11:00:00Z',
};

export const scenarios = defineScenarios({
  two: { title: 'A identificar, dois Pix', path, as: 'admin', setup: TWO },
  many: {
    title: 'A identificar, mais de uma página',
    path,
    as: 'admin',
    setup: receive(...Array.from({ length: 60 }, (_, n) => arrival(n + 1, 100 + n))),
  },
  known: {
    title: 'A identificar, de um paciente conhecido',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_suspense', answer: { status: 200, body: [KNOWN] } }],
  },
  regular: { title: 'A identificar, de quem paga sempre o mesmo', path, as: 'admin', setup: REGULAR },
  none: { title: 'A identificar, nada', path, as: 'admin', setup: sql.fewConsultations },
  unreachable: {
    title: 'A identificar com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_suspense', answer: { status: 500 } }],
  },
  decided: {
    title: 'A identificar, outra pessoa decidiu antes',
    path,
    as: 'admin',
    setup: TWO,
    faults: [
      {
        path: '/rest/v1/rpc/keep_suspense',
        answer: { status: 400, body: { code: 'P0001', message: 'suspense_decided' } },
      },
    ],
  },
  slow: { title: 'A identificar, lento', path, as: 'admin', setup: TWO, latencyMs: 3000 },
});
