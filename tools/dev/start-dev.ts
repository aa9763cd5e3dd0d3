import { nameAdmin, readProject } from 'embedded-backend/node';
import type { Stats } from 'webpack';
import { isPublic, mailsAtOf } from '../portal/deployment.ts';
import { openData } from '../portal/open-data.ts';
import { pageOf } from '../portal/page-of.ts';
import { PROJECT_FOLDER, type PortalOptions, type StartedPortal } from '../portal/start-portal.ts';
import { addressHeaderFrom } from '../server/peer-address.ts';
import { portalHandler } from '../server/portal.ts';
import { devConfigs } from './dev-configs.ts';
import { entryFilesOf, newsOf } from './dev-page.ts';
import { startDevServer } from './dev-server.ts';
import { createDevSite } from './dev-site.ts';

const report = (error: unknown, at = '') => console.error(`${at} failed:`.trimStart(), error);

/**
 * The whole portal from its sources, each change shown in the open page. Rejects as `npm start` does when port
 * or data folder cannot be had.
 */
export async function startDev(options: PortalOptions): Promise<StartedPortal> {
  const { port, folder, postgres, fresh, deployment, admin } = options;
  const origin = `http://127.0.0.1:${port}`;
  const project = await readProject(PROJECT_FOLDER);
  const data = await openData(
    { folder, fresh, project, deployment, siteUrl: origin, onError: report },
    postgres,
  );
  const { backend, secrets } = data;
  const { publishable: publishableKey } = secrets.keys;
  const hasNamedAdmin = admin === null ? null : await nameAdmin(backend.db, admin);
  let entryFiles: readonly string[] = [];
  const onBuilt = (stats: Stats) => {
    console.log(newsOf(stats));
    if (stats.compilation.name === 'shell') entryFiles = entryFilesOf(stats);
  };
  const site = createDevSite(() => entryFiles);
  const handler = portalHandler({
    site,
    pageOf: (pathname) => pageOf(pathname, deployment),
    api: backend,
    mailbox: data.mailbox,
    isPublic: isPublic(process.env),
    publishableKey,
  });
  try {
    const server = await startDevServer({
      configs: devConfigs(deployment !== 'service'),
      port,
      handler,
      addressHeader: addressHeaderFrom(process.env),
      onBuilt,
      onError: report,
    });
    const close = async () => {
      await server.close();
      await data.close();
    };
    return {
      origin,
      publishableKey,
      demoPassword: secrets.demoPassword,
      deployment,
      hasNamedAdmin,
      seeded: backend.seeded,
      mailsAt: mailsAtOf(data.mailbox === null, process.env),
      close,
    };
  } catch (error) {
    await data.close();
    throw error;
  }
}
