import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** Signs claims unchanged; the caller sets `iat` and `exp`. */
export function signAccessToken(claims: JWTPayload, secret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

export type TokenCheck =
  | { readonly valid: true; readonly claims: JWTPayload }
  | { readonly valid: false; readonly reason: 'expired' | 'malformed' | 'signature' };

/**
 * Verifies a token: HS256 with our secret and not expired at `now` (milliseconds). Returns the reason when it
 * is invalid.
 */
export async function checkAccessToken(token: string, secret: string, now: number): Promise<TokenCheck> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: new Date(now),
    });
    return { valid: true, claims: payload };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { valid: false, reason: 'expired' };
    const malformed = token.split('.').length !== 3;
    return { valid: false, reason: malformed ? 'malformed' : 'signature' };
  }
}
