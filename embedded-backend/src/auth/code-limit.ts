import type { Clock } from '../clock.ts';
import type { LimitStore } from './limit-store.ts';
import { HOUR_MS } from './rate-limit.ts';

/** How many wrong tries an e-mail's code allows from one side. */
const CODE_TRIES = 5;

/** All networks that did not request the e-mail; not a valid network name. */
const ELSEWHERE = '*';

interface Guessed {
  /** The networks that requested an e-mail, with the time in milliseconds since 1970. */
  readonly requesters: readonly (readonly [network: string, at: number])[];
  /** Tries of the current code, by requesting network or from elsewhere. */
  readonly tries: readonly (readonly [side: string, tries: number])[];
}

const nameOf = (email: string) => `code ${email}`;

/**
 * Counts the codes tried for each address. Each network that requested one of the last hour's e-mails has five tries
 * of its own; all others share five. Strangers therefore cannot burn the owner's code, and many networks do not make
 * guessing easier. A new e-mail resets code and tries. Unknown addresses are counted as well, and a burnt code is
 * refused like a wrong one, so neither reveals whether an account exists.
 */
export class CodeLimiter {
  readonly #clock: Clock;
  readonly #store: LimitStore;

  constructor(clock: Clock, store: LimitStore) {
    this.#clock = clock;
    this.#store = store;
  }

  /**
   * Counts a try before it is made, so that concurrent tries count; false when the code is burnt for this
   * network.
   */
  async take(email: string, network: string): Promise<boolean> {
    let tries = 0;
    await this.#store.change<Guessed>([nameOf(email)], ([known = { requesters: [], tries: [] }]) => {
      const requesters = new Map(known.requesters);
      const side = this.#isRecent(requesters.get(network)) ? network : ELSEWHERE;
      const counted = new Map(known.tries);
      tries = counted.get(side) ?? 0;
      counted.set(side, tries + 1);
      return [{ ...known, tries: [...counted] }];
    });
    return tries < CODE_TRIES;
  }

  /** Registers a new code for an address, requested from a network. */
  recordSent(email: string, network: string): Promise<void> {
    return this.#store.change<Guessed>([nameOf(email)], ([known]) => {
      const before = (known?.requesters ?? []).filter(([, at]) => this.#isRecent(at));
      return [{ requesters: [...new Map([...before, [network, this.#clock.now()]])], tries: [] }];
    });
  }

  /** Registers a correct code. */
  forget(email: string): Promise<void> {
    return this.#store.change([nameOf(email)], () => []);
  }

  #isRecent(at: number | undefined): boolean {
    return at !== undefined && at > this.#clock.now() - HOUR_MS;
  }
}
