import type { SessionJson } from './auth/session.ts';
import { withFaults } from './faulty-fetch.ts';
import { PEOPLE, type Scenario } from './scenario.ts';

/** What a scenario does to a backend, wherever that runs. */
export interface ScenarioHost {
  fetch(request: Request): Promise<Response>;
  /** Statements as the database's owner. */
  exec(sql: string): Promise<void>;
  signIn(email: string): Promise<SessionJson>;
  /** UTC ISO instant at which time stands still; null lets it run. */
  setClock(instant: string | null): Promise<void>;
}

export interface EnteredScenario {
  /** The backend with the scenario's faults and latency. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Session of the person the scenario signs in; null for a visitor. */
  readonly session: SessionJson | null;
}

/** Puts a freshly seeded backend into a scenario. The page's own clock is the caller's to hold. */
export async function enterScenario(host: ScenarioHost, scenario: Scenario): Promise<EnteredScenario> {
  const { as = 'visitor', setup, now } = scenario;
  if (now !== undefined) await host.setClock(now);
  if (setup !== undefined) await host.exec(setup);
  const session = as === 'visitor' ? null : await host.signIn(PEOPLE[as]);
  return { session, fetch: withFaults((request) => host.fetch(request), scenario) };
}
