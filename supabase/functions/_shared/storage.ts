import type { FunctionContext } from './context.ts';
import { Refusal } from './refusal.ts';

export type StorageRequest = (method: 'GET' | 'DELETE', route: string, body?: unknown) => Promise<Response>;

/** The storage API's objects as the bearer of a token, or as the service role with its key. */
export function storageAs(
  { apiUrl, publishableKey, secretKey, fetch }: FunctionContext,
  token: string,
): StorageRequest {
  const headers = {
    apikey: token === secretKey ? secretKey : publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  return (method, route, body) =>
    fetch(
      new Request(`${apiUrl}/storage/v1/object/${route}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
}

interface FileToStore {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Seconds for which browsers and shared caches may keep it. */
  readonly maxAge: number;
}

/** Stores a file as the service role, in place of one of the same path. `route`: bucket and path. */
export function storeAsService(
  { apiUrl, secretKey, fetch }: FunctionContext,
  route: string,
  { bytes, type, maxAge }: FileToStore,
): Promise<Response> {
  const headers = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    'content-type': type,
    'cache-control': `max-age=${maxAge}`,
    'x-upsert': 'true',
  };
  return fetch(new Request(`${apiUrl}/storage/v1/object/${route}`, { method: 'POST', headers, body: bytes }));
}

/** Removes files, if they exist, as the service role. */
export async function removeFiles(
  context: FunctionContext,
  bucket: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  const answer = await storageAs(context, context.secretKey)('DELETE', bucket, { prefixes: paths });
  await answer.body?.cancel();
  if (!answer.ok) throw new Refusal(502, 'storage_failed', 'The storage server did not remove the files.');
}
