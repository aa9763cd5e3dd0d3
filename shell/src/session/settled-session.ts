import type { AccountState, SessionState, SessionStore } from 'shared-portal/session';

/** Whether the session is known and the account was read or failed to be read. */
export function isSettled(session: SessionState): boolean {
  if (session.phase === 'starting') return false;
  return session.phase === 'signed-out' || isSettledAccount(session.account);
}

/** Whether the account was read in this page load, or failed to be read. */
export const isSettledAccount = (account: AccountState): boolean =>
  account.state !== 'loading' && !(account.state === 'ready' && account.isRecalled);

/** Resolves once the session is settled. */
export function settledSession(store: SessionStore): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = (session: SessionState) => {
      if (!isSettled(session)) return;
      stop();
      resolve(session);
    };
    const stop = store.subscribe(look);
    look(store.getState());
  });
}
