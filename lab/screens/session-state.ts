import type { SessionJson } from 'embedded-backend';

/** Where the shell keeps the session in the browser. */
const SESSION_KEY = 'vinculo-session';

/** What Playwright puts into a browser so that it opens signed in; null: signed out. */
export function sessionState(origin: string, session: SessionJson | null) {
  const localStorage = session === null ? [] : [{ name: SESSION_KEY, value: JSON.stringify(session) }];
  return { cookies: [] as [], origins: [{ origin, localStorage }] };
}
