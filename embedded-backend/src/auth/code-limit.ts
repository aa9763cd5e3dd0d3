import type { Clock } from '../clock.ts';
import { HOUR_MS, keep } from './rate-limit.ts';

/** How many wrong codes an e-mail's code survives from one side. */
const CODE_TRIES = 5;

/** Everybody who did not ask for the e-mail: no network's name. */
const ELSEWHERE = '*';

interface Guessed {
  /** The networks that asked for an e-mail, and when. */
  readonly askers: ReadonlyMap<string, number>;
  /** Tries of the present code, by network or from elsewhere. */
  readonly tries: Map<string, number>;
}

/**
 * Counts the codes tried for each address, in memory. Each network that asked for one of the last hour's e-mails has
 * five tries of its own, all others together have five: strangers cannot burn the code of whoever waits for it, and no
 * number of networks makes a million codes few. A new e-mail brings a new code and new tries. An address that nobody has
 * counts like any other, and a burnt code is refused like a wrong one, so neither tells of an account.
 */
export class CodeLimiter {
  readonly #clock: Clock;
  readonly #addresses = new Map<string, Guessed>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a try before it is made, so that many at once are many; false when the code is burnt for this network. */
  take(email: string, network: string): boolean {
    const known = this.#addresses.get(email) ?? { askers: new Map(), tries: new Map() };
    const side = this.#isRecent(known.askers.get(network)) ? network : ELSEWHERE;
    const tries = known.tries.get(side) ?? 0;
    known.tries.set(side, tries + 1);
    keep(this.#addresses, email, known);
    return tries < CODE_TRIES;
  }

  /** Another code is on its way to an address, asked for from a network. */
  noteSent(email: string, network: string): void {
    const before = [...(this.#addresses.get(email)?.askers ?? [])].filter(([, at]) => this.#isRecent(at));
    const askers = new Map([...before, [network, this.#clock.now()]]);
    keep(this.#addresses, email, { askers, tries: new Map() });
  }

  /** A code was right. */
  forget(email: string): void {
    this.#addresses.delete(email);
  }

  #isRecent(at: number | undefined): boolean {
    return at !== undefined && at > this.#clock.now() - HOUR_MS;
  }
}
