import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkNew } from './link-new.ts';
import { PRIVATE_FILE } from './private-folder.ts';

/** Another process uses the data folder. Two would corrupt each other's data. */
export class FolderInUseError extends Error {
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}.`);
    this.name = 'FolderInUseError';
    this.folder = folder;
    this.pid = pid;
  }
}

/** `shared`: the rows are in a PostgreSQL, so several processes may use the folder. */
export type LockKind = 'exclusive' | 'shared';

const LOCK = 'backend.lock';
const SHARED = /^backend\.\d+\.lock$/;

/**
 * Locks the folder for this process; returns a function that releases it. The lock of a process that has
 * ended is taken over. Throws `FolderInUseError`.
 */
export function lockFolder(folder: string, kind: LockKind = 'exclusive'): () => void {
  const own = path.join(folder, kind === 'exclusive' ? LOCK : `backend.${process.pid}.lock`);
  const unlock = () => rmSync(own, { force: true });
  acquire(folder, own);
  // After the own lock exists: of two processes that exclude each other, at most one finds no other lock.
  const others = readdirSync(folder).filter((name) =>
    kind === 'exclusive' ? SHARED.test(name) : name === LOCK,
  );
  for (const other of others) {
    const file = path.join(folder, other);
    const pid = holderOf(file);
    if (pid !== null && pid !== process.pid && isRunning(pid)) {
      unlock();
      throw new FolderInUseError(folder, pid);
    }
    removeStale(file, pid);
  }
  return unlock;
}

function acquire(folder: string, file: string): void {
  for (;;) {
    if (create(file)) return;
    const pid = holderOf(file);
    if (pid !== null && isRunning(pid)) throw new FolderInUseError(folder, pid);
    removeStale(file, pid);
  }
}

/** Creates the lock with its content atomically, so that no reader sees an empty one. */
function create(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid), { mode: PRIVATE_FILE });
  return linkNew(own, file);
}

/** The process named in the lock; null when the lock is gone or names none. */
function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Removes the stale lock that was read. When two processes find the same stale lock, the slower one may move
 * the faster one's new lock; it detects that by the content and restores it.
 */
function removeStale(file: string, readPid: number | null): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another process was faster
  }
  if (holderOf(aside) === readPid) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
