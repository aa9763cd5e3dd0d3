import type { Account } from 'shared-domain/roles';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * What is known about the signed-in person's profile. `missing`: signed in, but there is no profile row. `isRecalled`: it is
 * the one of the page load before, good for drawing and not for deciding where to go.
 */
export type AccountState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'missing' }
  | { readonly state: 'ready'; readonly account: Account; readonly isRecalled?: true };

/**
 * Who is here. `starting` lasts until the stored session has been read; `probablySignedIn` is known from
 * storage at once, so that the header does not jump.
 */
export type SessionState =
  | { readonly phase: 'starting'; readonly probablySignedIn: boolean }
  | { readonly phase: 'signed-out' }
  | {
      readonly phase: 'signed-in';
      readonly userId: string;
      readonly email: string;
      readonly account: AccountState;
    };

export type SessionStore = StoreApi<SessionState>;

/** A store that starts as `initial`, by default before anything is known. */
export function createSessionStore(
  initial: SessionState = { phase: 'starting', probablySignedIn: false },
): SessionStore {
  return createStore<SessionState>(() => initial);
}

/** The signed-in person's account once it has been read, otherwise null. */
export function readyAccount(session: SessionState): Account | null {
  return session.phase === 'signed-in' && session.account.state === 'ready' ? session.account.account : null;
}
