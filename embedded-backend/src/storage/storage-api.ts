import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../gate/caller.ts';
import type { BackendKeys } from '../keys.ts';
import { createAsCaller } from './as-caller.ts';
import type { FileStore } from './file-store.ts';
import { folderQueryOf } from './folder-list.ts';
import { addressOf, isName, type ObjectAddress } from './object-address.ts';
import type { StoredObject } from './object-row.ts';
import { Objects } from './objects.ts';
import { receivedFile } from './received-file.ts';
import { LONGEST_SECONDS, SignedAddresses } from './signed-address.ts';
import { notFound, StorageError } from './storage-error.ts';

export interface StorageApiOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly keys: BackendKeys;
  readonly clock: Clock;
}

export interface StorageApi {
  /** Handles `/storage/v1/object/…` for a known caller. */
  readonly answer: (request: Request, caller: Caller) => Promise<Response>;
  /** Serves a signed URL, which needs no key. */
  readonly answerSigned: (request: Request) => Promise<Response>;
  /** Serves a file of a public bucket, which needs no key. */
  readonly answerPublic: (request: Request) => Promise<Response>;
}

/** Prefix of the addresses of files in public buckets. */
export const PUBLIC_FILES = '/storage/v1/object/public/';

/** The part of Supabase's storage that storage-js uses: upload, download, sign, list, remove. */
export function createStorageApi({ database, files, keys, clock }: StorageApiOptions): StorageApi {
  const objects = new Objects(database, createAsCaller(database), files);
  const addresses = new SignedAddresses(keys.jwtSecret, clock);

  async function upload(request: Request, caller: Caller, address: ObjectAddress): Promise<Response> {
    const upsert = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
    // Checked before the body is read.
    const bucket = await objects.roomFor(caller, address, upsert);
    const file = await receivedFile(request, bucket.maxBytes);
    const { id, bucket_id, name } = await objects.store(caller, address, file, upsert);
    return Response.json({ Id: id, Key: `${bucket_id}/${name}` });
  }

  async function sign(request: Request, caller: Caller, path: string): Promise<Response> {
    const { expiresIn, paths } = await jsonOf(request);
    const seconds = secondsOf(expiresIn);
    if (!Array.isArray(paths)) {
      const address = addressOf(path);
      await objects.find(caller, address);
      return Response.json({ signedURL: await addresses.sign(address, seconds) });
    }
    const names = namesOf(paths);
    const known = await objects.known(caller, path, names.filter(isName));
    const signed = names.map(async (name) =>
      known.has(name)
        ? { path: name, signedURL: await addresses.sign({ bucket: path, name }, seconds), error: null }
        : { path: name, signedURL: null, error: UNKNOWN_FILE },
    );
    return Response.json(await Promise.all(signed));
  }

  async function list(request: Request, caller: Caller, bucket: string): Promise<Response> {
    return Response.json(await objects.list(caller, bucket, folderQueryOf(await jsonOf(request))));
  }

  async function remove(request: Request, caller: Caller, bucket: string): Promise<Response> {
    const { prefixes } = await jsonOf(request);
    return Response.json(await objects.remove(caller, bucket, namesOf(prefixes).filter(isName)));
  }

  const serve = async (object: StoredObject, request: Request, caches: 'private' | 'public' = 'private') =>
    new Response(request.method === 'HEAD' ? null : new Uint8Array(await objects.bytesOf(object)), {
      headers: headersOf(object, new URL(request.url), caches),
    });

  return {
    answer: (request, caller) =>
      refusalsAnswered(async () => {
        const { method } = request;
        const path = new URL(request.url).pathname.slice('/storage/v1/object/'.length);
        const [verb = '', ...rest] = path.split('/');
        const behind = rest.join('/');
        if (method === 'POST' && verb === 'sign') return sign(request, caller, behind);
        if (method === 'POST' && verb === 'list') return list(request, caller, behind);
        if (method === 'DELETE') return remove(request, caller, path);
        if (method === 'POST' || method === 'PUT') return upload(request, caller, addressOf(path));
        if (method !== 'GET' && method !== 'HEAD') throw notFound();
        if (verb === 'info') return Response.json(infoOf(await objects.find(caller, addressOf(behind))));
        const address = addressOf(verb === 'authenticated' ? behind : path);
        return serve(await objects.find(caller, address), request);
      }),
    answerSigned: (request) =>
      refusalsAnswered(async () => {
        const { pathname, searchParams } = new URL(request.url);
        const address = addressOf(pathname.slice('/storage/v1/object/sign/'.length));
        await addresses.check(address, searchParams.get('token') ?? '');
        return serve(await objects.findSigned(address), request);
      }),
    answerPublic: (request) =>
      refusalsAnswered(async () => {
        const { pathname } = new URL(request.url);
        return serve(
          await objects.findPublic(addressOf(pathname.slice(PUBLIC_FILES.length))),
          request,
          'public',
        );
      }),
  };
}

const UNKNOWN_FILE = 'Either the object does not exist or you do not have access to it';

/** Maximum number of files in one request, as in Supabase's removals. */
const MOST_NAMES = 1000;

function namesOf(list: unknown): readonly string[] {
  const isList = Array.isArray(list) && list.length <= MOST_NAMES;
  if (isList && list.every((name): name is string => typeof name === 'string')) return list;
  throw new StorageError(400, 'InvalidRequest', `A list of at most ${MOST_NAMES} names`);
}

/** Refuses a lifetime above the limit: silently shortening it would break links. */
function secondsOf(expiresIn: unknown): number {
  const isWhole = typeof expiresIn === 'number' && Number.isSafeInteger(expiresIn);
  if (isWhole && expiresIn > 0 && expiresIn <= LONGEST_SECONDS) return expiresIn;
  throw new StorageError(400, 'InvalidRequest', `expiresIn must be 1 to ${LONGEST_SECONDS} whole seconds`);
}

async function jsonOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  throw new StorageError(400, 'InvalidRequest', 'The body must be a JSON object');
}

/** The metadata of a file for storage-js. */
const infoOf = ({ id, name, version, bucket_id, created_at, updated_at, metadata }: StoredObject) => ({
  id,
  name,
  version,
  bucket_id,
  created_at,
  last_modified: updated_at,
  size: metadata.size,
  content_type: metadata.mimetype,
  cache_control: metadata.cacheControl,
});

/** A portal that shows public files may have another origin. */
const FOR_ANY_ORIGIN: Readonly<Record<string, string>> = { 'cross-origin-resource-policy': 'cross-origin' };

/** Uploaded content never runs in a browser, whatever its type. */
function headersOf(
  { name, metadata }: StoredObject,
  { searchParams }: URL,
  caches: 'private' | 'public',
): HeadersInit {
  const asked = searchParams.get('download');
  const file = encodeURIComponent(asked || (name.split('/').at(-1) ?? name));
  return {
    'content-type': metadata.mimetype,
    'content-length': String(metadata.size),
    // Private documents must not be stored in shared caches.
    'cache-control': `${caches}, ${metadata.cacheControl}`,
    'content-disposition': `${asked === null ? 'inline' : 'attachment'}; filename*=UTF-8''${file}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(caches === 'public' ? FOR_ANY_ORIGIN : {}),
  };
}

async function refusalsAnswered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) return error.answer();
    throw error;
  }
}
