import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { HASHED_NAME } from '../../server/caching.ts';
import type { Pointer } from './ledger.ts';
import type { PackageName, Publication } from './publication.ts';
import { Refused } from './refused.ts';
import { changePublished, getPublished, requireState, type Site } from './site.ts';
import { areaFolder, versionsOf } from './versions.ts';

/**
 * Takes old versions of a package off the site, but for the `keep` newest, what is pointed to and the one before: what
 * open tabs may still ask for. Answers which went, newest first. Throws `Refused`, with everything still there, when it
 * is not known which files a kept version of the shell needs.
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
    // Forgotten first: nobody may go back to a version of which an interruption left a part.
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

/** The files that versions of the shell have between them. */
async function filesOfShell({ ledger }: Site, versions: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const files = [...versions].map(async (version) => {
    // Facts that an older release wrote down may lack their files.
    const known: Partial<Publication> | null = await ledger.publicationOrNull('shell', version);
    if (!known?.files) throw new Refused({ name: 'shell', version }, [UNKNOWN_FILES], 'stops the pruning');
    return known.files;
  });
  return new Set((await Promise.all(files)).flat());
}

const UNKNOWN_FILES =
  'it is kept, and which files it needs is not known; publish that version of the shell again, or a newer one';

/**
 * Versions of the shell lie in one folder and share the files that are the same. Those that carry their content in their
 * name go when no kept version has them; the others (icons, pages) are always the current ones.
 */
async function removeShellFiles({ folder }: Site, needed: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = entry.name.replace(COMPRESSED, '');
    if (entry.isFile() && HASHED_NAME.test(file) && !needed.has(file))
      await rm(path.join(folder, entry.name));
  }
}

const COMPRESSED = /\.(br|gz)$/;
