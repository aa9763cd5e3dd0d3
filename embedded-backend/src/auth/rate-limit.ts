import type { Clock } from '../clock.ts';
import { AuthError } from './auth-error.ts';

/** A bucket of `burst` requests that refills continuously to `perFiveMinutes`. */
export interface Limit {
  readonly burst: number;
  readonly perFiveMinutes: number;
}

/** GoTrue's own limits for an address, by kind of endpoint. */
export const gotrueLimits = {
  mail: { burst: 30, perFiveMinutes: 30 },
  verify: { burst: 30, perFiveMinutes: 30 },
  token: { burst: 30, perFiveMinutes: 150 },
} as const satisfies Record<string, Limit>;

interface Bucket {
  tokens: number;
  at: number;
}

const MAX_BUCKETS = 10_000;

/** Token buckets, one per endpoint and peer address, kept in memory. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one request from the bucket; refuses with 429 when it is empty. */
  take(bucketName: string, limit: Limit): void {
    const now = this.#clock.now();
    const bucket = this.#buckets.get(bucketName) ?? { tokens: limit.burst, at: now };
    const refill = (Math.max(0, now - bucket.at) / 300_000) * limit.perFiveMinutes;
    const tokens = Math.min(limit.burst, bucket.tokens + refill);
    if (tokens < 1) {
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
    // Re-inserted so that the map's order is by last use, and the oldest can be dropped.
    this.#buckets.delete(bucketName);
    this.#buckets.set(bucketName, { tokens: tokens - 1, at: now });
    if (this.#buckets.size > MAX_BUCKETS) this.#dropOldest();
  }

  #dropOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
