import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/open.ts';
import { writeBlob } from './write-blob.ts';

/** Keeps the database of a data folder while it is upgraded from an earlier release, and puts it back if that fails. */
export class FolderUpgrade {
  readonly #database: string;
  readonly #kept: string;
  #isKept = false;

  constructor(folder: string) {
    this.#database = path.join(folder, 'database');
    this.#kept = path.join(folder, 'before-upgrade.tar');
  }

  /** Keeps the database, as a tar file. */
  async keep(dump: Blob): Promise<void> {
    await writeBlob(this.#kept, dump);
    this.#isKept = true;
  }

  /** Puts the kept database back; the one in the folder must be closed. */
  async undo(): Promise<void> {
    if (!this.#isKept) return;
    await rm(this.#database, { recursive: true, force: true });
    await (await openDatabase({ folder: this.#database, snapshot: await openAsBlob(this.#kept) })).close();
    await this.finish();
  }

  /** Removes the kept database. */
  async finish(): Promise<void> {
    await rm(this.#kept, { force: true });
  }
}
