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
import { MemoryMailbox } from '../mail/mailbox.ts';
import type { Project } from './project.ts';
import { generateSecrets } from './secrets.ts';

const DAY_MS = 86_400_000;

/** Files of a seeded database; from them a backend starts in half a second instead of three. */
export interface SnapshotFiles {
  /** For Node. */
  readonly tar: string;
  /** For a browser. */
  readonly gzip: string;
}

/**
 * The project's seeded database in `cacheFolder`, made when this definition has none yet. The seed speaks
 * relative to now, so a snapshot is good for one day.
 */
export async function snapshotOf(project: Project, cacheFolder: string): Promise<SnapshotFiles> {
  const day = new Date().toISOString().slice(0, 10);
  const base = path.join(cacheFolder, `${project.fingerprint}-${day}`);
  const files = { tar: `${base}.tar`, gzip: `${base}.tar.gz` };
  if (existsSync(files.tar) && existsSync(files.gzip)) return files;
  mkdirSync(cacheFolder, { recursive: true });
  dropOld(cacheFolder);
  const tar = new Uint8Array(await (await dumpSeeded(project)).arrayBuffer());
  write(files.tar, tar);
  write(files.gzip, gzipSync(tar));
  return files;
}

/** A snapshot as `createBackend` takes it. */
export const readSnapshot = (files: SnapshotFiles): Promise<Blob> => openAsBlob(files.tar);

async function dumpSeeded(project: Project): Promise<Blob> {
  const backend = await createBackend({
    source: {},
    keys: generateSecrets().keys,
    siteUrl: 'http://127.0.0.1',
    ...project,
    mailbox: new MemoryMailbox(),
  });
  const dump = await backend.dump('none');
  await backend.close();
  return dump;
}

/** Nobody reads a snapshot of the day before yesterday. */
function dropOld(cacheFolder: string): void {
  for (const name of readdirSync(cacheFolder)) {
    const file = path.join(cacheFolder, name);
    if (Date.now() - statSync(file).mtimeMs > 2 * DAY_MS) rmSync(file, { force: true });
  }
}

/**
 * Two processes may make the same snapshot at once: each file appears whole, and the first one stays, because somebody
 * may be reading it by now.
 */
function write(file: string, bytes: Uint8Array): void {
  if (existsSync(file)) return;
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, bytes);
  if (existsSync(file)) rmSync(part);
  else renameSync(part, file);
}
