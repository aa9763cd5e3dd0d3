import path from 'node:path';
import type { Stats } from 'webpack';
import { addressHeaderFrom } from '../../server/peer-address.ts';
import { createLog } from '../../server/log.ts';
import { openPortal, PROJECT_FOLDER, type PortalOptions, type StartedPortal } from '../portal/open-portal.ts';
import { announceMigrations } from './announce-migrations.ts';
import { devConfigs } from './dev-configs.ts';
import { entryFilesOf, compilationLine } from './dev-page.ts';
import { startDevServer } from './dev-server.ts';
import { createDevSite } from './dev-site.ts';

/**
 * The whole portal from its sources, with hot reload. Rejects like `npm start` when the port or the data
 * folder is not available.
 */
export async function startDev(options: PortalOptions): Promise<StartedPortal> {
  const { port, deployment } = options;
  const { fault } = createLog('text');
  const { data, handlerOf, describe } = await openPortal(options, `http://127.0.0.1:${port}`, fault);
  let entryFiles: readonly string[] = [];
  const onBuilt = (stats: Stats) => {
    console.log(compilationLine(stats));
    if (stats.compilation.name === 'shell') entryFiles = entryFilesOf(stats);
  };
  try {
    const description = await describe();
    const server = await startDevServer({
      configs: devConfigs(deployment !== 'service'),
      port,
      handler: handlerOf(createDevSite(() => entryFiles)),
      realtime: data.backend.realtime,
      addressHeader: addressHeaderFrom(process.env),
      onBuilt,
      onError: fault,
    });
    const endAnnouncements = announceMigrations(path.join(PROJECT_FOLDER, 'migrations'), console.log);
    const close = async () => {
      endAnnouncements();
      await server.close();
      await data.close();
    };
    return { ...description, close };
  } catch (error) {
    await data.close();
    throw error;
  }
}
