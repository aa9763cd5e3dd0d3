import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../webpack/compress.ts';
import { REPOSITORY } from '../workspaces.ts';
import { builtAreas, builtPackage, isServed, type BuiltPackage } from './built-packages.ts';
import { firstPublished } from './remotes.ts';
import { portalOrigin } from './site-data.ts';
import { siteTexts } from './site-texts.ts';

export const SITE = path.join(REPOSITORY, 'dist/portal');
/** The site of a demonstration, which is never used to serve a production portal. */
export const DEMONSTRATION_SITE = path.join(REPOSITORY, 'dist/demonstration');
/**
 * The folder that `npm start` serves. Pages contain the portal's origin, so each origin has its own folder
 * and portals started from one checkout do not overwrite each other's pages.
 */
export function servedSite(demonstration: boolean, environment: NodeJS.ProcessEnv = process.env): string {
  const site = demonstration ? DEMONSTRATION_SITE : SITE;
  const origin = portalOrigin(environment);
  return origin === portalOrigin({}) ? site : `${site}-${encodeURIComponent(origin)}`;
}

/** HTML template of every page. */
export const TEMPLATE = path.join(REPOSITORY, 'shell/index.html');

/**
 * Assembles the built packages into a folder that any static host can serve. The previous folder stays intact
 * until the new one is complete.
 */
export async function assemble(site = SITE): Promise<void> {
  const next = `${site}.next`;
  await rm(next, { recursive: true, force: true });
  const shell = builtPackage('shell');
  const areas = builtAreas();
  for (const built of [shell, ...areas]) await copyFiles(built, path.join(next, built.base));
  const template = await readFile(TEMPLATE, 'utf8');
  const texts = siteTexts(template, shell, areas.map(firstPublished));
  await Promise.all([...texts].map(([file, text]) => writeCompressed(path.join(next, file), text)));
  await replace(site, next);
  const base = [SITE, DEMONSTRATION_SITE].find((folder) => site.startsWith(`${folder}-`));
  if (base) await removeOldSites(base);
}

/** Portals of two origins may run from one checkout. */
const KEPT_SITES = 2;

/** Removes the folders of `base` for other origins (`servedSite`), except the two assembled last. */
export async function removeOldSites(base: string): Promise<void> {
  const parent = path.dirname(base);
  const names = (await readdir(parent)).filter((name) => name.startsWith(`${path.basename(base)}-`));
  const aged = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(parent, name);
      return { folder, at: (await stat(folder)).mtimeMs };
    }),
  );
  const old = aged.sort((a, b) => b.at - a.at).slice(KEPT_SITES);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

async function copyFiles({ folder }: BuiltPackage, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await cp(folder, target, { recursive: true, preserveTimestamps: true, filter: isServed });
}

async function writeCompressed(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  await compressFile(file);
}

async function replace(site: string, next: string): Promise<void> {
  const old = `${site}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(site, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, site);
  await rm(old, { recursive: true, force: true });
}
