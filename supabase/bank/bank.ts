import { amountText, centsOf } from '../functions/_shared/payments/amount.ts';
import { brCodeOf } from '../functions/_shared/payments/br-code.ts';
import { Problem } from './problem.ts';
import type { ChargeAnswer, ChargeRequest, PixAnswer, RefundAnswer, RefundRequest } from './schema.ts';

/** What differs between banks. */
export interface BankHabits {
  /** How a bank answers the repetition of a refund: with the refund, or with 400. */
  repeatedRefund: 'same' | 'refused';
  /** The code in the answer: the standard lets a bank leave it out. */
  brCode: 'sent' | 'missing' | 'corrupt';
  /** How long a refund is in progress. */
  refundSeconds: number;
}

export interface BankOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The account's Pix key. */
  readonly key: string;
  readonly habits?: Partial<BankHabits>;
}

interface StoredCharge {
  readonly txid: string;
  readonly createdAt: number;
  readonly location: number;
  request: ChargeRequest;
  revision: number;
  status: ChargeAnswer['status'];
}

interface StoredRefund {
  readonly id: string;
  readonly amount: number;
  readonly at: number;
  readonly nature: NonNullable<RefundAnswer['natureza']>;
  readonly note: string | undefined;
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
const CNPJ = '11222333000181';
const iso = (at: number) => new Date(at).toISOString();
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type Bank = ReturnType<typeof createBank>;

/** An account at a bank with the API Pix: its charges, what was paid to it, and what it returned. */
export function createBank({ clock, key, habits: given }: BankOptions) {
  const habits: BankHabits = { repeatedRefund: 'same', brCode: 'sent', refundSeconds: 2, ...given };
  const charges = new Map<string, StoredCharge>();
  const received: StoredPix[] = [];
  const failing = { nextRefund: false };
  let webhook: { url: string; at: number } | undefined;
  /** Called for each Pix that arrived and each refund that ended. */
  const listeners: ((pix: PixAnswer) => void)[] = [];

  const refundAnswer = (refund: StoredRefund): RefundAnswer => {
    const settledAt = refund.at + habits.refundSeconds * 1000;
    const isSettled = clock() >= settledAt;
    return {
      id: refund.id,
      rtrId: `D00000000${refund.id}`.padEnd(32, '0').slice(0, 32),
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

  const chargeAnswer = (charge: StoredCharge): ChargeAnswer => {
    const location = `pix.bank.test/qr/v2/${charge.txid}`;
    const code = brCodeOf(location, { name: 'PRACTICE', city: 'SAO PAULO' }) ?? '';
    const pix = received.filter(({ txid }) => txid === charge.txid).map(pixAnswer);
    const { request } = charge;
    return {
      txid: charge.txid,
      revisao: charge.revision,
      calendario: { criacao: iso(charge.createdAt), expiracao: request.calendario.expiracao },
      ...(request.devedor && { devedor: request.devedor }),
      valor: { original: request.valor.original },
      chave: request.chave,
      ...(request.solicitacaoPagador !== undefined && { solicitacaoPagador: request.solicitacaoPagador }),
      status: charge.status,
      location,
      loc: {
        id: charge.location,
        txid: charge.txid,
        location,
        tipoCob: 'cob',
        criacao: iso(charge.createdAt),
      },
      ...(habits.brCode !== 'missing' && {
        pixCopiaECola: habits.brCode === 'sent' ? code : `${code.slice(0, -4)}0000`,
      }),
      ...(pix.length && { pix }),
    };
  };

  const requireCharge = (txid: string) => {
    const charge = charges.get(txid);
    if (!charge) throw new Problem('CobNaoEncontrado', 'Cobrança não encontrada.');
    return charge;
  };
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
    key,
    habits,
    listeners,

    putCharge(txid: string, request: ChargeRequest): { isNew: boolean; charge: ChargeAnswer } {
      if (request.chave !== key)
        throw new Problem('CobOperacaoInvalida', 'A chave não pertence a este usuário.', request);
      const charge = charges.get(txid);
      if (charge && charge.status !== 'ATIVA')
        throw new Problem('CobOperacaoInvalida', 'A cobrança não está ATIVA.', request);
      if (charge) {
        if (!isSame(charge.request, request)) charge.revision += 1;
        charge.request = request;
        return { isNew: false, charge: chargeAnswer(charge) };
      }
      const stored: StoredCharge = {
        txid,
        createdAt: clock(),
        location: charges.size + 1,
        request,
        revision: 0,
        status: 'ATIVA',
      };
      charges.set(txid, stored);
      return { isNew: true, charge: chargeAnswer(stored) };
    },

    getCharge: (txid: string): ChargeAnswer => chargeAnswer(requireCharge(txid)),

    removeCharge(txid: string): ChargeAnswer {
      const charge = requireCharge(txid);
      if (charge.status !== 'ATIVA')
        throw new Problem('CobOperacaoInvalida', 'A cobrança não está ATIVA.', { txid });
      charge.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
      charge.revision += 1;
      return chargeAnswer(charge);
    },

    getPix: (receiptId: string): PixAnswer => pixAnswer(requirePix(receiptId)),

    listPix: (from: string, to: string, txid?: string): PixAnswer[] =>
      received
        .filter(({ at }) => at >= Date.parse(from) && at <= Date.parse(to))
        .filter((pix) => txid === undefined || pix.txid === txid)
        .map(pixAnswer),

    putRefund(receiptId: string, id: string, { valor, descricao }: RefundRequest): RefundAnswer {
      const pix = requirePix(receiptId);
      const same = pix.refunds.find((refund) => refund.id === id);
      if (same && (habits.repeatedRefund === 'refused' || amountText(same.amount) !== valor))
        throw new Problem('PixDevolucaoInvalida', 'O id já foi utilizado.', { id, valor });
      if (same) return refundAnswer(same);
      const amount = centsOf(valor) ?? 0;
      if (clock() > pix.at + REFUND_DAYS * DAY_MS)
        throw new Problem('PixDevolucaoInvalida', 'Passaram-se 90 dias da liquidação.', { id, valor });
      if (amount > pix.amount - returned(pix))
        throw new Problem('PixDevolucaoInvalida', 'As devoluções excedem o valor do Pix.', { id, valor });
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

    putWebhook(webhookKey: string, url: string): void {
      if (webhookKey !== key)
        throw new Problem('WebhookOperacaoInvalida', 'A chave não pertence a este usuário.');
      webhook = { url, at: clock() };
    },

    getWebhook(webhookKey: string) {
      if (webhookKey !== key || !webhook)
        throw new Problem('WebhookNaoEncontrado', 'Não há webhook para esta chave.');
      return { webhookUrl: webhook.url, chave: key, cnpj: CNPJ, criacao: iso(webhook.at) };
    },

    webhookUrl: (): string | undefined => webhook?.url,

    /** The bank drops the registration by itself, as the standard allows. */
    dropWebhook(): void {
      webhook = undefined;
    },

    /**
     * A payment as it reaches the account. The payer's bank should refuse one of another amount, after the expiry
     * or for a charge that is no longer active, but may let it pass by mistake: so does this. Without a txid it was
     * made by Pix key. Returns its endToEndId.
     */
    pay(txid: string | null, amount: number, at = clock()): string {
      const minute = iso(at)
        .replace(/[^0-9]/g, '')
        .slice(0, 12);
      const receiptId = `E00000000${minute}${String(received.length + 1).padStart(11, '0')}`;
      const pix: StoredPix = { receiptId, txid, amount, at, refunds: [] };
      received.push(pix);
      const charge = txid === null ? undefined : charges.get(txid);
      if (charge?.status === 'ATIVA') charge.status = 'CONCLUIDA';
      announce(pix);
      return receiptId;
    },

    /** The next refund ends as NAO_REALIZADO. */
    failNextRefund(): void {
      failing.nextRefund = true;
    },

    /** The payer's bank takes money back under the dispute rules (MED). */
    takeBack(receiptId: string, amount: number): void {
      const pix = requirePix(receiptId);
      const id = `med${pix.refunds.length + 1}`;
      pix.refunds.push({ id, amount, at: clock(), nature: 'MED_FRAUDE', note: undefined, fails: false });
      announce(pix);
    },

    /** Notifies of a Pix again, as when one of its refunds has ended. */
    announce: (receiptId: string): void => announce(requirePix(receiptId)),

    /** Centavos received and not returned. */
    balance: (): number => received.reduce((sum, pix) => sum + pix.amount - returned(pix), 0),
  };
}
