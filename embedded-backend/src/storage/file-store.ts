/** Stores the bytes of files under keys that the backend generates, never under a user's file name. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when it does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}

/** Stores files in memory. */
export class MemoryFileStore implements FileStore {
  readonly #files = new Map<string, Uint8Array>();

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.#files.set(key, bytes);
  }

  async get(key: string): Promise<Uint8Array | null> {
    return this.#files.get(key) ?? null;
  }

  async delete(key: string): Promise<void> {
    this.#files.delete(key);
  }
}
