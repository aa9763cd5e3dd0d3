import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REPOSITORY } from '../workspaces.ts';
import {
  breakLock,
  findLock,
  giveBack,
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
  /** How often who works shows it. */
  readonly renewMs: number;
  /** How long a lock may show no life, while somebody waits for it, before it counts as left over. */
  readonly silenceMs: number;
}

const LIMITS: Limits = { retryMs: 250, renewMs: 5_000, silenceMs: 60_000 };

interface AloneOptions {
  /** File that stands for the turn. Left out: the one of builds in this folder. */
  readonly lock?: string;
  /** Told once, when somebody else is at work, who that is. */
  readonly onWait: (holder: string) => void;
  readonly limits?: Limits;
}

/** Throws when the turn was lost, which happens to a machine that slept for longer than others wait. */
export type ConfirmTurn = () => void;

/**
 * Runs `work` while nobody else does work under the same lock, and waits for its turn; also between machines that share
 * the folder. A lock counts as left over when its process is gone from this machine, or when it shows no life for a
 * minute; no two clocks are compared. `work` confirms its turn before it writes what must not be written twice.
 */
export async function withLock<T>(
  work: (confirm: ConfirmTurn) => Promise<T>,
  { lock = LOCK, onWait, limits = LIMITS }: AloneOptions,
): Promise<T> {
  const me = await takeTurn(lock, onWait, limits);
  const renewing = setInterval(() => renewLock(lock, me), limits.renewMs);
  try {
    return await work(() => {
      if (!isHeldBy(lock, me))
        throw new Error('Somebody else went on meanwhile. Nothing was changed; try again.');
    });
  } finally {
    clearInterval(renewing);
    giveBack(lock, me);
  }
}

async function takeTurn(lock: string, onWait: AloneOptions['onWait'], limits: Limits): Promise<Holder> {
  mkdirSync(path.dirname(lock), { recursive: true });
  let hasTold = false;
  let seen = { sign: '', at: 0 };
  for (;;) {
    const me = newHolder();
    if (takeLock(lock, me)) return me;
    const found = findLock(lock);
    if (found && found.sign !== seen.sign) seen = { sign: found.sign, at: performance.now() };
    const isSilent = performance.now() - seen.at >= limits.silenceMs;
    if (found && (isSilent || (found.holder && isGone(found.holder)))) breakLock(lock, found);
    else {
      if (found && !hasTold) onWait(nameOf(found));
      hasTold ||= found !== null;
      await wait(limits.retryMs);
    }
  }
}

const nameOf = ({ holder }: FoundLock) =>
  holder ? `process ${holder.pid} on ${holder.host}, since ${holder.since}` : 'somebody unknown';
