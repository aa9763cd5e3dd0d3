import type { ApiPixOptions } from './api-pix/api-pix.ts';
import { certificateProblem, certificateWarnings, type CertificateFacts } from './certificate-life.ts';
import { pixKeyOf } from './pix-key.ts';

/** PEM texts of a client certificate. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly privateKey: string;
  /** Who signed the bank's own certificate, if it is none of the public authorities. */
  readonly authority?: string | undefined;
}

/** `readCertificate` of certificate.ts. Browsers have none. */
export type ReadCertificate = (pem: ClientCertificate) => CertificateFacts;

/** The access to a bank with the API Pix. */
export interface PixSettings extends Omit<ApiPixOptions, 'fetch' | 'clock' | 'timeoutMs'> {
  readonly client: ClientCertificate;
  readonly certificateEnds: Date;
  /** The last part of the webhook's URL. */
  readonly webhookSecret: string;
}

export interface SettingsReading {
  /** Null if nothing is set, or if something is wrong. */
  readonly settings: PixSettings | null;
  /** What must be corrected before a start. They name settings, never their values. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED = [
  'PIX_API_URL',
  'PIX_TOKEN_URL',
  'PIX_CLIENT_ID',
  'PIX_CLIENT_SECRET',
  'PIX_CERTIFICATE',
  'PIX_PRIVATE_KEY',
  'PIX_KEY',
  'PIX_RECEIVER_NAME',
  'PIX_RECEIVER_CITY',
  'PIX_WEBHOOK_SECRET',
] as const;

/** Reads and checks the access to a bank from the environment. Without any of its settings there is no bank. */
export function readPixSettings(
  environment: Environment,
  readCertificate: ReadCertificate,
  now: Date,
): SettingsReading {
  const value = (name: string) => environment[name]?.trim() ?? '';
  if (REQUIRED.every((name) => value(name) === '')) return { settings: null, problems: [], warnings: [] };

  const problems = REQUIRED.filter((name) => value(name) === '').map((name) => `${name} is not set.`);
  const check = (name: string, isRight: (text: string) => boolean, problem: string) => {
    if (value(name) !== '' && !isRight(value(name))) problems.push(`${name} ${problem}`);
  };
  check('PIX_API_URL', isHttps, 'must be an https URL.');
  check('PIX_TOKEN_URL', isHttps, 'must be an https URL.');
  check(
    'PIX_KEY',
    (text) => pixKeyOf(text) !== null,
    'must be an e-mail, a phone with +55, a CPF, a CNPJ or a random key.',
  );
  check(
    'PIX_WEBHOOK_SECRET',
    (text) => /^[\w-]{32,}$/.test(text),
    'needs at least 32 letters, digits, - or _.',
  );
  for (const name of ['PIX_RECEIVER_NAME', 'PIX_RECEIVER_CITY'])
    check(name, (text) => /[A-Za-z]/.test(text), 'needs Latin letters.');
  for (const name of ['PIX_CERTIFICATE', 'PIX_PRIVATE_KEY', 'PIX_AUTHORITY'])
    check(name, (text) => pemOf(text) !== null, 'must be a PEM file in base64.');
  check('PIX_API_HEADERS', (text) => headersOf(text) !== null, 'must be a JSON object of texts.');
  if (problems.length) return { settings: null, problems, warnings: [] };

  const client: ClientCertificate = {
    certificate: pemOf(value('PIX_CERTIFICATE')) ?? '',
    privateKey: pemOf(value('PIX_PRIVATE_KEY')) ?? '',
    authority: pemOf(value('PIX_AUTHORITY')) ?? undefined,
  };
  const facts = factsOf(client, readCertificate);
  const problem = certificateProblem(facts, now);
  if (facts === null || problem !== null) return { settings: null, problems: [problem ?? ''], warnings: [] };
  return {
    settings: {
      apiUrl: value('PIX_API_URL').replace(/\/+$/, ''),
      tokenUrl: value('PIX_TOKEN_URL'),
      clientId: value('PIX_CLIENT_ID'),
      clientSecret: value('PIX_CLIENT_SECRET'),
      headers: headersOf(value('PIX_API_HEADERS')) ?? {},
      key: pixKeyOf(value('PIX_KEY')) ?? '',
      receiver: { name: value('PIX_RECEIVER_NAME'), city: value('PIX_RECEIVER_CITY') },
      webhookSecret: value('PIX_WEBHOOK_SECRET'),
      client,
      certificateEnds: facts.validTo,
    },
    problems: [],
    warnings: certificateWarnings(facts, now),
  };
}

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/** A PEM file in base64, which has no line breaks that an environment could lose. */
function pemOf(text: string): string | null {
  try {
    const pem = atob(text.replace(/\s/g, ''));
    return /-----BEGIN [A-Z ]+-----/.test(pem) ? pem : null;
  } catch {
    return null;
  }
}

function headersOf(text: string): Readonly<Record<string, string>> | null {
  if (text === '') return {};
  try {
    const headers: unknown = JSON.parse(text);
    if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return null;
    return Object.values(headers).every((value) => typeof value === 'string')
      ? (headers as Record<string, string>)
      : null;
  } catch {
    return null;
  }
}

function factsOf(client: ClientCertificate, readCertificate: ReadCertificate): CertificateFacts | null {
  try {
    return readCertificate(client);
  } catch {
    return null;
  }
}
