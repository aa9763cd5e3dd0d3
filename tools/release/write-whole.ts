import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../webpack/compress.ts';

/** Writes a file so that its readers see the old text or the new one, never a part. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, text);
  await rename(next, file);
}

/**
 * The same with the compressed forms beside the file. The file itself comes last: its date is what tells browsers that
 * there is something new. What is the same already is left alone; answers whether it was.
 */
export async function writeServed(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return false;
  const next = `${file}.${process.pid}.next`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(next, text);
  await compressFile(next);
  for (const form of ['.br', '.gz', '']) await rename(next + form, file + form);
  await rm(next, { force: true });
  return true;
}
