import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBankConnection } from 'embedded-backend/bank-connection';
import { makeCertificates } from '../../supabase/bank/certificates.ts';
import { serveBank } from '../../supabase/bank/serve-bank.ts';
import type { BankFetch } from '../../supabase/functions/_shared/payments/api-pix/bank-client.ts';
import { command } from '../../tools/commands/command.ts';
import { burst, type Cost } from './burst.ts';
import { exchange } from './exchange.ts';
import { patchOpenApi } from './patch-openapi.ts';
import { startPrism } from './start-prism.ts';
import { startRelay } from './relay.ts';

const KEY = 'pix@practice.example';
const CLIENT = { id: 'portal', secret: 'secret' };

export const run = command({
  help: `npm run api-pix -- --openapi <file>

Checks the provider api-pix and the double of a bank against the Banco Central's OpenAPI: Prism, fetched by npm, stands
between them and checks each request and each answer.
  --openapi <file>   openapi.yaml of github.com/bacen/pix-api (release 2.9.0)
  --port <n>         Prism's port (4010)
  --burst <n>        instead: posts this many notifications to the portal at once, and settles them
  --help             this text`,
  options: {
    openapi: { type: 'string' },
    port: { type: 'string', default: '4010' },
    burst: { type: 'string' },
  },
  run: async ({ openapi, port, burst: count }) => {
    if (count !== undefined) {
      const { stored, refused, settled, recorded } = await burst(Number(count));
      const inWords = ({ seconds, processorSeconds }: Cost) =>
        `${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s of processor)`;
      console.log(`${count} notifications stored in ${inWords(stored)}, ${refused} refused;`);
      console.log(`${recorded} receipts recorded in another ${inWords(settled)}.`);
      return recorded === Number(count) && refused === 0 ? 0 : 1;
    }
    if (openapi === undefined) return false;
    const patched = path.join(mkdtempSync(path.join(tmpdir(), 'api-pix-')), 'openapi.yaml');
    writeFileSync(patched, patchOpenApi(readFileSync(openapi, 'utf8')));

    const clock = () => Date.now();
    const certificates = await makeCertificates();
    const bank = await serveBank({ certificates, clock, key: KEY, client: CLIENT });
    const connection = openBankConnection({ ...certificates.customer, authority: certificates.authority });
    const relay = await startRelay(connection, bank.apiUrl);
    const prism = await startPrism(patched, relay.url, Number(port));
    try {
      const violations: string[] = [];
      const checked: BankFetch = async (url, request) => {
        const response = await connectionOf(url)(url, request);
        const text = await response.text();
        if (text.includes('stoplight.io/prism/errors')) violations.push(`${request.method} ${url}: ${text}`);
        return { status: response.status, headers: response.headers, text: () => Promise.resolve(text) };
      };
      const connectionOf = (url: string): BankFetch => (url.startsWith(prism.url) ? fetch : connection.fetch);
      const made = await exchange(
        {
          apiUrl: prism.url,
          tokenUrl: bank.tokenUrl,
          clientId: CLIENT.id,
          clientSecret: CLIENT.secret,
          headers: {},
          key: KEY,
          receiver: { name: 'PRACTICE', city: 'SAO PAULO' },
          fetch: checked,
          clock,
        },
        bank,
      );
      for (const { call, outcome, isExpected } of made)
        console.log(
          `${isExpected ? '✓' : '✗'} ${call}${outcome.ok ? '' : ` (${outcome.kind}: ${outcome.code})`}`,
        );
      for (const violation of violations) console.log(violation);
      const failed = made.filter(({ isExpected }) => !isExpected).length;
      console.log(`${made.length} calls, ${failed} unexpected outcomes, ${violations.length} violations.`);
      return failed + violations.length === 0 ? 0 : 1;
    } finally {
      prism.stop();
      relay.stop();
      await connection.close();
      await bank.stop();
    }
  },
});
