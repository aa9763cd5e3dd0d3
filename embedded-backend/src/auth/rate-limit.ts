import type { Clock } from '../clock.ts';
import { tooManyRequests } from './auth-error.ts';
import type { LimitStore } from './limit-store.ts';

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
  readonly tokens: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Token buckets, one per endpoint and network of the peer. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #store: LimitStore;

  constructor(clock: Clock, store: LimitStore) {
    this.#clock = clock;
    this.#store = store;
  }

  /** Takes one request from the bucket; refuses with 429 when it is empty. */
  take(bucketName: string, limit: Limit): Promise<void> {
    return this.takeAll([[bucketName, limit]]);
  }

  /** Takes one request from each bucket; refuses with 429 when one is empty, and then takes none. */
  takeAll(buckets: readonly (readonly [name: string, limit: Limit])[]): Promise<void> {
    const now = this.#clock.now();
    const names = buckets.map(([name]) => name);
    return this.#store.change<Bucket>(names, (values) => {
      const filled = buckets.map(([, limit], index) => fill(values[index], limit, now));
      const wait = Math.max(...filled.map(({ waitMs }) => waitMs));
      if (wait > 0) {
        // supabase-js does not expose headers to the page, so the message repeats Retry-After, as GoTrue's does
        // for e-mails.
        const message = `Request rate limit reached, try again after ${Math.ceil(wait / 1000)} seconds.`;
        throw tooManyRequests('over_request_rate_limit', message, wait);
      }
      return filled.map(({ tokens }) => ({ tokens: tokens - 1, at: now }));
    });
  }

  /** Refills buckets completely. */
  forget(bucketNames: readonly string[]): Promise<void> {
    return this.#store.change(bucketNames, () => []);
  }
}

/** Current content of a bucket, and the time until one more request fits. */
function fill(
  stored: Bucket | undefined,
  limit: Limit,
  now: number,
): { readonly tokens: number; readonly waitMs: number } {
  const msPerToken = 300_000 / limit.perFiveMinutes;
  const bucket = stored ?? { tokens: limit.burst, at: now };
  const refill = Math.max(0, now - bucket.at) / msPerToken;
  const tokens = Math.min(limit.burst, bucket.tokens + refill);
  return { tokens, waitMs: tokens < 1 ? bucket.at + (1 - bucket.tokens) * msPerToken - now : 0 };
}

const MAILS_AN_HOUR = { network: 5, address: 20 };
export const HOUR_MS = 3_600_000;

interface SentMail {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly network: string;
}

/**
 * Counts the e-mails to each address across all kinds: per requesting network and in total. One network cannot use
 * up another's share, and the total bounds what many networks can send to an address.
 */
export class MailLimiter {
  readonly #clock: Clock;
  readonly #store: LimitStore;

  constructor(clock: Clock, store: LimitStore) {
    this.#clock = clock;
    this.#store = store;
  }

  /**
   * Counts one e-mail to an address; refuses with 429 when the network or the total has reached the hourly
   * limit.
   */
  take(email: string, network: string): Promise<void> {
    const now = this.#clock.now();
    return this.#store.change<readonly SentMail[]>([`mail ${email}`], ([sent = []]) => {
      const recent = sent.filter(({ at }) => at > now - HOUR_MS);
      const own = recent.filter((mail) => mail.network === network);
      const wait = Math.max(
        waitFor(recent, MAILS_AN_HOUR.address, now),
        waitFor(own, MAILS_AN_HOUR.network, now),
      );
      if (wait > 0) throw tooManyRequests('over_email_send_rate_limit', 'email rate limit exceeded', wait);
      return [[...recent, { at: now, network }]];
    });
  }
}

/** Time until one more fits, in milliseconds; 0 if it fits now. */
const waitFor = (sent: readonly SentMail[], limit: number, now: number): number => {
  const blocking = sent.at(-limit);
  return blocking === undefined ? 0 : blocking.at + HOUR_MS - now;
};
