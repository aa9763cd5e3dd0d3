import { FUNCTIONS } from 'portal-functions';
import type { SessionJson } from '../auth/session.ts';
import { createBackend, type Backend } from '../backend.ts';
import { enterScenario } from '../enter-scenario.ts';
import { generateKeys, type BackendKeys } from '../keys.ts';
import { MemoryMailbox } from '../mail/mailbox.ts';
import type { Scenario } from '../scenario.ts';
import { holdPageClock } from './held-date.ts';
import { heldSince, readManifest } from './manifest.ts';
import { serveByWorker } from './serve-by-worker.ts';

export interface BrowserBackendOptions {
  readonly scenario: Scenario;
  /** Where the build laid the manifest; beside the page by default. */
  readonly manifestUrl?: string;
  /** Where the build laid MSW's worker; at the root by default. */
  readonly workerUrl?: string;
}

export interface BrowserBackend {
  readonly backend: Backend;
  readonly keys: BackendKeys;
  /** Session of the scenario's person; null for a visitor. */
  readonly session: SessionJson | null;
}

/**
 * Starts the backend inside the page: the seeded database, put into a scenario, behind MSW's worker. Resolves
 * when requests to the page's own origin are answered. The database lives as long as the page.
 */
export async function startBrowserBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { scenario, manifestUrl = '/backend.json', workerUrl } = options;
  const keys = generateKeys();
  const { seededAt, ...manifest } = await readManifest(manifestUrl);
  const now = scenario.now ?? heldSince(seededAt);
  const backend = await startBackend(keys, manifest);
  const host = {
    fetch: (request: Request) => backend.fetch(request),
    exec: (sql: string) => backend.db.exec(sql),
    signIn: (email: string) => backend.signIn(email),
    setClock: (instant: string | null) => backend.setClock(instant === null ? null : new Date(instant)),
  };
  const { fetch: answer, session } = await enterScenario(host, {
    ...scenario,
    ...(now !== undefined && { now }),
  });
  await serveByWorker(answer, workerUrl);
  if (now !== undefined) holdPageClock(now);
  return { backend, keys, session };
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
