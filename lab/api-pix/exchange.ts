import type { ServedBank } from '../../supabase/bank/serve-bank.ts';
import {
  createApiPix,
  type ApiPixOptions,
} from '../../supabase/functions/_shared/payments/api-pix/api-pix.ts';
import type { Outcome } from '../../supabase/functions/_shared/payments/provider.ts';

/** One call of the provider, and what it answered. */
export interface Exchanged {
  readonly call: string;
  readonly outcome: Outcome<unknown>;
  readonly isExpected: boolean;
}

/** Makes every call of the provider api-pix once, with each answer that it can get without a fault. */
export async function exchange(options: ApiPixOptions, { bank }: ServedBank): Promise<Exchanged[]> {
  const provider = createApiPix(options);
  const made: Exchanged[] = [];
  const expected = async (
    call: string,
    result: 'ok' | 'refused' | 'not_found',
    outcome: Outcome<unknown>,
  ) => {
    made.push({ call, outcome, isExpected: (outcome.ok ? 'ok' : outcome.kind) === result });
    return Promise.resolve();
  };
  const charge = (number: number) => ({
    txid: String(number).padStart(32, '0'),
    amount: 12_000,
    expiresInSeconds: 900,
    payer: { cpf: '52998224725', name: 'Camila Ribeiro' },
    note: 'Sessão 4F2A',
  });
  const [open, paid, unknown] = [charge(1), charge(2), charge(3)];
  await expected('create a charge', 'ok', await provider.createCharge(open));
  await expected('create it again', 'ok', await provider.createCharge({ ...open, mayExist: true }));
  await expected('create another', 'ok', await provider.createCharge(paid));
  const receiptId = bank.pay(paid.txid, paid.amount);
  await expected('create a paid one', 'ok', await provider.createCharge(paid));
  await expected('read a charge', 'ok', await provider.readCharge(open.txid));
  await expected('read a paid one', 'ok', await provider.readCharge(paid.txid));
  await expected('read an unknown one', 'not_found', await provider.readCharge(unknown.txid));
  await expected('remove a charge', 'ok', await provider.removeCharge(open.txid));
  await expected('remove a paid one', 'ok', await provider.removeCharge(paid.txid));
  const refund = { receiptId, refundId: 'r1', amount: 5000, note: 'Sessão cancelada' };
  await expected('refund', 'ok', await provider.refund(refund));
  await expected('refund again', 'ok', await provider.refund({ ...refund, mayExist: true }));
  await expected(
    'refund too much',
    'refused',
    await provider.refund({ ...refund, refundId: 'r2', amount: 9999 }),
  );
  await expected('read a refund', 'ok', await provider.readRefund(receiptId, 'r1'));
  await expected('read an unknown refund', 'not_found', await provider.readRefund(receiptId, 'r9'));
  bank.takeBack(receiptId, 100);
  await expected('read a receipt', 'ok', await provider.readReceipt(receiptId));
  const to = new Date(options.clock() + 60_000).toISOString();
  const from = new Date(options.clock() - 60_000).toISOString();
  await expected('list receipts', 'ok', await provider.listReceipts({ from, to }));
  await expected('read no webhook', 'not_found', await provider.readWebhook());
  await expected('register a webhook', 'ok', await provider.registerWebhook('https://portal.test/hook'));
  await expected('read the webhook', 'ok', await provider.readWebhook());
  return made;
}
