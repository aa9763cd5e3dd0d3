import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { LimitStore } from './limit-store.ts';
import { RateLimiter, type Limit } from './rate-limit.ts';
import type { UserRow } from './users.ts';

/**
 * How many codes of a second factor may be tried. GoTrue limits by address only: an attacker with the
 * password and many addresses would guess one of the three valid codes within days. docs/security.md has the
 * calculation.
 */
const FACTOR_LIMITS = {
  session: { burst: 5, perFiveMinutes: 1 },
  network: { burst: 15, perFiveMinutes: 1 },
  /** All networks from which the user has never verified the factor. */
  elsewhere: { burst: 40, perFiveMinutes: 4 },
} as const satisfies Record<string, Limit>;

const KNOWN_DAYS = 30;

/** User, session and network of a try. */
export interface FactorTry {
  readonly user: UserRow;
  readonly sessionId: string;
  /** In the format of stored challenges. */
  readonly network: string;
}

/**
 * Counts the codes tried. Sessions by password and by e-mail are counted separately, and so are
 * networks from which the user has verified the factor, so an attacker with only the password cannot use up
 * the owner's tries.
 */
export class FactorLimiter {
  readonly #clock: Clock;
  readonly #limiter: RateLimiter;

  constructor(clock: Clock, store: LimitStore) {
    this.#clock = clock;
    this.#limiter = new RateLimiter(clock, store);
  }

  /** Counts a try before it is made; refuses with 429 when its side has none left. */
  async take(inside: Database, tried: FactorTry): Promise<void> {
    const { user, sessionId, network } = tried;
    const side = await this.#sideOf(inside, sessionId, user.id);
    const isKnown = await this.#isKnown(inside, tried);
    await this.#limiter.takeAll([
      [`session ${sessionId}`, FACTOR_LIMITS.session],
      [`network ${side} ${network}`, FACTOR_LIMITS.network],
      ...(isKnown ? [] : [[`elsewhere ${side}`, FACTOR_LIMITS.elsewhere] as const]),
    ]);
  }

  /** Registers a correct code. */
  async forget(inside: Database, { user, sessionId, network }: FactorTry): Promise<void> {
    const side = await this.#sideOf(inside, sessionId, user.id);
    await this.#limiter.forget([`session ${sessionId}`, `network ${side} ${network}`]);
  }

  async #sideOf(inside: Database, sessionId: string, userId: string): Promise<string> {
    const byEmail = await inside.query(
      `select from auth.mfa_amr_claims where session_id = $1 and authentication_method = 'otp'`,
      [sessionId],
    );
    return `${userId} ${byEmail.length > 0 ? 'e-mail' : 'password'}`;
  }

  async #isKnown(inside: Database, { user, network }: FactorTry): Promise<boolean> {
    const since = new Date(this.#clock.now() - KNOWN_DAYS * 86_400_000).toISOString();
    const shown = await inside.query(
      `select from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
       where f.user_id = $1 and c.verified_at > $2 and c.ip_address = $3::inet limit 1`,
      [user.id, since, network],
    );
    return shown.length > 0;
  }
}
