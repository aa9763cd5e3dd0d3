import { enterScenario, takeTemplate } from 'embedded-backend/node';
import { clockAheadMs, startClock, testInstant } from 'embedded-backend/test-clock';
import type { SessionJson } from 'embedded-backend';
import type { Scenario } from 'embedded-backend/scenario';
import { htmlForPath } from '../../tools/build/html-for-path.ts';
import { deferredHandler } from '../../server/deferred-handler.ts';
import { listen, type Handler, type Listening } from '../../server/listen.ts';
import { portalHandler, type PortalOptions } from '../../server/portal.ts';
import { createStaticSite } from '../../server/static-site.ts';
import { memoryBackend } from '../../e2e/support/memory-backend.ts';

/** The built portal on an in-memory backend for scenarios. */
export interface ScenarioPortal {
  readonly origin: string;
  /** Resets the data and applies a scenario; returns the session of its user. */
  readonly enter: (scenario: Scenario) => Promise<SessionJson | null>;
  /** Offset of the portal's clock from the machine's since the scenario started, for the browser's clock. */
  readonly aheadMs: () => number;
  /** Serves other files with the same data; returns their origin. `intercept` may answer a request first. */
  readonly serve: (
    site: string,
    htmlForPath: PortalOptions['htmlForPath'],
    intercept?: Intercept,
  ) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Answers a request, or returns null to pass it on. */
export type Intercept = (request: Request) => Response | null;

const open = (handler: Handler) =>
  listen({ handler, port: 0, onError: (error, at) => console.error(at, error) });

/**
 * Serves a built site (its folder) on a free port. Each scenario starts at the test instant; with a `real`
 * clock, the data is seeded for the current time, which keeps running.
 */
export async function startScenarioPortal(
  site: string,
  clock: 'test' | 'real' = 'test',
): Promise<ScenarioPortal> {
  const late = deferredHandler();
  const server = await open(late.handler);
  const others: Listening[] = [];
  const instant = clock === 'test' ? testInstant() : Date.now();
  const { backend, secrets } = await memoryBackend(server.origin, instant);
  const template = await takeTemplate(backend);
  const host = {
    fetch: (request: Request) => backend.fetch(request),
    exec: (sql: string) => backend.db.exec(sql),
    signIn: (email: string) => backend.signIn(email),
    setClock: (instant: string | null) => backend.setClock(instant === null ? null : new Date(instant)),
  };
  const handlerOf = (folder: string, pages: PortalOptions['htmlForPath']) =>
    portalHandler({
      site: createStaticSite(folder),
      htmlForPath: pages,
      api: host,
      mailbox: backend.mailbox,
      isPublic: false,
      publishableKey: secrets.keys.publishable,
    });
  server.serveRealtime(backend.realtime);
  late.resolve(handlerOf(site, htmlForPath));
  return {
    origin: server.origin,
    aheadMs: clockAheadMs,
    enter: async (scenario) => {
      if (clock === 'test') startClock(instant);
      await host.setClock(null);
      await template.restore();
      return (await enterScenario(host, scenario)).session;
    },
    serve: async (folder, pages, intercept = () => null) => {
      const handler = handlerOf(folder, pages);
      const other = await open(async (request, peer) => intercept(request) ?? handler(request, peer));
      others.push(other);
      return other.origin;
    },
    close: async () => {
      for (const each of [server, ...others]) await each.close();
      await backend.close();
    },
  };
}
