import { API_ORIGIN, server } from 'embedded-backend/jest';
import { http } from 'msw';

/**
 * With two seconds per request, a screen has its data after five at most: the account's round and its own.
 */
export const MAX_ROUNDS = 2;
/** A screen that sends no request for this long is complete. */
const QUIET_MS = 150;
const PATIENCE_MS = 8000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface RequestRounds {
  /**
   * Responds to pending requests, round after round, until `isComplete`; returns the number of rounds and the
   * requests of each.
   */
  readonly answerUntil: (isComplete: () => boolean) => Promise<string[][]>;
  /** Like `answerUntil`, but also until no request is pending any more. */
  readonly answerAll: (isComplete: () => boolean) => Promise<string[][]>;
}

afterEach(() => server.resetHandlers());

/** Holds all requests of a test from now on, to see which ones wait for the responses of others. */
export function holdRequests(): RequestRounds {
  let held: { readonly name: string; readonly release: () => void }[] = [];
  server.use(
    http.all(`${API_ORIGIN}/*/v1/*`, async ({ request }) => {
      const name = `${request.method} ${new URL(request.url).pathname}`;
      await new Promise<void>((release) => held.push({ name, release }));
    }),
  );
  /** Waits for the first request, which a busy machine delays, and then for the others of its round. */
  const gather = async (isComplete: () => boolean) => {
    const limit = Date.now() + PATIENCE_MS;
    while (held.length === 0 && !isComplete() && Date.now() < limit) await pause(50);
    let before = -1;
    while (before !== held.length) {
      before = held.length;
      await pause(QUIET_MS);
    }
  };
  const answer = async (isComplete: () => boolean, isDone: () => boolean) => {
    const rounds: string[][] = [];
    await gather(isComplete);
    while (!isDone() && held.length > 0) {
      rounds.push(held.map(({ name }) => name));
      held.forEach(({ release }) => release());
      held = [];
      await gather(isComplete);
    }
    return rounds;
  };
  return {
    answerUntil: (isComplete) => answer(isComplete, isComplete),
    answerAll: (isComplete) => answer(isComplete, () => isComplete() && held.length === 0),
  };
}
