/** A mail to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** UTC ISO instant from which on it is of no use; a mail that has not gone out by then does not. */
  readonly notAfter?: string;
}

/** A mail that was sent. */
export interface StoredMail extends Mail {
  readonly id: string;
  /** UTC ISO instant. */
  readonly sentAt: string;
}

/** Where mails go instead of the internet; the newest comes first in the list. */
export interface Mailbox {
  send(mail: Mail, sentAt: string): Promise<StoredMail>;
  list(): Promise<StoredMail[]>;
  get(id: string): Promise<StoredMail | null>;
  clear(): Promise<void>;
}

/** A mailbox that lives as long as the page or process. */
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
