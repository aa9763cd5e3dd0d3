/** Where the Supabase client keeps the session. Never changed: a new name would sign everybody out. */
export const SESSION_KEY = 'vinculo-session';

/** Whether this browser holds a session, known without loading the client. False where storage is refused. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
