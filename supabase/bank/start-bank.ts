import { makeCertificates } from './certificates.ts';
import { serveBank, type ServedBank } from './serve-bank.ts';

const KEY = 'pix@practice.example';
const CLIENT = { id: 'portal', secret: 'secret' };
const SECRET = 'a-secret-of-thirty-two-letters-00';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The double of a bank, and what the portal needs to use it. */
export interface TestBank extends ServedBank {
  /** Environment of a portal with an account at this bank. */
  readonly settings: Readonly<Record<string, string>>;
  /** Holds the bank's clock; null: the clock of this process. */
  readonly holdClock: (instant: Date | null) => void;
  /** The txid of the charge that was created last; empty: none. */
  readonly lastCharge: () => string;
}

/** Starts the double of a bank on a free port. */
export async function startBank(): Promise<TestBank> {
  let held: number | null = null;
  const certificates = await makeCertificates();
  const served = await serveBank({
    certificates,
    clock: () => held ?? Date.now(),
    key: KEY,
    client: CLIENT,
    habits: { refundSeconds: 0 },
  });
  const { certificate, privateKey } = certificates.customer;
  return {
    ...served,
    settings: {
      PIX_API_URL: served.apiUrl,
      PIX_TOKEN_URL: served.tokenUrl,
      PIX_CLIENT_ID: CLIENT.id,
      PIX_CLIENT_SECRET: CLIENT.secret,
      PIX_CERTIFICATE: base64(certificate),
      PIX_PRIVATE_KEY: base64(privateKey),
      PIX_AUTHORITY: base64(certificates.authority),
      PIX_KEY: KEY,
      PIX_RECEIVER_NAME: 'PRACTICE',
      PIX_RECEIVER_CITY: 'SAO PAULO',
      PIX_WEBHOOK_SECRET: SECRET,
    },
    holdClock: (instant) => {
      held = instant?.getTime() ?? null;
    },
    lastCharge: () => served.requests.findLast((one) => one.startsWith('PUT /cob/'))?.slice(9) ?? '',
  };
}
