import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinculo-lock-'));
  file = path.join(folder, 'backend.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('names this process while it holds the folder and leaves no files', () => {
  const unlock = lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(readdirSync(folder)).toEqual(['backend.lock']);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a folder that a running process holds', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

it.each(['999999999', '', 'nonsense'])('takes over the lock of a process that has ended: "%s"', (content) => {
  writeFileSync(file, content);
  lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(readdirSync(folder)).toEqual(['backend.lock']);
});

describe('a shared lock', () => {
  const other = () => path.join(folder, `backend.${process.ppid}.lock`);

  it('lies beside that of another process', () => {
    writeFileSync(other(), String(process.ppid));
    const unlock = lockFolder(folder, 'shared');
    expect(readdirSync(folder)).toHaveLength(2);
    unlock();
    expect(readdirSync(folder)).toEqual([path.basename(other())]);
  });

  it('and an exclusive one exclude each other', () => {
    writeFileSync(other(), String(process.ppid));
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(readdirSync(folder)).toEqual([path.basename(other())]);
    rmSync(other());
    writeFileSync(file, String(process.ppid));
    expect(() => lockFolder(folder, 'shared')).toThrow(FolderInUseError);
    expect(readdirSync(folder)).toEqual(['backend.lock']);
  });

  it('of a process that has ended is removed', () => {
    writeFileSync(path.join(folder, 'backend.999999999.lock'), '999999999');
    lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['backend.lock']);
  });
});
