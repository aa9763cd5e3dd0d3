import type { BackendKeys } from '../keys.ts';

export type ApiKeyKind = 'publishable' | 'secret';

function refusal(message: string, hint: string, code: string): Response {
  return Response.json({ message, hint }, { status: 401, headers: { 'Sb-Error-Code': code } });
}

/** The key of the request (header or query `apikey`), or the gateway's refusal. */
export function checkApiKey(request: Request, keys: BackendKeys): ApiKeyKind | Response {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (!key) {
    return refusal(
      'No API key found in request',
      'No `apikey` request header or url param was found.',
      'UNAUTHORIZED_MISSING_API_KEY',
    );
  }
  if (key === keys.publishable) return 'publishable';
  if (key === keys.secret) return 'secret';
  return refusal(
    'Invalid API key',
    'Double check your Supabase `anon` or `service_role` API key.',
    'UNAUTHORIZED_INVALID_API_KEY',
  );
}

/** The token of `Authorization: Bearer …`; null when absent or equal to an API key. */
export function bearerToken(request: Request): string | null {
  const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]?.trim();
  return token === undefined || token.startsWith('sb_') ? null : token;
}
