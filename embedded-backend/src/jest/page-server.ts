import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { SessionJson } from '../auth/session.ts';
import { enterScenario, type ScenarioHost } from '../enter-scenario.ts';
import { realtimeHandler } from '../realtime/by-msw.ts';
import type { Sockets } from '../realtime/wire.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Scenario } from '../scenario.ts';

/** What the environment passes into the sandbox. */
interface EmbeddedHandle extends ScenarioHost {
  readonly keys: { readonly publishable: string };
  readonly mailbox: Mailbox;
  readonly realtime: Sockets;
  /** Runs the jobs that Supabase runs each minute. */
  runJobs(): Promise<void>;
  /** Resets the data to the seed. */
  restore(): Promise<void>;
}

declare global {
  var embedded: EmbeddedHandle;
}

/** Origin of the API in page tests. */
export const API_ORIGIN = 'http://localhost';

let answer = (request: Request): Promise<Response> => embedded.fetch(request);

/** Every API request goes to the real backend definition; any other request fails its test. */
export const server = setupServer(
  http.all('*/:service/v1/*', ({ request }) => answer(request)),
  realtimeHandler(() => embedded.realtime),
);

/** Resets data, faults and clock. */
export async function resetScenario(): Promise<void> {
  await embedded.setClock(null);
  await embedded.restore();
  answer = (request) => embedded.fetch(request);
  localStorage.clear();
  sessionStorage.clear();
}

/** Applies a scenario to the backend and returns the session of its user, null for a visitor. */
export async function applyScenario(scenario: Scenario): Promise<SessionJson | null> {
  const entered = await enterScenario(embedded, scenario);
  answer = entered.fetch;
  return entered.session;
}

/**
 * Runs the jobs of one minute: expiry, completion, reminders, waiting e-mails. They do not run on a timer
 * here.
 */
export const runJobs = (): Promise<void> => embedded.runJobs();
