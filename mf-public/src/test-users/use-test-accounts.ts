import { useEffect, useRef, useState } from 'react';
import { TEST_USER_PAUSE_MS } from 'shared-domain/test-users';
import { TEST_PASSWORD_TOAST_SECONDS } from 'shared-domain/toast-times';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { useWrite } from 'shared-data/query';
import { copy } from './copy';
import { createTestUser, reasonOf } from './create-test-user';
import { markOf, newAccounts, type TestAccount, type TestRole } from './test-accounts';

const pause = () => new Promise((resolve) => setTimeout(resolve, TEST_USER_PAUSE_MS));

export interface TestAccounts {
  readonly accounts: readonly TestAccount[];
  readonly isRunning: boolean;
  /** Creates the missing accounts, one after another. */
  readonly run: () => void;
}

/**
 * The accounts of these roles and a function to create them. Leaving the page stops it after the current
 * account.
 */
export function useTestAccounts(roles: readonly TestRole[]): TestAccounts {
  const supabase = useSupabase();
  const toast = useToast();
  const errorToasts = useErrorToasts();
  const [accounts, setAccounts] = useState(() =>
    newAccounts(markOf(crypto.getRandomValues(new Uint8Array(4))), roles),
  );
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const put = (changed: TestAccount) =>
    setAccounts((before) => before.map((account) => (account.role === changed.role ? changed : account)));

  const create = async ({ role, email }: TestAccount): Promise<boolean> => {
    const account = { role, email };
    put({ ...account, state: 'creating' });
    try {
      const password = await createTestUser(supabase, { ...account, state: 'creating' });
      put({ ...account, state: 'done', password });
      toast({
        kind: 'success',
        seconds: TEST_PASSWORD_TOAST_SECONDS,
        ...copy.created(copy.roles[role], password),
      });
      return true;
    } catch (error) {
      const reason = reasonOf(error);
      put({ ...account, state: 'failed', reason: reason.text });
      toast({ kind: 'error', ...reason });
      return false;
    }
  };

  const createMissing = async () => {
    const missing = accounts.filter(({ state }) => state !== 'done');
    for (const { role, email } of missing) put({ role, email, state: 'waiting' });
    const made = new Set<TestRole>();
    for (const [index, account] of missing.entries()) {
      if (index > 0) await pause();
      if (!isMounted.current) return;
      if (await create(account)) made.add(account.role);
    }
    toast({ kind: made.size > 0 ? 'success' : 'info', ...copy.finished(made.size) });
  };
  const all = useWrite({ mutationFn: () => errorToasts.run(createMissing) });
  return { accounts, isRunning: all.isRunning, run: all.run };
}
