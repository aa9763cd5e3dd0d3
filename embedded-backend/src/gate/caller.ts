import type { JWTPayload } from 'jose';
import type { BackendKeys } from '../keys.ts';
import { checkAccessToken, type TokenCheck } from './access-token.ts';
import { bearerToken, type ApiKeyKind } from './api-key.ts';

/**
 * The caller of the database: the claims that policies read, always including `role`. The data API adds
 * `network`, by which limits count visitors (`private.caller_network`); a token cannot set its own.
 */
export type Caller = JWTPayload & { readonly role: string; readonly network?: string };

const ROLES: ReadonlySet<unknown> = new Set(['anon', 'authenticated', 'service_role']);

const MESSAGES = {
  expired: { code: 'PGRST303', message: 'JWT expired', details: null },
  malformed: { code: 'PGRST301', message: 'Expected 3 parts in JWT', details: null },
  signature: {
    code: 'PGRST301',
    message: 'No suitable key or wrong key type',
    details: 'None of the keys was able to decode the JWT',
  },
} as const satisfies Record<Extract<TokenCheck, { valid: false }>['reason'], object>;

function unauthorized(reason: keyof typeof MESSAGES): Response {
  return Response.json(
    { ...MESSAGES[reason], hint: null },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

/**
 * Reads the caller of a data request like PostgREST: the user of the access token, or the API key's own role
 * without one. A foreign or expired token is refused; it never falls back to anon.
 */
export async function resolveCaller(
  request: Request,
  apiKey: ApiKeyKind,
  keys: BackendKeys,
  now: number,
): Promise<Caller | Response> {
  const token = bearerToken(request);
  if (token === null) return { role: apiKey === 'secret' ? 'service_role' : 'anon' };
  const check = await checkAccessToken(token, keys.jwtSecret, now);
  if (!check.valid) return unauthorized(check.reason);
  const { role } = check.claims;
  if (typeof role !== 'string' || !ROLES.has(role)) return unauthorized('signature');
  return { ...check.claims, role };
}
