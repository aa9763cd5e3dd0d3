import { amountText } from '../amount.ts';
import type { NewRefund, PaymentProvider } from '../provider.ts';
import { readOutcome } from './answer-outcome.ts';
import type { BankCall } from './bank-client.ts';
import { createOnce } from './create-once.ts';
import { readRefund as refundOf } from './read-answers.ts';

type Refunds = Pick<PaymentProvider, 'refund' | 'readRefund'>;

/** Refunds (devolução), under identifiers that the portal chooses. */
export function createRefunds(call: BankCall): Refunds {
  const pathOf = (receiptId: string, refundId: string) =>
    `/pix/${encodeURIComponent(receiptId)}/devolucao/${encodeURIComponent(refundId)}`;

  const readRefund = async (receiptId: string, refundId: string) =>
    readOutcome(await call('GET', pathOf(receiptId, refundId)), refundOf);

  return {
    readRefund,
    refund: (wanted) =>
      createOnce({
        mayExist: wanted.mayExist ?? false,
        read: () => readRefund(wanted.receiptId, wanted.refundId),
        isWanted: ({ amount }) => amount === wanted.amount,
        create: async () =>
          readOutcome(await call('PUT', pathOf(wanted.receiptId, wanted.refundId), bodyOf(wanted)), refundOf),
      }),
  };
}

const bodyOf = ({ amount, note }: NewRefund) => ({
  valor: amountText(amount),
  natureza: 'ORIGINAL',
  descricao: note.slice(0, 140),
});
