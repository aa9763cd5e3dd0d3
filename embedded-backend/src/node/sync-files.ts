import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the names in a folder durable: a new or removed name survives a power failure only when its folder is synced.
 * Windows cannot open folders and does not need this.
 */
export const syncNames = (folder: string): Promise<void> =>
  process.platform === 'win32' ? Promise.resolve() : sync(folder, 'r');

/** Makes a folder durable, with everything in it. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(place);
    else if (entry.isFile()) await sync(place, 'r+');
  }
  await syncNames(folder);
}

async function sync(place: string, flag: 'r' | 'r+'): Promise<void> {
  const opened = await open(place, flag);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
