import type { Cents, NewRefund, Receipt, Refund } from './provider.ts';

type StoredRefund = NewRefund & { readonly at: number };
type StoredReceipt = Omit<Receipt, 'refunds'>;

const KEY = 'pix@vinculo.example';
const iso = (at: number) => new Date(at).toISOString();

/** What a simulated account received and returned, in memory. */
export function createSimulatedAccount(clock: () => number, refundSeconds: number) {
  const receipts: StoredReceipt[] = [];
  const refunds: StoredRefund[] = [];

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

  const receiptOf = (receipt: StoredReceipt): Receipt => ({
    ...receipt,
    refunds: refunds.filter(({ receiptId }) => receiptId === receipt.receiptId).map(refundOf),
  });

  return {
    receive(txid: string, amount: Cents): string {
      const minute = iso(clock())
        .replace(/[^0-9]/g, '')
        .slice(0, 12);
      const receiptId = `E00000000${minute}${String(receipts.length + 1).padStart(11, '0')}`;
      receipts.push({ receiptId, txid, amount, paidAt: iso(clock()), key: KEY });
      return receiptId;
    },
    find: (receiptId: string): Receipt | undefined =>
      receipts.filter((receipt) => receipt.receiptId === receiptId).map(receiptOf)[0],
    where: (isWanted: (receipt: StoredReceipt) => boolean): Receipt[] =>
      receipts.filter(isWanted).map(receiptOf),
    giveBack(refund: NewRefund): Refund {
      const stored = { ...refund, at: clock() };
      refunds.push(stored);
      return refundOf(stored);
    },
  };
}
