import type { Database } from '../database/database.ts';
import type { ObjectAddress } from './object-address.ts';
import type { ReceivedFile } from './received-file.ts';
import { unauthorized } from './storage-error.ts';

/** The columns of storage.objects that responses need. */
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

export const OBJECT_COLUMNS =
  'id, bucket_id, name, version, created_at, updated_at, last_accessed_at, metadata';

const REPLACE =
  'on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata, updated_at = now()';

export interface NewRow extends ObjectAddress {
  readonly file: ReceivedFile;
  readonly version: string;
  readonly upsert: boolean;
  readonly owner: string | null;
}

/** Writes the row of a file; returns it, and the version it replaces. */
export async function writeRow(inside: Database, { bucket, name, file, version, upsert, owner }: NewRow) {
  const before = upsert
    ? await inside.query<Pick<StoredObject, 'version'>>(
        'select version from storage.objects where bucket_id = $1 and name = $2',
        [bucket, name],
      )
    : [];
  const [row] = await inside.query<StoredObject>(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
     values ($1, $2, $3::uuid, $3::text, $4, $5::jsonb)
     ${upsert ? REPLACE : ''}
     returning ${OBJECT_COLUMNS}`,
    [bucket, name, owner, version, JSON.stringify(metadataOf(file))],
  );
  if (!row) throw unauthorized();
  return { row, replaced: before[0]?.version ?? null };
}

const metadataOf = ({ bytes, mimeType, cacheControl }: ReceivedFile) => ({
  size: bytes.byteLength,
  mimetype: mimeType,
  cacheControl,
  contentLength: bytes.byteLength,
  httpStatusCode: 200,
});
