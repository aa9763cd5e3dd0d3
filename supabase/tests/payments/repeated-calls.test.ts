import fc from 'fast-check';
import type { Fault, Operation } from '../../bank/faults.ts';
import type { Outcome } from '../../functions/_shared/payments/provider.ts';
import { startApiPix, type ApiPixStage } from './api-pix-stage.ts';
import { chargeOf, newRefundId, newTxid, value } from './provider-contract.ts';

let stage: ApiPixStage;
beforeAll(async () => {
  stage = await startApiPix();
});
afterAll(() => stage.stop());
afterEach(() => expect(stage.served.violations).toEqual([]));

const fault = fc.constantFrom<Fault>(
  { kind: 'lost' },
  { kind: 'answer_lost' },
  { kind: 'answer_broken' },
  { kind: 'busy', retryAfter: '1' },
  { kind: 'unavailable' },
  { kind: 'unavailable', after: true },
);
const faultsOf = (...operations: Operation[]) =>
  fc.array(fc.record({ operation: fc.constantFrom(...operations), fault }), { maxLength: 8 });

/** Repeats a call as the outbox does, until its outcome is certain. */
async function untilCertain<Value>(call: (mayExist: boolean) => Promise<Outcome<Value>>) {
  let mayExist = false;
  for (let time = 0; time < 30; time += 1) {
    const outcome = await call(mayExist);
    if (outcome.ok || outcome.kind === 'refused' || outcome.kind === 'not_found') return outcome;
    mayExist ||= outcome.kind === 'unknown';
  }
  throw new Error('The outcome never became certain.');
}

describe('whatever fails', () => {
  it('a refund is paid exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        faultsOf('PUT /devolucao', 'GET /devolucao', 'token'),
        fc.constantFrom('same' as const, 'refused' as const),
        async (faults, repeatedRefund) => {
          const { served, provider } = stage;
          served.bank.habits.repeatedRefund = repeatedRefund;
          const txid = newTxid();
          value(await provider.createCharge(chargeOf(txid)));
          const receiptId = stage.pay(txid, 12_000);
          const before = served.bank.balance();
          for (const one of faults) served.faults.next(one.operation, one.fault);
          served.tokens.revokeAll();
          const refund = { receiptId, refundId: newRefundId(), amount: 5000, note: '' };
          const outcome = await untilCertain((mayExist) => provider.refund({ ...refund, mayExist }));
          served.faults.clear();
          expect(outcome).toMatchObject({ ok: true, value: { refundId: refund.refundId, amount: 5000 } });
          expect(before - served.bank.balance()).toBe(5000);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('a charge is created once, also if it is paid between two calls', async () => {
    await fc.assert(
      fc.asyncProperty(faultsOf('PUT /cob', 'GET /cob', 'token'), fc.boolean(), async (faults, isPaid) => {
        const { served, provider } = stage;
        for (const one of faults) served.faults.next(one.operation, one.fault);
        served.tokens.revokeAll();
        const wanted = chargeOf(newTxid());
        let calls = 0;
        const outcome = await untilCertain((mayExist) => {
          calls += 1;
          if (isPaid && calls === 2) stage.pay(wanted.txid, wanted.amount);
          return provider.createCharge({ ...wanted, mayExist });
        });
        served.faults.clear();
        expect(outcome).toMatchObject({ ok: true, value: { txid: wanted.txid, amount: wanted.amount } });
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('a removal ends with the charge’s true state', async () => {
    await fc.assert(
      fc.asyncProperty(faultsOf('PATCH /cob', 'GET /cob'), fc.boolean(), async (faults, isPaid) => {
        const { served, provider } = stage;
        const { txid } = value(await provider.createCharge(chargeOf(newTxid())));
        if (isPaid) stage.pay(txid, 12_000);
        for (const one of faults) served.faults.next(one.operation, one.fault);
        const outcome = await untilCertain(() => provider.removeCharge(txid));
        served.faults.clear();
        expect(value(outcome)).toBe(isPaid ? 'already_paid' : 'removed');
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
