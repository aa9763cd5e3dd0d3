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
import { canvasCodec } from './photo-codec.ts';

/** An in-page backend with a scenario. */
export interface BrowserBackend {
  readonly backend: Backend;
  readonly keys: BackendKeys;
  /** Session of the scenario's user; null for a visitor. */
  readonly session: SessionJson | null;
}

export interface OpenedScenario extends BrowserBackend {
  /** The backend with the scenario's faults and latency. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Fixed instant of the backend's clock (UTC ISO); absent while it runs. */
  readonly now?: string;
}

/**
 * Starts the manifest's seeded database inside the page and applies a scenario. The page's clock starts at
 * the reference instant of the rows. The jobs first run after a minute, so that a state which they would end
 * is visible.
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
    photos: canvasCodec,
    mailbox: new MemoryMailbox(),
    rateLimits: false,
  });
}
