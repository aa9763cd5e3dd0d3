import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';

/** The holder of a lock, as written into its file. */
export interface Holder {
  readonly host: string;
  readonly pid: number;
  /** UTC ISO, by the holder's clock. */
  readonly since: string;
  /** Distinguishes this lock from all others. */
  readonly token: string;
}

/** This process, as the holder of one lock. */
export const newHolder = (): Holder => ({
  host: hostname(),
  pid: process.pid,
  since: new Date().toISOString(),
  token: randomUUID(),
});

/** A lock file that was read. */
export interface FoundLock {
  /** Null when unknown: the file is being written or was truncated. */
  readonly holder: Holder | null;
  /**
   * Changes with every heartbeat. Only for comparison: it comes from the file system's clock, not this
   * machine's.
   */
  readonly sign: string;
}

/**
 * Acquires the lock for `holder`; returns whether it was free. Safe between machines that share the folder.
 */
export function takeLock(lock: string, holder: Holder): boolean {
  return writeNew(lock, JSON.stringify(holder));
}

/**
 * Returns null when there is no lock. Opens the file again each time, because a shared folder's metadata may
 * be stale otherwise.
 */
export function findLock(lock: string): FoundLock | null {
  let file = -1;
  if (!unlessErrno('ENOENT', () => (file = openSync(lock, 'r')))) return null;
  try {
    const text = readFileSync(file, 'utf8');
    return { holder: readHolder(text), sign: `${fstatSync(file).mtimeMs} ${text}` };
  } finally {
    closeSync(file);
  }
}

/** Whether `holder` still holds the lock. */
export const isHeldBy = (lock: string, { token }: Holder): boolean => findLock(lock)?.holder?.token === token;

/** Writes a heartbeat; does nothing when another process has taken the lock. */
export function renewLock(lock: string, holder: Holder): void {
  const now = new Date();
  if (isHeldBy(lock, holder)) unlessErrno('ENOENT', () => utimesSync(lock, now, now));
}

/** Releases a lock; does nothing when another process has taken it. */
export function releaseLock(lock: string, holder: Holder): void {
  if (isHeldBy(lock, holder)) rmSync(lock, { force: true });
}

/**
 * Removes a stale lock. It is renamed first, which only one process can do; if another process has acquired
 * the lock meanwhile, it is restored.
 */
export function breakLock(lock: string, { sign }: FoundLock): void {
  const aside = `${lock}.${randomUUID()}`;
  if (findLock(lock)?.sign !== sign) return;
  if (!unlessErrno('ENOENT', () => renameSync(lock, aside))) return;
  if (findLock(aside)?.sign !== sign) writeNew(lock, readFileSync(aside, 'utf8'));
  rmSync(aside, { force: true });
}

/** Whether the holder was a process of this machine that no longer runs. */
export function isGone({ host, pid }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function readHolder(text: string): Holder | null {
  try {
    const { host, pid, since, token } = JSON.parse(text) as Partial<Holder>;
    return host && pid && since && token ? { host, pid, since, token } : null;
  } catch {
    return null;
  }
}

const writeNew = (file: string, text: string) =>
  unlessErrno('EEXIST', () => writeFileSync(file, text, { flag: 'wx' }));

/** Runs `work`; returns false when it fails with `code` and rethrows every other error. */
function unlessErrno(code: string, work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
    throw error;
  }
}
