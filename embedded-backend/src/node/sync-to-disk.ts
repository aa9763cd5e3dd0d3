import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/**
 * The stream that Emscripten's file system passes to fsync. Only a file is open on the machine; a folder has
 * no descriptor.
 */
interface NodeStream {
  readonly nfd?: number;
  readonly node: object;
}

interface NodeFiles {
  readonly stream_ops: object;
  /** Path on the machine. */
  realPath(node: object): string;
  /** Converts an error of the machine into the error number that Postgres reads. */
  tryFSOperation(task: () => void): void;
}

interface FileSystems {
  readonly filesystems: Readonly<Record<string, NodeFiles>>;
}

/**
 * Makes Postgres' fsync reach the disk. Emscripten's NODEFS does nothing and reports success, so a commit
 * would survive the end of the process but not a power failure. Postgres syncs a folder when it begins a new
 * log file.
 */
export function syncToDisk(pglite: PGlite): void {
  const { filesystems } = pglite.Module.FS as unknown as FileSystems;
  const nodeFiles = filesystems['NODEFS'];
  if (nodeFiles === undefined) throw new Error('PGlite has no file system for Node.');
  Object.assign(nodeFiles.stream_ops, {
    fsync: ({ nfd, node }: NodeStream): number => {
      nodeFiles.tryFSOperation(() =>
        nfd === undefined ? syncFolder(nodeFiles.realPath(node)) : fsyncSync(nfd),
      );
      return 0;
    },
  });
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
