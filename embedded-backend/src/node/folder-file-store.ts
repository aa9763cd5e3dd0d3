import { mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../storage/file-store.ts';
import { PRIVATE_FOLDER } from './private-folder.ts';
import { writeAtomically } from './write-atomically.ts';

const KEY = /^[0-9a-f-]{36}$/;

/** Stores files in a folder, atomically and synced to disk before their rows are written. */
export class FolderFileStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await writeAtomically(this.#file(key), bytes);
  }

  async get(key: string): Promise<Uint8Array | null> {
    return readFile(this.#file(key)).catch(() => null);
  }

  async delete(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  #file(key: string): string {
    if (!KEY.test(key)) throw new Error(`Invalid storage key "${key}": expected a UUID`);
    return path.join(this.#folder, key);
  }
}
