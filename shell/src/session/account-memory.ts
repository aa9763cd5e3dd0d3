import type { Account } from 'shared-domain/roles';
import { tryStorage } from 'shared-portal/browser-storage';
import type { AccountMemory } from 'shared-portal/sync-session';
import { ACCOUNT_KEY, storedUserId } from './stored-session';

/** Increase it when `Account` changes: an account stored by another release is ignored. */
const STORED_VERSION = 3;

interface Stored {
  readonly version: number;
  readonly userId: string;
  readonly account: Account;
}

/**
 * The account stored next to the session, for a reload. It only decides what is rendered until the account is
 * read again; the database decides about data. Messages from the team are not stored.
 */
export const accountMemory: AccountMemory = {
  read: (userId) => {
    const stored = tryStorage(() => JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? 'null') as Stored | null);
    return stored?.version === STORED_VERSION && stored.userId === userId ? stored.account : null;
  },
  write: (userId, account) => {
    // The user signed out in the meantime, here or in another tab.
    if (storedUserId() !== userId) return;
    const stored: Stored = { version: STORED_VERSION, userId, account: withoutMessages(account) };
    tryStorage(() => localStorage.setItem(ACCOUNT_KEY, JSON.stringify(stored)));
  },
  clear: () => tryStorage(() => localStorage.removeItem(ACCOUNT_KEY)),
};

function withoutMessages({ suspensionReason: _, application, ...account }: Account): Account {
  return {
    ...account,
    application: application && { ...application, adminNotes: null, rejectionReason: null },
  };
}
