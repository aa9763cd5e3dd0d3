/** An e-mail to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** UTC ISO instant after which it is obsolete and is not sent any more. */
  readonly notAfter?: string;
  /** A calendar entry: the method and the whole iCalendar file. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly ics: string };
}

/** A sent e-mail. */
export interface StoredMail extends Mail {
  readonly id: string;
  /** UTC ISO instant. */
  readonly sentAt: string;
}

/** Stores e-mails instead of sending them; the list starts with the newest. */
export interface Mailbox {
  send(mail: Mail, sentAt: string): Promise<StoredMail>;
  list(): Promise<StoredMail[]>;
  get(id: string): Promise<StoredMail | null>;
  clear(): Promise<void>;
}

/** A mailbox in memory. */
export class MemoryMailbox implements Mailbox {
  #mails: StoredMail[] = [];

  async send(mail: Mail, sentAt: string): Promise<StoredMail> {
    const stored = { ...mail, id: crypto.randomUUID(), sentAt };
    this.#mails.unshift(stored);
    return stored;
  }

  async list(): Promise<StoredMail[]> {
    return [...this.#mails];
  }

  async get(id: string): Promise<StoredMail | null> {
    return this.#mails.find((mail) => mail.id === id) ?? null;
  }

  async clear(): Promise<void> {
    this.#mails = [];
  }
}
