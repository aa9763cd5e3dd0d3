import type { Fault } from '../../bank/faults.ts';
import { startApiPix, testCertificates, type ApiPixStage } from './api-pix-stage.ts';
import { chargeOf, newRefundId, newTxid, value } from './provider-contract.ts';

let stage: ApiPixStage;
beforeAll(async () => {
  stage = await startApiPix();
  value(await stage.provider.registerWebhook('https://portal.test/hook'));
});
afterAll(() => stage.stop());
beforeEach(() => {
  stage.served.faults.clear();
  stage.served.requests.length = 0;
});
afterEach(() => expect(stage.served.violations).toEqual([]));

const made = (start: string) => stage.served.requests.filter((request) => request.startsWith(start)).length;

const paid = async (amount = 12_000) => {
  const txid = newTxid();
  value(await stage.provider.createCharge(chargeOf(txid, amount)));
  return { txid, receiptId: stage.pay(txid, amount) };
};
const refundOf = (receiptId: string, amount = 12_000) => ({
  receiptId,
  refundId: newRefundId(),
  amount,
  note: '',
});

/** The bank acts, and the portal does not learn it. */
const ACTED: [string, Fault][] = [
  ['its answer is lost', { kind: 'answer_lost' }],
  ['its answer is cut off', { kind: 'answer_broken' }],
  ['it answers 503 afterwards', { kind: 'unavailable', after: true }],
];
/** The bank does not act, or only later. */
const NOT_ACTED: [string, Fault][] = [
  ['the connection breaks', { kind: 'lost' }],
  ['it answers 503', { kind: 'unavailable' }],
];

describe('a charge', () => {
  it.each(ACTED)('that the bank created is found, though %s', async (_, fault) => {
    stage.served.faults.next('PUT /cob', fault);
    const txid = newTxid();
    expect(value(await stage.provider.createCharge(chargeOf(txid)))).toMatchObject({ txid, state: 'open' });
    expect(made('PUT /cob')).toBe(1);
  });

  it.each(ACTED)('stays unknown if %s and reading fails', async (_, fault) => {
    stage.served.faults.next('PUT /cob', fault);
    stage.served.faults.next('GET /cob', { kind: 'lost' });
    const wanted = chargeOf(newTxid());
    expect(await stage.provider.createCharge(wanted)).toMatchObject({ ok: false, kind: 'unknown' });
    const again = value(await stage.provider.createCharge({ ...wanted, mayExist: true }));
    expect(again.state).toBe('open');
    expect(made('PUT /cob')).toBe(1);
  });

  it.each(NOT_ACTED)('is unknown if %s, and created by the next call', async (_, fault) => {
    stage.served.faults.next('PUT /cob', fault);
    const wanted = chargeOf(newTxid());
    expect(await stage.provider.createCharge(wanted)).toMatchObject({ ok: false, kind: 'unknown' });
    expect(value(await stage.provider.createCharge({ ...wanted, mayExist: true })).state).toBe('open');
  });

  it('that was paid meanwhile is not created again', async () => {
    const wanted = chargeOf(newTxid());
    stage.served.faults.next('PUT /cob', { kind: 'answer_lost' });
    stage.served.faults.next('GET /cob', { kind: 'lost' });
    await stage.provider.createCharge(wanted);
    stage.pay(wanted.txid, wanted.amount);
    expect(value(await stage.provider.createCharge(wanted))).toMatchObject({ state: 'paid' });
  });

  it('is unknown, not refused, if the bank refuses and cannot be read', async () => {
    const { txid } = await paid();
    stage.served.faults.next('GET /cob', { kind: 'unavailable' });
    expect(await stage.provider.createCharge(chargeOf(txid))).toMatchObject({
      kind: 'unknown',
      code: 'CobOperacaoInvalida',
    });
  });

  it('waits as long as a busy bank asks', async () => {
    const seconds = new Date(stage.now() + 90_000).toUTCString();
    for (const [retryAfter, expected] of [
      ['7', 7],
      [seconds, 90],
      ['99999', 3600],
    ] as const) {
      stage.served.faults.next('PUT /cob', { kind: 'busy', retryAfter });
      expect(await stage.provider.createCharge(chargeOf(newTxid()))).toEqual({
        ok: false,
        kind: 'busy',
        code: 'http_429',
        retryAfter: expected,
      });
    }
    expect(made('GET /cob')).toBe(0);
  });

  it('is given up after the time limit, and found later', async () => {
    const { customer } = await testCertificates();
    const hasty = stage.providerOver(stage.connect(customer), undefined, 1500);
    value(await hasty.readWebhook());
    stage.served.faults.next('PUT /cob', { kind: 'delayed', ms: 2500 });
    const wanted = chargeOf(newTxid());
    expect(await hasty.createCharge(wanted)).toMatchObject({ ok: false, kind: 'unknown' });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(value(await stage.provider.createCharge({ ...wanted, mayExist: true })).state).toBe('open');
    expect(made('PUT /cob')).toBe(1);
  });

  it.each(ACTED)('is removed, though %s', async (_, fault) => {
    const txid = newTxid();
    value(await stage.provider.createCharge(chargeOf(txid)));
    stage.served.faults.next('PATCH /cob', fault);
    expect(value(await stage.provider.removeCharge(txid))).toBe('removed');
  });

  it('is unknown if neither the removal nor a read is answered', async () => {
    const txid = newTxid();
    value(await stage.provider.createCharge(chargeOf(txid)));
    stage.served.faults.next('PATCH /cob', { kind: 'answer_lost' });
    stage.served.faults.next('GET /cob', { kind: 'busy', retryAfter: '5' });
    expect(await stage.provider.removeCharge(txid)).toMatchObject({ kind: 'unknown', retryAfter: 5 });
  });

  it('never follows a redirect with its token', async () => {
    stage.served.faults.next('GET /cob', { kind: 'redirected', to: `${stage.served.apiUrl}/pix` });
    expect(await stage.provider.readCharge(newTxid())).toMatchObject({ kind: 'unknown', code: 'no_answer' });
    expect(made('GET /pix')).toBe(0);
  });
});

describe('a refund', () => {
  it.each(ACTED)('that the bank accepted is found, though %s', async (_, fault) => {
    const { receiptId } = await paid();
    const before = stage.served.bank.balance();
    stage.served.faults.next('PUT /devolucao', fault);
    expect(value(await stage.provider.refund(refundOf(receiptId)))).toMatchObject({ amount: 12_000 });
    expect(before - stage.served.bank.balance()).toBe(12_000);
  });

  it.each(['same', 'refused'] as const)(
    'is paid once, whatever is lost, at a bank that answers a repetition with "%s"',
    async (repeatedRefund) => {
      stage.served.bank.habits.repeatedRefund = repeatedRefund;
      const { receiptId } = await paid();
      const before = stage.served.bank.balance();
      const wanted = refundOf(receiptId, 5000);
      stage.served.faults.next('PUT /devolucao', { kind: 'answer_lost' });
      stage.served.faults.next('GET /devolucao', { kind: 'lost' });
      expect(await stage.provider.refund(wanted)).toMatchObject({ ok: false, kind: 'unknown' });
      for (const mayExist of [true, false])
        expect(value(await stage.provider.refund({ ...wanted, mayExist }))).toMatchObject({ amount: 5000 });
      expect(before - stage.served.bank.balance()).toBe(5000);
      stage.served.bank.habits.repeatedRefund = 'same';
    },
  );

  it('that never arrived is refused with proof, but unknown while an earlier call may be under way', async () => {
    const { receiptId } = await paid(1000);
    const wanted = refundOf(receiptId, 2000);
    expect(await stage.provider.refund(wanted)).toMatchObject({ kind: 'refused' });
    expect(await stage.provider.refund({ ...wanted, mayExist: true })).toMatchObject({ kind: 'unknown' });
  });

  it('that the bank could not make needs a new identifier', async () => {
    const { receiptId } = await paid(1000);
    stage.served.bank.failNextRefund();
    const first = refundOf(receiptId, 1000);
    value(await stage.provider.refund(first));
    stage.pass(60);
    expect(value(await stage.provider.readRefund(receiptId, first.refundId))).toMatchObject({
      state: 'failed',
      settledAt: null,
      reason: 'Conta do pagador encerrada',
    });
    expect(value(await stage.provider.refund(first))).toMatchObject({ state: 'failed' });
    value(await stage.provider.refund(refundOf(receiptId, 1000)));
  });

  it('by the payer’s bank is told from ours', async () => {
    const { receiptId } = await paid();
    stage.served.bank.takeBack(receiptId, 3000);
    const { refunds } = value(await stage.provider.readReceipt(receiptId));
    expect(refunds).toMatchObject([{ origin: 'bank', amount: 3000 }]);
  });

  it('in the bank’s app leaves that much less to return', async () => {
    const { receiptId } = await paid(1000);
    stage.served.bank.returnInApp(receiptId, 400);
    const { refunds } = value(await stage.provider.readReceipt(receiptId));
    expect(refunds).toMatchObject([{ origin: 'receiver', amount: 400 }]);
    expect(await stage.provider.refund(refundOf(receiptId, 601))).toMatchObject({
      kind: 'refused',
      code: 'PixDevolucaoInvalida',
    });
    value(await stage.provider.refund(refundOf(receiptId, 600)));
  });
});

describe('the reconciling read', () => {
  it('finds what no notification named, also money without a charge', async () => {
    stage.pass(3600);
    const from = new Date(stage.now()).toISOString();
    const { txid, receiptId } = await paid();
    const byKey = stage.served.bank.pay(null, 777);
    stage.served.webhooks.lose();
    const { receipts } = value(
      await stage.provider.listReceipts({ from, to: new Date(stage.now()).toISOString() }),
    );
    expect(receipts).toMatchObject([
      { receiptId, txid },
      { receiptId: byKey, txid: null, amount: 777 },
    ]);
  });

  it('sees that the bank dropped the webhook', async () => {
    expect(value(await stage.provider.readWebhook()).url).toBe('https://portal.test/hook');
    stage.served.bank.dropWebhook();
    expect(await stage.provider.readWebhook()).toMatchObject({ kind: 'not_found' });
    value(await stage.provider.registerWebhook('https://portal.test/hook'));
  });
});

describe('the notifications of the bank', () => {
  beforeEach(() => {
    stage.served.webhooks.lose();
    stage.posts.length = 0;
  });

  it('hold several Pix in one body, at the URL with /pix appended, as often as the bank likes', async () => {
    const one = await paid();
    const other = await paid();
    expect(await stage.served.webhooks.deliver({ times: 2 })).toEqual([200, 200]);
    const [first, second] = stage.posts;
    expect(first?.url).toBe('https://portal.test/hook/pix');
    expect(second).toEqual(first);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      pix: [{ endToEndId: one.receiptId }, { endToEndId: other.receiptId }],
    });
    expect(await stage.served.webhooks.deliver()).toEqual([]);
  });

  it('wait while the portal does not answer', async () => {
    await paid();
    stage.status.next = 503;
    expect(await stage.served.webhooks.deliver()).toEqual([503]);
    stage.status.next = 200;
    expect(await stage.served.webhooks.deliver()).toEqual([200]);
  });

  it('are only of Pix with a charge', () => {
    stage.served.bank.pay(null, 100);
    expect(stage.served.webhooks.waiting()).toBe(0);
  });
});
