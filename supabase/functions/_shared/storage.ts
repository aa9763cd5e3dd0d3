import type { FunctionContext } from './context.ts';

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
