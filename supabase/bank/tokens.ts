import { randomBytes } from 'node:crypto';

interface Issued {
  readonly fingerprint: string;
  readonly endsAt: number;
}

/** Access tokens bound to the client's certificate (RFC 8705). */
export function createTokens(clock: () => number, lifeSeconds: number) {
  const issued = new Map<string, Issued>();
  const counts = { issued: 0 };
  return {
    counts,
    issue(fingerprint: string) {
      const token = randomBytes(24).toString('base64url');
      issued.set(token, { fingerprint, endsAt: clock() + lifeSeconds * 1000 });
      counts.issued += 1;
      return { access_token: token, token_type: 'Bearer', expires_in: lifeSeconds };
    },
    isValid(authorization: string | undefined, fingerprint: string): boolean {
      const token = issued.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');
      return token !== undefined && token.fingerprint === fingerprint && clock() < token.endsAt;
    },
    revokeAll(): void {
      issued.clear();
    },
  };
}
