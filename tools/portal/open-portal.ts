import path from 'node:path';
import { makeAdmin, readProject, type Deployment, type FolderBackend } from 'embedded-backend/node';
import type { Handler } from '../../server/listen.ts';
import type { Log } from '../../server/log.ts';
import { portalHandler } from '../../server/portal.ts';
import type { StaticSite } from '../../server/static-site.ts';
import { REPOSITORY } from '../workspaces.ts';
import { htmlForPath } from '../build/html-for-path.ts';
import { portalOrigin } from '../build/site-data.ts';
import { openBank } from './bank.ts';
import { startDailyBackups } from './daily-backups.ts';
import { isPublic, mailsAtOf, paymentsOf, type MailsAt, type Payments } from './deployment.ts';
import { iceOf } from './ice.ts';
import { openData } from './open-data.ts';
import { createServedSite, type ServedSite } from './served-site.ts';

export const PROJECT_FOLDER = path.join(REPOSITORY, 'supabase');

export interface PortalOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Data folder. */
  readonly folder: string;
  /** URL or folder of the PostgreSQL that stores the rows; null: the data folder. */
  readonly postgres: string | null;
  /** Deletes the previous data. */
  readonly fresh: boolean;
  /** Mode of the portal; a data folder of another mode is rejected. */
  readonly deployment: Deployment;
  /** E-mail of a confirmed account to make an admin; null: none. */
  readonly admin: string | null;
  /** Folder for daily backups; null: none. */
  readonly backups: string | null;
  /** Runs a task that takes time, and reports it. */
  readonly step: <T>(label: string, work: () => Promise<T>, news: (result: T) => string) => Promise<T>;
}

export interface StartedPortal {
  readonly origin: string;
  readonly publishableKey: string;
  readonly demoPassword: string;
  readonly deployment: Deployment;
  /** Whether the account named by `admin` is now an admin; null: none was named. */
  readonly hasNamedAdmin: boolean | null;
  /** Whether this start created the data. */
  readonly seeded: boolean;
  readonly mailsAt: MailsAt;
  readonly payments: Payments;
  /** What will soon stop payments. */
  readonly warnings: readonly string[];
  readonly close: () => Promise<void>;
}

/** A portal whose data is open and which is not served yet. */
export interface OpenPortal {
  readonly data: FolderBackend;
  /** @param folder the assembled site, to render its public pages for each request; without it, browsers do */
  readonly handlerOf: (site: StaticSite, folder?: string) => Handler;
  /** Makes the named account an admin, and describes the portal. */
  readonly describe: () => Promise<Omit<StartedPortal, 'close'>>;
}

type Report = Log['fault'];

/** Opens the data of a portal that will be served at `origin`. */
export async function openPortal(
  options: PortalOptions,
  origin: string,
  report: Report,
): Promise<OpenPortal> {
  const { postgres, fresh, deployment, admin, backups } = options;
  const ice = iceOf(process.env);
  const bank = openBank(process.env);
  const project = await readProject(PROJECT_FOLDER);
  const opened = await openData(
    {
      folder: options.folder,
      fresh,
      project,
      deployment,
      siteUrl: origin,
      bank: bank?.bank,
      ice,
      onError: (error) => report(error, 'The backend'),
    },
    postgres,
  );
  const stopBackups =
    backups === null
      ? undefined
      : startDailyBackups(backups, opened.backUp, (error) => report(error, 'Writing a backup'));
  let served: ServedSite | undefined;
  const close = async () => {
    await stopBackups?.();
    served?.stop();
    await opened.close();
    await bank?.close();
  };
  const data = { ...opened, close };
  const { backend, mailbox, secrets } = data;
  const { publishable: publishableKey } = secrets.keys;
  return {
    data,
    handlerOf: (site, folder) => {
      if (folder !== undefined)
        served = createServedSite({
          folder,
          api: backend,
          publishableKey,
          origin: portalOrigin(),
          onFault: (error) => report(error, 'Rendering a page'),
        });
      return portalHandler({
        site,
        htmlForPath: (pathname) => htmlForPath(pathname, deployment),
        api: backend,
        mailbox,
        isPublic: isPublic(process.env),
        publishableKey,
        served,
      });
    },
    describe: async () => ({
      origin,
      publishableKey,
      demoPassword: secrets.demoPassword,
      deployment,
      hasNamedAdmin: admin === null ? null : await makeAdmin(backend.db, admin),
      seeded: backend.seeded,
      mailsAt: mailsAtOf(mailbox === null, process.env),
      payments: paymentsOf(deployment, bank !== null),
      warnings: bank?.warnings ?? [],
    }),
  };
}
