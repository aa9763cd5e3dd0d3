import { isBrCode } from '../../functions/_shared/payments/br-code.ts';
import type { Cents, Outcome, PaymentProvider } from '../../functions/_shared/payments/provider.ts';

/** A provider with its payer and its clock. */
export interface Stage {
  readonly provider: PaymentProvider;
  readonly pay: (txid: string, amount: Cents) => string;
  readonly pass: (seconds: number) => void;
  readonly now: () => number;
}

export const value = <Value>(outcome: Outcome<Value>): Value => {
  if (!outcome.ok) throw new Error(`${outcome.kind}: ${outcome.code}`);
  return outcome.value;
};

let count = 0;
/** An identifier that no other test uses. */
export const newTxid = () => `${'0'.repeat(24)}${String((count += 1)).padStart(8, '0')}`;
export const newRefundId = () => `r${(count += 1)}`;

export const chargeOf = (txid: string, amount = 12_000) => ({
  txid,
  amount,
  expiresInSeconds: 900,
  payer: { cpf: '52998224725', name: 'Camila Ribeiro' },
  note: 'Sessão 4F2A',
});

const DAY = 86_400;

/** What every provider promises. */
export function keepsTheContract(start: () => Promise<Stage>): void {
  let stage: Stage;
  let provider: PaymentProvider;
  beforeAll(async () => {
    stage = await start();
    ({ provider } = stage);
  });

  const opened = async (amount = 12_000) => {
    const txid = newTxid();
    value(await provider.createCharge(chargeOf(txid, amount)));
    return txid;
  };
  const paid = async (amount = 12_000) => {
    const txid = await opened(amount);
    return { txid, receiptId: stage.pay(txid, amount) };
  };

  it('creates an open charge with a code and an end', async () => {
    const txid = newTxid();
    const charge = value(await provider.createCharge(chargeOf(txid)));
    expect(charge).toMatchObject({ txid, state: 'open', amount: 12_000, receipts: [] });
    expect(charge.brCode).toContain('br.gov.bcb.pix');
    expect(isBrCode(charge.brCode ?? '')).toBe(true);
    expect(Date.parse(charge.expiresAt) - stage.now()).toBe(900_000);
    expect(value(await provider.readCharge(txid))).toEqual(charge);
  });

  it('creates the same charge once', async () => {
    const txid = await opened();
    for (const mayExist of [true, false])
      expect(value(await provider.createCharge({ ...chargeOf(txid), mayExist }))).toMatchObject({ txid });
    stage.pay(txid, 12_000);
    for (const mayExist of [true, false])
      expect(value(await provider.createCharge({ ...chargeOf(txid), mayExist }))).toMatchObject({
        state: 'paid',
      });
  });

  it('does not take another charge for the wanted one', async () => {
    const txid = await opened(5000);
    stage.pay(txid, 5000);
    for (const mayExist of [true, false])
      expect(await provider.createCharge({ ...chargeOf(txid, 6000), mayExist })).toMatchObject({
        kind: 'refused',
        code: 'differs',
      });
  });

  it('leaves an expired charge open: expiry is the clock’s', async () => {
    const txid = await opened();
    stage.pass(901);
    const charge = value(await provider.readCharge(txid));
    expect(charge.state).toBe('open');
    expect(Date.parse(charge.expiresAt)).toBeLessThan(stage.now());
  });

  it.each([
    ['the exact amount', 12_000],
    ['less', 1],
    ['more', 999_999_999],
  ])('is paid by %s', async (_, amount) => {
    const txid = await opened();
    const receiptId = stage.pay(txid, amount);
    const charge = value(await provider.readCharge(txid));
    expect(charge).toMatchObject({ state: 'paid', amount: 12_000, receipts: [{ receiptId, txid, amount }] });
    expect(value(await provider.readReceipt(receiptId))).toEqual(charge.receipts[0]);
  });

  it('may be paid late: the receipt says when', async () => {
    const txid = await opened();
    stage.pass(1000);
    stage.pay(txid, 12_000);
    const { state, expiresAt, receipts } = value(await provider.readCharge(txid));
    expect(state).toBe('paid');
    expect(Date.parse(receipts[0]?.paidAt ?? '') - Date.parse(expiresAt)).toBe(100_000);
  });

  it('keeps every receipt of a charge', async () => {
    const { txid, receiptId } = await paid();
    const second = stage.pay(txid, 12_000);
    const { receipts } = value(await provider.readCharge(txid));
    expect(receipts.map((receipt) => receipt.receiptId)).toEqual([receiptId, second]);
  });

  it('returns neither name nor CPF of a payer', async () => {
    const { txid, receiptId } = await paid();
    const texts = JSON.stringify([await provider.readCharge(txid), await provider.readReceipt(receiptId)]);
    expect(texts).not.toMatch(/52998224725|Maria|Camila/);
  });

  it('removes an open charge, again and again', async () => {
    const txid = await opened();
    for (let time = 0; time < 2; time += 1) expect(value(await provider.removeCharge(txid))).toBe('removed');
    expect(value(await provider.readCharge(txid)).state).toBe('removed');
  });

  it('says why a charge cannot be removed', async () => {
    const { txid } = await paid();
    expect(value(await provider.removeCharge(txid))).toBe('already_paid');
    expect(value(await provider.removeCharge(newTxid()))).toBe('gone');
  });

  it('keeps money that arrives after the removal', async () => {
    const txid = await opened();
    value(await provider.removeCharge(txid));
    const receiptId = stage.pay(txid, 12_000);
    expect(value(await provider.readReceipt(receiptId))).toMatchObject({ txid, amount: 12_000 });
  });

  it('does not know other charges, receipts and refunds', async () => {
    const { receiptId } = await paid();
    const unknown = 'E'.padEnd(32, '9');
    for (const outcome of [
      await provider.readCharge(newTxid()),
      await provider.readReceipt(unknown),
      await provider.readRefund(receiptId, newRefundId()),
      await provider.readRefund(unknown, newRefundId()),
      await provider.refund({ receiptId: unknown, refundId: newRefundId(), amount: 1, note: '' }),
    ])
      expect(outcome).toMatchObject({ ok: false, kind: 'not_found' });
  });

  it('refunds once, and settles in time', async () => {
    const { receiptId } = await paid();
    const refund = { receiptId, refundId: newRefundId(), amount: 12_000, note: 'Sessão cancelada' };
    expect(value(await provider.refund(refund))).toMatchObject({ state: 'processing', settledAt: null });
    for (const mayExist of [true, false])
      expect(value(await provider.refund({ ...refund, mayExist }))).toMatchObject({
        refundId: refund.refundId,
        amount: 12_000,
      });
    stage.pass(60);
    const done = value(await provider.readRefund(receiptId, refund.refundId));
    expect(done).toMatchObject({ state: 'done', origin: 'receiver', reason: null });
    expect(Date.parse(done.settledAt ?? '')).toBeLessThanOrEqual(stage.now());
    expect(value(await provider.readReceipt(receiptId)).refunds).toEqual([done]);
  });

  it('refunds in parts until the receipt is used up', async () => {
    const { receiptId } = await paid(1000);
    const part = async (amount: number) =>
      provider.refund({ receiptId, refundId: newRefundId(), amount, note: '' });
    value(await part(400));
    value(await part(600));
    expect(await part(1)).toMatchObject({ ok: false, kind: 'refused', code: 'PixDevolucaoInvalida' });
  });

  it('does not take another refund for the wanted one', async () => {
    const { receiptId } = await paid(1000);
    const refund = { receiptId, refundId: newRefundId(), amount: 400, note: '' };
    value(await provider.refund(refund));
    for (const mayExist of [true, false])
      expect(await provider.refund({ ...refund, amount: 300, mayExist })).toMatchObject({
        kind: 'refused',
        code: 'differs',
      });
  });

  it('refunds within its days only', async () => {
    const { receiptId } = await paid();
    const part = async () => provider.refund({ receiptId, refundId: newRefundId(), amount: 1, note: '' });
    stage.pass(provider.can.refundDays * DAY - 1);
    expect((await part()).ok).toBe(true);
    stage.pass(2);
    expect(await part()).toMatchObject({ ok: false, kind: 'refused' });
  });

  it('lists what arrived in a window, page by page', async () => {
    stage.pass(3600);
    const from = new Date(stage.now()).toISOString();
    const txid = newTxid();
    const receipts = Array.from({ length: 205 }, () => stage.pay(txid, 1));
    const to = new Date(stage.now()).toISOString();
    stage.pass(1);
    stage.pay(txid, 1);
    const listed: string[] = [];
    const sizes: number[] = [];
    let page: string | undefined;
    do {
      const answer = value(await provider.listReceipts({ from, to }, page));
      listed.push(...answer.receipts.map(({ receiptId }) => receiptId));
      sizes.push(answer.receipts.length);
      page = answer.next ?? undefined;
    } while (page !== undefined);
    expect(listed).toEqual(receipts);
    expect(sizes).toEqual([100, 100, 5]);
  });

  it('lists what went back', async () => {
    stage.pass(3600);
    const from = new Date(stage.now()).toISOString();
    const txid = newTxid();
    const [, returned = ''] = [stage.pay(txid, 1), stage.pay(txid, 2)];
    value(await provider.refund({ receiptId: returned, refundId: newTxid(), amount: 1, note: 'Reembolso' }));
    const window = { from, to: new Date(stage.now()).toISOString(), returned: true };
    const { receipts } = value(await provider.listReceipts(window));
    expect(receipts.map(({ receiptId }) => receiptId)).toEqual([returned]);
  });

  it('lists nothing where nothing arrived', async () => {
    const window = { from: '2020-01-01T00:00:00.000Z', to: '2020-01-02T00:00:00.000Z' };
    expect(value(await provider.listReceipts(window))).toEqual({ receipts: [], next: null });
  });

  it('remembers the webhook', async () => {
    expect(await provider.readWebhook()).toMatchObject({ ok: false, kind: 'not_found' });
    const url = 'https://portal.test/functions/v1/pix-webhook/secret';
    value(await provider.registerWebhook(url));
    expect(value(await provider.readWebhook())).toMatchObject({ url });
  });
}
