import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { SessionJson } from '../auth/session.ts';
import { enterScenario, type ScenarioHost } from '../enter-scenario.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Scenario } from '../scenario.ts';

/** What the environment hands over from outside the sandbox. */
interface EmbeddedHandle extends ScenarioHost {
  readonly keys: { readonly publishable: string };
  readonly mailbox: Mailbox;
  /** What Supabase runs each minute. */
  runJobs(): Promise<void>;
  /** Back to the seed. */
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

/** Back to the seed, no faults, a clock that runs. */
export async function resetScenario(): Promise<void> {
  await embedded.setClock(null);
  await embedded.restore();
  answer = (request) => embedded.fetch(request);
  localStorage.clear();
  sessionStorage.clear();
}

/** Puts the backend into a scenario and answers the session of the person it signs in, null for a visitor. */
export async function applyScenario(scenario: Scenario): Promise<SessionJson | null> {
  const entered = await enterScenario(embedded, scenario);
  answer = entered.fetch;
  return entered.session;
}

/** Does what a minute does to the backend: expiry, completion, reminders, waiting e-mails. No timer does it here. */
export const runJobs = (): Promise<void> => embedded.runJobs();
