import { enterScenario, takeTemplate } from 'embedded-backend/node';
import type { SessionJson } from 'embedded-backend';
import type { Scenario } from 'embedded-backend/scenario';
import { pageOf } from '../portal/page-of.ts';
import { lateHandler } from '../server/late-handler.ts';
import { listen, type Handler } from '../server/listen.ts';
import { portalHandler } from '../server/portal.ts';
import { createStaticSite } from '../server/static-site.ts';
import { memoryBackend } from '../testing/memory-backend.ts';

/** The built portal over a backend in memory that scenarios can be played on. */
export interface ScenarioPortal {
  readonly origin: string;
  /** Begins with fresh data and plays a scenario; answers the session of its person. */
  readonly enter: (scenario: Scenario) => Promise<SessionJson | null>;
  readonly close: () => Promise<void>;
}

/** @param around puts something more in front of the portal */
export async function startScenarioPortal(
  site: string,
  around: (handler: Handler) => Handler = (handler) => handler,
): Promise<ScenarioPortal> {
  const late = lateHandler();
  const server = await listen({
    handler: late.handler,
    port: 0,
    onError: (error, at) => console.error(at, error),
  });
  const { backend, secrets } = await memoryBackend(server.origin);
  const template = await takeTemplate(backend);
  const host = {
    fetch: (request: Request) => backend.fetch(request),
    exec: (sql: string) => backend.db.exec(sql),
    signIn: (email: string) => backend.signIn(email),
    setClock: (instant: string | null) => backend.setClock(instant === null ? null : new Date(instant)),
  };
  const handler = portalHandler({
    site: createStaticSite(site),
    pageOf,
    api: host,
    mailbox: backend.mailbox,
    publishableKey: secrets.keys.publishable,
  });
  late.resolve(around(handler));
  return {
    origin: server.origin,
    enter: async (scenario) => {
      await host.setClock(null);
      await template.restore();
      return (await enterScenario(host, scenario)).session;
    },
    close: async () => {
      await server.close();
      await backend.close();
    },
  };
}
