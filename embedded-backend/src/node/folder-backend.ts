import { rmSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createBackend, type Backend } from '../backend.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Source } from '../database/open.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { admitDeployment, writeDeployment } from './deployment.ts';
import type { Deployment } from './deployment-kind.ts';
import { lacksDemoPassword, setDemoPassword } from './demo-accounts.ts';
import { lockFolder } from './folder-lock.ts';
import { FolderFileStore } from './folder-file-store.ts';
import { FolderMailbox } from './folder-mailbox.ts';
import { MailSpool } from './mail-spool.ts';
import { makePrivate } from './private-folder.ts';
import type { Project } from './project.ts';
import { hasSecrets, secretsOf, type Secrets } from './secrets.ts';
import { siteUrlFrom, smtpFrom, smtpSender, type SmtpSettings } from './smtp.ts';
import { stopWithPostgres } from './stop-with-postgres.ts';
import { syncToDisk } from './sync-to-disk.ts';

export interface FolderBackendOptions {
  /** Where everything is kept: database, mails, secrets. Made when it is not there. */
  readonly folder: string;
  /** Where the rows are instead of the folder. */
  readonly source?: Source;
  /** Empties the folder first. */
  readonly fresh?: boolean;
  readonly project: Project;
  /** What the portal is served for. A folder of another deployment is refused. */
  readonly deployment: Deployment;
  /** Where the portal is served, and people reach it, unless the environment says otherwise (`SITE_URL`). */
  readonly siteUrl: string;
  /** Where e-mails go out; what the environment says by default. Null keeps them in the folder, to be looked at. */
  readonly smtp?: SmtpSettings | null;
  readonly onError?: (error: unknown) => void;
}

/** A backend on disk. `close` gives the folder back. */
export interface FolderBackend {
  readonly backend: Backend;
  readonly secrets: Secrets;
  /** What may be shown of the e-mails; null where they go out to people. */
  readonly mailbox: Mailbox | null;
  readonly close: () => Promise<void>;
}

/**
 * Opens (or makes) the backend of a data folder: migrations not yet applied, seed and passwords once, jobs each
 * minute. Throws `FolderInUseError` when another process has the folder, and `DeploymentError` when it was made for another
 * deployment.
 */
export async function openFolderBackend(options: FolderBackendOptions): Promise<FolderBackend> {
  const { folder, project, deployment, smtp = smtpFrom(process.env) } = options;
  const siteUrl = siteUrlFrom(process.env) ?? options.siteUrl;
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  makePrivate(folder);
  const unlock = lockFolder(folder);
  try {
    if (options.fresh) for (const part of ['database', 'files', 'mail', 'outgoing']) empty(folder, part);
    // A PostgreSQL may have been filled from another folder, whose password is another one.
    const isNew = !hasSecrets(folder);
    const secrets = secretsOf(folder);
    const deliver = smtp ? smtpSender(smtp) : undefined;
    const waiting = new FolderMailbox(path.join(folder, 'outgoing'));
    // Only e-mails of signing in: what waits in the outbox is checked again before each try.
    const spool = deliver && new MailSpool({ waiting, deliver, onError });
    const mailbox = spool ?? new FolderMailbox(path.join(folder, 'mail'));
    const backend = await createBackend({
      source: options.source ?? { folder: path.join(folder, 'database'), onOpen: prepare },
      keys: secrets.keys,
      siteUrl,
      migrations: project.migrations,
      ...(deployment === 'service' ? {} : { seed: project.seed }),
      admit: (database) => admitDeployment(database, deployment),
      templates: project.templates,
      functions: project.functions,
      files: new FolderFileStore(path.join(folder, 'files')),
      mailbox,
      sendMail: deliver,
      onError,
    });
    // A new database's files have the modes that PGlite gives them.
    makePrivate(folder);
    await writeDeployment(backend.db, deployment);
    if (isNew || (await lacksDemoPassword(backend, deployment)))
      await setDemoPassword(backend, secrets.demoPassword, deployment);
    const stopJobs = startJobs(async () => {
      await backend.runJobs();
      await spool?.flush();
    });
    const close = async () => {
      await stopJobs();
      await backend.close();
      unlock();
    };
    return { backend, secrets, mailbox: spool ? null : mailbox, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

function prepare(pglite: PGlite): void {
  syncToDisk(pglite);
  stopWithPostgres(pglite);
}

const empty = (folder: string, part: string) =>
  rmSync(path.join(folder, part), { recursive: true, force: true });
