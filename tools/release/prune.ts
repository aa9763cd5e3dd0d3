import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { HASHED_NAME } from '../../server/caching.ts';
import type { Pointer } from './ledger.ts';
import type { PackageName, Publication } from './publication.ts';
import { Refused } from './refused.ts';
import { changePublished, getPublished, requireState, type Site } from './site.ts';
import { areaFolder, versionsOf } from './versions.ts';

/**
 * Deletes old versions of a package from the site, except the `keep` newest, the current and the previous
 * one, which open tabs may still request. Returns the deleted ones, newest first. Throws `Refused` and
 * deletes nothing when the files of a kept shell version are unknown.
 */
export async function prune(
  site: Site,
  name: PackageName,
  by: string,
  keep: number,
): Promise<readonly string[]> {
  let gone: readonly string[] = [];
  await changePublished(site, name, by, async (state, confirm) => {
    const pointer = getPublished(state, name);
    const versions = await versionsOf(site, name);
    const kept = keptVersions(versions, pointer, keep);
    gone = versions.filter((version) => !kept.has(version));
    const needed = name === 'shell' ? await filesOfShell(site, kept) : new Set<string>();
    confirm();
    // Removed from the ledger first, so that a version with only some of its files cannot be restored.
    for (const version of gone) await site.ledger.forget(name, version);
    if (name === 'shell') await removeShellFiles(site, needed);
    else
      for (const version of gone)
        await rm(path.join(areaFolder(site, name), version), { recursive: true, force: true });
    if (gone.length === 0) return null;
    return {
      state: requireState(state),
      line: { action: 'prune', name, from: gone.join(' '), to: pointer.version },
    };
  });
  return gone;
}

/** @param versions newest first */
function keptVersions(
  versions: readonly string[],
  { version, previous }: Pointer,
  keep: number,
): ReadonlySet<string> {
  return new Set([...versions.slice(0, keep), version, ...(previous === null ? [] : [previous])]);
}

/** The files used by any of these shell versions. */
async function filesOfShell({ ledger }: Site, versions: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const files = [...versions].map(async (version) => {
    // Entries of older releases may not list their files.
    const known: Partial<Publication> | null = await ledger.publicationOrNull('shell', version);
    if (!known?.files) throw new Refused({ name: 'shell', version }, [UNKNOWN_FILES], 'stops the pruning');
    return known.files;
  });
  return new Set((await Promise.all(files)).flat());
}

const UNKNOWN_FILES =
  'it is kept, and its files are unknown; publish that version of the shell again, or a newer one';

/**
 * Shell versions share one folder and their common files. Files named by their content are deleted when no
 * kept version uses them; the others (icons, pages) always belong to the current version.
 */
async function removeShellFiles({ folder }: Site, needed: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = entry.name.replace(COMPRESSED, '');
    if (entry.isFile() && HASHED_NAME.test(file) && !needed.has(file))
      await rm(path.join(folder, entry.name));
  }
}

const COMPRESSED = /\.(br|gz)$/;
