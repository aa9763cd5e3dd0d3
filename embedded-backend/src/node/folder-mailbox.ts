import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, Mailbox, StoredMail } from '../mail/mailbox.ts';
import { PRIVATE_FOLDER } from './private-folder.ts';
import { writeAtomically } from './write-atomically.ts';

const MAIL_FILE = /^[0-9a-z-]+\.json$/;

/** A persistent mailbox: one file per e-mail, named by time so that the newest sorts last. */
export class FolderMailbox implements Mailbox {
  readonly #folder: string;
  #sent = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  }

  async send(mail: Mail, sentAt: string): Promise<StoredMail> {
    const order = `${String(Date.now()).padStart(14, '0')}-${String(this.#sent++).padStart(6, '0')}`;
    const stored: StoredMail = { ...mail, id: `${order}-${crypto.randomUUID().slice(0, 8)}`, sentAt };
    // Written atomically, because readers list the folder concurrently.
    await writeAtomically(this.#file(stored.id), JSON.stringify(stored));
    return stored;
  }

  async list(): Promise<StoredMail[]> {
    const files = (await readdir(this.#folder)).filter((file) => MAIL_FILE.test(file));
    const newestFirst = files.toSorted().toReversed();
    return Promise.all(newestFirst.map((file) => this.#read(file)));
  }

  async get(id: string): Promise<StoredMail | null> {
    return MAIL_FILE.test(`${id}.json`) ? this.#read(`${id}.json`).catch(() => null) : null;
  }

  /** Deletes an e-mail; idempotent. */
  async remove(id: string): Promise<void> {
    if (MAIL_FILE.test(`${id}.json`)) await rm(this.#file(id), { force: true });
  }

  async clear(): Promise<void> {
    const files = await readdir(this.#folder);
    await Promise.all(files.map((file) => rm(path.join(this.#folder, file), { force: true })));
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }

  async #read(file: string): Promise<StoredMail> {
    return JSON.parse(await readFile(path.join(this.#folder, file), 'utf8')) as StoredMail;
  }
}
