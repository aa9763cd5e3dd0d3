import type { Database } from '../database/database.ts';
import type { Caller } from '../gate/caller.ts';
import type { AsCaller } from './as-caller.ts';
import type { FileStore } from './file-store.ts';
import type { ObjectAddress } from './object-address.ts';
import type { ReceivedFile } from './received-file.ts';
import { bucketNotFound, notFound, StorageError, unauthorized } from './storage-error.ts';

/** A row of storage.objects, as far as answers need it. */
export interface StoredObject {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly version: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
  readonly metadata: { readonly mimetype: string; readonly size: number; readonly cacheControl: string };
}

interface Bucket {
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
}

const COLUMNS = 'id, bucket_id, name, version, created_at, updated_at, last_accessed_at, metadata';

/** Files and their rows: every access as the caller, under the policies of storage.objects. */
export class Objects {
  readonly #database: Database;
  readonly #asCaller: AsCaller;
  readonly #files: FileStore;

  constructor(database: Database, asCaller: AsCaller, files: FileStore) {
    this.#database = database;
    this.#asCaller = asCaller;
    this.#files = files;
  }

  /** Stores a file; `upsert` replaces one of the same name where the policies let the caller. */
  async store(caller: Caller, { bucket, name }: ObjectAddress, file: ReceivedFile, upsert: boolean) {
    await this.#checkLimits(bucket, file);
    const version = crypto.randomUUID();
    await this.#files.put(version, file.bytes);
    try {
      return await this.#asCaller(caller, async (inside) => {
        const [row] = await inside.query<StoredObject>(
          `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
           values ($1, $2, $3::uuid, $3::text, $4, $5::jsonb)
           ${upsert ? 'on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata, updated_at = now()' : ''}
           returning ${COLUMNS}`,
          [bucket, name, caller.sub ?? null, version, JSON.stringify(metadataOf(file))],
        );
        if (!row) throw unauthorized();
        return row;
      });
    } catch (error) {
      await this.#files.delete(version);
      throw error;
    }
  }

  /** The row of a file that the caller may read; refuses as if it did not exist otherwise. */
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

  /** The row of a file whatever its policies: for an address that was signed. */
  async findSigned({ bucket, name }: ObjectAddress): Promise<StoredObject> {
    const [row] = await this.#database.query<StoredObject>(
      `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
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

  /** Removes those of the named files that the caller may remove; answers them. */
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

  /** Files directly in a folder that the caller may read, under their names in it. */
  list(
    caller: Caller,
    bucket: string,
    folder: string,
    limit: number,
    offset: number,
  ): Promise<StoredObject[]> {
    const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    return this.#asCaller(caller, (inside) =>
      inside.query<StoredObject>(
        `select id, bucket_id, substr(name, length($2) + 1) as name, version, created_at, updated_at,
           last_accessed_at, metadata from storage.objects
         where bucket_id = $1 and starts_with(name, $2) and strpos(substr(name, length($2) + 1), '/') = 0
         order by name limit $3 offset $4`,
        [bucket, prefix, limit, offset],
      ),
    );
  }

  async #checkLimits(id: string, { bytes, mimeType }: ReceivedFile): Promise<void> {
    const [bucket] = await this.#database.query<Bucket>(
      'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
      [id],
    );
    if (!bucket) throw bucketNotFound();
    if (bucket.file_size_limit !== null && bytes.byteLength > bucket.file_size_limit)
      throw new StorageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
    if (bucket.allowed_mime_types !== null && !bucket.allowed_mime_types.includes(mimeType))
      throw new StorageError(415, 'invalid_mime_type', `mime type ${mimeType} is not supported`);
  }
}

const metadataOf = ({ bytes, mimeType, cacheControl }: ReceivedFile) => ({
  size: bytes.byteLength,
  mimetype: mimeType,
  cacheControl,
  contentLength: bytes.byteLength,
  httpStatusCode: 200,
});
