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

/** Another process's lock, written directly. */
const leave = (holder: Partial<Holder>) =>
  writeFileSync(lock, JSON.stringify({ ...newHolder(), token: 'other', ...holder }));

afterEach(() => rmSync(lock, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

describe('withLock', () => {
  it('runs a second task after the first has ended, and reports the holder', async () => {
    const order: string[] = [];
    const first = withLock(
      async () => {
        order.push('first begins');
        await wait(50);
        order.push('first ends');
      },
      { lock, limits, onWait: () => order.push('no holder') },
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

  it('releases the lock after a failure', async () => {
    const broken = withLock(() => Promise.reject(new Error('broken')), { lock, limits, onWait: () => {} });
    await expect(broken).rejects.toThrow('broken');
    expect(existsSync(lock)).toBe(false);
  });

  it('ignores a lock whose process on this machine is gone', async () => {
    leave({ pid: spawnSync(process.execPath, ['-e', '']).pid });
    const never = { ...limits, silenceMs: 60_000 };
    expect(await withLock(done, { lock, limits: never, onWait: () => {} })).toBe('done');
  });

  it.each([
    ['of another machine', () => leave({ host: 'elsewhere', pid: 1 })],
    ['that was truncated', () => writeFileSync(lock, '')],
  ])('waits for a lock %s until it has had no heartbeat for a long time', async (_, make) => {
    make();
    const began = performance.now();
    expect(await withLock(done, { lock, limits, onWait: () => {} })).toBe('done');
    expect(performance.now() - began).toBeGreaterThanOrEqual(limits.silenceMs);
  });

  it('keeps waiting for another machine with a heartbeat, whatever its clock says', async () => {
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

  it('writes heartbeats itself', async () => {
    const signs = new Set<string | undefined>();
    const seen = async () => {
      while (signs.size < 4) {
        signs.add(findLock(lock)?.sign);
        await wait(5);
      }
    };
    await withLock(seen, { lock, limits, onWait: () => {} });
    expect(signs).not.toContain(undefined);
  });

  it('reports a lost lock and leaves it to its new holder', async () => {
    const slept = withLock(
      (confirm) => {
        confirm();
        leave({ host: 'elsewhere', pid: 1 });
        confirm();
        return done();
      },
      { lock, limits, onWait: () => {} },
    );
    await expect(slept).rejects.toThrow('Another process has taken the lock meanwhile');
    expect(findLock(lock)?.holder?.token).toBe('other');
  });
});

describe('a stale lock', () => {
  it('is not removed once another process has acquired it', () => {
    leave({});
    const found = findLock(lock);
    rmSync(lock);
    const other = newHolder();
    takeLock(lock, other);
    if (found) breakLock(lock, found);
    expect(findLock(lock)?.holder).toEqual(other);
  });
});
