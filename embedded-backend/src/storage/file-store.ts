/** Where the bytes of stored files are, under keys the backend makes: never a name that a person chose. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when it is gone. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}

/** Files that live as long as the page or process. */
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
