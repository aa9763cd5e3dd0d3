import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** What Emscripten's file system hands to fsync: an open file of the machine. */
interface NodeStream {
  readonly nfd: number;
}

interface FileSystems {
  readonly filesystems: Readonly<Record<string, { readonly stream_ops: object }>>;
}

/**
 * Makes Postgres' fsync reach the disk. Emscripten's NODEFS has none and reports success, so that a commit
 * would survive the end of the process but not a power cut.
 */
export function syncToDisk(pglite: PGlite): void {
  const { filesystems } = pglite.Module.FS as unknown as FileSystems;
  const nodeFiles = filesystems['NODEFS'];
  if (nodeFiles === undefined) throw new Error('PGlite has no file system for Node.');
  Object.assign(nodeFiles.stream_ops, {
    fsync: ({ nfd }: NodeStream): number => {
      fsyncSync(nfd);
      return 0;
    },
  });
}
