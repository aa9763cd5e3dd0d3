import { createBackend, generateKeys, MemoryMailbox } from 'embedded-backend';
import { openBankConnection } from 'embedded-backend/bank-connection';
import { readProject } from 'embedded-backend/node';
import { listen } from '../../server/listen.ts';
import { makeCertificates } from '../../supabase/bank/certificates.ts';
import { serveBank } from '../../supabase/bank/serve-bank.ts';
import { connectBank } from '../../supabase/functions/_shared/payments/bank.ts';
import { PROJECT_FOLDER } from '../../tools/portal/open-portal.ts';

const KEY = 'pix@practice.example';
const CLIENT = { id: 'portal', secret: 'secret' };
const SECRET = 'a-secret-of-thirty-two-letters-00';
const CLIENTS = 32;

/** Time by the clock, and of the processor: of portal, bank and clients together, which run in this process. */
export interface Cost {
  readonly seconds: number;
  readonly processorSeconds: number;
}

export interface Burst {
  /** Until the last notification was answered. */
  readonly stored: Cost;
  readonly refused: number;
  /** Until the last receipt was read from the bank and recorded. */
  readonly settled: Cost;
  readonly recorded: number;
}

function startCost(): () => Cost {
  const start = performance.now();
  const cpu = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { seconds: (performance.now() - start) / 1000, processorSeconds: (user + system) / 1_000_000 };
  };
}

/** Posts notifications to the portal's server at once, over HTTP, and settles them with the double of a bank. */
export async function burst(count: number): Promise<Burst> {
  const certificates = await makeCertificates();
  const served = await serveBank({ certificates, clock: Date.now, key: KEY, client: CLIENT });
  const connection = openBankConnection({ ...certificates.customer, authority: certificates.authority });
  const { apiUrl, tokenUrl } = served;
  const bank = connectBank(
    {
      apiUrl,
      tokenUrl,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      headers: {},
      key: KEY,
      receiver: { name: 'PRACTICE', city: 'SAO PAULO' },
      client: certificates.customer,
      certificateEnds: new Date('2049-12-31'),
      webhookSecret: SECRET,
    },
    connection.fetch,
  );
  const { migrations, templates, functions } = await readProject(PROJECT_FOLDER);
  const keys = generateKeys();
  const siteUrl = 'http://127.0.0.1';
  const mailbox = new MemoryMailbox();
  const backend = await createBackend({
    source: {},
    keys,
    siteUrl,
    migrations,
    templates,
    functions,
    mailbox,
    bank,
  });
  const server = await listen({ handler: (request, peer) => backend.fetch(request, peer), port: 0 });
  try {
    const receipts = Array.from({ length: count }, (_, n) => served.bank.pay(null, 100 + n));
    const address = `${server.origin}/functions/v1/pix-webhook/${SECRET}/pix`;
    let next = 0;
    let refused = 0;
    const post = async () => {
      for (let at = next++; at < count; at = next++) {
        const body = JSON.stringify({ pix: [served.bank.getPix(receipts[at] ?? '')] });
        const { status } = await fetch(address, { method: 'POST', body });
        if (status !== 200) refused += 1;
      }
    };
    const storing = startCost();
    await Promise.all(Array.from({ length: CLIENTS }, post));
    const stored = storing();
    const settling = startCost();
    const left = async (sql: string) => Number((await backend.db.query<{ n: number }>(sql))[0]?.n);
    const settle = new Request(`${siteUrl}/functions/v1/settle-payments`, {
      method: 'POST',
      headers: { apikey: keys.secret },
    });
    do await backend.fetch(settle.clone());
    while ((await left('select count(*)::int as n from private.webhook_inbox where read_at is null')) > 0);
    const settled = settling();
    const recorded = await left('select count(*)::int as n from private.receipts');
    return { stored, refused, settled, recorded };
  } finally {
    await server.close();
    await backend.close();
    await connection.close();
    await served.stop();
  }
}
