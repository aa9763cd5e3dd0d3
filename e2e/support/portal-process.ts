import { takeTemplate } from 'embedded-backend/node';
import { shiftClock } from 'embedded-backend/test-clock';
import { DEMONSTRATION_SITE } from '../../tools/build/assemble.ts';
import { portalOrigin } from '../../tools/build/site-data.ts';
import { createServedSite } from '../../tools/portal/served-site.ts';
import { openBank } from '../../tools/portal/bank.ts';
import { htmlForPath } from '../../tools/build/html-for-path.ts';
import { iceOf } from '../../tools/portal/ice.ts';
import { onEnd } from '../../tools/commands/on-end.ts';
import { DEVELOPERS_POLICY } from '../../server/security-headers.ts';
import { deferredHandler } from '../../server/deferred-handler.ts';
import { listen } from '../../server/listen.ts';
import { portalHandler } from '../../server/portal.ts';
import { createStaticSite, withPolicy } from '../../server/static-site.ts';
import { memoryBackend } from './memory-backend.ts';

/**
 * The portal of one worker of the end-to-end tests: the built files (or the site in the argument, followed by
 * `developers` for a developer portal) over an in-memory database from the snapshot, with the test routes, and the bank
 * and the TURN server of the environment. With `E2E_SERVED_PAGES`, it renders the public pages: `true`, for each request;
 * `cached`, as usual.
 * Reports its URL to its parent.
 */
export interface TestPortal {
  readonly origin: string;
  readonly publishableKey: string;
  readonly demoPassword: string;
}

const [folder = DEMONSTRATION_SITE, audience] = process.argv.slice(2);
const servesPages = process.env['E2E_SERVED_PAGES'];
const built = createStaticSite(folder);
const site = audience === 'developers' ? withPolicy(built, DEVELOPERS_POLICY) : built;
const { handler, resolve } = deferredHandler();
const server = await listen({ handler, port: 0, onError: (error, at) => console.error(at, error) });
const { backend, secrets } = await memoryBackend(server.origin, undefined, {
  bank: openBank(process.env)?.bank,
  ice: iceOf(process.env),
});
const { demoPassword, keys } = secrets;
let template = await takeTemplate(backend);
const served = servesPages
  ? createServedSite({
      folder,
      api: backend,
      publishableKey: keys.publishable,
      origin: portalOrigin({}),
      // A busy machine has time.
      limits: { budgetMs: 20_000, restMs: 0, ...(servesPages === 'true' && { freshMs: 0, staleMs: 0 }) },
      onFault: (error) => console.error(error),
    })
  : null;

resolve(
  portalHandler({
    site,
    htmlForPath,
    api: backend,
    mailbox: backend.mailbox,
    isPublic: false,
    publishableKey: keys.publishable,
    served: served ?? undefined,
    test: {
      reset: async (ahead) => {
        shiftClock(ahead);
        await backend.setClock(null);
        await template.restore();
        served?.clear();
      },
      takeTemplate: async () => {
        template = await takeTemplate(backend);
      },
      runJobs: () => backend.runJobs(),
      holdClock: (instant) => backend.setClock(instant),
    },
  }),
);
server.serveRealtime(backend.realtime);

onEnd(
  () =>
    void server
      .close()
      .then(() => backend.close())
      .then(() => process.exit(0)),
);
// A worker that was stopped during its set-up stops no portal.
process.once('disconnect', () => process.exit(0));
const info: TestPortal = { origin: server.origin, publishableKey: keys.publishable, demoPassword };
process.send?.(info);
