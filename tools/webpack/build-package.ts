import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, configOf } from './compile.ts';
import { compressFile, isCompressible } from './compress.ts';
import { prerenderPackage } from './prerender.ts';
import { buildServerBundle } from './server-bundle.ts';

/** Integrity of each JavaScript file of a build: file name to `sha384-…`. */
export type Integrity = Readonly<Record<string, string>>;

export const INTEGRITY_FILE = 'integrity.json';

/**
 * Builds the package in `folder` into its dist/, with the files of its public/, compressed text files,
 * integrity.json, its part of the prerendered pages, and its server bundle. Throws with webpack's message when the build fails.
 */
export async function buildPackage(folder: string): Promise<void> {
  await compile(await configOf(folder));
  await prerenderPackage(folder);
  await buildServerBundle(folder);
  const built = path.join(folder, 'dist');
  const own = path.join(folder, 'public');
  if (existsSync(own)) await cp(own, built, { recursive: true });
  const files = await readdir(built);
  await Promise.all(files.filter(isCompressible).map((file) => compressFile(path.join(built, file))));
  await writeFile(path.join(built, INTEGRITY_FILE), JSON.stringify(await integrityOf(built, files), null, 2));
}

async function integrityOf(built: string, files: readonly string[]): Promise<Integrity> {
  const scripts = files.filter((file) => file.endsWith('.js')).toSorted();
  const entries = scripts.map(async (file) => [file, sri(await readFile(path.join(built, file)))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Value of an `integrity` attribute for a file's content. */
function sri(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
