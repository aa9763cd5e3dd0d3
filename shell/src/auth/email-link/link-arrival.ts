import type { EmailOtpType } from '@supabase/supabase-js';

/** What an e-mail link left in the address. */
export type LinkArrival =
  /** The page verifies it: a bare GET consumes nothing, because mail scanners send one too. */
  | { readonly kind: 'token-hash'; readonly tokenHash: string; readonly type: EmailOtpType }
  /** GoTrue's own redirect, already verified. */
  | {
      readonly kind: 'tokens';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly type: string | null;
    }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'none' };

const TYPES: readonly string[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'];
const isType = (type: string | null): type is EmailOtpType => type !== null && TYPES.includes(type);

/** Reads an address: the query may contain a token hash, the hash GoTrue's tokens or its refusal. */
export function readArrival({ search, hash }: { search: string; hash: string }): LinkArrival {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const code = fragment.get('error_code') ?? fragment.get('error');
  if (code !== null) return { kind: 'error', code };

  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  if (accessToken && refreshToken) {
    return { kind: 'tokens', accessToken, refreshToken, type: fragment.get('type') };
  }
  const tokenHash = query.get('token_hash');
  const type = query.get('type');
  return tokenHash && isType(type) ? { kind: 'token-hash', tokenHash, type } : { kind: 'none' };
}
