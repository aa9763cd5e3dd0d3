import type { Database } from '../database/database.ts';
import { StorageError } from './storage-error.ts';

/** The list options of storage-js. */
export interface FolderQuery {
  /** The folder with a trailing slash; empty for the bucket itself. */
  readonly folder: string;
  /** Prefix of the names, ignoring case. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly column: 'name' | 'created_at' | 'updated_at';
  readonly descending: boolean;
}

/** A file in the folder, or a subfolder, of which only the name is known. */
export interface FolderEntry {
  readonly name: string;
  readonly id: string | null;
  readonly updated_at: string | null;
  readonly created_at: string | null;
  readonly last_accessed_at: string | null;
  readonly metadata: unknown;
}

/** Page size; further entries need an offset. */
const MOST_ENTRIES = 1000;

const COLUMNS = ['name', 'created_at', 'updated_at'] as const;

/** Parses the body of a list request. Refuses invalid numbers and unknown sort orders. */
export function folderQueryOf(body: Readonly<Record<string, unknown>>): FolderQuery {
  const { prefix = '', search = '', limit = 100, offset = 0, sortBy = {} } = body;
  const { column = 'name', order = 'asc' } = (sortBy ?? {}) as { column?: unknown; order?: unknown };
  const known = COLUMNS.find((name) => name === column);
  if (!known) throw new StorageError(400, 'InvalidRequest', 'sortBy.column is not one of a list');
  const folder = textOf('prefix', prefix).replace(/^\/+|\/+$/g, '');
  return {
    folder: folder === '' ? '' : `${folder}/`,
    search: textOf('search', search),
    limit: Math.min(countOf('limit', limit), MOST_ENTRIES),
    offset: countOf('offset', offset),
    column: known,
    descending: order === 'desc',
  };
}

/** PostgreSQL text cannot contain U+0000. */
function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' && !value.includes('\0')) return value;
  throw new StorageError(400, 'InvalidRequest', `${name} must be a text`);
}

function countOf(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new StorageError(400, 'InvalidRequest', `${name} must be a whole number`);
}

/** Lists the direct contents of a folder, folders first, that the caller may read. */
export function listFolder(
  inside: Database,
  bucket: string,
  { folder, search, limit, offset, column, descending }: FolderQuery,
): Promise<FolderEntry[]> {
  return inside.query<FolderEntry>(
    `with entries as (
       select substr(name, length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
       from storage.objects
       where bucket_id = $1 and starts_with(name, $2) and starts_with(lower(substr(name, length($2) + 1)), lower($3))
     ), listed as (
       select distinct split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
         null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
       from entries where strpos(rest, '/') > 0
       union all
       select rest, id, updated_at, created_at, last_accessed_at, metadata from entries where strpos(rest, '/') = 0
     )
     select * from listed order by id is not null, ${column} ${descending ? 'desc' : 'asc'}, name
     limit $4 offset $5`,
    [bucket, folder, search, limit, offset],
  );
}
