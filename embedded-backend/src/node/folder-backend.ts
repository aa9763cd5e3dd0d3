import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createBackend, type Backend } from '../backend.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { lacksDemoPassword, setDemoPassword } from './demo-accounts.ts';
import { lockFolder } from './folder-lock.ts';
import { FolderFileStore } from './folder-file-store.ts';
import { FolderMailbox } from './folder-mailbox.ts';
import type { Project } from './project.ts';
import { secretsOf, type Secrets } from './secrets.ts';
import { smtpFrom, SmtpMailbox } from './smtp-mailbox.ts';
import { syncToDisk } from './sync-to-disk.ts';

export interface FolderBackendOptions {
  /** Where everything is kept: database, mails, secrets. Made when it is not there. */
  readonly folder: string;
  /** Empties the folder first. */
  readonly fresh?: boolean;
  readonly project: Project;
  /** Origin of the portal. */
  readonly siteUrl: string;
  readonly onError?: (error: unknown) => void;
}

/** A backend on disk. `close` gives the folder back. */
export interface FolderBackend {
  readonly backend: Backend;
  readonly secrets: Secrets;
  readonly close: () => Promise<void>;
}

/**
 * Opens (or makes) the backend of a data folder: migrations not yet applied, seed and passwords once, jobs each
 * minute. Throws `FolderInUseError` when another process has the folder.
 */
export async function openFolderBackend(options: FolderBackendOptions): Promise<FolderBackend> {
  const { folder, project, siteUrl, onError = (error) => console.error(error) } = options;
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    if (options.fresh) for (const part of ['database', 'files', 'mail']) empty(folder, part);
    const secrets = secretsOf(folder);
    const backend = await createBackend({
      source: { folder: path.join(folder, 'database'), onOpen: syncToDisk },
      keys: secrets.keys,
      siteUrl,
      migrations: project.migrations,
      seed: project.seed,
      templates: project.templates,
      functions: project.functions,
      files: new FolderFileStore(path.join(folder, 'files')),
      mailbox: mailboxIn(path.join(folder, 'mail')),
      onError,
    });
    if (await lacksDemoPassword(backend)) await setDemoPassword(backend, secrets.demoPassword);
    const stopJobs = startJobs(() => backend.runJobs());
    const close = async () => {
      await stopJobs();
      await backend.close();
      unlock();
    };
    return { backend, secrets, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Mails are kept in the folder, and go out by SMTP where the environment says how. */
function mailboxIn(folder: string): Mailbox {
  const kept = new FolderMailbox(folder);
  const smtp = smtpFrom(process.env);
  return smtp ? new SmtpMailbox(kept, smtp) : kept;
}

const empty = (folder: string, part: string) =>
  rmSync(path.join(folder, part), { recursive: true, force: true });
