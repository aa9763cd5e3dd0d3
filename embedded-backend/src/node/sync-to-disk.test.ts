import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { syncToDisk } from './sync-to-disk.ts';

it("turns fsync of Postgres into fsync of the machine's file", () => {
  const operations: { fsync?: (stream: { nfd: number }) => number } = {};
  const module = { FS: { filesystems: { NODEFS: { stream_ops: operations } } } };
  syncToDisk({ Module: module } as unknown as PGlite);
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-sync-'));
  const nfd = openSync(path.join(folder, 'file'), 'w');
  expect(operations.fsync?.({ nfd })).toBe(0);
  closeSync(nfd);
  expect(() => operations.fsync?.({ nfd })).toThrow('EBADF');
  rmSync(folder, { recursive: true });
});

it('does not go on without a file system to make durable', () => {
  const pglite = { Module: { FS: { filesystems: {} } } } as unknown as PGlite;
  expect(() => syncToDisk(pglite)).toThrow('no file system');
});
