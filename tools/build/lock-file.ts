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

/** Who has a lock, as written into it. */
export interface Holder {
  readonly host: string;
  readonly pid: number;
  /** UTC ISO, by the holder's clock. */
  readonly since: string;
  /** Tells this lock from every other one. */
  readonly token: string;
}

/** This process, as the holder of one lock. */
export const newHolder = (): Holder => ({
  host: hostname(),
  pid: process.pid,
  since: new Date().toISOString(),
  token: randomUUID(),
});

/** A lock as it was found. */
export interface FoundLock {
  /** Null: nobody can tell, because it is being written or was cut off. */
  readonly holder: Holder | null;
  /** Changes with every sign of life. Only for comparing: it is told by the folder's clock, not by this machine's. */
  readonly sign: string;
}

/** Makes the lock `holder`'s; answers whether nobody had it. Safe between machines that share the folder. */
export function takeLock(lock: string, holder: Holder): boolean {
  return writeNew(lock, JSON.stringify(holder));
}

/** Null when there is no lock. Opens the file anew, since a shared folder's facts are only fresh then. */
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

/** Whether a lock is this holder's still. */
export const isHeldBy = (lock: string, { token }: Holder): boolean => findLock(lock)?.holder?.token === token;

/** Shows that the holder is still at work; nothing when the lock is somebody else's by now. */
export function renewLock(lock: string, holder: Holder): void {
  const now = new Date();
  if (isHeldBy(lock, holder)) unlessErrno('ENOENT', () => utimesSync(lock, now, now));
}

/** Gives a lock back; nothing when it is somebody else's by now. */
export function giveBack(lock: string, holder: Holder): void {
  if (isHeldBy(lock, holder)) rmSync(lock, { force: true });
}

/**
 * Takes a left-over lock away. Moved aside first, which only one process can do; should another one have taken the
 * lock meanwhile, it gets it back.
 */
export function breakLock(lock: string, { sign }: FoundLock): void {
  const aside = `${lock}.${randomUUID()}`;
  if (findLock(lock)?.sign !== sign) return;
  if (!unlessErrno('ENOENT', () => renameSync(lock, aside))) return;
  if (findLock(aside)?.sign !== sign) writeNew(lock, readFileSync(aside, 'utf8'));
  rmSync(aside, { force: true });
}

/** Whether the holder is a process of this machine that is no longer there. */
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

/** Does `work`; answers false when it failed with `code`, and passes every other failure on. */
function unlessErrno(code: string, work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
    throw error;
  }
}
