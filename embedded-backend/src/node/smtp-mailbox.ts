import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailbox, StoredMail } from '../mail/mailbox.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  readonly url: string;
  /** Sender: `Vínculo <nao-responda@portal.example>`. */
  readonly from: string;
}

/** A mailbox whose mails also go out by SMTP. What did not go out is not kept as sent. */
export class SmtpMailbox implements Mailbox {
  readonly #kept: Mailbox;
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(kept: Mailbox, { url, from }: SmtpSettings) {
    this.#kept = kept;
    this.#transport = createTransport(url);
    this.#from = from;
  }

  async send(mail: Mail, sentAt: string): Promise<StoredMail> {
    const { to, subject, html, text } = mail;
    await this.#transport.sendMail({ from: this.#from, to: { name: '', address: to }, subject, html, text });
    return this.#kept.send(mail, sentAt);
  }

  list(): Promise<StoredMail[]> {
    return this.#kept.list();
  }

  get(id: string): Promise<StoredMail | null> {
    return this.#kept.get(id);
  }

  clear(): Promise<void> {
    return this.#kept.clear();
  }
}

/** SMTP settings of the environment (`SMTP_URL`, `SMTP_FROM`); null where none are set. Throws for half of them. */
export function smtpFrom(environment: NodeJS.ProcessEnv): SmtpSettings | null {
  const { SMTP_URL: url, SMTP_FROM: from } = environment;
  if (!url && !from) return null;
  if (!url || !from) throw new Error('SMTP_URL and SMTP_FROM are set together, or not at all.');
  return { url, from };
}
