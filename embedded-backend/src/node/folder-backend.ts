import { rmSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createBackend, type Backend } from '../backend.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Source } from '../database/open.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { dumpTo, writeBackup } from './backup.ts';
import { checkDeployment, writeDeployment } from './deployment.ts';
import type { Deployment } from './deployment-kind.ts';
import { needsDemoPassword, setDemoPassword } from './demo-accounts.ts';
import { lockFolder } from './folder-lock.ts';
import { FolderFileStore } from './folder-file-store.ts';
import { FolderMailbox } from './folder-mailbox.ts';
import { MailSpool } from './mail-spool.ts';
import { makePrivate } from './private-folder.ts';
import type { Project } from './project.ts';
import { FolderUpgrade } from './folder-upgrade.ts';
import { hasSecrets, secretsOf, type Secrets } from './secrets.ts';
import { siteUrlFrom, smtpFrom, smtpSender, type SmtpSettings } from './smtp.ts';
import { stopWithPostgres } from './stop-with-postgres.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** What `fresh` empties. */
const PARTS = ['database', 'before-upgrade.tar', 'files', 'mail', 'outgoing'];

/** How often a demonstration looks for refunds that are due. */
const REFUNDS_MS = 5_000;

export interface FolderBackendOptions {
  /** Folder for the database, e-mails and secrets. Created if missing. */
  readonly folder: string;
  /** Where the rows are, if not in the folder. */
  readonly source?: Source;
  /** Empties the folder first. */
  readonly fresh?: boolean;
  readonly project: Project;
  /** Kind of the deployment. A folder of another kind is refused. */
  readonly deployment: Deployment;
  /** Origin of the portal for users, unless the environment overrides it (`SITE_URL`). */
  readonly siteUrl: string;
  /**
   * SMTP settings; default: the environment's. Null keeps e-mails in the folder, where they can be viewed.
   */
  readonly smtp?: SmtpSettings | null;
  /** The bank that functions call; default: none. */
  readonly bank?: unknown;
  /** The servers by which browsers reach each other; default: none. */
  readonly ice?: unknown;
  readonly onError?: (error: unknown) => void;
}

/** A backend on disk. `close` releases the folder. */
export interface FolderBackend {
  readonly backend: Backend;
  readonly secrets: Secrets;
  /** The e-mails that may be shown; null when they are sent by SMTP. */
  readonly mailbox: Mailbox | null;
  /** Whether this process runs the jobs, and when they last ended here (milliseconds since 1970; null: not yet). */
  readonly jobs: () => { readonly isLeader: boolean; readonly endedAt: number | null };
  /** Writes a backup to a new folder. Rows in a PostgreSQL are not in the folder, and refused. */
  readonly backUp: (to: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens or creates the backend of a data folder: pending migrations, seed and passwords once, jobs each
 * minute. Throws `FolderInUseError` when another process uses the folder, and `DeploymentError` when it
 * belongs to another kind of deployment.
 */
export async function openFolderBackend(options: FolderBackendOptions): Promise<FolderBackend> {
  const { folder, project, deployment, smtp = smtpFrom(process.env) } = options;
  const siteUrl = siteUrlFrom(process.env) ?? options.siteUrl;
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  makePrivate(folder);
  // `fresh` deletes files that another process may be serving.
  const unlock = lockFolder(folder, options.source && !options.fresh ? 'shared' : 'exclusive');
  try {
    if (options.fresh) for (const part of PARTS) empty(folder, part);
    // A PostgreSQL may have been filled from another folder, with another password.
    const isNew = !hasSecrets(folder);
    const secrets = secretsOf(folder);
    const deliver = smtp ? smtpSender(smtp) : undefined;
    const waiting = new FolderMailbox(path.join(folder, 'outgoing'));
    // Only sign-in e-mails: the outbox checks its own before each try.
    const alone = (send: () => Promise<void>): Promise<void> => backend.processes.exclusively('mails', send);
    const spool = deliver && new MailSpool({ waiting, deliver, alone, onError });
    const mailbox = spool ?? new FolderMailbox(path.join(folder, 'mail'));
    const upgrade = options.source ? undefined : new FolderUpgrade(folder);
    await upgrade?.recover();
    const backend: Backend = await createBackend({
      source: options.source ?? { folder: path.join(folder, 'database'), onOpen: prepare },
      ...(upgrade && { beforeUpgrade: (dump) => upgrade.keep(dump) }),
      keys: secrets.keys,
      siteUrl,
      migrations: project.migrations,
      ...(deployment === 'service' ? {} : { seed: project.seed }),
      admit: (database) => checkDeployment(database, deployment),
      templates: project.templates,
      functions: project.functions,
      bank: options.bank,
      ice: options.ice,
      photos: project.photos,
      files: new FolderFileStore(path.join(folder, 'files')),
      mailbox,
      sendMail: deliver,
      sender: smtp?.from,
      onError,
    }).catch(async (error: unknown) => {
      await upgrade?.undo();
      throw error;
    });
    await upgrade?.finish();
    // A new database's files have the modes that PGlite gives them.
    makePrivate(folder);
    await writeDeployment(backend.db, deployment, options.bank !== undefined);
    if (isNew || (await needsDemoPassword(backend, deployment)))
      await setDemoPassword(backend, secrets.demoPassword, deployment);
    let jobs: ReturnType<FolderBackend['jobs']> = { isLeader: false, endedAt: null };
    const stopJobs = startJobs(async () => {
      const isLeader = await backend.processes.leads();
      jobs = { ...jobs, isLeader };
      if (isLeader) {
        await backend.runJobs();
        jobs = { isLeader, endedAt: Date.now() };
      }
      await spool?.flush();
    });
    const isSimulated = deployment !== 'service' && options.bank === undefined;
    const stopRefunds = isSimulated
      ? startJobs(async () => void ((await backend.processes.leads()) && (await backend.settleSimulated())), {
          atOnce: false,
          everyMs: REFUNDS_MS,
        })
      : stopJobs;
    const close = async () => {
      await stopRefunds();
      await stopJobs();
      await backend.close();
      unlock();
    };
    const dump = dumpTo(() => backend.dump('gzip'));
    const backUp = async (to: string) =>
      void (await writeBackup({ data: folder, to, database: 'pglite', dump }));
    return { backend, secrets, mailbox: spool ? null : mailbox, jobs: () => jobs, backUp, close };
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
