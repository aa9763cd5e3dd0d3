import type { SessionJson } from 'embedded-backend';

/** Storage key of the shell's session. */
const SESSION_KEY = 'vinculo-session';

/** Playwright's storage state of a signed-in browser; null: signed out. */
export function sessionState(origin: string, session: SessionJson | null) {
  const localStorage = session === null ? [] : [{ name: SESSION_KEY, value: JSON.stringify(session) }];
  return { cookies: [] as [], origins: [{ origin, localStorage }] };
}
