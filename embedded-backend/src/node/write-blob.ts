import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { PRIVATE_FILE } from './private-folder.ts';

/** Writes a file that only its owner can read; its content is synced to disk. */
export const writeBlob = (file: string, blob: Blob): Promise<void> =>
  writeFile(file, Readable.fromWeb(blob.stream() as ReadableStream), { mode: PRIVATE_FILE, flush: true });
