import { tryStorage } from 'shared-portal/browser-storage';

/** Storage key of the Supabase client's session. Never change it: a new key would sign all users out. */
export const SESSION_KEY = 'vinculo-session';

/** Storage key of the account for the next page load: account-memory.ts. */
export const ACCOUNT_KEY = 'vinculo-account';

/** Written on sign-out to notify every tab; a session that merely ends writes nothing. */
export const LEFT_KEY = 'vinculo-left';

/**
 * Id of the user whose session this browser holds, read without loading the client; undefined if there is
 * none.
 */
export const storedUserId = (): string | undefined =>
  tryStorage(
    () => (JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as { user?: { id?: string } }).user?.id,
  );
