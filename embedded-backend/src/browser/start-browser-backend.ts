import { replaceNow } from '../replace-now.ts';
import type { Scenario } from '../scenario.ts';
import { openScenario, type BrowserBackend } from './open-scenario.ts';
import { serveByWorker } from './serve-by-worker.ts';

export interface BrowserBackendOptions {
  readonly scenario: Scenario;
  /** Where the build laid the manifest; beside the page by default. */
  readonly manifestUrl?: string;
  /** Where the build laid MSW's worker; at the root by default. */
  readonly workerUrl?: string;
}

/**
 * Starts the backend inside the page: the seeded database, put into a scenario, behind MSW's worker. Resolves
 * when requests to the page's own origin are answered. The database lives as long as the page.
 */
export async function startBrowserBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { scenario, manifestUrl = '/backend.json', workerUrl } = options;
  const { fetch, now, ...started } = await openScenario(scenario, manifestUrl);
  await serveByWorker(fetch, workerUrl);
  if (now !== undefined) {
    const held = Date.parse(now);
    replaceNow(() => held);
  }
  return started;
}
