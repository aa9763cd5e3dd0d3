import type { Mail, Mailbox, StoredMail } from '../mail/mailbox.ts';
import type { FolderMailbox } from './folder-mailbox.ts';

/** Time after which an e-mail without its own end is given up, in milliseconds. */
const GIVE_UP_MS = 24 * 60 * 60_000;

export interface MailSpoolOptions {
  /** The persistent queue of outgoing e-mails. */
  readonly waiting: FolderMailbox;
  /** Sends an e-mail; rejects when the mail server does not accept it. */
  readonly deliver: (mail: Mail) => Promise<void>;
  /** Runs a task while no other process sends what is waiting; default: there is none. */
  readonly alone?: (task: () => Promise<void>) => Promise<void>;
  /** Reports why sending an e-mail failed for good, without its content or recipient. */
  readonly onError: (error: unknown) => void;
}

/**
 * The mailbox of a portal with a mail server, for sign-in e-mails. An e-mail is written to disk first and
 * sent from there, because its sender may hold the database and must not wait for another server. Sent
 * e-mails are deleted.
 */
export class MailSpool implements Mailbox {
  readonly #options: MailSpoolOptions;
  #running: Promise<void> = Promise.resolve();

  constructor(options: MailSpoolOptions) {
    this.#options = options;
  }

  async send(mail: Mail, sentAt: string): Promise<StoredMail> {
    const stored = await this.#options.waiting.send(mail, sentAt);
    void this.flush();
    return stored;
  }

  /** Tries to send what is waiting, the oldest first; resolves after each was tried. */
  flush(): Promise<void> {
    const { alone = (task) => task(), onError } = this.#options;
    this.#running = this.#running.then(() => alone(() => this.#sendWaiting())).catch(onError);
    return this.#running;
  }

  list(): Promise<StoredMail[]> {
    return this.#options.waiting.list();
  }

  get(id: string): Promise<StoredMail | null> {
    return this.#options.waiting.get(id);
  }

  clear(): Promise<void> {
    return this.#options.waiting.clear();
  }

  async #sendWaiting(): Promise<void> {
    const { waiting, deliver, onError } = this.#options;
    for (const mail of (await waiting.list()).toReversed()) {
      if (isExpired(mail)) {
        await waiting.remove(mail.id);
        continue;
      }
      try {
        await deliver(mail);
        await waiting.remove(mail.id);
      } catch (error) {
        if (!isFinal(error) && !isOld(mail)) continue;
        await waiting.remove(mail.id);
        onError(new Error('Gave up sending an e-mail', { cause: codeOf(error) }));
      }
    }
  }
}

const isOld = ({ sentAt }: StoredMail) => Date.now() - Date.parse(sentAt) > GIVE_UP_MS;

const isExpired = ({ notAfter }: StoredMail) => notAfter !== undefined && Date.parse(notAfter) <= Date.now();

/** A server's 5xx is permanent; everything else may be temporary. */
const isFinal = (error: unknown) => /^5\d\d$/.test(codeOf(error));

/** The server's status or the connection's error code, but not its message, which repeats the address. */
function codeOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  return String(responseCode ?? code ?? 'unknown');
}
