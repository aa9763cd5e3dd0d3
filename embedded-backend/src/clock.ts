/** The backend's time: the machine's, or an instant fixed by a test or a scenario. */
export interface Clock {
  /** Now, in milliseconds since 1970 (UTC). */
  now(): number;
  /** The fixed instant as UTC ISO text; null while it follows the machine. */
  readonly heldAt: string | null;
}

/** A clock that can be fixed at an instant and released. */
export class AdjustableClock implements Clock {
  #held: number | null = null;

  now(): number {
    return this.#held ?? Date.now();
  }

  get heldAt(): string | null {
    return this.#held === null ? null : new Date(this.#held).toISOString();
  }

  /** Fixes the time at an instant; null follows the machine again. */
  hold(instant: Date | null): void {
    this.#held = instant === null ? null : instant.getTime();
  }
}
