import { createTransport } from 'nodemailer';
import type { Mail } from '../mail/mailbox.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  readonly url: string;
  /** Sender: `Vínculo <nao-responda@portal.example>`. */
  readonly from: string;
}

/** How long a mail server may keep silent, in milliseconds; the address may say otherwise. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Parameters of the address that give up encryption, or knowing whom one talks to. */
const WITHOUT_TLS: readonly (readonly [name: string, value: string])[] = [
  ['requireTLS', 'false'],
  ['secure', 'false'],
  ['tls.rejectUnauthorized', 'false'],
];

/** The same whatever their value: nodemailer takes any text but `false` as yes, and they win over requireTLS. */
const ALWAYS_WITHOUT_TLS = ['ignoreTLS', 'opportunisticTLS'];

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const givesUpTls = ({ searchParams }: URL) =>
  ALWAYS_WITHOUT_TLS.some((name) => searchParams.has(name)) ||
  WITHOUT_TLS.some(([name, value]) => searchParams.get(name)?.toLowerCase() === value);

/**
 * Insists on TLS where a password is sent. Throws when the address gives it up on the way to another machine.
 */
function requireTls(address: URL): void {
  if (!address.username && !address.password) return;
  if (!givesUpTls(address)) address.searchParams.set('requireTLS', 'true');
  else if (!THIS_MACHINE.test(address.hostname))
    throw new Error('SMTP_URL has a password, which goes without TLS to this machine only.');
}

/**
 * Hands a mail to a mail server; rejects with its answer (`responseCode`) when it does not take it, and with `ETLS` when
 * it has a password to send and no TLS to send it by.
 */
export function smtpSender({ url, from }: SmtpSettings): (mail: Mail) => Promise<void> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(PATIENCE))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  requireTls(address);
  const transport = createTransport(address.href);
  return async ({ to, subject, html, text }) => {
    // As an object: nothing in an address is read as a second one, or as a header.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, html, text });
  };
}

/** Where people reach the portal (`SITE_URL`), without a slash at the end; null where it is not set. */
export function siteUrlFrom({ SITE_URL: url }: NodeJS.ProcessEnv): string | null {
  if (!url) return null;
  const address = URL.parse(url);
  if (!/^https?:$/.test(address?.protocol ?? '') || address?.pathname !== '/')
    throw new Error('SITE_URL is an address as https://portal.example.');
  return address.origin;
}

/**
 * SMTP settings of the environment (`SMTP_URL`, `SMTP_FROM`); null where none are set. Throws for half of them, and
 * without `SITE_URL`: an e-mail that leads to this machine is of no use to the person who reads it elsewhere.
 */
export function smtpFrom(environment: NodeJS.ProcessEnv): SmtpSettings | null {
  const { SMTP_URL: url, SMTP_FROM: from } = environment;
  if (!url && !from) return null;
  if (!url || !from || !siteUrlFrom(environment))
    throw new Error('SMTP_URL, SMTP_FROM and SITE_URL are set together, or SMTP not at all.');
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('SMTP_URL is an address as smtp://user:password@host:587.');
  requireTls(new URL(url));
  return { url, from };
}
