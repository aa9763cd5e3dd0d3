import type { Clock } from '../clock.ts';
import { tooManyRequests } from './auth-error.ts';

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
  factor: { burst: 30, perFiveMinutes: 75 },
} as const satisfies Record<string, Limit>;

interface Bucket {
  tokens: number;
  at: number;
}

/** Maximum number of entries; the least recently used is evicted. */
const MAX_KEPT = 10_000;

/** Moves a key to the end of the map, so that it is ordered by last use, and evicts the first of too many. */
export function storeBounded<Value>(map: Map<string, Value>, name: string, value: Value): void {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > MAX_KEPT && oldest !== undefined) map.delete(oldest);
}

/** Token buckets, one per endpoint and network of the peer, kept in memory. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one request from the bucket; refuses with 429 when it is empty. */
  take(bucketName: string, limit: Limit): void {
    this.takeAll([[bucketName, limit]]);
  }

  /** Takes one request from each bucket; refuses with 429 when one is empty, and then takes none. */
  takeAll(buckets: readonly (readonly [name: string, limit: Limit])[]): void {
    const now = this.#clock.now();
    const filled = buckets.map(([name, limit]) => ({ name, ...this.#filled(name, limit, now) }));
    const wait = Math.max(...filled.map(({ waitMs }) => waitMs));
    if (wait > 0) {
      // supabase-js does not expose headers to the page, so the message repeats Retry-After, as GoTrue's does
      // for e-mails.
      const message = `Request rate limit reached, try again after ${Math.ceil(wait / 1000)} seconds.`;
      throw tooManyRequests('over_request_rate_limit', message, wait);
    }
    for (const { name, tokens } of filled) storeBounded(this.#buckets, name, { tokens: tokens - 1, at: now });
  }

  /** Current content of a bucket, and the time until one more request fits. */
  #filled(name: string, limit: Limit, now: number): { readonly tokens: number; readonly waitMs: number } {
    const msPerToken = 300_000 / limit.perFiveMinutes;
    const bucket = this.#buckets.get(name) ?? { tokens: limit.burst, at: now };
    const refill = Math.max(0, now - bucket.at) / msPerToken;
    const tokens = Math.min(limit.burst, bucket.tokens + refill);
    return { tokens, waitMs: tokens < 1 ? bucket.at + (1 - bucket.tokens) * msPerToken - now : 0 };
  }

  /** Refills a bucket completely. */
  forget(bucketName: string): void {
    this.#buckets.delete(bucketName);
  }
}

const MAILS_AN_HOUR = { network: 5, address: 20 };
export const HOUR_MS = 3_600_000;

/**
 * Counts the e-mails to each address across all kinds, in memory: per requesting network and in total. One
 * network cannot use up another's share, and the total bounds what many networks can send to an address.
 */
export class MailLimiter {
  readonly #clock: Clock;
  readonly #sent = new Map<string, readonly { readonly at: number; readonly network: string }[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Counts one e-mail to an address; refuses with 429 when the network or the total has reached the hourly
   * limit.
   */
  take(email: string, network: string): void {
    const now = this.#clock.now();
    const recent = (this.#sent.get(email) ?? []).filter(({ at }) => at > now - HOUR_MS);
    const own = recent.filter((sent) => sent.network === network);
    const wait = Math.max(
      waitFor(recent, MAILS_AN_HOUR.address, now),
      waitFor(own, MAILS_AN_HOUR.network, now),
    );
    if (wait > 0) throw tooManyRequests('over_email_send_rate_limit', 'email rate limit exceeded', wait);
    storeBounded(this.#sent, email, [...recent, { at: now, network }]);
  }
}

/** Time until one more fits, in milliseconds; 0 if it fits now. */
const waitFor = (sent: readonly { readonly at: number }[], limit: number, now: number): number => {
  const blocking = sent.at(-limit);
  return blocking === undefined ? 0 : blocking.at + HOUR_MS - now;
};
