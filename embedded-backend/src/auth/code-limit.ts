import type { Clock } from '../clock.ts';
import { HOUR_MS, storeBounded } from './rate-limit.ts';

/** How many wrong tries an e-mail's code allows from one side. */
const CODE_TRIES = 5;

/** All networks that did not request the e-mail; not a valid network name. */
const ELSEWHERE = '*';

interface Guessed {
  /** The networks that requested an e-mail, with the time. */
  readonly requesters: ReadonlyMap<string, number>;
  /** Tries of the current code, by requesting network or from elsewhere. */
  readonly tries: Map<string, number>;
}

/**
 * Counts the codes tried for each address, in memory. Each network that requested one of the last hour's
 * e-mails has five tries of its own; all others share five. Strangers therefore cannot burn the owner's code,
 * and many networks do not make guessing easier. A new e-mail resets code and tries. Unknown addresses are
 * counted as well, and a burnt code is refused like a wrong one, so neither reveals whether an account
 * exists.
 */
export class CodeLimiter {
  readonly #clock: Clock;
  readonly #addresses = new Map<string, Guessed>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Counts a try before it is made, so that concurrent tries count; false when the code is burnt for this
   * network.
   */
  take(email: string, network: string): boolean {
    const known = this.#addresses.get(email) ?? { requesters: new Map(), tries: new Map() };
    const side = this.#isRecent(known.requesters.get(network)) ? network : ELSEWHERE;
    const tries = known.tries.get(side) ?? 0;
    known.tries.set(side, tries + 1);
    storeBounded(this.#addresses, email, known);
    return tries < CODE_TRIES;
  }

  /** Registers a new code for an address, requested from a network. */
  recordSent(email: string, network: string): void {
    const before = [...(this.#addresses.get(email)?.requesters ?? [])].filter(([, at]) => this.#isRecent(at));
    const requesters = new Map([...before, [network, this.#clock.now()]]);
    storeBounded(this.#addresses, email, { requesters, tries: new Map() });
  }

  /** Registers a correct code. */
  forget(email: string): void {
    this.#addresses.delete(email);
  }

  #isRecent(at: number | undefined): boolean {
    return at !== undefined && at > this.#clock.now() - HOUR_MS;
  }
}
