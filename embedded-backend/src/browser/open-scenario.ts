import { FUNCTIONS } from 'portal-functions';
import type { SessionJson } from '../auth/session.ts';
import { createBackend, type Backend } from '../backend.ts';
import { enterScenario } from '../enter-scenario.ts';
import { startJobs } from '../jobs/jobs.ts';
import { generateKeys, type BackendKeys } from '../keys.ts';
import { MemoryMailbox } from '../mail/mailbox.ts';
import type { Scenario } from '../scenario.ts';
import { replaceNow } from '../replace-now.ts';
import { readManifest } from './manifest.ts';

/** A backend in the page, in a scenario. */
export interface BrowserBackend {
  readonly backend: Backend;
  readonly keys: BackendKeys;
  /** Session of the scenario's person; null for a visitor. */
  readonly session: SessionJson | null;
}

export interface OpenedScenario extends BrowserBackend {
  /** The backend with the scenario's faults and latency. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Instant at which the backend's clock stands (UTC ISO); absent while it runs. */
  readonly now?: string;
}

/**
 * Starts the seeded database of the manifest inside the page and puts it into a scenario. The page's clock runs from the
 * instant around which the rows were made, whenever it is opened. The jobs run each minute from the first on, so that a
 * state which they end can be looked at.
 */
export async function openScenario(scenario: Scenario, manifestUrl: string): Promise<OpenedScenario> {
  const keys = generateKeys();
  const { seededAt, ...manifest } = await readManifest(manifestUrl);
  startPageClock(Date.parse(seededAt));
  const backend = await startBackend(keys, manifest);
  const host = {
    fetch: (request: Request) => backend.fetch(request),
    exec: (sql: string) => backend.db.exec(sql),
    signIn: (email: string) => backend.signIn(email),
    setClock: (instant: string | null) => backend.setClock(instant === null ? null : new Date(instant)),
  };
  const { fetch, session } = await enterScenario(host, scenario);
  startJobs(() => backend.runJobs(), { atOnce: false });
  return { backend, keys, session, fetch, ...(scenario.now !== undefined && { now: scenario.now }) };
}

function startPageClock(instant: number): void {
  const { now } = Date;
  const ahead = instant - now();
  replaceNow(() => now() + ahead);
}

type Made = Pick<Awaited<ReturnType<typeof readManifest>>, 'snapshot' | 'templates'>;

function startBackend(keys: BackendKeys, { snapshot, templates }: Made): Promise<Backend> {
  return createBackend({
    source: { snapshot },
    keys,
    siteUrl: location.origin,
    migrations: [],
    templates,
    functions: FUNCTIONS,
    mailbox: new MemoryMailbox(),
    rateLimits: false,
  });
}
