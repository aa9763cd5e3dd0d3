const MAX_LENGTH = 2048;
/** Never a page to return to: returning to sign-in would loop. */
const SIGN_IN_SCREENS = /^\/(?:auth|auth-redirect|welcome|esqueci-senha|nova-senha|verificacao)(?:\/|$)/i;
/**
 * Control characters, line separators and backslashes: browsers drop the former and read the last as a slash.
 */
const DANGEROUS = /[\p{Cc}\u2028\u2029\\]/u;

/** Decodes percent-encoding until nothing is left to decode; null if malformed or nested too deep. */
function fullyDecoded(path: string): string | null {
  let current = path;
  for (let round = 0; round < 5; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (decoded === current) return decoded;
    current = decoded;
  }
  return null;
}

/**
 * The page to return to after signing in, from an untrusted address: normalized path, query and hash of this
 * portal. Null for everything else: another origin or scheme in any spelling ("//evil", "/\evil", "https:…",
 * "javascript:…", encoded forms), control characters, and the sign-in screens themselves.
 */
export function safeNext(raw: string | null): string | null {
  if (raw === null || raw.length > MAX_LENGTH || !raw.startsWith('/') || DANGEROUS.test(raw)) return null;
  const path = fullyDecoded(raw.replace(/[?#].*$/, ''));
  if (path === null || path.includes('//') || DANGEROUS.test(path)) return null;
  const base = 'https://portal.invalid';
  const url = new URL(raw, base);
  if (url.origin !== base || SIGN_IN_SCREENS.test(path) || SIGN_IN_SCREENS.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The address of sign-in, or of its second step, that returns to `from` (path, query and hash). */
export function signInPath(from: string, screen: '/auth' | '/verificacao' = '/auth'): string {
  const next = safeNext(from);
  return next === null || next === '/' ? screen : `${screen}?next=${encodeURIComponent(next)}`;
}
