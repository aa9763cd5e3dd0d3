import { mkdirSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../storage/file-store.ts';

const KEY = /^[0-9a-f-]{36}$/;

/** Files in a folder, each whole or not at all, and on the disk before its row says that it is there. */
export class FolderFileStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(key);
    const part = await open(`${file}.part`, 'w');
    try {
      await part.writeFile(bytes);
      await part.sync();
    } finally {
      await part.close();
    }
    await rename(`${file}.part`, file);
    await this.#syncNames();
  }

  async get(key: string): Promise<Uint8Array | null> {
    return readFile(this.#file(key)).catch(() => null);
  }

  async delete(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  /** A new name is on the disk only when its folder is. Windows opens no folder, and needs none of this. */
  async #syncNames(): Promise<void> {
    if (process.platform === 'win32') return;
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  #file(key: string): string {
    if (!KEY.test(key)) throw new Error('not a key of this store');
    return path.join(this.#folder, key);
  }
}
