import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REPOSITORY } from '../workspaces.ts';

const LOCK = path.join(REPOSITORY, '.cache/build.lock');
const RETRY_MS = 250;

/**
 * Runs `work` while no other process builds in this folder, and waits for its turn. A lock whose process is
 * gone counts for nothing.
 */
export async function alone<T>(work: () => Promise<T>, onWait: () => void, lock = LOCK): Promise<T> {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let tries = 0; !take(lock); tries++) {
    if (tries === 0) onWait();
    await wait(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The lock appears with its holder's number already in it, so that nobody ever reads an empty one. */
function take(lock: string): boolean {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = holderOf(lock);
    if (holder !== null && !isAlive(holder)) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Null when the lock is gone by now. */
function holderOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
