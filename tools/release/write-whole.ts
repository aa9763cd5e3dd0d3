import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../webpack/compress.ts';

/** What is being written begins its name so; no reader asks for it, and nothing points to it. */
const UNFINISHED = '.next-';

/** A name beside the target for what is to be put in its place; no two are the same, on whichever machine. */
export const unfinished = (target: string): string =>
  path.join(path.dirname(target), `${UNFINISHED}${path.basename(target)}-${randomUUID()}`);

/** Takes away what an interrupted release left unfinished below a folder. */
export async function clearLeftOvers(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true });
  for (const file of found.filter((each) => path.basename(each).startsWith(UNFINISHED)))
    await rm(path.join(folder, file), { recursive: true, force: true });
}

/** Writes a file so that its readers see the old text or the new one, never a part. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const next = unfinished(file);
  await writeFile(next, text);
  await rename(next, file);
}

/**
 * The same with the compressed forms beside the file. The file itself comes last: its date is what tells browsers that
 * there is something new. What is the same already is left alone; answers whether it was.
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
