import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../webpack/compress.ts';

/** Prefix of unfinished files; nothing refers to them. */
const UNFINISHED = '.next-';

/** A unique temporary name beside the target, also across machines. */
export const unfinished = (target: string): string =>
  path.join(path.dirname(target), `${UNFINISHED}${path.basename(target)}-${randomUUID()}`);

/** Deletes unfinished files of an interrupted release below a folder. */
export async function clearLeftOvers(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true });
  for (const file of found.filter((each) => path.basename(each).startsWith(UNFINISHED)))
    await rm(path.join(folder, file), { recursive: true, force: true });
}

/** Writes a file atomically: readers see the old text or the new one. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const next = unfinished(file);
  await writeFile(next, text);
  await rename(next, file);
}

/**
 * The same with the compressed forms beside the file. The file itself is written last, because browsers
 * revalidate by its date. Unchanged files are left alone; returns whether anything changed.
 */
export async function writeServed(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return false;
  const next = unfinished(file);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(next, text);
  await compressFile(next);
  for (const form of ['.br', '.gz', '']) await rename(next + form, file + form);
  return true;
}
