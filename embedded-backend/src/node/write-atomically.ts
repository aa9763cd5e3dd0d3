import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { PRIVATE_FILE } from './private-folder.ts';

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

/**
 * A new name is durable only when its folder is synced. Windows cannot open folders and does not need this.
 */
async function syncNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
