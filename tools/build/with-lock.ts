import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REPOSITORY } from '../workspaces.ts';
import {
  breakLock,
  findLock,
  releaseLock,
  isGone,
  isHeldBy,
  newHolder,
  renewLock,
  takeLock,
  type FoundLock,
  type Holder,
} from './lock-file.ts';

const LOCK = path.join(REPOSITORY, '.cache/build.lock');

interface Limits {
  readonly retryMs: number;
  /** Interval between heartbeats. */
  readonly renewMs: number;
  /** Time without a heartbeat after which a waiting process treats a lock as stale. */
  readonly silenceMs: number;
}

const LIMITS: Limits = { retryMs: 250, renewMs: 5_000, silenceMs: 60_000 };

interface LockOptions {
  /** Lock file. Default: the one for builds in this folder. */
  readonly lock?: string;
  /** Called once with the holder when the lock is taken. */
  readonly onWait: (holder: string) => void;
  readonly limits?: Limits;
}

/** Throws when the lock was lost, which happens when a machine sleeps for longer than others wait. */
export type ConfirmTurn = () => void;

/**
 * Runs `work` under an exclusive lock, waiting for it if necessary; also works between machines that share
 * the folder. A lock is stale when its process on this machine is gone, or when it has had no heartbeat for a
 * minute; clocks of different machines are never compared. `work` calls `confirm` before it writes anything
 * that must not be written twice.
 */
export async function withLock<T>(
  work: (confirm: ConfirmTurn) => Promise<T>,
  { lock = LOCK, onWait, limits = LIMITS }: LockOptions,
): Promise<T> {
  const me = await takeTurn(lock, onWait, limits);
  const renewing = setInterval(() => renewLock(lock, me), limits.renewMs);
  try {
    return await work(() => {
      if (!isHeldBy(lock, me))
        throw new Error('Another process has taken the lock meanwhile. Nothing was changed; try again.');
    });
  } finally {
    clearInterval(renewing);
    releaseLock(lock, me);
  }
}

async function takeTurn(lock: string, onWait: LockOptions['onWait'], limits: Limits): Promise<Holder> {
  mkdirSync(path.dirname(lock), { recursive: true });
  let isReported = false;
  let seen = { sign: '', at: 0 };
  for (;;) {
    const me = newHolder();
    if (takeLock(lock, me)) return me;
    const found = findLock(lock);
    if (found && found.sign !== seen.sign) seen = { sign: found.sign, at: performance.now() };
    const isSilent = performance.now() - seen.at >= limits.silenceMs;
    if (found && (isSilent || (found.holder && isGone(found.holder)))) breakLock(lock, found);
    else {
      if (found && !isReported) onWait(nameOf(found));
      isReported ||= found !== null;
      await wait(limits.retryMs);
    }
  }
}

const nameOf = ({ holder }: FoundLock) =>
  holder ? `process ${holder.pid} on ${holder.host}, since ${holder.since}` : 'an unknown process';
