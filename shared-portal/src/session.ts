import type { Account } from 'shared-domain/roles';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * State of the signed-in user's account. `missing`: signed in, but there is no profile row. `isRecalled`: it
 * is from the previous page load, valid for rendering but not for redirects.
 */
export type AccountState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'missing' }
  | { readonly state: 'ready'; readonly account: Account; readonly isRecalled?: true };

/**
 * State of the session. `starting` lasts until the stored session has been read; `probablySignedIn` is known
 * from storage at once, so that the header does not shift.
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

/** Creates a store with `initial`, by default the state before anything is known. */
export function createSessionStore(
  initial: SessionState = { phase: 'starting', probablySignedIn: false },
): SessionStore {
  return createStore<SessionState>(() => initial);
}

/** The signed-in user's account once read, otherwise null. */
export function readyAccount(session: SessionState): Account | null {
  return session.phase === 'signed-in' && session.account.state === 'ready' ? session.account.account : null;
}
