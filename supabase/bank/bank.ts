import { createCharges } from './charges.ts';
import { Problem } from './problem.ts';
import { createReceipts } from './receipts.ts';
import { createTransfers } from './transfers.ts';

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

const CNPJ = '11222333000181';

export type Bank = ReturnType<typeof createBank>;

/** An account at a bank with the API Pix: its charges, what was paid to it, and what it returned. */
export function createBank({ clock, key, habits: given }: BankOptions) {
  const habits: BankHabits = { repeatedRefund: 'same', brCode: 'sent', refundSeconds: 2, ...given };
  const { receive, forgetReceipts, ...receipts } = createReceipts(clock, key, habits);
  const { complete, forgetCharges, ...charges } = createCharges(clock, key, habits, {
    receive,
    forgetReceipts,
    ...receipts,
  });
  const { forgetTransfers, ...transfers } = createTransfers();
  let webhook: { url: string; at: number } | undefined;

  return {
    habits,
    ...charges,
    ...receipts,
    ...transfers,

    /** The account's balance in centavos. */
    balance: (): number => receipts.kept() - transfers.transferred(),

    /**
     * A payment as it reaches the account. The payer's bank should refuse one of another amount, after the expiry
     * or for a charge that is no longer active, but may let it pass by mistake: so does this. Without a txid it was
     * made by Pix key. Returns its endToEndId.
     */
    pay(txid: string | null, amount: number, at = clock()): string {
      if (txid !== null) complete(txid);
      return receive(txid, amount, at);
    },

    putWebhook(webhookKey: string, url: string): void {
      if (webhookKey !== key)
        throw new Problem('WebhookOperacaoInvalida', 'A chave não pertence a este usuário.');
      webhook = { url, at: clock() };
    },

    getWebhook(webhookKey: string) {
      if (webhookKey !== key || !webhook)
        throw new Problem('WebhookNaoEncontrado', 'Não há webhook para esta chave.');
      const criacao = new Date(webhook.at).toISOString();
      return { webhookUrl: webhook.url, chave: key, cnpj: CNPJ, criacao };
    },

    webhookUrl: (): string | undefined => webhook?.url,

    /** Makes the account a new one, between tests. */
    empty(): void {
      forgetCharges();
      forgetReceipts();
      forgetTransfers();
      webhook = undefined;
    },

    /** The bank drops the registration by itself, as the standard allows. */
    dropWebhook(): void {
      webhook = undefined;
    },
  };
}
