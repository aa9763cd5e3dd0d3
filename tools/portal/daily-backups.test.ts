import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUpDaily, backupName, startDailyBackups } from './daily-backups.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 24, 12);
const write = (to: string) => Promise.resolve(mkdirSync(to)).then(() => undefined);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'daily-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes one a day', async () => {
  for (const hours of [0, 1, 23.9, 24, 30, 49]) await backUpDaily(folder, write, START + hours * HOUR_MS);
  expect(readdirSync(folder)).toEqual([
    'daily-2026-11-24T12-00-00Z',
    'daily-2026-11-25T12-00-00Z',
    'daily-2026-11-26T13-00-00Z',
  ]);
});

it('keeps the newest seven, and everything that is no daily backup', async () => {
  writeFileSync(path.join(folder, 'notes.txt'), '');
  // Written by hand, and of the same day.
  const byHand = backupName('backup', START - HOUR_MS);
  mkdirSync(path.join(folder, byHand));
  for (const day of Array(9).keys()) await backUpDaily(folder, write, START + day * 24 * HOUR_MS);
  expect(readdirSync(folder)).toHaveLength(9);
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(['notes.txt', byHand, backupName('daily', START + 8 * 24 * HOUR_MS)]),
  );
  expect(readdirSync(folder)).not.toContain(backupName('daily', START + 24 * HOUR_MS));
});

it('deletes what an ended process left unfinished', async () => {
  mkdirSync(path.join(folder, `${backupName('daily', START - HOUR_MS)}.part`));
  await backUpDaily(folder, write, START);
  expect(readdirSync(folder)).toEqual([backupName('daily', START)]);
});

it('deletes nothing when a backup fails, and reports it', async () => {
  for (const day of Array(7).keys()) await backUpDaily(folder, write, START - (8 - day) * 24 * HOUR_MS);
  const errors: unknown[] = [];
  const full = () => Promise.reject(new Error('no space left on device'));
  const stop = startDailyBackups(folder, full, (error) => errors.push(error));
  await stop();
  expect(errors).toEqual([new Error('no space left on device')]);
  expect(readdirSync(folder)).toHaveLength(7);
});
