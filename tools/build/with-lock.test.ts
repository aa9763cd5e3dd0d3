import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withLock } from './with-lock.ts';
import { breakLock, findLock, newHolder, takeLock, type Holder } from './lock-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'alone-'));
const lock = path.join(folder, 'a.lock');
const limits = { retryMs: 5, renewMs: 20, silenceMs: 100 };
const done = () => Promise.resolve('done');

/** Somebody's lock, written as it stands. */
const leave = (holder: Partial<Holder>) =>
  writeFileSync(lock, JSON.stringify({ ...newHolder(), token: 'other', ...holder }));

afterEach(() => rmSync(lock, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

describe('working alone', () => {
  it('lets a second one begin when the first has ended, and tells it who is at work', async () => {
    const order: string[] = [];
    const first = withLock(
      async () => {
        order.push('first begins');
        await wait(50);
        order.push('first ends');
      },
      { lock, limits, onWait: () => order.push('nobody is there') },
    );
    const second = withLock(() => Promise.resolve(void order.push('second')), {
      lock,
      limits,
      onWait: (holder) => order.push(`waits for ${holder.replace(/since .*/, 'since')}`),
    });
    await Promise.all([first, second]);
    const waiting = `waits for process ${process.pid} on ${hostname()}, since`;
    expect(order.toSorted()).toEqual(['first begins', 'first ends', 'second', waiting]);
    expect(order.slice(-2)).toEqual(['first ends', 'second']);
    expect(existsSync(lock)).toBe(false);
  });

  it('gives the turn back after a failure', async () => {
    const broken = withLock(() => Promise.reject(new Error('broken')), { lock, limits, onWait: () => {} });
    await expect(broken).rejects.toThrow('broken');
    expect(existsSync(lock)).toBe(false);
  });

  it('takes no notice of a lock whose process is gone from this machine', async () => {
    leave({ pid: spawnSync(process.execPath, ['-e', '']).pid });
    const never = { ...limits, silenceMs: 60_000 };
    expect(await withLock(done, { lock, limits: never, onWait: () => {} })).toBe('done');
  });

  it.each([
    ['of another machine', () => leave({ host: 'elsewhere', pid: 1 })],
    ['that was cut off', () => writeFileSync(lock, '')],
  ])('waits for a lock %s until it has shown no life for long', async (_, make) => {
    make();
    const began = performance.now();
    expect(await withLock(done, { lock, limits, onWait: () => {} })).toBe('done');
    expect(performance.now() - began).toBeGreaterThanOrEqual(limits.silenceMs);
  });

  it('waits on for another machine that shows it is at work, whatever its clock says', async () => {
    leave({ host: 'elsewhere', pid: 1 });
    const signs = setInterval(() => {
      const longAgo = Date.now() / 1000 - 1e6 - Math.random();
      utimesSync(lock, longAgo, longAgo);
    }, 20);
    let isDone = false;
    const mine = withLock(done, { lock, limits, onWait: () => {} }).then(() => (isDone = true));
    await wait(4 * limits.silenceMs);
    expect(isDone).toBe(false);
    clearInterval(signs);
    await mine;
  });

  it('shows itself that it is at work', async () => {
    const signs = new Set<string | undefined>();
    const look = setInterval(() => signs.add(findLock(lock)?.sign), 5);
    await withLock(() => wait(150), { lock, limits, onWait: () => {} });
    clearInterval(look);
    expect(signs.size).toBeGreaterThan(3);
  });

  it('is told when the turn was lost, and leaves the lock to its new holder', async () => {
    const slept = withLock(
      (confirm) => {
        confirm();
        leave({ host: 'elsewhere', pid: 1 });
        confirm();
        return done();
      },
      { lock, limits, onWait: () => {} },
    );
    await expect(slept).rejects.toThrow('Somebody else went on meanwhile');
    expect(findLock(lock)?.holder?.token).toBe('other');
  });
});

describe('a left-over lock', () => {
  it('is not taken away once somebody else has it', () => {
    leave({});
    const found = findLock(lock);
    rmSync(lock);
    const other = newHolder();
    takeLock(lock, other);
    if (found) breakLock(lock, found);
    expect(findLock(lock)?.holder).toEqual(other);
  });
});
