import { brCodeOf, type Receiver } from './br-code.ts';
import type { Cents, Charge, Failure, Outcome, PaymentProvider } from './provider.ts';
import { createSimulatedAccount } from './simulated-account.ts';

export interface SimulatedOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** How long a refund is in progress. */
  readonly refundSeconds?: number;
  readonly receiver?: Receiver;
}

/** A provider in memory, and its payer. */
export interface SimulatedProvider extends PaymentProvider {
  /** A payment of any amount at any time, as banks may deliver it. Returns the receipt's identity. */
  readonly pay: (txid: string, amount: Cents) => string;
}

interface Stored {
  readonly charge: Omit<Charge, 'receipts' | 'state'>;
  isRemoved: boolean;
}

const RECEIVER: Receiver = { name: 'VINCULO DEMONSTRACAO', city: 'SAO PAULO' };
const REFUND_DAYS = 90;
const DAY_MS = 86_400_000;
const PAGE = 100;

const ok = <Value>(value: Value): Promise<Outcome<Value>> => Promise.resolve({ ok: true, value });
const failure = (kind: Failure['kind'], code: string): Promise<Failure> =>
  Promise.resolve({ ok: false, kind, code });
const iso = (at: number) => new Date(at).toISOString();

/** Payments without a bank, for demonstrations, browsers and tests: nothing moves, nothing fails by itself. */
export function createSimulated(options: SimulatedOptions): SimulatedProvider {
  const { clock, refundSeconds = 5, receiver = RECEIVER } = options;
  const charges = new Map<string, Stored>();
  const account = createSimulatedAccount(clock, refundSeconds);
  let webhook: { url: string; registeredAt: string } | undefined;

  const chargeOf = ({ charge, isRemoved }: Stored): Charge => {
    const receipts = account.where(({ txid }) => txid === charge.txid);
    const state = receipts.length ? 'paid' : isRemoved ? 'removed' : 'open';
    return { ...charge, state, receipts };
  };

  return {
    name: 'simulated',
    can: { split: false, exactExpiry: true, removeCharge: true, refundDays: REFUND_DAYS },
    createCharge({ txid, amount, expiresInSeconds }) {
      const brCode = brCodeOf(`pix.example.com/qr/${txid}`, receiver);
      const expiresAt = iso(clock() + expiresInSeconds * 1000);
      const stored = charges.get(txid) ?? { charge: { txid, amount, brCode, expiresAt }, isRemoved: false };
      charges.set(txid, stored);
      return stored.charge.amount === amount ? ok(chargeOf(stored)) : failure('refused', 'differs');
    },
    readCharge(txid) {
      const stored = charges.get(txid);
      return stored ? ok(chargeOf(stored)) : failure('not_found', 'CobNaoEncontrado');
    },
    removeCharge(txid) {
      const stored = charges.get(txid);
      if (!stored) return ok('gone');
      if (chargeOf(stored).state === 'paid') return ok('already_paid');
      stored.isRemoved = true;
      return ok('removed');
    },
    refund(wanted) {
      const receipt = account.find(wanted.receiptId);
      if (!receipt) return failure('not_found', 'PixNaoEncontrado');
      const same = receipt.refunds.find(({ refundId }) => refundId === wanted.refundId);
      if (same) return same.amount === wanted.amount ? ok(same) : failure('refused', 'differs');
      const total = receipt.refunds.reduce((sum, { amount }) => sum + amount, wanted.amount);
      const isLate = clock() > Date.parse(receipt.paidAt) + REFUND_DAYS * DAY_MS;
      if (isLate || wanted.amount <= 0 || total > receipt.amount)
        return failure('refused', 'PixDevolucaoInvalida');
      return ok(account.giveBack(wanted));
    },
    readRefund(receiptId, refundId) {
      const refund = account.find(receiptId)?.refunds.find((one) => one.refundId === refundId);
      return refund ? ok(refund) : failure('not_found', 'PixDevolucaoNaoEncontrada');
    },
    readReceipt(receiptId) {
      const receipt = account.find(receiptId);
      return receipt ? ok(receipt) : failure('not_found', 'PixNaoEncontrado');
    },
    listReceipts({ from, to }, page = '0') {
      const isInside = (at: number) => at >= Date.parse(from) && at <= Date.parse(to);
      const inside = account.where(({ paidAt }) => isInside(Date.parse(paidAt)));
      const end = (Number(page) + 1) * PAGE;
      const next = inside.length > end ? String(Number(page) + 1) : null;
      return ok({ receipts: inside.slice(end - PAGE, end), next });
    },
    registerWebhook(url) {
      webhook = { url, registeredAt: iso(clock()) };
      return ok(null);
    },
    readWebhook: () => (webhook ? ok(webhook) : failure('not_found', 'WebhookNaoEncontrado')),
    pay: account.receive,
  };
}
