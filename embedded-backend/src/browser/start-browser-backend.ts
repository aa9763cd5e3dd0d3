import { replaceNow } from '../replace-now.ts';
import type { Scenario } from '../scenario.ts';
import { openScenario, type BrowserBackend } from './open-scenario.ts';
import { serveByWorker } from './serve-by-worker.ts';

export interface BrowserBackendOptions {
  readonly scenario: Scenario;
  /** URL of the manifest; default: beside the page. */
  readonly manifestUrl?: string;
  /** URL of MSW's worker; default: at the root. */
  readonly workerUrl?: string;
}

/**
 * Starts the in-page backend: the seeded database with a scenario, behind MSW's worker. Resolves when it
 * answers requests to the page's own origin. The database lives as long as the page.
 */
export async function startBrowserBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { scenario, manifestUrl = '/backend.json', workerUrl } = options;
  const { fetch, now, ...started } = await openScenario(scenario, manifestUrl);
  await serveByWorker(fetch, () => started.backend.realtime, workerUrl);
  if (now !== undefined) {
    const held = Date.parse(now);
    replaceNow(() => held);
  }
  return started;
}
