/** The keys of a deployment. */
export interface BackendKeys {
  /** `sb_publishable_…`: sent by every browser, grants role anon. */
  readonly publishable: string;
  /** `sb_secret_…`: grants role service_role; never leaves the server. */
  readonly secret: string;
  /** Signs access tokens (HS256); at least 32 characters. */
  readonly jwtSecret: string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** New random keys in Supabase's format. */
export function generateKeys(): BackendKeys {
  return {
    publishable: `sb_publishable_${randomText(22)}_${randomText(8)}`,
    secret: `sb_secret_${randomText(22)}_${randomText(8)}`,
    jwtSecret: randomText(48),
  };
}
