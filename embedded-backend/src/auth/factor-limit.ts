import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { RateLimiter, type Limit } from './rate-limit.ts';
import type { UserRow } from './users.ts';

/**
 * How often a code of a second factor may be tried. GoTrue counts by address alone: a user who holds the password and
 * many addresses would hit one of the three codes that are right at a time within days. docs/security.md has the sums.
 */
const FACTOR_LIMITS = {
  session: { burst: 5, perFiveMinutes: 1 },
  network: { burst: 15, perFiveMinutes: 1 },
  /** All networks together from which the user never showed the factor. */
  elsewhere: { burst: 40, perFiveMinutes: 4 },
} as const satisfies Record<string, Limit>;

const KNOWN_DAYS = 30;

/** Whose try it is, and from where. */
export interface FactorTry {
  readonly user: UserRow;
  readonly sessionId: string;
  /** As challenges store it. */
  readonly network: string;
}

/**
 * Counts the codes tried, in memory. Sessions by password and by e-mail count apart, and so does a network from which the
 * user has shown the factor: whoever holds only the password cannot use up the tries of the user who owns it.
 */
export class FactorLimiter {
  readonly #clock: Clock;
  readonly #limiter: RateLimiter;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#limiter = new RateLimiter(clock);
  }

  /** Counts a try before it is made; refuses with 429 when there are none left on its side. */
  async take(inside: Database, tried: FactorTry): Promise<void> {
    const { user, sessionId, network } = tried;
    const side = await this.#sideOf(inside, sessionId, user.id);
    const isKnown = await this.#isKnown(inside, tried);
    this.#limiter.takeAll([
      [`session ${sessionId}`, FACTOR_LIMITS.session],
      [`network ${side} ${network}`, FACTOR_LIMITS.network],
      ...(isKnown ? [] : [[`elsewhere ${side}`, FACTOR_LIMITS.elsewhere] as const]),
    ]);
  }

  /** A code was right. */
  async forget(inside: Database, { user, sessionId, network }: FactorTry): Promise<void> {
    this.#limiter.forget(`session ${sessionId}`);
    this.#limiter.forget(`network ${await this.#sideOf(inside, sessionId, user.id)} ${network}`);
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
