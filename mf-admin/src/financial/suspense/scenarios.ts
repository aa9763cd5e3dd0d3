import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';

const path = '/admin/financial?aba=identificar';

const arrival = (id: number, amount: number) =>
  `{"receiptId": "E000000002026112412000000000${String(id).padStart(4, '0')}", "txid": null, "amount": ${amount}, "paidAt": "2026-11-24T11:00:00Z", "key": null, "refunds": []}`;
const receive = (...arrivals: readonly string[]) =>
  `${sql.fewConsultations} select public.record_receipts('api-pix', '[${arrivals.join(', ')}]')`;

/** Two transfers that no charge explains; the first has the amount of the payment that waits. */
const TWO = receive(arrival(1, 9500), arrival(2, 60_000));

export const scenarios = defineScenarios({
  two: { title: 'A identificar, dois Pix', path, as: 'admin', setup: TWO },
  many: {
    title: 'A identificar, mais de uma página',
    path,
    as: 'admin',
    setup: receive(...Array.from({ length: 60 }, (_, n) => arrival(n + 1, 100 + n))),
  },
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
