import type { Receiver } from '../br-code.ts';
import type { PaymentProvider } from '../provider.ts';
import { readOutcome } from './answer-outcome.ts';
import { createBankClient, type BankClientOptions } from './bank-client.ts';
import { createCharges } from './charges.ts';
import { readReceipt, readReceiptPage, readRegistration } from './read-answers.ts';
import { createRefunds } from './refunds.ts';

export interface ApiPixOptions extends BankClientOptions {
  /** The receiver's Pix key. */
  readonly key: string;
  readonly receiver: Receiver;
}

const RECEIPTS_PER_PAGE = 100;

/** A bank with the Banco Central's API Pix (github.com/bacen/pix-api, release 2.9.0). */
export function createApiPix(options: ApiPixOptions): PaymentProvider {
  const call = createBankClient(options);
  const webhook = `/webhook/${encodeURIComponent(options.key)}`;
  return {
    name: 'api-pix',
    can: { split: false, exactExpiry: true, removeCharge: true, refundDays: 90 },
    ...createCharges(call, options),
    ...createRefunds(call),
    readReceipt: async (receiptId) =>
      readOutcome(await call('GET', `/pix/${encodeURIComponent(receiptId)}`), readReceipt),
    listReceipts: async ({ from, to, returned = false }, page = '0') => {
      const query = new URLSearchParams({
        inicio: from,
        fim: to,
        ...(returned && { devolucaoPresente: 'true' }),
        'paginacao.paginaAtual': page,
        'paginacao.itensPorPagina': String(RECEIPTS_PER_PAGE),
      });
      return readOutcome(await call('GET', `/pix?${query}`), readReceiptPage);
    },
    registerWebhook: async (webhookUrl) =>
      readOutcome(await call('PUT', webhook, { webhookUrl }), () => null),
    readWebhook: async () => readOutcome(await call('GET', webhook), readRegistration),
  };
}
