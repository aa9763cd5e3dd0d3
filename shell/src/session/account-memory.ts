import type { Account } from 'shared-domain/roles';
import { whereAllowed } from 'shared-portal/browser-storage';
import type { AccountMemory } from 'shared-portal/keep-session';
import { ACCOUNT_KEY, storedUserId } from './stored-session';

/** Raise it when `Account` changes: an account that another release stored is ignored. */
const FORM = 1;

interface Stored {
  readonly form: number;
  readonly userId: string;
  readonly account: Account;
}

/**
 * The account beside the stored session, for a reload. It decides only what is drawn until the account has been read
 * again; the database decides about data. What the team wrote to the person is not kept.
 */
export const accountMemory: AccountMemory = {
  recall: (userId) => {
    const stored = whereAllowed(
      () => JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? 'null') as Stored | null,
    );
    return stored?.form === FORM && stored.userId === userId ? stored.account : null;
  },
  keep: (userId, account) => {
    // Left meanwhile, here or in another tab.
    if (storedUserId() !== userId) return;
    const stored: Stored = { form: FORM, userId, account: withoutWords(account) };
    whereAllowed(() => localStorage.setItem(ACCOUNT_KEY, JSON.stringify(stored)));
  },
  forget: () => whereAllowed(() => localStorage.removeItem(ACCOUNT_KEY)),
};

function withoutWords({ suspensionReason: _, application, ...account }: Account): Account {
  return {
    ...account,
    application: application && { ...application, adminNotes: null, rejectionReason: null },
  };
}
