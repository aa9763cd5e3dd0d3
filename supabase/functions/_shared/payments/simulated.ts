import { brCodeOf, type Receiver } from './br-code.ts';
import type {
  Cents,
  Charge,
  Failure,
  NewRefund,
  Outcome,
  PaymentProvider,
  Receipt,
  Refund,
} from './provider.ts';

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

type StoredRefund = NewRefund & { readonly at: number };
type StoredReceipt = Omit<Receipt, 'refunds'>;

const RECEIVER: Receiver = { name: 'VINCULO DEMONSTRACAO', city: 'SAO PAULO' };
const KEY = 'pix@vinculo.example';
const REFUND_DAYS = 90;
const DAY_MS = 86_400_000;
const PAGE = 100;

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
const failure = (kind: Failure['kind'], code: string): Failure => ({ ok: false, kind, code });
const isInside = (at: string, from: string, to: string) =>
  Date.parse(at) >= Date.parse(from) && Date.parse(at) <= Date.parse(to);
const iso = (at: number) => new Date(at).toISOString();

/** Payments without a bank, for demonstrations, browsers and tests: nothing moves, nothing fails by itself. */
export function createSimulated(options: SimulatedOptions): SimulatedProvider {
  const { clock, refundSeconds = 5, receiver = RECEIVER } = options;
  const charges = new Map<string, Stored>();
  const receipts: StoredReceipt[] = [];
  const refunds: StoredRefund[] = [];
  let webhook: { url: string; registeredAt: string } | undefined;

  const refundOf = ({ refundId, amount, at }: StoredRefund): Refund => {
    const settledAt = at + refundSeconds * 1000;
    const isDone = clock() >= settledAt;
    return {
      refundId,
      amount,
      state: isDone ? 'done' : 'processing',
      origin: 'receiver',
      returnId: `D${refundId}`,
      settledAt: isDone ? iso(settledAt) : null,
      reason: null,
    };
  };
  const refundsOf = (receiptId: string) => refunds.filter((refund) => refund.receiptId === receiptId);
  const receiptOf = (receipt: StoredReceipt): Receipt => ({
    ...receipt,
    refunds: refundsOf(receipt.receiptId).map(refundOf),
  });
  const chargeOf = ({ charge, isRemoved }: Stored): Charge => {
    const paid = receipts.filter(({ txid }) => txid === charge.txid).map(receiptOf);
    const state = paid.length ? 'paid' : isRemoved ? 'removed' : 'open';
    return { ...charge, state, receipts: paid };
  };

  return {
    name: 'simulated',
    can: { split: false, exactExpiry: true, removeCharge: true, refundDays: REFUND_DAYS },
    createCharge({ txid, amount, expiresInSeconds }) {
      const stored = charges.get(txid) ?? {
        charge: {
          txid,
          amount,
          brCode: brCodeOf(`pix.example.com/qr/${txid}`, receiver),
          expiresAt: iso(clock() + expiresInSeconds * 1000),
        },
        isRemoved: false,
      };
      charges.set(txid, stored);
      return Promise.resolve(
        stored.charge.amount === amount ? ok(chargeOf(stored)) : failure('refused', 'differs'),
      );
    },
    readCharge(txid) {
      const stored = charges.get(txid);
      return Promise.resolve(stored ? ok(chargeOf(stored)) : failure('not_found', 'CobNaoEncontrado'));
    },
    removeCharge(txid) {
      const stored = charges.get(txid);
      if (!stored) return Promise.resolve(ok('gone'));
      if (chargeOf(stored).state === 'paid') return Promise.resolve(ok('already_paid'));
      stored.isRemoved = true;
      return Promise.resolve(ok('removed'));
    },
    refund(wanted) {
      const receipt = receipts.find(({ receiptId }) => receiptId === wanted.receiptId);
      if (!receipt) return Promise.resolve(failure('not_found', 'PixNaoEncontrado'));
      const earlier = refundsOf(wanted.receiptId);
      const same = earlier.find(({ refundId }) => refundId === wanted.refundId);
      if (same)
        return Promise.resolve(
          same.amount === wanted.amount ? ok(refundOf(same)) : failure('refused', 'differs'),
        );
      const total = earlier.reduce((sum, { amount }) => sum + amount, wanted.amount);
      const isLate = clock() > Date.parse(receipt.paidAt) + REFUND_DAYS * DAY_MS;
      if (isLate || wanted.amount <= 0 || total > receipt.amount)
        return Promise.resolve(failure('refused', 'PixDevolucaoInvalida'));
      const refund = { ...wanted, at: clock() };
      refunds.push(refund);
      return Promise.resolve(ok(refundOf(refund)));
    },
    readRefund(receiptId, refundId) {
      const refund = refundsOf(receiptId).find((one) => one.refundId === refundId);
      return Promise.resolve(
        refund ? ok(refundOf(refund)) : failure('not_found', 'PixDevolucaoNaoEncontrada'),
      );
    },
    readReceipt(receiptId) {
      const receipt = receipts.find((one) => one.receiptId === receiptId);
      return Promise.resolve(receipt ? ok(receiptOf(receipt)) : failure('not_found', 'PixNaoEncontrado'));
    },
    listReceipts({ from, to }, page = '0') {
      const inside = receipts.filter(({ paidAt }) => isInside(paidAt, from, to)).map(receiptOf);
      const end = (Number(page) + 1) * PAGE;
      const next = inside.length > end ? String(Number(page) + 1) : null;
      return Promise.resolve(ok({ receipts: inside.slice(end - PAGE, end), next }));
    },
    registerWebhook(url) {
      webhook = { url, registeredAt: iso(clock()) };
      return Promise.resolve(ok(null));
    },
    readWebhook: () => Promise.resolve(webhook ? ok(webhook) : failure('not_found', 'WebhookNaoEncontrado')),
    pay(txid, amount) {
      const minute = iso(clock())
        .replace(/[^0-9]/g, '')
        .slice(0, 12);
      const receiptId = `E00000000${minute}${String(receipts.length + 1).padStart(11, '0')}`;
      receipts.push({ receiptId, txid, amount, paidAt: iso(clock()), key: KEY });
      return receiptId;
    },
  };
}
