import type { Database } from '../database/database.ts';
import type { Caller } from '../gate/caller.ts';
import type { AsCaller } from './as-caller.ts';
import type { FileStore } from './file-store.ts';
import { listFolder, type FolderEntry, type FolderQuery } from './folder-list.ts';
import type { ObjectAddress } from './object-address.ts';
import type { ReceivedFile } from './received-file.ts';
import { OBJECT_COLUMNS as COLUMNS, writeRow, type StoredObject } from './object-row.ts';
import { bucketNotFound, invalidMimeType, notFound, tooLarge } from './storage-error.ts';

interface Bucket {
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
}

/** Limit in bytes for a bucket without its own; same as `[storage]` in config.toml. */
const FILE_SIZE_LIMIT = 5 * 1024 * 1024;

/** Rolls back a transaction that only checked a permission. */
class Allowed extends Error {}

/** Files and their rows; every access runs as the caller, under the policies of storage.objects. */
export class Objects {
  readonly #database: Database;
  readonly #asCaller: AsCaller;
  readonly #files: FileStore;

  constructor(database: Database, asCaller: AsCaller, files: FileStore) {
    this.#database = database;
    this.#asCaller = asCaller;
    this.#files = files;
  }

  /**
   * Returns the size limit for a file of this name after checking that the caller may store one: inserts the
   * row and rolls back, like Supabase's storage server.
   */
  async roomFor(
    caller: Caller,
    address: ObjectAddress,
    upsert: boolean,
  ): Promise<{ readonly maxBytes: number }> {
    const { file_size_limit: limit } = await this.#bucket(address.bucket);
    const file = { bytes: new Uint8Array(), mimeType: '', cacheControl: '' };
    const row = { ...address, file, version: crypto.randomUUID(), upsert, owner: caller.sub ?? null };
    try {
      await this.#asCaller(caller, async (inside) => {
        await writeRow(inside, row);
        throw new Allowed();
      });
    } catch (error) {
      if (!(error instanceof Allowed)) throw error;
    }
    return { maxBytes: limit ?? FILE_SIZE_LIMIT };
  }

  /** Stores a file; `upsert` replaces one of the same name if the policies allow it. */
  async store(
    caller: Caller,
    address: ObjectAddress,
    file: ReceivedFile,
    upsert: boolean,
  ): Promise<StoredObject> {
    const { file_size_limit: limit, allowed_mime_types: kinds } = await this.#bucket(address.bucket);
    if (file.bytes.byteLength > (limit ?? FILE_SIZE_LIMIT)) throw tooLarge();
    if (kinds !== null && !kinds.includes(file.mimeType)) throw invalidMimeType(file.mimeType);
    const version = crypto.randomUUID();
    await this.#files.put(version, file.bytes);
    try {
      const { row, replaced } = await this.#asCaller(caller, (inside) =>
        writeRow(inside, { ...address, file, version, upsert, owner: caller.sub ?? null }),
      );
      if (replaced !== null) await this.#files.delete(replaced);
      return row;
    } catch (error) {
      await this.#files.delete(version);
      throw error;
    }
  }

  /** The row of a file that the caller may read; otherwise refuses as if it did not exist. */
  async find(caller: Caller, { bucket, name }: ObjectAddress): Promise<StoredObject> {
    const [row] = await this.#asCaller(caller, (inside) =>
      inside.query<StoredObject>(
        `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
        [bucket, name],
      ),
    );
    if (!row) throw notFound();
    return row;
  }

  /** Rows of the named files that the caller may read. */
  async known(caller: Caller, bucket: string, names: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#asCaller(caller, (inside) =>
      inside.query<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 and name = any ($2)',
        [bucket, names],
      ),
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** The row of a file regardless of policies: for a signed URL. */
  async findSigned({ bucket, name }: ObjectAddress): Promise<StoredObject> {
    const [row] = await this.#database.query<StoredObject>(
      `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
      [bucket, name],
    );
    if (!row) throw notFound();
    return row;
  }

  /** The row of a file in a public bucket. */
  async findPublic({ bucket, name }: ObjectAddress): Promise<StoredObject> {
    const [row] = await this.#database.query<StoredObject>(
      `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2
       and exists (select from storage.buckets b where b.id = bucket_id and b.public)`,
      [bucket, name],
    );
    if (!row) throw notFound();
    return row;
  }

  async bytesOf({ version }: StoredObject): Promise<Uint8Array> {
    const bytes = await this.#files.get(version);
    if (!bytes) throw notFound();
    return bytes;
  }

  /** Removes the named files that the caller may remove; returns their rows. */
  async remove(caller: Caller, bucket: string, names: readonly string[]): Promise<StoredObject[]> {
    const removed = await this.#asCaller(caller, (inside) =>
      inside.query<StoredObject>(
        `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${COLUMNS}`,
        [bucket, names],
      ),
    );
    for (const { version } of removed) await this.#files.delete(version);
    return removed;
  }

  /** Lists the direct contents of a folder that the caller may read. */
  list(caller: Caller, bucket: string, query: FolderQuery): Promise<FolderEntry[]> {
    return this.#asCaller(caller, (inside) => listFolder(inside, bucket, query));
  }

  async #bucket(id: string): Promise<Bucket> {
    const [bucket] = await this.#database.query<Bucket>(
      'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
      [id],
    );
    if (!bucket) throw bucketNotFound();
    return bucket;
  }
}
