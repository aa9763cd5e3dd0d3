import { whereAllowed } from 'shared-portal/browser-storage';

/** Where the Supabase client keeps the session. Never changed: a new name would sign everybody out. */
export const SESSION_KEY = 'vinculo-session';

/** Where the account is kept for the next page load: account-memory.ts. */
export const ACCOUNT_KEY = 'vinculo-account';

/** Written when somebody signs out, so that every tab hears of it; a session that merely ended writes nothing. */
export const LEFT_KEY = 'vinculo-left';

/**
 * Identifier of the person whose session this browser holds, known without loading the client; undefined where it holds
 * none.
 */
export const storedUserId = (): string | undefined =>
  whereAllowed(
    () => (JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as { user?: { id?: string } }).user?.id,
  );
