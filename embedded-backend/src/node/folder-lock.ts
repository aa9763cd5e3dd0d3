import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Another process works on the data folder. Two would destroy each other's data. */
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

/**
 * Takes the folder for this process; answers how to give it back. The lock of a process that has ended is
 * taken over. Throws `FolderInUseError`.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'backend.lock');
  for (;;) {
    if (create(file)) return () => rmSync(file, { force: true });
    const pid = holderOf(file);
    if (pid !== null && isRunning(pid)) throw new FolderInUseError(folder, pid);
    rmSync(file, { force: true });
  }
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null; // given back in between
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
