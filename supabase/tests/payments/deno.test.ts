import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Identity } from '../../bank/certificates.ts';
import { CLIENT, KEY, startApiPix, testCertificates, type ApiPixStage } from './api-pix-stage.ts';
import { newTxid } from './provider-contract.ts';

const REPOSITORY = path.resolve(__dirname, '../../..');
const DENO = path.join(REPOSITORY, 'node_modules/deno/bin.cjs');
const base64 = (pem: string) => Buffer.from(pem).toString('base64');

let stage: ApiPixStage;
beforeAll(async () => {
  stage = await startApiPix();
}, 60_000);
afterAll(() => stage.stop());

async function deno(args: readonly string[], env = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [DENO, ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1', ...env },
  });
  return stdout;
}

async function callBank({ certificate, privateKey }: Identity, ...args: string[]): Promise<unknown> {
  const { authority } = await testCertificates();
  const output = await deno(
    [
      'run',
      '--no-config',
      '--allow-env',
      '--allow-net=127.0.0.1',
      'supabase/tests/payments/deno-client.mjs',
      ...args,
    ],
    {
      PIX_API_URL: stage.served.apiUrl,
      PIX_TOKEN_URL: stage.served.tokenUrl,
      PIX_CLIENT_ID: CLIENT.id,
      PIX_CLIENT_SECRET: CLIENT.secret,
      PIX_CERTIFICATE: base64(certificate),
      PIX_PRIVATE_KEY: base64(privateKey),
      PIX_AUTHORITY: base64(authority),
      PIX_KEY: KEY,
      PIX_RECEIVER_NAME: 'Clínica São João',
      PIX_RECEIVER_CITY: 'São Paulo',
      PIX_WEBHOOK_SECRET: 'x'.repeat(32),
    },
  );
  return JSON.parse(output);
}

describe('in Deno', () => {
  it('the provider reaches a bank with its certificate', async () => {
    const { customer } = await testCertificates();
    const txid = newTxid();
    const receiptId = stage.served.bank.pay(null, 500);
    expect(await callBank(customer, txid, receiptId)).toMatchObject({
      charge: { ok: true, value: { txid, state: 'open', amount: 12_000 } },
      receipt: { ok: true, value: { receiptId, amount: 500 } },
      refund: { ok: true, value: { state: 'processing', amount: 500 } },
      removal: { ok: true, value: 'removed' },
    });
    expect(stage.served.violations).toEqual([]);
  }, 60_000);

  it('the bank hangs up on another certificate', async () => {
    const { stranger } = await testCertificates();
    expect(await callBank(stranger, newTxid(), 'E'.padEnd(32, '0'))).toMatchObject({
      charge: { ok: false, kind: 'busy', code: 'no_token' },
    });
  }, 60_000);

  it('its type check accepts the functions', async () => {
    const files = ['pix-webhook', 'settle-payments'].map((name) => `supabase/functions/${name}/index.ts`);
    await deno(['check', '--quiet', '--config', 'supabase/functions/deno.json', ...files]);
  }, 60_000);
});
