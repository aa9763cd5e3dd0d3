/** The backend's time: the machine's, or an instant a test or a scenario holds still. */
export interface Clock {
  /** Now, in milliseconds since 1970 (UTC). */
  now(): number;
  /** The instant it is held at, as UTC ISO text; null while it follows the machine. */
  readonly heldAt: string | null;
}

/** A clock that can be held at an instant and let go again. */
export class AdjustableClock implements Clock {
  #held: number | null = null;

  now(): number {
    return this.#held ?? Date.now();
  }

  get heldAt(): string | null {
    return this.#held === null ? null : new Date(this.#held).toISOString();
  }

  /** Holds time at an instant; null follows the machine again. */
  hold(instant: Date | null): void {
    this.#held = instant === null ? null : instant.getTime();
  }
}
