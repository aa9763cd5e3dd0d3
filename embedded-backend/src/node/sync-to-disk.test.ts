import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { syncToDisk } from './sync-to-disk.ts';

interface Operations {
  fsync(stream: { nfd?: number; node: object }): number;
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'vinculo-sync-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Postgres' file operations in a folder; errors are prefixed with "errno: ". */
function operations(place: string): Operations {
  const NODEFS = {
    stream_ops: {} as Operations,
    realPath: () => place,
    tryFSOperation: (task: () => void) => {
      try {
        task();
      } catch (error) {
        throw new Error(`errno: ${(error as Error).message}`, { cause: error });
      }
    },
  };
  syncToDisk({ Module: { FS: { filesystems: { NODEFS } } } } as unknown as PGlite);
  return NODEFS.stream_ops;
}

it("maps Postgres' fsync to the machine's file", () => {
  const { fsync } = operations(folder);
  const nfd = openSync(path.join(folder, 'file'), 'w');
  expect(fsync({ nfd, node: {} })).toBe(0);
  closeSync(nfd);
  expect(() => fsync({ nfd, node: {} })).toThrow('errno: EBADF');
});

it('syncs a folder, which Postgres opens without a descriptor', () => {
  expect(operations(folder).fsync({ node: {} })).toBe(0);
  expect(() => operations(path.join(folder, 'missing')).fsync({ node: {} })).toThrow('errno: ENOENT');
});

it('fails without a file system', () => {
  const pglite = { Module: { FS: { filesystems: {} } } } as unknown as PGlite;
  expect(() => syncToDisk(pglite)).toThrow('no file system');
});
