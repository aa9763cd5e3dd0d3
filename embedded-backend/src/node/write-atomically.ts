import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { PRIVATE_FILE } from './private-folder.ts';
import { syncNames } from './sync-files.ts';

/** Writes a file atomically, readable by its owner only; it is synced to disk when the promise resolves. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const part = await open(`${file}.part`, 'w', PRIVATE_FILE);
  try {
    await part.writeFile(content);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${file}.part`, file);
  await syncNames(path.dirname(file));
}
