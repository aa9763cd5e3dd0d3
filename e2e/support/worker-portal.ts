import { testInstant } from 'embedded-backend/test-clock';
import { ACCOUNTS, type Account } from 'embedded-backend/seed';
import type { TestPortal } from './portal-process.ts';
import { startChild } from './child-portal.ts';
import { codeInMailTo } from './mail.ts';

/** Storage key of the shell's session. */
const SESSION_KEY = 'vinculo-session';
const A_MINUTE_MS = 60_000;

/** Playwright's storage state of a browser. */
export interface StoredState {
  readonly cookies: [];
  readonly origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/** The portal of one worker, with a session for every user. */
export interface WorkerPortal extends TestPortal {
  readonly states: Readonly<Record<Account, StoredState>>;
  /** Calls a test route of the portal, such as `reset`. */
  readonly control: (route: 'reset' | 'jobs' | 'clock', body?: string) => Promise<void>;
  /** Access token of a user for API calls. */
  readonly tokenOf: (person: Account) => string;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts a portal from the snapshot, signs all users in a minute before the test instant, and saves that as
 * the template of each test.
 */
export async function startWorkerPortal(env: Readonly<Record<string, string>> = {}): Promise<WorkerPortal> {
  const child = await startChild<TestPortal>('e2e/support/portal-process.ts', [], env);
  const { origin } = child.info;
  const control = async (route: string, body = '') => {
    const answer = await fetch(`${origin}/_test/${route}`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`/_test/${route} answered ${answer.status}`);
  };
  const sessions = new Map<Account, string>();
  await control('clock', new Date(testInstant() - A_MINUTE_MS).toISOString());
  const accounts = Object.keys(ACCOUNTS) as Account[];
  for (const person of accounts) sessions.set(person, await signIn(child.info, ACCOUNTS[person].email));
  await control('clock');
  await control('template');
  const sessionOf = (person: Account) => sessions.get(person) ?? '';
  const states = accounts.map((person) => [person, stateWith(origin, sessionOf(person))]);
  return {
    ...child.info,
    states: Object.fromEntries(states) as WorkerPortal['states'],
    control,
    tokenOf: (person) => (JSON.parse(sessionOf(person)) as { access_token: string }).access_token,
    stop: () => child.stop('SIGTERM'),
  };
}

const stateWith = (origin: string, session: string): StoredState => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: SESSION_KEY, value: session }] }],
});

/** Access token of a user without a known password, who signs in with the e-mailed code. */
export async function tokenByCode({ origin, publishableKey }: TestPortal, email: string): Promise<string> {
  const post = (route: string, body: object) =>
    fetch(`${origin}/auth/v1/${route}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('otp', { email, create_user: false });
  const answer = await post('verify', { type: 'email', email, token: await codeInMailTo(origin, email) });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Signs a user in through the API; returns the session in the browser's format. */
export async function signIn(
  { origin, publishableKey, demoPassword }: TestPortal,
  email: string,
): Promise<string> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${session}`);
  return session;
}
