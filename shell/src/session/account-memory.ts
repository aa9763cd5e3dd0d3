import type { Account } from 'shared-domain/roles';
import { whereAllowed } from 'shared-portal/browser-storage';
import type { AccountMemory } from 'shared-portal/keep-session';

const KEY = 'vinculo-account';
/** Raise it when `Account` changes: an account that another release stored is ignored. */
const FORM = 1;

interface Stored {
  readonly form: number;
  readonly userId: string;
  readonly account: Account;
}

/**
 * The account beside the stored session, for a reload. It decides only what is drawn until the account has been read
 * again; the database decides about data.
 */
export const accountMemory: AccountMemory = {
  recall: (userId) => {
    const stored = whereAllowed(() => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null);
    return stored?.form === FORM && stored.userId === userId ? stored.account : null;
  },
  keep: (userId, account) => {
    const stored: Stored = { form: FORM, userId, account };
    whereAllowed(() => localStorage.setItem(KEY, JSON.stringify(stored)));
  },
  forget: () => whereAllowed(() => localStorage.removeItem(KEY)),
};
