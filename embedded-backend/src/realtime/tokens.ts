import type { Clock } from '../clock.ts';
import { checkAccessToken } from '../gate/access-token.ts';
import type { Caller } from '../gate/caller.ts';
import type { BackendKeys } from '../keys.ts';

/** Why a token is refused, with Supabase Realtime's messages. */
const REFUSALS = {
  expired: 'Token has expired',
  malformed: 'The token provided is not a valid JWT',
  signature: 'Failed to validate JWT signature',
} as const;

const ROLES: ReadonlySet<unknown> = new Set(['anon', 'authenticated', 'service_role']);

/** Returns the caller of an access token, or the reason for its refusal. */
export type TokenCheck = (token: string) => Promise<Caller | string>;

/** Checks access tokens by the backend's keys and clock. */
export const createTokenCheck =
  (keys: BackendKeys, clock: Clock): TokenCheck =>
  async (token) => {
    const check = await checkAccessToken(token, keys.jwtSecret, clock.now());
    if (!check.valid) return REFUSALS[check.reason];
    const { role } = check.claims;
    return typeof role === 'string' && ROLES.has(role) ? { ...check.claims, role } : REFUSALS.signature;
  };

/** The caller of an API key without a token; null if the key is not this backend's. */
export function callerOfKey(key: string | null, keys: BackendKeys): Caller | null {
  if (key === keys.publishable) return { role: 'anon' };
  return key === keys.secret ? { role: 'service_role' } : null;
}
