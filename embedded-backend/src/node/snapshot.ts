import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBackend } from '../backend.ts';
import type { PgliteSource } from '../database/open.ts';
import { MemoryMailbox } from '../mail/mailbox.ts';
import type { Project } from './project.ts';
import { generateSecrets } from './secrets.ts';

const DAY_MS = 86_400_000;

/** Files of a seeded database, from which a backend starts in half a second instead of three. */
export interface SnapshotFiles {
  /** For Node. */
  readonly tar: string;
  /** For a browser. */
  readonly gzip: string;
}

/**
 * The project's database in `cacheFolder`, seeded for an instant (milliseconds since 1970); created when this
 * definition has none yet. `empty` is where its rows begin; by default a new database, which takes three seconds.
 */
export async function snapshotOf(
  project: Project,
  cacheFolder: string,
  instant: number,
  empty: PgliteSource = {},
): Promise<SnapshotFiles> {
  const seededAt = new Date(instant).toISOString();
  const base = path.join(cacheFolder, `${project.fingerprint}-${seededAt.replace(/\D/g, '')}`);
  const files = { tar: `${base}.tar`, gzip: `${base}.tar.gz` };
  if (existsSync(files.tar) && existsSync(files.gzip)) return files;
  mkdirSync(cacheFolder, { recursive: true });
  const tar = new Uint8Array(await (await dumpSeeded(project, seededAt, empty)).arrayBuffer());
  write(files.tar, tar);
  write(files.gzip, gzipSync(tar));
  dropOld(cacheFolder, statSync(files.gzip).mtimeMs);
  return files;
}

/** A snapshot in the form that `createBackend` accepts. */
export const readSnapshot = (files: SnapshotFiles): Promise<Blob> => openAsBlob(files.tar);

async function dumpSeeded(project: Project, seededAt: string, empty: PgliteSource): Promise<Blob> {
  const backend = await createBackend({
    source: { ...empty, onOpen: (pglite) => void pglite.exec(`set app.now = '${seededAt}'`) },
    keys: generateSecrets().keys,
    siteUrl: 'http://127.0.0.1',
    ...project,
    mailbox: new MemoryMailbox(),
  });
  const dump = await backend.dump('none');
  await backend.close();
  return dump;
}

/**
 * No process reads a snapshot that is two days older than the newest. File times are the machine's, not the
 * process's test clock.
 */
function dropOld(cacheFolder: string, newest: number): void {
  for (const name of readdirSync(cacheFolder)) {
    const file = path.join(cacheFolder, name);
    if (newest - statSync(file).mtimeMs > 2 * DAY_MS) rmSync(file, { force: true });
  }
}

/**
 * Two processes may create the same snapshot at once: files are written atomically, and the first one is
 * kept, because it may already be in use.
 */
function write(file: string, bytes: Uint8Array): void {
  if (existsSync(file)) return;
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, bytes);
  if (existsSync(file)) rmSync(part);
  else renameSync(part, file);
}
