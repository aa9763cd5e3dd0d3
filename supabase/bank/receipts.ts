import { amountText, centsOf } from '../functions/_shared/payments/amount.ts';
import type { BankHabits } from './bank.ts';
import { Problem } from './problem.ts';
import type { PixAnswer, RefundAnswer, RefundRequest } from './schema.ts';

interface StoredRefund {
  readonly id: string;
  readonly amount: number;
  readonly at: number;
  readonly nature: NonNullable<RefundAnswer['natureza']>;
  readonly note?: string | undefined;
  readonly returnId?: string | undefined;
  readonly fails: boolean;
}

interface StoredPix {
  readonly receiptId: string;
  readonly txid: string | null;
  readonly amount: number;
  readonly at: number;
  readonly refunds: StoredRefund[];
}

const DAY_MS = 86_400_000;
const REFUND_DAYS = 90;
const iso = (at: number) => new Date(at).toISOString();

/** What reached an account, and what it returned. */
export function createReceipts(clock: () => number, key: string, habits: BankHabits) {
  const received: StoredPix[] = [];
  const failing = { nextRefund: false };
  /** Called for each Pix with a txid that arrived or changed. */
  const listeners: ((pix: PixAnswer) => void)[] = [];

  const refundAnswer = (refund: StoredRefund): RefundAnswer => {
    const settledAt = refund.at + habits.refundSeconds * 1000;
    const isSettled = clock() >= settledAt;
    return {
      id: refund.id,
      rtrId: refund.returnId ?? `D00000000${refund.id}`.padEnd(32, '0').slice(0, 32),
      valor: amountText(refund.amount),
      natureza: refund.nature,
      ...(refund.note !== undefined && { descricao: refund.note }),
      horario: {
        solicitacao: iso(refund.at),
        ...(isSettled && !refund.fails && { liquidacao: iso(settledAt) }),
      },
      status: !isSettled ? 'EM_PROCESSAMENTO' : refund.fails ? 'NAO_REALIZADO' : 'DEVOLVIDO',
      ...(isSettled && refund.fails && { motivo: 'Conta do pagador encerrada' }),
    };
  };

  const pixAnswer = (pix: StoredPix): PixAnswer => ({
    endToEndId: pix.receiptId,
    ...(pix.txid !== null && { txid: pix.txid }),
    valor: amountText(pix.amount),
    chave: key,
    horario: iso(pix.at),
    infoPagador: 'Maria da Silva',
    pagador: { cpf: '52998224725', nome: 'Maria da Silva' },
    ...(pix.refunds.length && { devolucoes: pix.refunds.map(refundAnswer) }),
  });

  const requirePix = (receiptId: string) => {
    const pix = received.find((one) => one.receiptId === receiptId);
    if (!pix) throw new Problem('PixNaoEncontrado', 'Pix não encontrado.');
    return pix;
  };
  /** A failed refund returns nothing. */
  const returned = (pix: StoredPix) =>
    pix.refunds
      .filter((refund) => refundAnswer(refund).status !== 'NAO_REALIZADO')
      .reduce((sum, { amount }) => sum + amount, 0);
  const announce = (pix: StoredPix) => {
    if (pix.txid !== null) for (const listener of listeners) listener(pixAnswer(pix));
  };

  return {
    listeners,

    receive(txid: string | null, amount: number, at: number): string {
      const minute = iso(at)
        .replace(/[^0-9]/g, '')
        .slice(0, 12);
      const receiptId = `E00000000${minute}${String(received.length + 1).padStart(11, '0')}`;
      received.push({ receiptId, txid, amount, at, refunds: [] });
      announce(requirePix(receiptId));
      return receiptId;
    },

    ofCharge: (txid: string): PixAnswer[] => received.filter((pix) => pix.txid === txid).map(pixAnswer),

    getPix: (receiptId: string): PixAnswer => pixAnswer(requirePix(receiptId)),

    listPix: (from: string, to: string, txid?: string): PixAnswer[] =>
      received
        .filter(({ at }) => at >= Date.parse(from) && at <= Date.parse(to))
        .filter((pix) => txid === undefined || pix.txid === txid)
        .map(pixAnswer),

    putRefund(receiptId: string, id: string, { valor, descricao }: RefundRequest): RefundAnswer {
      const pix = requirePix(receiptId);
      const refuse = (reason: string) => new Problem('PixDevolucaoInvalida', reason, { id, valor });
      const same = pix.refunds.find((refund) => refund.id === id);
      if (same && (habits.repeatedRefund === 'refused' || amountText(same.amount) !== valor))
        throw refuse('O id já foi utilizado.');
      if (same) return refundAnswer(same);
      const amount = centsOf(valor) ?? 0;
      if (clock() > pix.at + REFUND_DAYS * DAY_MS) throw refuse('Passaram-se 90 dias da liquidação.');
      if (amount > pix.amount - returned(pix)) throw refuse('As devoluções excedem o valor do Pix.');
      const fails = failing.nextRefund;
      failing.nextRefund = false;
      const refund: StoredRefund = { id, amount, at: clock(), nature: 'ORIGINAL', note: descricao, fails };
      pix.refunds.push(refund);
      return refundAnswer(refund);
    },

    getRefund(receiptId: string, id: string): RefundAnswer {
      const refund = requirePix(receiptId).refunds.find((one) => one.id === id);
      if (!refund) throw new Problem('PixDevolucaoNaoEncontrada', 'Devolução não encontrada.');
      return refundAnswer(refund);
    },

    /** The next refund ends as NAO_REALIZADO. */
    failNextRefund(): void {
      failing.nextRefund = true;
    },

    /** The payer's bank takes money back under the dispute rules (MED). */
    takeBack(receiptId: string, amount: number): void {
      const pix = requirePix(receiptId);
      const id = `med${pix.refunds.length + 1}`;
      pix.refunds.push({ id, amount, at: clock(), nature: 'MED_FRAUDE', fails: false });
      announce(pix);
    },

    /** The account's holder returns it in the bank's app, under an identifier of the bank. */
    returnInApp(receiptId: string, amount: number, returnId?: string): void {
      const pix = requirePix(receiptId);
      if (amount > pix.amount - returned(pix))
        throw new Problem('PixDevolucaoInvalida', 'As devoluções excedem o valor do Pix.');
      const id = `app${pix.refunds.length + 1}`;
      pix.refunds.push({ id, amount, at: clock(), nature: 'ORIGINAL', returnId, fails: false });
      announce(pix);
    },

    /** Notifies of a Pix again, as when one of its refunds has ended. */
    announce: (receiptId: string): void => announce(requirePix(receiptId)),

    forgetReceipts(): void {
      received.length = 0;
    },

    /** Centavos received and not returned. */
    kept: (): number => received.reduce((sum, pix) => sum + pix.amount - returned(pix), 0),
  };
}

export type Receipts = ReturnType<typeof createReceipts>;
