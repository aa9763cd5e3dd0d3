import { generate } from 'selfsigned';

export interface Identity {
  readonly certificate: string;
  readonly privateKey: string;
}

export interface Certificates {
  /** Who signed the others. */
  readonly authority: string;
  /** The bank's own, for 127.0.0.1 and localhost. */
  readonly bank: Identity;
  /** A customer's, as the bank issues it. */
  readonly customer: Identity;
  /** Another customer's. */
  readonly otherCustomer: Identity;
  /** Signed by an issuer that the bank does not know. */
  readonly stranger: Identity;
}

const LIFE = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2049-12-31') };
const KEY = { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' } as const;

/** Makes the certificates of a bank and its customers; they exist in memory only. */
export async function makeCertificates(): Promise<Certificates> {
  const root = await generate([{ name: 'commonName', value: 'Bank authority' }], {
    ...KEY,
    ...LIFE,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const ca = { key: root.private, cert: root.cert };
  return {
    authority: root.cert,
    bank: await identity('bank.test', ca),
    customer: await identity('customer', ca),
    otherCustomer: await identity('other customer', ca),
    stranger: await identity('stranger', undefined),
  };
}

/** A certificate with a life of its own, signed by itself. */
export const selfSigned = (life: { notBeforeDate: Date; notAfterDate: Date }): Promise<Identity> =>
  identity('customer', undefined, life);

async function identity(
  name: string,
  ca: { key: string; cert: string } | undefined,
  life = LIFE,
): Promise<Identity> {
  const pems = await generate([{ name: 'commonName', value: name }], {
    ...KEY,
    ...life,
    ...(ca && { ca }),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { certificate: pems.cert, privateKey: pems.private };
}
