import type { SessionJson } from './auth/session.ts';
import { withFaults } from './faulty-fetch.ts';
import type { Scenario } from './scenario.ts';
import { ACCOUNTS } from './seed/people.ts';

/** The operations that a scenario needs from a backend, in Node or in the page. */
export interface ScenarioHost {
  fetch(request: Request): Promise<Response>;
  /** Runs statements as the database's owner. */
  exec(sql: string): Promise<void>;
  signIn(email: string): Promise<SessionJson>;
  /** Fixed time as UTC ISO instant; null lets it run. */
  setClock(instant: string | null): Promise<void>;
}

export interface EnteredScenario {
  /** The backend with the scenario's faults and latency. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Session of the user that the scenario signs in; null for a visitor. */
  readonly session: SessionJson | null;
}

/** Applies a scenario to a freshly seeded backend. The caller fixes the page's own clock. */
export async function enterScenario(host: ScenarioHost, scenario: Scenario): Promise<EnteredScenario> {
  const { as = 'visitor', setup, now } = scenario;
  if (now !== undefined) await host.setClock(now);
  if (setup !== undefined) await host.exec(setup);
  const session = as === 'visitor' ? null : await host.signIn(ACCOUNTS[as].email);
  return { session, fetch: withFaults((request) => host.fetch(request), scenario) };
}
