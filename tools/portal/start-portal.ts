import path from 'node:path';
import { nameAdmin, readProject, type Deployment, type FolderBackend } from 'embedded-backend/node';
import { servedSite } from '../build/assemble.ts';
import { buildPortal } from '../build/build-portal.ts';
import { lateHandler } from '../server/late-handler.ts';
import { listen, type Listening } from '../server/listen.ts';
import { addressHeaderFrom } from '../server/peer-address.ts';
import { portalHandler } from '../server/portal.ts';
import { createStaticSite } from '../server/static-site.ts';
import { REPOSITORY } from '../workspaces.ts';
import { HOST, isPublic, mailsAtOf, type MailsAt } from './deployment.ts';
import { openData } from './open-data.ts';
import { pageOf } from './page-of.ts';

export const PROJECT_FOLDER = path.join(REPOSITORY, 'supabase');

export interface PortalOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Data folder. */
  readonly folder: string;
  /** Address or folder of a PostgreSQL that has the rows; null: the data folder has them. */
  readonly postgres: string | null;
  /** Begins with new data. */
  readonly fresh: boolean;
  /** What the portal is served for; a data folder of another deployment is refused. */
  readonly deployment: Deployment;
  /** Address of a confirmed account that is to administer; null: nobody is added. */
  readonly admin: string | null;
  /** Does a piece of work that takes its time, and tells about it. */
  readonly step: <T>(label: string, work: () => Promise<T>, news: (result: T) => string) => Promise<T>;
}

export interface StartedPortal {
  readonly origin: string;
  readonly publishableKey: string;
  readonly demoPassword: string;
  readonly deployment: Deployment;
  /** Whether the account named by `admin` administers; null: none was named. */
  readonly hasNamedAdmin: boolean | null;
  /** Whether the data began with this start. */
  readonly seeded: boolean;
  readonly mailsAt: MailsAt;
  readonly close: () => Promise<void>;
}

const report = (error: unknown, at = '') => console.error(`${at} failed:`.trimStart(), error);

/**
 * The whole portal on one origin. Takes the port and the data folder first, so that their refusal comes before
 * the build; requests wait until everything is there.
 */
export async function startPortal(options: PortalOptions): Promise<StartedPortal> {
  const { port, folder, postgres, fresh, deployment, admin, step } = options;
  const { handler, resolve } = lateHandler();
  const addressHeader = addressHeaderFrom(process.env);
  const server = await listen({ handler, port, host: HOST, addressHeader, onError: report });
  let data: FolderBackend | undefined;
  try {
    const project = await readProject(PROJECT_FOLDER);
    data = await step(
      'Opening the database',
      () =>
        openData({ folder, fresh, project, deployment, siteUrl: server.origin, onError: report }, postgres),
      dataNews,
    );
    const site = await step(
      'Building what has changed',
      () => build(deployment),
      ({ news }) => news,
    );
    const { backend, secrets } = data;
    const { publishable: publishableKey } = secrets.keys;
    const hasNamedAdmin = admin === null ? null : await nameAdmin(backend.db, admin);
    resolve(
      portalHandler({
        site: createStaticSite(site.folder),
        pageOf: (pathname) => pageOf(pathname, deployment),
        api: backend,
        mailbox: data.mailbox,
        isPublic: isPublic(process.env),
        publishableKey,
      }),
    );
    return {
      origin: server.origin,
      publishableKey,
      demoPassword: secrets.demoPassword,
      deployment,
      hasNamedAdmin,
      seeded: backend.seeded,
      mailsAt: mailsAtOf(data.mailbox === null, process.env),
      close: () => closeAll(server, data),
    };
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
  if (seeded) return 'new, with the demonstration data';
  return applied.length ? `brought up to date by ${applied.length} migrations` : 'up to date';
}

async function closeAll(server: Listening, data: FolderBackend | undefined): Promise<void> {
  await server.close();
  await data?.close();
}
