import { brCodeOf } from './br-code.ts';
import type { Failure, Outcome, PaymentProvider } from './provider.ts';

const RECEIVER = { name: 'VINCULO DEMONSTRACAO', city: 'SAO PAULO' };

const ok = <Value>(value: Value): Promise<Outcome<Value>> => Promise.resolve({ ok: true, value });
const notFound = (code: string): Promise<Failure> => Promise.resolve({ ok: false, kind: 'not_found', code });

/**
 * Payments of a demonstration. It does at once whatever it is asked and remembers nothing, so there is nothing to
 * read: the database itself makes a demonstration's receipts.
 */
export const simulated: PaymentProvider = {
  name: 'simulated',
  can: { split: false, exactExpiry: true, removeCharge: true, refundDays: 90 },
  createCharge: ({ txid, amount, expiresInSeconds }) =>
    ok({
      txid,
      state: 'open',
      amount,
      brCode: brCodeOf(`pix.example.com/qr/${txid}`, RECEIVER),
      expiresAt: new Date(Date.now() + expiresInSeconds * 1000).toISOString(),
      receipts: [],
    }),
  removeCharge: () => ok('removed'),
  refund: ({ refundId, amount }) =>
    ok({
      refundId,
      amount,
      state: 'done',
      origin: 'receiver',
      returnId: `D${refundId}`,
      settledAt: new Date().toISOString(),
      reason: null,
    }),
  readCharge: () => notFound('CobNaoEncontrado'),
  readRefund: () => notFound('PixDevolucaoNaoEncontrada'),
  readReceipt: () => notFound('PixNaoEncontrado'),
  listReceipts: () => ok({ receipts: [], next: null }),
  registerWebhook: () => ok(null),
  readWebhook: () => notFound('WebhookNaoEncontrado'),
};
