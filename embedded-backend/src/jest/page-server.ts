import { http } from 'msw';
import { setupServer } from 'msw/node';
import { withFaults } from '../faulty-fetch';
import { PEOPLE, type Scenario } from '../scenario';

/** What the environment hands over from outside the sandbox. */
interface EmbeddedHandle {
  readonly keys: { readonly publishable: string };
  readonly mailbox: { list(): Promise<readonly { to: string; html: string; text: string }[]> };
  fetch(request: Request): Promise<Response>;
  exec(sql: string): Promise<void>;
  signIn(email: string): Promise<{ access_token: string; refresh_token: string }>;
  setClock(instant: string | null): Promise<void>;
  restore(): Promise<void>;
}

declare global {
  var embedded: EmbeddedHandle;
}

/** Where the pages of a test believe the API to be. */
export const API_ORIGIN = 'http://localhost';

let answer = (request: Request): Promise<Response> => embedded.fetch(request);

/** Every request to the API goes to the real backend definition; any other request fails its test. */
export const server = setupServer(http.all('*/:service/v1/*', ({ request }) => answer(request)));

/** Back to the seed, no faults, the machine's clock. */
export async function resetScenario(): Promise<void> {
  await embedded.setClock(null);
  await embedded.restore();
  answer = (request) => embedded.fetch(request);
  localStorage.clear();
  sessionStorage.clear();
}

/** Puts the backend into a scenario and answers the session of the person it signs in, null for a visitor. */
export async function applyScenario(scenario: Scenario) {
  const { as = 'visitor', setup, now } = scenario;
  if (now) await embedded.setClock(now);
  if (setup) await embedded.exec(setup);
  const session = as === 'visitor' ? null : await embedded.signIn(PEOPLE[as]);
  answer = withFaults((request) => embedded.fetch(request), scenario);
  return session;
}
