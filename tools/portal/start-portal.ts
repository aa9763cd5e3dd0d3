import type { Deployment, FolderBackend } from 'embedded-backend/node';
import { deferredHandler } from '../../server/deferred-handler.ts';
import { listen, type Listening } from '../../server/listen.ts';
import { createLog, logFormatOf, type Log } from '../../server/log.ts';
import { createOperations, type JobState } from '../../server/operations.ts';
import { addressHeaderFrom } from '../../server/peer-address.ts';
import { createStaticSite } from '../../server/static-site.ts';
import { servedSite } from '../build/assemble.ts';
import { buildPortal } from '../build/build-portal.ts';
import { HOST, isPublic } from './deployment.ts';
import { openPortal, type PortalOptions, type StartedPortal } from './open-portal.ts';

const NO_JOBS: JobState = { isLeader: false, endedAt: null };

/**
 * Starts the whole portal on one origin. Acquires the port and the data folder before the build, so that
 * their errors come first; requests wait until everything is ready.
 */
export async function startPortal(options: PortalOptions): Promise<StartedPortal> {
  const { port, deployment, step } = options;
  const { handler, resolve } = deferredHandler();
  const addressHeader = addressHeaderFrom(process.env);
  const log = createLog(logFormatOf(process.env));
  let data: FolderBackend | undefined;
  let isServing = false;
  const operations = createOperations({
    isReady: async () => isServing && (await data?.backend.db.query('select 1')) !== undefined,
    jobs: () => data?.jobs() ?? NO_JOBS,
    metricsToken: process.env['METRICS_TOKEN'] || null,
    isPublic: isPublic(process.env),
  });
  const onError: Log['fault'] = (...facts) => {
    operations.countFault();
    log.fault(...facts);
  };
  const server = await listen({
    handler: operations.before(handler),
    port,
    host: HOST,
    addressHeader,
    onError,
    onAnswer: (answered) => {
      operations.count(answered);
      if (answered.kind !== 'operations') log.answered(answered);
    },
  });
  try {
    const portal = await step(
      'Opening the database',
      () => openPortal(options, server.origin, onError),
      (opened) => dataNews(opened.data),
    );
    data = portal.data;
    const site = await step(
      'Building what has changed',
      () => build(deployment),
      ({ news }) => news,
    );
    const description = await portal.describe();
    server.serveRealtime(portal.data.backend.realtime);
    resolve(portal.handlerOf(createStaticSite(site.folder), site.folder));
    isServing = true;
    const close = () => {
      isServing = false;
      return closeAll(server, data);
    };
    return { ...description, close };
  } catch (error) {
    await closeAll(server, data);
    throw error;
  }
}

async function build(deployment: Deployment): Promise<{ readonly folder: string; readonly news: string }> {
  let news = '';
  const demonstration = deployment !== 'service';
  const site = servedSite(demonstration);
  const folder = await buildPortal({ log: (line) => (news = line), demonstration, site });
  return { folder, news };
}

function dataNews({ backend: { seeded, applied } }: FolderBackend): string {
  if (seeded) return 'created, with the demonstration data';
  return applied.length ? `upgraded by ${applied.length} migrations` : 'up to date';
}

async function closeAll(server: Listening, data: FolderBackend | undefined): Promise<void> {
  await server.close();
  await data?.close();
}
