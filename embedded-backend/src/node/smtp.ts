import { createTransport } from 'nodemailer';
import type { Mail } from '../mail/mailbox.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  readonly url: string;
  /** Sender: `Vínculo <nao-responda@portal.example>`. */
  readonly from: string;
}

/** How long a mail server may be unresponsive, in milliseconds; the URL may override it. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** URL parameters that disable encryption or the check of the server's identity. */
const WITHOUT_TLS: readonly (readonly [name: string, value: string])[] = [
  ['requireTLS', 'false'],
  ['secure', 'false'],
  ['tls.rejectUnauthorized', 'false'],
];

/** The same for any value: nodemailer treats any text but `false` as true, and they override requireTLS. */
const ALWAYS_WITHOUT_TLS = ['ignoreTLS', 'opportunisticTLS'];

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const givesUpTls = ({ searchParams }: URL) =>
  ALWAYS_WITHOUT_TLS.some((name) => searchParams.has(name)) ||
  WITHOUT_TLS.some(([name, value]) => searchParams.get(name)?.toLowerCase() === value);

/** Requires TLS where a password is sent. Throws when the URL disables it for another machine. */
function requireTls(address: URL): void {
  if (!address.username && !address.password) return;
  if (!givesUpTls(address)) address.searchParams.set('requireTLS', 'true');
  else if (!THIS_MACHINE.test(address.hostname))
    throw new Error('SMTP_URL has a password, which is sent without TLS only to this machine.');
}

/**
 * Sends an e-mail through a mail server; rejects with its response (`responseCode`) when it refuses, and with
 * `ETLS` when a password would be sent without TLS.
 */
export function smtpSender({ url, from }: SmtpSettings): (mail: Mail) => Promise<void> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(SMTP_TIMEOUTS))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  requireTls(address);
  const transport = createTransport(address.href);
  return async ({ to, subject, html, text, calendar }) => {
    const icalEvent = calendar && {
      method: calendar.method,
      filename: 'compromisso.ics',
      content: calendar.ics,
    };
    // As an object, so that an address is never parsed as two or as a header.
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      html,
      text,
      ...(icalEvent && { icalEvent }),
    });
  };
}

/** The portal's public origin (`SITE_URL`), without a trailing slash; null when it is not set. */
export function siteUrlFrom({ SITE_URL: url }: NodeJS.ProcessEnv): string | null {
  if (!url) return null;
  const address = URL.parse(url);
  if (!/^https?:$/.test(address?.protocol ?? '') || address?.pathname !== '/')
    throw new Error('SITE_URL must be an origin such as https://portal.example.');
  return address.origin;
}

/**
 * SMTP settings of the environment (`SMTP_URL`, `SMTP_FROM`); null when none are set. Throws when only one is
 * set, or without `SITE_URL`: links to this machine are of no use in e-mails.
 */
export function smtpFrom(environment: NodeJS.ProcessEnv): SmtpSettings | null {
  const { SMTP_URL: url, SMTP_FROM: from } = environment;
  if (!url && !from) return null;
  if (!url || !from || !siteUrlFrom(environment))
    throw new Error('Set SMTP_URL, SMTP_FROM and SITE_URL together, or no SMTP variable at all.');
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('SMTP_URL must be a URL such as smtp://user:password@host:587.');
  requireTls(new URL(url));
  return { url, from };
}
