import type { Clock } from '../clock.ts';
import { askedTooOften } from './auth-error.ts';

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

/** What is remembered at most; the longest unused is forgotten. */
const MAX_KEPT = 10_000;

/** Puts a value last, so that a map's order is by last use, and drops the first of too many. */
export function keep<Value>(map: Map<string, Value>, name: string, value: Value): void {
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

  /** Takes one request from each bucket; refuses with 429 when one is empty, and takes none then. */
  takeAll(buckets: readonly (readonly [name: string, limit: Limit])[]): void {
    const now = this.#clock.now();
    const filled = buckets.map(([name, limit]) => ({ name, ...this.#filled(name, limit, now) }));
    const wait = Math.max(...filled.map(({ waitMs }) => waitMs));
    if (wait > 0) {
      // The client shows no headers to the page: the message repeats Retry-After, as GoTrue's about e-mails does.
      const message = `Request rate limit reached, try again after ${Math.ceil(wait / 1000)} seconds.`;
      throw askedTooOften('over_request_rate_limit', message, wait);
    }
    for (const { name, tokens } of filled) keep(this.#buckets, name, { tokens: tokens - 1, at: now });
  }

  /** What is in a bucket now, and how long until one more request fits. */
  #filled(name: string, limit: Limit, now: number): { readonly tokens: number; readonly waitMs: number } {
    const msPerToken = 300_000 / limit.perFiveMinutes;
    const bucket = this.#buckets.get(name) ?? { tokens: limit.burst, at: now };
    const refill = Math.max(0, now - bucket.at) / msPerToken;
    const tokens = Math.min(limit.burst, bucket.tokens + refill);
    return { tokens, waitMs: tokens < 1 ? bucket.at + (1 - bucket.tokens) * msPerToken - now : 0 };
  }

  /** Fills a bucket again. */
  forget(bucketName: string): void {
    this.#buckets.delete(bucketName);
  }
}

const MAILS_AN_HOUR = { network: 5, address: 20 };
export const HOUR_MS = 3_600_000;

/**
 * Counts the mails to each address, of every kind together, in memory: those that one network asked for, and all of them. So
 * one network cannot use up what another one may ask for, and many networks send an address a bounded number.
 */
export class MailLimiter {
  readonly #clock: Clock;
  readonly #sent = new Map<string, readonly { readonly at: number; readonly network: string }[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one mail to an address; refuses with 429 when the network or all of them together had an hour's mails. */
  take(email: string, network: string): void {
    const now = this.#clock.now();
    const recent = (this.#sent.get(email) ?? []).filter(({ at }) => at > now - HOUR_MS);
    const own = recent.filter((sent) => sent.network === network);
    const wait = Math.max(
      waitFor(recent, MAILS_AN_HOUR.address, now),
      waitFor(own, MAILS_AN_HOUR.network, now),
    );
    if (wait > 0) throw askedTooOften('over_email_send_rate_limit', 'email rate limit exceeded', wait);
    keep(this.#sent, email, [...recent, { at: now, network }]);
  }
}

/** How long until one more fits, in milliseconds; 0 now. */
const waitFor = (sent: readonly { readonly at: number }[], limit: number, now: number): number => {
  const blocking = sent.at(-limit);
  return blocking === undefined ? 0 : blocking.at + HOUR_MS - now;
};
