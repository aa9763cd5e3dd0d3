import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alone } from './build-lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
const lock = path.join(folder, 'build.lock');
const nobodyWaits = () => {
  throw new Error('waited');
};

afterAll(() => rmSync(folder, { recursive: true }));

describe('building alone', () => {
  it('lets a second build begin when the first has ended', async () => {
    const order: string[] = [];
    const first = alone(
      async () => {
        order.push('first begins');
        await new Promise((resolve) => setTimeout(resolve, 50));
        order.push('first ends');
      },
      nobodyWaits,
      lock,
    );
    const second = alone(
      () => Promise.resolve(void order.push('second')),
      () => order.push('waits'),
      lock,
    );
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'waits', 'first ends', 'second']);
    expect(existsSync(lock)).toBe(false);
  });

  it('gives the turn back after a failure', async () => {
    await expect(alone(() => Promise.reject(new Error('broken')), nobodyWaits, lock)).rejects.toThrow(
      'broken',
    );
    expect(existsSync(lock)).toBe(false);
  });

  it('takes no notice of a lock whose process is gone', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(lock, String(gone));
    expect(
      await alone(
        () => Promise.resolve('built'),
        () => {},
        lock,
      ),
    ).toBe('built');
  });
});
