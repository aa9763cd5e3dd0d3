// Calls a bank from Deno, as an edge function does, and prints the outcomes. The settings are its environment.
import { createApiPix } from '../../functions/_shared/payments/api-pix/api-pix.ts';
import { readCertificate } from '../../functions/_shared/payments/certificate.ts';
import { denoBankFetch } from '../../functions/_shared/payments/deno-fetch.ts';
import { readPixSettings } from '../../functions/_shared/payments/settings.ts';

const { settings, problems } = readPixSettings(globalThis.Deno.env.toObject(), readCertificate, new Date());
const [txid, receiptId] = globalThis.Deno.args;

async function outcomes({ client, ...options }) {
  const bank = createApiPix({ ...options, fetch: denoBankFetch(client), clock: () => Date.now() });
  return {
    charge: await bank.createCharge({ txid, amount: 12_000, expiresInSeconds: 900, note: 'Sessão 4F2A' }),
    receipt: await bank.readReceipt(receiptId),
    refund: await bank.refund({ receiptId, refundId: 'r1', amount: 500, note: '' }),
    removal: await bank.removeCharge(txid),
  };
}

console.log(JSON.stringify(settings === null ? { problems } : await outcomes(settings)));
