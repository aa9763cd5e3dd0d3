import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isServed } from '../build/built-packages.ts';
import { audienceFaults, faultsOfArea, faultsOfShell, type Candidate } from './conformance.ts';
import type { Pointer, SiteState } from './ledger.ts';
import {
  builtPublication,
  isArea,
  publishedBuild,
  type PackageName,
  type Publication,
} from './publication.ts';
import { Refused } from './refused.ts';
import { refuseBelowMinimum } from './rollback.ts';
import { change, pointerOf, withPointer, type Site } from './site.ts';
import { unfinished } from './write-atomically.ts';

/** A publication's version and commit; `isNew` is false when that build was already the current one. */
export interface Published extends Pick<Publication, 'name' | 'version'> {
  readonly commit: string | null;
  readonly isNew: boolean;
  /** Addresses that the version before did not have. */
  readonly newAddresses: readonly string[];
}

/**
 * Publishes a package as this workspace has built it. All files are in place before anything refers to them.
 * Throws `Refused`.
 */
export async function publish(site: Site, name: PackageName, by: string): Promise<Published> {
  const { publication, folder } = builtPublication(name);
  let newAddresses: readonly string[] = [];
  const isNew = await change(site, by, async (state) => {
    await refuseOtherBuild(site, publication);
    const before = state && pointerOf(state, name);
    if (before) refuseBelowMinimum(before, publication.version);
    const faults = state ? await faultsOf(site, state, publication, folder) : firstFaults(name);
    if (faults.length > 0) throw new Refused(publication, faults);
    await copyFiles(site, publication, folder);
    await site.ledger.keep(publication);
    if (before?.version === publication.version) return null;
    const pointer = pointTo(publication, before);
    if (before) newAddresses = addedBy(publication, await site.ledger.publication(name, before.version));
    return {
      state: state ? withPointer(state, pointer) : { shell: pointer as Pointer<'shell'>, areas: [] },
      line: {
        ...{ action: 'publish', name, from: before?.version ?? null, to: publication.version },
        ...(publication.commit && { commit: publication.commit }),
      },
    };
  });
  const { version, commit = null } = publication;
  return { name, version, commit, isNew, newAddresses };
}

function addedBy({ routes = [] }: Publication, before: Publication): readonly string[] {
  const known = (before.routes ?? []).map(({ path: address }) => address);
  return routes
    .map(({ path: address }) => address)
    .filter((address) => before.routes && !known.includes(address));
}

const firstFaults = (name: PackageName) => (name === 'shell' ? [] : ['the shell must be published first']);

/** A version that is switched off stays off after publishing. */
function pointTo({ name, version }: Publication, before: Pointer | null): Pointer {
  if (!before) return { name, version, previous: null, enabled: true, message: null };
  const previous = before.version === version ? before.previous : before.version;
  return { ...before, version, previous };
}

async function refuseOtherBuild({ ledger }: Site, publication: Publication): Promise<void> {
  const { name, version } = publication;
  const known = await ledger.publicationOrNull(name, version);
  if (known && !isDeepStrictEqual(contentOf(known), contentOf(publication)))
    throw new Refused(publication, [
      `that version is already there with other files; raise the version in ${name}/package.json`,
    ]);
}

/**
 * The parts of a build that users get: its scripts, which name its other files, and its content in the pages.
 */
const contentOf = ({ integrity, prerendered, server = null, template }: Publication) => ({
  integrity,
  prerendered,
  server,
  template,
});

async function faultsOf(
  { folder: site, ledger }: Site,
  state: SiteState,
  publication: Publication,
  folder: string,
): Promise<readonly string[]> {
  const { name } = publication;
  const candidateOf = async (pointer: Pointer): Promise<Candidate> => {
    const known = await ledger.publication(pointer.name, pointer.version);
    return { publication: known, built: publishedBuild(known, pointer.name, site) };
  };
  const candidate = { publication, built: { ...publishedBuild(publication, name, site), folder } };
  const shell = await candidateOf(state.shell);
  if (isArea(name)) return faultsOfArea(candidate, shell);
  const areas = await Promise.all(state.areas.filter(isOn).map(candidateOf));
  return [...audienceFaults(publication, shell.publication), ...faultsOfShell(candidate, areas)];
}

const isOn = ({ enabled }: Pointer) => enabled;

/**
 * Copies the files to the site: an area's folder atomically, the shell's files (named by their content,
 * except for a few icons) one by one.
 */
async function copyFiles({ folder: site }: Site, { name, base }: Publication, folder: string): Promise<void> {
  const target = path.join(site, base);
  const next = unfinished(path.join(site, name));
  await cp(folder, next, { recursive: true, preserveTimestamps: true, filter: isServed });
  if (name === 'shell')
    for (const file of await readdir(next)) await rename(path.join(next, file), path.join(target, file));
  else if (!(await exists(path.join(target, 'remoteEntry.js')))) {
    await rm(target, { recursive: true, force: true });
    await mkdir(path.dirname(target), { recursive: true });
    await rename(next, target);
  }
  await rm(next, { recursive: true, force: true });
}

const exists = (file: string) => readFile(file).then(Boolean, () => false);
