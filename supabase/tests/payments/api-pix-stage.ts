import { openBankConnection } from 'embedded-backend/bank-connection';
import type { BankHabits } from '../../bank/bank.ts';
import { makeCertificates, type Certificates, type Identity } from '../../bank/certificates.ts';
import { serveBank } from '../../bank/serve-bank.ts';
import { createApiPix } from '../../functions/_shared/payments/api-pix/api-pix.ts';
import type { BankFetch } from '../../functions/_shared/payments/api-pix/bank-client.ts';
import type { Stage } from './provider-contract.ts';

const START = Date.parse('2026-11-24T12:00:00Z');
export const KEY = 'pix@practice.example';
export const CLIENT = { id: 'portal', secret: 'a-client-secret' };

let certificates: Promise<Certificates> | undefined;
export const testCertificates = () => (certificates ??= makeCertificates());

/** The provider api-pix over the double of a bank, on a clock that stands still. */
export async function startApiPix(habits?: Partial<BankHabits>, tokenSeconds = 3600) {
  let now = START;
  const clock = () => now;
  const made = await testCertificates();
  const posts: { url: string; body: string }[] = [];
  const status = { next: 200 };
  const served = await serveBank({
    certificates: made,
    clock,
    key: KEY,
    client: CLIENT,
    ...(habits && { habits }),
    tokenSeconds,
    post: (url, body) => {
      posts.push({ url, body });
      return Promise.resolve(status.next);
    },
  });
  const connections: { close: () => Promise<void> }[] = [];
  const connect = ({ certificate, privateKey }: Identity) => {
    const connection = openBankConnection({ certificate, privateKey, authority: made.authority });
    connections.push(connection);
    return connection.fetch;
  };
  const providerOver = (fetch: BankFetch, client = CLIENT, timeoutMs?: number) =>
    createApiPix({
      apiUrl: served.apiUrl,
      tokenUrl: served.tokenUrl,
      clientId: client.id,
      clientSecret: client.secret,
      headers: {},
      key: KEY,
      receiver: { name: 'Clínica São João', city: 'São Paulo' },
      fetch,
      clock,
      timeoutMs,
    });
  const providerAs = (identity: Identity, client = CLIENT) => providerOver(connect(identity), client);
  const stage: Stage = {
    provider: providerAs(made.customer),
    pay: (txid, amount) => served.bank.pay(txid, amount),
    pass: (seconds) => (now += seconds * 1000),
    now: clock,
  };
  return {
    ...stage,
    served,
    connect,
    providerOver,
    providerAs,
    posts,
    status,
    async stop(): Promise<void> {
      for (const connection of connections) await connection.close();
      await served.stop();
    },
  };
}

export type ApiPixStage = Awaited<ReturnType<typeof startApiPix>>;
