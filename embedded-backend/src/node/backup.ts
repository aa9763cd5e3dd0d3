import { createHash } from 'node:crypto';
import { createReadStream, existsSync, openAsBlob } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../database/open.ts';
import { lockFolder } from './folder-lock.ts';
import { FolderUpgrade } from './folder-upgrade.ts';
import { isBelow } from './is-below.ts';
import { makePrivate, PRIVATE_FILE, PRIVATE_FOLDER } from './private-folder.ts';
import { syncNames, syncTree } from './sync-files.ts';
import { syncToDisk } from './sync-to-disk.ts';
import { writeBlob } from './write-blob.ts';

/** Where the rows of a backup come from. */
export type BackupDatabase = 'pglite' | 'postgres';

/** What a backup says of itself, in `backup.json`. */
export interface BackupFacts {
  /** Format of the backup. */
  readonly format: 1;
  /** UTC. */
  readonly takenAt: string;
  readonly database: BackupDatabase;
  /** All other files of the backup. */
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

/** A backup that cannot be used, or a place that cannot take one. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const FACTS = 'backup.json';
const DATABASE_FILES: Readonly<Record<BackupDatabase, string>> = {
  pglite: 'database.tar.gz',
  postgres: 'database.dump',
};
/** In a data folder, but copied in another way or not at all. */
const NOT_COPIED = /^(database|postgres|before-upgrade\.tar)$|^backend\.lock|\.part$/;

/** The lock of a data folder (folder-lock.ts). */
const LOCK = 'backend.lock';

interface WriteBackup {
  /** The data folder. */
  readonly data: string;
  /** Folder of the backup, which must not exist. */
  readonly to: string;
  readonly database: BackupDatabase;
  /** Writes the rows to a file. */
  readonly dump: (file: string) => Promise<void>;
  /** Keys of the stored files that the rows name, if the rows may be of another folder. */
  readonly storedKeys?: () => Promise<readonly string[]>;
}

/**
 * Writes rows, stored files, e-mails and secrets of a data folder to a new folder that only its owner can read. The
 * portal may run: a file is stored before its row and deleted after it, so each file of a dumped row is copied before
 * or after the dump.
 */
export async function writeBackup(options: WriteBackup): Promise<BackupFacts> {
  const { data, to } = options;
  if (existsSync(to)) throw new BackupError(`${to} exists already.`);
  if (isBelow(to, data))
    throw new BackupError(`${to} is in the data folder: each backup would contain all earlier ones.`);
  const part = `${to}.part`;
  try {
    const facts = await writeTo(part, options);
    await rename(part, to);
    await syncNames(path.dirname(to));
    return facts;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function writeTo(
  part: string,
  { data, database, dump, storedKeys }: WriteBackup,
): Promise<BackupFacts> {
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: PRIVATE_FOLDER });
  await copyMissing(data, part);
  await dump(path.join(part, DATABASE_FILES[database]));
  await copyMissing(data, part);
  const missing = (await storedKeys?.())?.filter((key) => !existsSync(path.join(part, 'files', key)));
  if (missing && missing.length > 0)
    throw new BackupError(
      `${missing.length} stored files of the database are not in ${data}: is it this database's folder (--data)?`,
    );
  makePrivate(part);
  const facts: BackupFacts = {
    format: 1,
    takenAt: new Date().toISOString(),
    database,
    files: await digestsOf(part),
  };
  await writeFile(path.join(part, FACTS), `${JSON.stringify(facts, null, 2)}\n`, { mode: PRIVATE_FILE });
  await syncTree(part);
  return facts;
}

/** Writes a backup of a data folder that no portal uses. Throws `FolderInUseError` if one does. */
export async function backUpFolder(data: string, to: string): Promise<BackupFacts> {
  const database = path.join(data, 'database');
  if (!existsSync(database)) throw new BackupError(`${data} is not a data folder: it has no database.`);
  const unlock = lockFolder(data);
  try {
    await new FolderUpgrade(data).recover();
    // Without the host: a backup applies no migrations.
    const opened = await openDatabase({ folder: database, onOpen: syncToDisk });
    try {
      return await writeBackup({ data, to, database: 'pglite', dump: dumpTo(() => opened.dump('gzip')) });
    } finally {
      await opened.close();
    }
  } finally {
    unlock();
  }
}

/** A `dump` that writes the tar file of a PGlite. */
export const dumpTo = (take: () => Promise<Blob>) => async (file: string) => writeBlob(file, await take());

/** Reads what a backup says of itself, and compares every file with it. Throws `BackupError`. */
export async function checkBackup(from: string): Promise<BackupFacts> {
  const text = await readFile(path.join(from, FACTS), 'utf8').catch(() => {
    throw new BackupError(`${from} is not a backup: it has no ${FACTS}.`);
  });
  const facts = JSON.parse(text) as BackupFacts;
  if (Number(facts.format) !== 1)
    throw new BackupError(`${from} has a format of a later release. Use that release to restore it.`);
  const found = new Map((await digestsOf(from)).map(({ path: name, sha256 }) => [name, sha256]));
  const damaged = facts.files.filter(({ path: name, sha256 }) => found.get(name) !== sha256);
  if (damaged.length > 0)
    throw new BackupError(
      `The backup is damaged. Missing or changed: ${damaged.map(({ path: name }) => name).join(', ')}`,
    );
  return facts;
}

/**
 * Restores a checked backup to a data folder that does not exist or is empty, and that no portal opens meanwhile. The
 * folder has its name only once everything is there, or is filled after its rows.
 * @param load loads the rows of a PostgreSQL from a file; the PostgreSQL may be created in the data folder
 */
export async function restoreBackup(
  from: string,
  data: string,
  { database, files }: BackupFacts,
  load?: (file: string) => Promise<void>,
): Promise<void> {
  const isNew = !existsSync(data);
  await mkdir(data, { recursive: true, mode: PRIVATE_FOLDER });
  const unlock = lockFolder(data);
  const part = `${data}.part`;
  try {
    if ((await readdir(data)).some((name) => name !== LOCK))
      throw new BackupError(`${data} is not empty. Move it away, or restore to another folder.`);
    await restoreTo(part, from, { database, files }, load);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    unlock();
    if (isNew) await rmdir(data).catch(() => undefined);
    throw error;
  }
  if (load) {
    // A PostgreSQL may have been created in the folder.
    for (const name of await readdir(part)) await rename(path.join(part, name), path.join(data, name));
    await rmdir(part);
    makePrivate(data);
    await syncNames(data);
    return unlock();
  }
  unlock();
  await rmdir(data).catch(() => {
    throw new BackupError(`A portal has begun to use ${data}. What was restored is in ${part}.`);
  });
  await rename(part, data);
  await syncNames(path.dirname(data));
}

async function restoreTo(
  part: string,
  from: string,
  { database, files }: Pick<BackupFacts, 'database' | 'files'>,
  load?: (file: string) => Promise<void>,
): Promise<void> {
  await rm(part, { recursive: true, force: true });
  const dumped = DATABASE_FILES[database];
  for (const { path: name } of files.filter((file) => file.path !== dumped)) await copyTo(part, from, name);
  await mkdir(part, { recursive: true });
  const file = path.join(from, dumped);
  if (load) await load(file);
  else
    await (
      await openDatabase({ folder: path.join(part, 'database'), snapshot: await openAsBlob(file) })
    ).close();
  makePrivate(part);
  await syncTree(part);
}

async function copyTo(to: string, from: string, name: string): Promise<void> {
  await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: PRIVATE_FOLDER });
  await copyFile(path.join(from, name), path.join(to, name));
}

/** Copies what the backup does not have yet. What a running portal deletes meanwhile is not missed. */
async function copyMissing(data: string, part: string): Promise<void> {
  for (const name of await filesOf(data, NOT_COPIED))
    if (!existsSync(path.join(part, name)))
      await copyTo(part, data, name).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
}

async function digestsOf(folder: string): Promise<BackupFacts['files']> {
  const found: BackupFacts['files'][number][] = [];
  for (const name of await filesOf(folder, /^backup\.json$/)) {
    const file = path.join(folder, name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    found.push({ path: name, bytes: (await stat(file)).size, sha256: hash.digest('hex') });
  }
  return found;
}

/** Paths of the files below a folder, without entries whose name matches `left`, by name. */
async function filesOf(folder: string, left: RegExp, below = ''): Promise<readonly string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !left.test(name))
    .map((entry) => {
      const name = path.posix.join(below, entry.name);
      return entry.isDirectory()
        ? filesOf(folder, left, name)
        : Promise.resolve(entry.isFile() ? [name] : []);
    });
  return (await Promise.all(found)).flat().toSorted();
}
