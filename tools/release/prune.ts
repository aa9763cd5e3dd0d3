import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { HASHED_NAME } from '../server/caching.ts';
import type { Pointer } from './ledger.ts';
import type { PackageName } from './publication.ts';
import { change, must, there, type Site } from './site.ts';
import { areaFolder, versionsOf } from './versions.ts';

/**
 * Takes old versions of a package off the site, but for the `keep` newest, what is pointed to and the one before: what
 * open tabs may still ask for. Answers which went, newest first.
 */
export async function prune(
  site: Site,
  name: PackageName,
  by: string,
  keep: number,
): Promise<readonly string[]> {
  let gone: readonly string[] = [];
  await change(site, by, async (state, confirm) => {
    const pointer = there(state, name);
    const versions = await versionsOf(site, name);
    const kept = keptVersions(versions, pointer, keep);
    gone = versions.filter((version) => !kept.has(version));
    confirm();
    // Forgotten first: nobody may go back to a version of which an interruption left a part.
    for (const version of gone) await site.ledger.forget(name, version);
    if (name === 'shell') await removeShellFiles(site, kept);
    else
      for (const version of gone)
        await rm(path.join(areaFolder(site, name), version), { recursive: true, force: true });
    if (gone.length === 0) return null;
    return { state: must(state), line: { action: 'prune', name, from: gone.join(' '), to: pointer.version } };
  });
  return gone;
}

function keptVersions(
  versions: readonly string[],
  { version, previous }: Pointer,
  keep: number,
): ReadonlySet<string> {
  const newest = versions.toSorted(semver.rcompare).slice(0, keep);
  return new Set([...newest, version, ...(previous === null ? [] : [previous])]);
}

/**
 * Versions of the shell lie in one folder and share the files that are the same. Those that carry their content in their
 * name go when no kept version has them; the others (icons, pages) are always the current ones.
 */
async function removeShellFiles({ folder, ledger }: Site, kept: ReadonlySet<string>): Promise<void> {
  const found = await Promise.all([...kept].map((version) => ledger.publicationOrNull('shell', version)));
  const needed = new Set(found.flatMap((publication) => publication?.files ?? []));
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = entry.name.replace(COMPRESSED, '');
    if (entry.isFile() && HASHED_NAME.test(file) && !needed.has(file))
      await rm(path.join(folder, entry.name));
  }
}

const COMPRESSED = /\.(br|gz)$/;
