import { existsSync, openAsBlob } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/open.ts';
import { syncNames, syncTree } from './sync-files.ts';
import { writeBlob } from './write-blob.ts';

/**
 * Keeps the database of a data folder while it is upgraded from an earlier release, and puts it back if that fails. The
 * process may end at any time: while there is a kept database, it is the one that counts.
 */
export class FolderUpgrade {
  readonly #folder: string;
  readonly #database: string;
  readonly #kept: string;
  #isKept = false;

  constructor(folder: string) {
    this.#folder = folder;
    this.#database = path.join(folder, 'database');
    this.#kept = path.join(folder, 'before-upgrade.tar');
  }

  /** Puts back what an interrupted upgrade has kept, if anything. Nothing may have opened the database yet. */
  async recover(): Promise<void> {
    if (existsSync(this.#kept)) await this.#putBack();
  }

  /** Keeps the database, as a tar file. */
  async keep(dump: Blob): Promise<void> {
    await writeBlob(`${this.#kept}.part`, dump);
    await rename(`${this.#kept}.part`, this.#kept);
    await syncNames(this.#folder);
    this.#isKept = true;
  }

  /** Puts the kept database back; the one in the folder must be closed. */
  async undo(): Promise<void> {
    if (this.#isKept) await this.#putBack();
  }

  /** Removes the database that was kept, which must not come back: the new one is in use from now on. */
  async finish(): Promise<void> {
    if (!this.#isKept) return;
    await this.#forget();
  }

  async #putBack(): Promise<void> {
    const part = `${this.#database}.part`;
    await rm(part, { recursive: true, force: true });
    await (await openDatabase({ folder: part, snapshot: await openAsBlob(this.#kept) })).close();
    await syncTree(part);
    await rm(this.#database, { recursive: true, force: true });
    await rename(part, this.#database);
    await syncNames(this.#folder);
    await this.#forget();
  }

  async #forget(): Promise<void> {
    await rm(this.#kept, { force: true });
    await syncNames(this.#folder);
    this.#isKept = false;
  }
}
